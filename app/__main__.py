"""The command `tessera`."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence

from app.cli.parser import parser
from app.cli.problems import Problem
from app.memory import collect_seldom
from engine.files import TextError
from engine.game import GameError
from engine.rulebook import LedgerError

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments ask for; return the exit code: 2 for what cannot be done, after one line that
    says why.
    """
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    collect_seldom()
    try:
        chosen = parser().parse_args(arguments)
        code: int = chosen.run(chosen)
    except (Problem, GameError, TextError, LedgerError) as problem:
        print(f"tessera: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\ntessera: interrupted.", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has enough of it; nothing more is to be written, not even at the end.
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as problem:
        print(f"tessera: {problem.filename or 'a file'}: {problem.strerror or problem}.", file=sys.stderr)
        return 2
    return code


if __name__ == "__main__":
    sys.exit(main())
