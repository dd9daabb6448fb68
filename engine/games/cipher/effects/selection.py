"""Picking: finding the objects that an effect acts on, asking the acting player where the text lets them choose.

Nothing is chosen before it is carried out. A player who has to choose among hidden cards of their own such cards as
the text describes may choose none (Cipher 2.4); of cards that any of them will do, one has to be chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence

from engine import enforcement
from engine.abilities.amounts import AnyNumber, Count, Exactly, UpTo
from engine.abilities.amounts import Number as PrintedNumber
from engine.abilities.effects import Effect
from engine.abilities.nouns import (
    Among,
    ControlledBy,
    InZone,
    Named,
    Noun,
    OtherThan,
)
from engine.abilities.players import Player
from engine.abilities.references import Any, Both, It, Pick, Reference, Source, Them, This, Those
from engine.answers import Answer, Cards, Number
from engine.effects import evaluate
from engine.games.cipher.effects import board as boards
from engine.games.cipher.effects import nouns, places, prompts
from engine.games.cipher.effects.outcome import Refs
from engine.games.cipher.effects.resolution import Resolution
from engine.games.cipher.rules.table import DECK, HAND, ORB
from engine.games.cipher.vocabulary import Another, EachAlly, IsUnit, Zone
from engine.objects import ref
from engine.requests import ChooseCards, ChooseNumber, Request
from engine.rulebook import Refusal
from engine.veil import describes, is_secret, veiled

Finding = Generator[Request, Answer, Refs]
#: Why a card cannot be picked, or None where it can.
Able = Callable[[int], Refusal | None]
#: References that a player has to make up their mind about.
PICKED = (Pick, Any, Another)

_THIS = This(Noun((IsUnit(),)))
_ONE = Exactly(PrintedNumber(1))
#: Whoever is to choose among units finds them in either line.
_LINES = ("front line", "back line")


def rule_of(count: Count) -> str:
    """Return the rule by which so many are chosen."""
    if isinstance(count, UpTo):
        return "Cipher 24.1.6.1"
    return "Cipher 24.1.7.1" if isinstance(count, AnyNumber) else "Cipher 21.1.1.2"


def as_pick(what: Pick | Any | Another) -> Pick:
    """Return what a player chooses as so many that fit a noun."""
    if isinstance(what, Pick):
        return what
    if isinstance(what, Another):
        return Pick(_ONE, Noun((OtherThan(_THIS), *what.noun.qualities)))
    return Pick(_ONE, what.noun)


def resolve(what: Reference, res: Resolution, doing: Effect | None = None, *, able: Able | None = None) -> Finding:
    """Return the objects that are meant, as they are now; what the text lets choose, the actor chooses.

    ``able`` keeps from being chosen what the effect could not be carried out with (Cipher 2.3).
    """
    if isinstance(what, PICKED):
        found = yield from pick(as_pick(what), res, doing, able)
    elif isinstance(what, EachAlly):
        found = yield from _each(what, res, able)
    elif isinstance(what, Both):
        every: list[tuple[int, int]] = []
        for one in what.references:
            every.extend((yield from resolve(one, res, doing, able=able)))
        found = tuple(dict.fromkeys(every))  # type: ignore[arg-type]
    else:
        found = tuple(res.current(one) for one in evaluate.refs(what, res))
        if not found or isinstance(what, Source | This):
            return found
    res.it = found
    return found


def pool(what: Pick, res: Resolution, able: Able | None = None) -> list[int]:
    """Return the cards that the actor may choose from; as far as anybody knows, where the deed is ``veiled``."""
    said = res.it
    if res.looked and any(isinstance(one, Among) and _said_last(one.them) for one in what.noun.qualities):
        # "Among them" are those looked at, whatever was spoken of since.
        res.it = res.looked
    found = nouns.candidates(what.noun, res) if res.veiled else evaluate.find(what.noun, res)
    if places.is_ones_own(what.noun):
        found = [number for number in found if res.state.cards[number].zone & 1 == res.actor]
    found = [
        number
        for number in found
        if (res.veiled and is_secret(number, res))
        or ((not res.veiled or evaluate.fits(what.noun, number, res)) and (able is None or able(number) is None))
    ]
    res.it = said
    return found


def tells(what: Pick, res: Resolution) -> bool:
    """Whether it would tell the opponent of hidden cards if the actor were not asked to choose (Cipher 6.8.2).

    So it is where the text describes the cards, and some of those there lie hidden: nobody but the actor knows whether
    they fit.
    """
    return describes(what.noun) and any(is_secret(number, res) for number in veiled(res, lambda: pool(what, res)))


def _said_last(reference: Reference) -> bool:
    return isinstance(reference, It | Them | Those)


def bounds(what: Pick, found: Sequence[int], res: Resolution) -> tuple[int, int]:
    """Return how many are chosen at the fewest and at the most, of those there are (Cipher 2.4, 24.1.6, 24.1.7).

    The named value "optional" tells that the text lets the actor leave it: "You may choose 1 card".
    """
    least, most = evaluate.span(what.count, len(found), res)
    if isinstance(what.count, AnyNumber):
        least = min(1, most)
    if res.named.get("optional") or _may_have_none(what.noun, found, res):
        least = 0
    return least, most


def _may_have_none(noun: Noun, found: Sequence[int], res: Resolution) -> bool:
    """Whether a skill's player chooses among hidden cards of their own those that the text describes (Cipher 2.4)."""
    if res.kind == "cost" or res.actor != res.named.get("user", res.seat) or not found:
        # "Each player chooses": the other player is not the one whose skill it is.
        return False
    hidden = (DECK[res.seat], HAND[res.seat], ORB[res.seat])
    state = res.state
    if any(state.cards[one].zone not in hidden or state.sees(1 - res.seat, state.cards[one]) for one in found):
        # What lies open, or is revealed just now (Cipher 24.1.4.2), is no secret to keep.
        return False
    return describes(noun)


