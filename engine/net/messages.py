"""What a seat and its table say to each other: plain values of known shape, each number, text and list with its bound.

A seat *asks* (:data:`Asked`), each time with a number of its own; the table *tells* (:data:`Told`). The same messages
are passed on within one program and over a connection, where :mod:`engine.net.gate` writes them.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from engine.answers import AnyAnswer
from engine.bounds import LONGEST_WORD, MOST, AnySeat, CardNumber, Seat, Word, Words
from engine.overrides import AnyOverride
from engine.questions import PlayOffer, Question
from engine.views import LogLine, PublicEvent, View

#: Numbers that count: requests, changes of a match, proposals.
Count = Annotated[int, Meta(ge=0, le=(1 << 53) - 1)]
#: What is said at the table is no longer than this.
LONGEST_CHAT = 300
Said = Annotated[str, Meta(max_length=LONGEST_CHAT)]
#: Of a longer log the last lines are told.
LONGEST_LOG = 50_000
_Log = Annotated[tuple[LogLine, ...], Meta(max_length=LONGEST_LOG)]
#: What one seat proposes to the other. Each has its sentence on the screen of the other.
UNDO, UNDO_TURN, REDO, MODE, BY_HAND, ANYWAY, REMATCH = PROPOSALS = (
    "undo", "undo turn", "redo", "mode", "override", "anyway", "rematch",
)  # fmt: skip
#: What whoever has lost is asked before the next game: who goes first in it.
FIRST = "first"
What = Annotated[str, Meta(max_length=LONGEST_WORD)]
_Verbs = Annotated[tuple[AnyOverride, ...], Meta(max_length=20)]


class Message(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Anything that is said."""


class Ask(Message, frozen=True, tag=True):
    """Anything a seat says; ``id`` is higher than that of everything it has said before."""

    id: Count


class GiveAnswer(Ask, frozen=True, tag="answer"):
    """An answer to the question of change ``at``; one that has been answered meanwhile is refused. ``by_itself`` tells
    that nobody gave it: an empty window was passed.
    """

    at: Count
    answer: AnyAnswer
    by_itself: bool = False


class DoByHand(Ask, frozen=True, tag="override"):
    """Do these things by hand, at once where the table is free, else if the other seat agrees.

    ``words`` tell the other seat what it is, or, where the rules ``refused`` it, why.
    """

    at: Count
    verbs: _Verbs
    words: Words = ""
    refused: bool = False


class Propose(Ask, frozen=True, tag="propose"):
    """Propose one of :data:`PROPOSALS`; ``detail`` is the mode, say."""

    what: What
    detail: Word = ""


class Settle(Ask, frozen=True, tag="settle"):
    """Agree to a proposal, or not; whoever made it can take it back."""

    proposal: Count
    yes: bool


class Concede(Ask, frozen=True, tag="concede"):
    """Give the game up."""


class Claim(Ask, frozen=True, tag="claim"):
    """Take the game from a player who has been away for as long as was agreed."""


class Chat(Ask, frozen=True, tag="chat"):
    """Say something to the table."""

    words: Said


class Point(Ask, frozen=True, tag="point"):
    """Point at a card, for both to see; ``hover`` tells that the pointer only rests there (0: nowhere any more)."""

    card: CardNumber
    hover: bool = False


class Inquire(Ask, frozen=True, tag="inquire"):
    """Ask what the table knows and a view does not carry, of a card, of an answer, or of the whole log.

    ``what`` is "explain", "refused with", "judge", "suggest" or "log"; and "record" once the game
    is over, from which the shuffles can be checked, and after which nothing is taken back any more.
    """

    what: What
    card: CardNumber = 0
    answer: AnyAnswer | None = None


class Ready(Ask, frozen=True, tag="ready"):
    """Begin, as far as this seat is concerned; or not yet."""

    yes: bool = True


class Contribute(Ask, frozen=True, tag="contribute"):
    """Add one's part to the shuffles of the next game; ``first`` is who goes first in it, from whoever may choose."""

    nonce: Annotated[bytes, Meta(min_length=32, max_length=32)] = bytes(32)
    first: AnySeat = -1


class Show(Ask, frozen=True, tag="show"):
    """Let those who watch and wish it see one's hand, or no more."""

    yes: bool = True


class Wish(Ask, frozen=True, tag="wish"):
    """Of one who watches: see the hand of a seat (-1: of none any more) as soon as its player allows it. ``name`` is
    what they call themselves.
    """

    seat: AnySeat
    name: Word = ""


class Leave(Ask, frozen=True, tag="leave"):
    """Go, and let the match wait."""


Asked = (
    GiveAnswer | DoByHand | Propose | Settle | Concede | Claim | Chat | Point | Inquire | Ready | Contribute
    | Show | Wish | Leave
)


