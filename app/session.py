"""A session: a match joined to the one or two seats that sit at this screen.

The table shows what ``view()`` and ``question()`` say for the seat that looks (``viewer``), and moves its
pieces by the events of ``happened``. Everything that a player does goes through here: answers, overrides,
taking back, conceding.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, QTimer

from app.agreeing import Consent, Mode
from app.passing import Wish
from app.playing import Playing
from app.programs import Player, Programs
from engine.answers import Answer, Cancel, Pass
from engine.journal import Overrode
from engine.match import Match, Outcome
from engine.net.history import History
from engine.overrides import Override, Rules
from engine.questions import PlayOffer, Question
from engine.rulebook import Refusal
from engine.views import LogLine, PublicEvent, View, ZoneView


class Session(Playing):
    """Joins a match to the seats of this screen. ``programs`` has the program of each seat that no human
    plays; without a ``mode`` the rules have to say as much as they had.
    """

    def __init__(
        self,
        match: Match,
        programs: Mapping[int, Player] | None = None,
        *,
        mode: Mode | None = None,
        open_hands: bool = False,
        pace: int = 500,
        stops: Sequence[str] = (),
        parent: QObject | None = None,
    ) -> None:
        self.players = dict(programs or {})
        humans = tuple(seat for seat in (0, 1) if seat not in self.players)
        super().__init__(humans, open_hands=open_hands, pace=pace, parent=parent)
        self.match = match
        for passing in self.passing.values():
            passing.stops.own.update(stops)
        self.history = History(match)
        self._heard: dict[int, list[PublicEvent]] = {seat: [] for seat in (0, 1)}
        self._view: View | None = None
        self._question: Question | None = None
        self._over = False
        self._dirty = False
        self._working = Programs(self)
        self._working.thought.connect(self._play_program)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._do_automatic)
        if mode is not None:
            self.mode = mode
        for seat in (0, 1):
            match.watch(seat, self._heard[seat].append)
        match.listen(self._changed)

    @property
    def mode(self) -> Mode:
        """How much the rules have to say; the match knows it, so that it is recorded and taken back with the rest."""
        return Mode(self.match.rules)

    @mode.setter
    def mode(self, mode: Mode) -> None:
        if mode is not self.mode:
            self._guarded(lambda: self.match.override(self.viewer, Rules(mode.value)))

    # What the seat that looks may know

    @property
    def fresh(self) -> bool:
        return not self.match.entries

    def view(self) -> View:
        """The position as the seat that looks may know it."""
        if self._view is None:
            with self._working.lock:
                self._view = self.match.view(self.viewer)
        return self._view

    def log(self) -> tuple[LogLine, ...]:
        """All that was said so far, as the seat that looks may read it."""
        with self._working.lock:
            return self.match.log(self.viewer)

    def question(self) -> Question | None:
        """What is asked; without answers while another seat is asked."""
        if self._question is None:
            with self._working.lock:
                self._question = self.match.question(self.viewer)
        return self._question

    @property
    def asked(self) -> int:
        """The seat that is asked something, -1 when the game is over."""
        request = self.match.request
        return -1 if request is None else request.seat

    @property
    def may_pass_unseen(self) -> bool:
        request = self.match.request
        return request is not None and request.kind == "play"

    def judge(self, answer: Answer) -> Refusal | None:
        """Return why the seat that looks could not answer this, or None where it could; nothing happens."""
        with self._working.lock:
            return self.match.judge(self.viewer, answer)

    def can_anyway(self, answer: Answer) -> bool:
        """Whether the seat that looks can answer this by hand though the rules refuse it: never where they are
        enforced.
        """
        if self.mode is Mode.ENFORCED and not self.hands_free:
            return False
        with self._working.lock:
            return self.match.impossible(self.viewer, answer) is None

    def refused_with(self, handle: int) -> tuple[PlayOffer, ...]:
        """What the seat that looks might do with a card if the rules allowed it."""
        with self._working.lock:
            return self.match.refused_with(self.viewer, handle)

    def explain(self, handle: int) -> tuple[LogLine, ...]:
        """Where the current values of a card come from, as far as the seat that looks may know it."""
        with self._working.lock:
            return self.match.explain(self.viewer, handle)

    def suggestion(self) -> Answer:
        """Some legal answer to the question that is asked."""
        with self._working.lock:
            return self.match.sample(random.Random(0))

    def suggest(self, then: Callable[[Answer], object]) -> None:
        then(self.suggestion())

    # Beginning and ending

    def begin(self) -> None:
        """Start the game: programs think, empty windows pass, the table is told."""
        self._changed()

    def close(self) -> None:
        """Stop everything that runs."""
        self._timer.stop()
        self._working.stop()

    # What players do

    def answer(self, answer: Answer, *, by_hand: bool = True) -> Refusal | None:
        """Give the answer of the seat that looks. To take an action back that has shown something hidden is to undo it,
        with the other seat's consent.
        """
        question = self.my_question
        if isinstance(answer, Cancel) and question is not None and question.shown:
            keep = self.match.back
            self.ask_consent("undo", "", lambda: self._undo(keep))
            return None
        return self._answer(self.viewer, answer, by_hand)

    def pass_until(self, wish: Wish) -> None:
        """Pass until what the player wishes; or hold priority in every window."""
        self.passing[self.viewer].want(wish, self.view())
        self._advance()
        self.changed.emit()

    def override(self, verb: Override) -> Refusal | None:
        """Do something by hand for the seat that looks, whatever the rules say."""
        self._stop_waiting()
        self.history.will_act(self.viewer, by_hand=True)
        refusal = self._guarded(lambda: self.match.override(self.viewer, verb))
        if refusal is not None:
            self.history.did_not_act()
            self.refused.emit(refusal)
            self._advance()
        return refusal

    def override_with_consent(self, verbs: Sequence[Override], words: str, *, refused: bool = False) -> None:
        """Do something by hand: at once where hands are asked for, else if the other seat agrees. ``words`` say what,
        or, where the rules ``refused`` it, why.
        """
        if self.hands_free:
            self._override_all(verbs)
        else:
            self.ask_consent("anyway" if refused else "override", words, lambda: self._override_all(verbs))

    def _override_all(self, verbs: Sequence[Override]) -> None:
        for verb in verbs:
            if self.override(verb) is not None:
                return

    def concede(self, seat: int | None = None) -> None:
        """Give the game up."""
        self._stop_waiting()
        self._guarded(lambda: self.match.concede(self.viewer if seat is None else seat))

    def undo(self, *, turn: bool = False) -> bool:
        """Take back to before the last thing done by hand, or to the start of the turn; with consent where
        needed.
        """
        keep = self.history.before_turn() if turn else self.history.before_last(self.humans)
        if keep is None:
            return False
        if self.history.showed_something_since(keep):
            self.ask_consent("undo", "turn" if turn else "", lambda: self._undo(keep))
        else:
            self._undo(keep)
        return True

    def redo(self) -> bool:
        """Do again what was taken back last."""
        self._stop_waiting()
        with self._working.lock:
            done = self.history.redo()
        if done:
            self.history.note(self._heard, again=True)
            self._rewound()
        return done

    def request_mode(self, mode: Mode) -> None:
        """Play in another mode from now on, if the other seat agrees."""
        if mode is not self.mode:
            self.ask_consent("mode", mode.value, lambda: self._set_mode(mode))

    def look(self, seat: int) -> None:
        """Let another seat of this screen look at the table: both hands were hidden between."""
        self.waiting_for = None
        self.viewer = seat
        self._forget()
        self.rewound.emit()
        self.changed.emit()
        self._advance()

    def pass_unseen(self) -> None:
        """The seat that the screen is asked for passes without looking; who sat there goes on."""
        seat, self.waiting_for = self.waiting_for, None
        if seat is not None:
            self.rewound.emit()
            self._answer(seat, Pass(), by_hand=True)

    # Consent

    def ask_consent(self, what: str, detail: str, agree: Callable[[], object]) -> None:
        """Ask the other seat. A program agrees to everything; so does a table where only one human sits."""
        other = 1 - self.viewer
        if other not in self.humans:
            agree()
            return
        self._stop_waiting()
        self.consent = Consent(self.viewer, other, what, detail, agree)  # type: ignore[arg-type]
        self.consent_asked.emit(self.consent)
        self.changed.emit()

    def settle_consent(self, yes: bool) -> None:
        """The other seat agrees, or not."""
        consent, self.consent = self.consent, None
        if consent is None:
            return
        if yes:
            consent.agree()
        self.consent_settled.emit(yes)
        self.changed.emit()
        self._advance()

    # Inside

    def _answer(self, seat: int, answer: Answer, by_hand: bool) -> Refusal | None:
        self._stop_waiting()
        self.history.will_act(seat, by_hand=by_hand)
        if by_hand and seat in self.passing:
            self.passing[seat].acted(answer)
        if not isinstance(answer, Pass) and 1 - seat in self.passing:
            self.passing[1 - seat].other_acted()
        refusal = self._guarded(lambda: self.match.answer(seat, answer))
        if refusal is not None:
            self.history.did_not_act()
            self.refused.emit(refusal)
            self._advance()
        return refusal

    def _guarded(self, act: Callable[[], Refusal | None]) -> Refusal | None:
        """Do something to the match. Where the law fails, the match is as before and the table is told."""
        try:
            with self._working.lock:
                refusal = act()
        except Exception as problem:
            self.history.did_not_act()
            refusal = None
            self._forget()
            self.failed.emit(f"{type(problem).__name__}: {problem}")
        self._tell()
        return refusal

    def _undo(self, keep: int) -> None:
        self._stop_waiting()
        with self._working.lock:
            self.history.undo(keep)
        self._rewound()

    def _rewound(self) -> None:
        """The position is one from before: passing waits, and the table takes it over without a story."""
        for passing in self.passing.values():
            passing.paused = True
            passing.wish = Wish.NOTHING
        self._over = self._dirty = False
        for events in self._heard.values():
            events.clear()
        self._forget()
        self.rewound.emit()
        self.changed.emit()
        self._advance()

    def _set_mode(self, mode: Mode) -> None:
        self._stop_waiting()
        self.mode = mode

    def _forget(self) -> None:
        self._view = self._question = None

    def _stop_waiting(self) -> None:
        self._timer.stop()
        self._working.drop()

    def _changed(self) -> None:
        """The match says that it changed; it may still hold the lock, so this only notes it down."""
        self._dirty = True
        if not self._working.lock.locked():
            self._tell()

    def _tell(self) -> None:
        """Tell the table what happened, then go on by itself as far as nobody needs to be asked."""
        if not self._dirty:
            return
        self._dirty = False
        self._forget()
        self.history.note(self._heard)
        events = self._heard[self.viewer][:]
        for heard in self._heard.values():
            heard.clear()
        self.happened.emit(events)
        self.changed.emit()
        self._advance()

    def _advance(self) -> None:
        """Let a program think, pass an empty window, or hand the screen over."""
        self._timer.stop()
        if self.consent is not None:
            return
        outcome: Outcome | None = self.match.outcome
        if outcome is not None:
            if not self._over:
                self._over = True
                self.ended.emit(outcome)
            return
        asked = self.asked
        if asked in self.players or self._would_pass(asked):
            self._timer.start(self.pace)
        elif asked not in (self.viewer, self.waiting_for):
            if self.open_hands:
                self.look(asked)
            else:
                self.waiting_for = asked
                self.hand_over.emit(asked)
                self.changed.emit()

    def _would_pass(self, seat: int) -> bool:
        with self._working.lock:
            request, question = self.match.request, self.match.question(seat)
            view = self.match.view(seat) if seat != self.viewer else None
        if request is None or question is None or not self.passing[seat].passes(
            question, view or self.view(), watched=view is not None and self._watched(seat, view)
        ):  # fmt: skip
            return False
        if question.kind == "play":
            return True
        # Whoever went to the attack by hand is asked for it, and whoever must attack.
        by_hand = bool(self.match.entries) and isinstance(self.match.entries[-1], Overrode)
        return not by_hand and request.judge(Pass()) is None

    def _watched(self, seat: int, view: View) -> bool:
        """Whether somebody else at this screen sees if a seat is asked, and may not know all that this seat knows."""
        if self.open_hands or 1 - seat not in self.humans:
            return False
        with self._working.lock:
            other = self.match.view(1 - seat)
        seen = {(zone.name, zone.seat): _faces(zone) for zone in other.zones}
        return any(_faces(zone) > seen[zone.name, zone.seat] for zone in view.zones)

    def _do_automatic(self) -> None:
        asked = self.asked
        if asked in self.players:
            self._working.ask(self.players[asked], self.match, asked)
        elif asked >= 0 and self._would_pass(asked):
            self._answer(asked, Pass(), by_hand=False)

    def _play_program(self, answer: object) -> None:
        asked = self.asked
        if asked not in self.players:
            return
        if isinstance(answer, Answer):
            refusal = self._answer(asked, answer, by_hand=False)
            if refusal is None:
                return
            answer = ValueError(str(refusal))
        self.failed.emit(f"{self.match.names[asked]}: {answer}")


def _faces(zone: ZoneView) -> int:
    """How many cards of a zone can be read."""
    return sum(1 for card in zone.cards if card.code)
