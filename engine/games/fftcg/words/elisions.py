"""Words that are printed once and meant twice: a verb before two places, a subject before two durations."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.durations import Duration
from engine.abilities.effects import AddToHand, ByPlayer, DeckPlace, Effect, Lasting, PutIntoZone, PutOnDeck, Sequence
from engine.abilities.players import Player
from engine.abilities.references import Reference
from engine.abilities.statics import Change, Changes
from engine.text.grammar import Phrase, phrase, shaped
from engine.text.templates import Build, Take

_PUT = (PutOnDeck, AddToHand, PutIntoZone)
_VERBS = ("put", "place", "return", "add")


def _both_put(slots: Mapping[str, object]) -> object:
    """ "put 1 card on top of your deck and the other at the bottom of your deck"."""
    return Sequence((slots["first"], slots["rest"]))  # type: ignore[arg-type]


def _take_both_put(value: object) -> Mapping[str, object] | None:
    match value:
        case Sequence((first, rest)) if isinstance(first, _PUT) and isinstance(rest, _PUT):
            return {"first": first, "rest": rest}
    return None


def _twice(slots: Mapping[str, object]) -> object:
    """ "Ramza cannot be blocked this turn and gains Brave until the end of the turn"."""
    who: Reference = slots["who"]  # type: ignore[assignment]

    def lasts(duration: str, changes: str) -> Effect:
        given: tuple[Change, ...] = slots[changes]  # type: ignore[assignment]
        term: Duration = slots[duration]  # type: ignore[assignment]
        return Lasting(term, (Changes(who, given),))

    return Sequence((lasts("duration", "changes"), lasts("later", "more")))


def _take_twice(value: object) -> Mapping[str, object] | None:
    match value:
        case Sequence((Lasting(duration, (Changes(who, changes),)), Lasting(later, (Changes(same_who, more),)))):
            if who == same_who:
                return {"who": who, "duration": duration, "changes": changes, "later": later, "more": more}
    return None


def _places(verb: str) -> list[Phrase]:
    """Where cards are put, with the verb, or without it when it stands before."""
    lead = f"~{verb} " if verb else ""
    lines = [
        phrase(PutOnDeck, f"{lead}{{what:obj}} {spot} of {whose} deck{order}", place=place, any_order=flag)
        for whose in ("your", "your opponent's", "their")
        for place, spot in (
            *((DeckPlace.TOP, spot) for spot in ("on top", "on the top", "at the top", "to the top")),
            *((DeckPlace.BOTTOM, spot) for spot in ("at the bottom", "to the bottom", "on the bottom")),
        )
        for order, flag in (("", False), (" in any order", True))
    ]
    lines += [
        phrase(AddToHand, f"{lead}{{what:obj}} {to} {whose} hand")
        for to in ("to", "into", "in")
        for whose in ("your", "their")
    ]
    lines += [
        phrase(PutIntoZone, f"{lead}{{what:obj}} {to} {whose} {{zone:zone}}")
        for to in ("into", "in", "to")
        for whose in ("the", "your")
    ]
    return lines


def _both_decked(whose: str, ends: tuple[DeckPlace, DeckPlace]) -> tuple[Build, Take]:
    """ "put 1 on the top and the other on the bottom of your deck": the deck is printed once."""

    def build(slots: Mapping[str, object]) -> object:
        one, other = (PutOnDeck(slots[name], end) for name, end in zip(("one", "other"), ends, strict=True))  # type: ignore
        return Sequence((one, other))

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Sequence((PutOnDeck(one, place, False), PutOnDeck(other, end, False))) if (place, end) == ends:
                return {"one": one, "other": other}
        return None

    return build, take


_ENDS = {DeckPlace.TOP: ("on the top", "on top", "at the top"), DeckPlace.BOTTOM: ("on the bottom", "at the bottom")}


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "vps",
        [shaped(Sequence, f"{{first:first_put}}{joint} {{rest:rest_put}}", _both_put, _take_both_put)
         for joint in (" and", ", and", ", then")],
    ),
    (
        "vp",
        [
            shaped(Sequence, f"~{verb} {{one:obj}} {here} and {{other:obj}} {there} of {whose} deck",
                   *_both_decked(whose, (first, last)))
            for first, last in ((DeckPlace.TOP, DeckPlace.BOTTOM), (DeckPlace.BOTTOM, DeckPlace.TOP))
            for here in _ENDS[first] for there in _ENDS[last]
            for verb in ("put", "place", "return") for whose in ("your", "their", "your opponent's")
        ],
    ),
    ("first_put", [line for verb in _VERBS for line in _places(verb)]),
    ("rest_put", _places("")),
    (
        "clause",
        [
            # Only where nothing said of cards fits: "they" is the player.
            phrase(ByPlayer, "they {effect:pvp/many}", player=Player.THEY),
            *[
                shaped(
                    Sequence,
                    f"{who} {{changes:change,and}} {{duration:until}} and {{more:change,and}} {{later:until}}",
                    _twice, _take_twice,
                )
                for who in ("{who#:who_one}", "{who#:who_many}")
            ],
        ],
    ),
]