class Tell(Message, frozen=True, tag=True):
    """Anything the table says."""


class Proposal(Tell, frozen=True, tag="proposal"):
    """A seat proposes something to the other."""

    number: Count
    asker: Seat
    what: What
    detail: Words = ""


class Snapshot(Tell, frozen=True, tag="snapshot"):
    """Everything as it is after change ``number``: for a seat that comes, or comes back, or after something was taken
    back. ``mode`` is how much the rules have to say, ``away`` which seats are not there. Without a view the seat is in
    the table's own program, and looks when it wants to.
    """

    number: Count
    view: View | None
    question: Question | None
    log: _Log
    mode: Word
    proposal: Proposal | None = None
    away: tuple[bool, bool] = (False, False)


class Happened(Tell, frozen=True, tag="happened"):
    """Change ``number``: what happened, and the position and the question after it. ``rewound`` tells that something
    was taken back, or done again, ``by_hand`` that a player did it and not the rules; ``acted`` is the seat that did
    something else than to pass. Without a view the seat is in the table's own program, and looks when it wants to.
    """

    number: Count
    events: Annotated[tuple[PublicEvent, ...], Meta(max_length=20_000)]
    view: View | None
    question: Question | None
    mode: Word
    rewound: bool = False
    by_hand: bool = False
    acted: AnySeat = -1


class Accepted(Tell, frozen=True, tag="accepted"):
    """What was asked with this number is done, or, where it is ``proposed``, waits for the other seat."""

    id: Count
    proposed: Count = 0


class Refused(Tell, frozen=True, tag="refused"):
    """What was asked is not done, and why, with the rule. ``offer`` tells that it can be done anyway by hand."""

    id: Count
    rule: Word
    sentence: Words
    offer: bool = False


class Informed(Tell, frozen=True, tag="informed"):
    """The answer to an inquiry, in whichever field it belongs."""

    id: Count
    lines: _Log = ()
    offers: Annotated[tuple[PlayOffer, ...], Meta(max_length=MOST)] = ()
    answer: AnyAnswer | None = None
    record: Annotated[bytes, Meta(max_length=16 * 1024 * 1024)] = b""


class Settled(Tell, frozen=True, tag="settled"):
    """A proposal was agreed to, or not."""

    number: Count
    yes: bool


class Spoke(Tell, frozen=True, tag="spoke"):
    """A seat (-1: somebody who watches) said something at the table."""

    seat: Annotated[int, Meta(ge=-1, le=1)]
    words: Said


class Pointed(Tell, frozen=True, tag="pointed"):
    """A seat points at a card, by the handle of whoever is told; 0 for one that cannot be told from others."""

    seat: Seat
    card: CardNumber
    hover: bool = False


class Wished(Tell, frozen=True, tag="wished"):
    """Somebody who watches would like to see the hand of the seat that is told: its player may allow it. ``name`` is
    what they call themselves.
    """

    name: Word = ""


class Presence(Tell, frozen=True, tag="presence"):
    """Which seats are away, which are ready, and how many seconds are left on the clock of each (-1: no clock); who
    sits there, how many watch, and how many games each has won of how many; who ``shows`` the own hand to those who
    watch, and by how many of them each hand is ``seen``.
    """

    away: tuple[bool, bool]
    ready: tuple[bool, bool] = (True, True)
    clock: tuple[int, int] = (-1, -1)
    claimable: bool = False
    names: tuple[Word, Word] = ("", "")
    watching: Annotated[int, Meta(ge=0, le=1000)] = 0
    wins: tuple[Annotated[int, Meta(ge=0, le=1000)], Annotated[int, Meta(ge=0, le=1000)]] = (0, 0)
    best_of: Annotated[int, Meta(ge=1, le=9)] = 1
    shows: tuple[bool, bool] = (False, False)
    seen: tuple[Annotated[int, Meta(ge=0, le=1000)], Annotated[int, Meta(ge=0, le=1000)]] = (0, 0)


class Again(Tell, frozen=True, tag="again"):
    """Both want to play again: the host's promise for the shuffles of the next game, and the seat that may choose who
    goes first in it (-1: chance decides).
    """

    promise: Annotated[bytes, Meta(min_length=32, max_length=32)]
    chooser: AnySeat = -1


class Ended(Tell, frozen=True, tag="ended"):
    """The game is over: the seat that won (None for a draw), the rule and the sentence."""

    winner: Seat | None
    rule: Word
    sentence: Words


Told = (
    Proposal | Snapshot | Happened | Accepted | Refused | Informed | Settled | Spoke | Pointed | Wished | Presence
    | Again | Ended
)
