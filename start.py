"""Sets Tessera up and starts it: the one command that a player, a developer or a build machine needs.

    python3 start.py                  the table
    python3 start.py test [...]       every check; what follows goes to pytest (--all: long sweeps too)
    python3 start.py package [...]    installers for this system, into dist/
    python3 start.py <anything else>  the `tessera` command, in the environment made for it

The environment is `.venv` beside this file, or the folder that $TESSERA_ENV names.
"""

import os
import sys

ROOT = os.path.dirname(os.path.abspath(__file__))


def main():
    # Only what every Python understands up to here, so that an old one gets a sentence and no traceback.
    if sys.version_info < (3, 11):  # noqa: UP036
        found = ".".join(str(number) for number in sys.version_info[:3])
        sys.stderr.write("Tessera needs Python 3.11 or newer; this is Python " + found + ".\n")
        return 1
    # The folder itself is no package: its name belongs to a library that pytest needs.
    sys.path.insert(0, os.path.join(ROOT, "packaging"))
    from starter.jobs import start

    return start(ROOT, sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