def pick(what: Pick, res: Resolution, doing: Effect | None = None, able: Able | None = None) -> Finding:
    """Ask the actor for so many that fit."""
    found = pool(what, res, able)
    if any(isinstance(one, InZone) and one.zone is Zone.DECK for one in what.noun.qualities):
        res.named["searched"] = True
    least, most = bounds(what, found, res)
    optional = res.named.pop("optional", False)
    private = tells(what, res)
    if (not found or most == 0) and not private:
        return ()
    noun = what.noun
    binds = evaluate.binds(noun)
    if binds:
        least = reachable(noun, found, least, res)

    def together(numbers: tuple[int, ...]) -> Refusal | None:
        if evaluate.together(noun, numbers, res):
            return None
        return Refusal("Cipher 21.1.1.1", "These cards do not go together as the text asks.")

    answer = yield ChooseCards(
        res.actor, prompts.choose(what, doing), rule_of(what.count), lambda: tuple(found), least, most,
        (("card", res.source.number),), together=together if binds else None, faces=_may_look(found, res),
        private=private,
        anyway=lambda number: enforcement.beside(res.state, res.actor, found, number, rule_of(what.count), _LINES),
    )
    assert isinstance(answer, Cards)
    if optional and not answer.cards:
        res.named["declined"] = True
    return tuple(ref(res.state, number) for number in answer.cards)


def _may_look(found: Sequence[int], res: Resolution) -> bool:
    """Whether the actor sees the cards to choose from though they lie hidden: those of their own deck."""
    cards = res.state.cards
    return any(cards[n].zone == DECK[res.actor] and not res.state.sees(res.actor, cards[n]) for n in found)


def reachable(noun: Noun, found: Sequence[int], least: int, res: Resolution) -> int:
    """Return how many can be chosen together at the most, the cheapest first, up to the number that should be (2.5)."""
    taken: tuple[int, ...] = ()
    for number in sorted(found, key=lambda one: boards.now(res.state, one).cost):
        if len(taken) < least and evaluate.together(noun, (*taken, number), res):
            taken = (*taken, number)
    return len(taken)


def each_ally(what: EachAlly) -> tuple[Pick, ...]:
    """Return "allied A and B" as one ally of each name."""
    return tuple(Pick(_ONE, Noun((ControlledBy(Player.YOU), Named(name)))) for name in what.names)


def _each(what: EachAlly, res: Resolution, able: Able | None) -> Finding:
    found: list[int] = []
    for one in each_ally(what):
        left = [number for number in pool(one, res, able) if number not in found]
        if len(left) > 1:
            answer = yield ChooseCards(
                res.actor, prompts.choose(one), "Cipher 21.2.2.1", lambda left=left: tuple(left), 1, 1,  # type: ignore[misc]
                (("card", res.source.number),),
            )
            assert isinstance(answer, Cards)
            left = list(answer.cards)
        found.extend(left)
    return tuple(ref(res.state, number) for number in found)


def present(found: Refs, res: Resolution) -> list[int]:
    """Return the cards of those objects that are still there (Cipher 6.5)."""
    cards = res.state.cards
    return [one.number for one in found if one.number >= 0 and cards[one.number].entered == one.entered]


def how_many(count: Count, available: int, res: Resolution, text: str) -> Generator[Request, Answer, int]:
    """Return a number of things, asking the actor where the text leaves it open (Cipher 2.6)."""
    least, most = evaluate.span(count, available, res)
    if least >= most:
        return most
    answer = yield ChooseNumber(res.actor, text, "Cipher 2.6", least, most, (("card", res.source.number),))
    assert isinstance(answer, Number)
    return answer.value


__all__ = [
    "PICKED", "as_pick", "bounds", "each_ally", "how_many", "pick", "pool", "present", "reachable", "resolve", "tells",
]  # fmt: skip
