"""A table at which a recorded match is gone through: whoever looks on sits at a seat of it, as at any other."""

from __future__ import annotations

from engine.match import Match
from engine.net.table import Table


class Replay(Table):
    """A match that was played, at its beginning; ``total`` is how many entries its record has."""

    def __init__(self, match: Match) -> None:
        self.total = len(match.entries)
        self._jumping = False
        super().__init__(match)
        self.go_to(0)

    @property
    def at(self) -> int:
        """How many entries of the record have been shown."""
        return len(self.match.entries)

    def step(self) -> bool:
        """Show the next entry, as it happened; False at the end."""
        with self._chairs.at_work():
            return self.at < self.total and self.match.redo()

    def go_to(self, entry: int) -> None:
        """Show the position after so many entries, without what happened on the way."""
        with self._chairs.at_work():
            self._jumping = True
            if entry < self.at:
                self.match.undo(max(0, entry))
            while self.at < min(entry, self.total) and self.match.redo():
                pass
            self._jumping, self._rewound = False, True
            self._note()
            self._rewound = False

    def _note(self) -> None:
        if not self._jumping:
            super()._note()
