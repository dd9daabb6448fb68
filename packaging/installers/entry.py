"""Where the bundled program begins."""

import multiprocessing
import sys

from app.__main__ import main

if __name__ == "__main__":
    # The soak's helpers are this program too, on Windows and macOS: such a one does their work and ends here.
    multiprocessing.freeze_support()
    sys.exit(main())
