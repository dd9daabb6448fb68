"""What a player has and has not: only such cards, the only one, and the so-many-th card of the turn."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import Comparison, Number, Quantity
from engine.abilities.conditions import And, Controls, HappenedThisTurn, Is, Not
from engine.abilities.events import Attacks, Enters, Happens, PlayerActs
from engine.abilities.nouns import ControlledBy, Noun, OfType, OtherThan, Quality
from engine.abilities.players import Player
from engine.abilities.references import Any
from engine.abilities.stack import Casts, UsesAbility
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.vocabulary import CastOnlyIf, FormsParty, IsCharacter
from engine.games.fftcg.words.castings import CAST_IT
from engine.text.grammar import Phrase, phrase, shaped, tree
from engine.text.holes import hole
from engine.text.templates import Build, Take

_NONE = Quantity(Comparison.EXACTLY, Number(0))
_ONE = Quantity(Comparison.EXACTLY, Number(1))
_YOURS = ControlledBy(Player.YOU)


def _kind(noun: Noun) -> Quality:
    """What the noun is one of: a Character, where it does not say."""
    return next((quality for quality in noun.qualities if isinstance(quality, OfType)), IsCharacter())


def _only(player: Player) -> tuple[Build, Take]:
    """ "you only control Ice Characters": none that is not."""

    def build(slots: Mapping[str, object]) -> object:
        noun: Noun = slots["noun"]  # type: ignore[assignment]
        return Controls(player, _NONE, Noun((_kind(noun), OtherThan(noun))))

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Controls(who, quantity, Noun((kind, OtherThan(Noun() as noun)))):
                if who is player and quantity == _NONE and kind == _kind(noun):
                    return {"noun": noun}
        return None

    return build, take


def _sole(slots: Mapping[str, object]) -> object:
    """ "the only Forward you control is Ramza": it is yours, and you control no other."""
    noun: Noun = slots["noun"]  # type: ignore[assignment]
    yours = Noun((*noun.qualities, _YOURS))
    return And((Is(slots["what"], yours), Controls(Player.YOU, _ONE, noun)))  # type: ignore[arg-type]


def _take_sole(value: object) -> Mapping[str, object] | None:
    match value:
        case And((Is(what, Noun((*qualities, place))), Controls(Player.YOU, quantity, noun))):
            if place == _YOURS and quantity == _ONE and tuple(qualities) == noun.qualities:
                return {"what": what, "noun": noun}
    return None


#: "this is the second card you have cast this turn": so many by now.
_NTH = HappenedThisTurn(
    PlayerActs(Player.YOU, (Casts(hole("what")),)), Quantity(Comparison.EXACTLY, Number(hole("count")))
)


def _never(slots: Mapping[str, object]) -> object:
    """ "no Forwards entered your field this turn": none did."""
    return Not(HappenedThisTurn(Happens((Any(slots["noun"]),), slots["deeds"])))  # type: ignore[arg-type]


def _take_never(value: object) -> Mapping[str, object] | None:
    match value:
        case Not(HappenedThisTurn(Happens((Any(noun),), deeds), None)):
            return {"noun": noun, "deeds": deeds}
    return None


def _brings(player: Player) -> tuple[Build, Take]:
    """ "your opponent plays a Forward onto the field": it enters theirs."""

    def build(slots: Mapping[str, object]) -> object:
        return Happens((slots["what"],), (Enters(player),))  # type: ignore[arg-type]

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Happens((what,), (Enters(field, None, None, None),)) if field is player:
                return {"what": what}
        return None

    return build, take


def _by_anybody(deed: type[Casts] | type[UsesAbility]) -> tuple[Build, Take]:
    """ "a special ability is used", "a Summon has been cast", by whomever."""

    def build(slots: Mapping[str, object]) -> object:
        return PlayerActs(Player.EITHER, (deed(slots["what"]),))  # type: ignore[arg-type]

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case PlayerActs(Player.EITHER, (Casts() | UsesAbility() as done,)) if done == deed(done.what):
                return {"what": done.what}
        return None

    return build, take


def _together(slots: Mapping[str, object]) -> object:
    """ "you control 2 or more Fire Backups and 3 or more Ice Backups": so many of the one and of the other."""
    player: Player = slots["player"]  # type: ignore[assignment]
    return And((Controls(player, slots["few"], slots["noun"]), Controls(player, slots["more"], slots["other"])))  # type: ignore[arg-type]


def _take_together(value: object) -> Mapping[str, object] | None:
    match value:
        case And((Controls(player, few, noun), Controls(same, more, other))) if player is same:
            return {"player": player, "few": few, "noun": noun, "more": more, "other": other}
    return None


def _attacked(player: Player) -> tuple[Build, Take]:
    """ "your opponent attacked": a Forward of theirs did (FFTCG 10.1.2)."""
    theirs = Any(Noun((OfType(CardType.FORWARD), ControlledBy(player))))
    attack = Happens((theirs,), (Attacks(),))
    return lambda slots: attack, lambda value: {} if value == attack else None


def _attacks(*printed: str) -> list[Phrase]:
    return [
        shaped(Happens, f"{who} {form.replace('HAVE', have)}", *_attacked(player))
        for player, who, have in ((Player.YOU, "you", "have"), (Player.OPPONENT, "your opponent", "has"))
        for form in printed
    ]


def _in_company(slots: Mapping[str, object]) -> object:
    """ "Ramza and 1 or more Job Knight Forwards form a party and attack": it does, with them."""
    return Happens((slots["who"],), (FormsParty(slots["others"]),))  # type: ignore[arg-type]


def _take_in_company(value: object) -> Mapping[str, object] | None:
    match value:
        case Happens((who,), (FormsParty(others),)) if others:
            return {"who": who, "others": others}
    return None


def _passives(*be: str) -> list[Phrase]:
    return [
        shaped(PlayerActs, f"{{what:doer}} {is_} {done}", *_by_anybody(deed))
        for is_ in be
        for deed, done in ((Casts, "cast"), (UsesAbility, "used"))
    ]


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "one_condition",
        [
            *[
                shaped(Controls, f"{words} {{noun:bare/many}}", *_only(player))
                for player, who, controls in (
                    (Player.YOU, "you", "control"), (Player.OPPONENT, "your opponent", "controls"),
                )
                for words in (f"{who} only {controls}", f"{who} {controls} only")
            ],
            shaped(And, "the only {noun:bare/one} you control is {what:ref}", _sole, _take_sole),
            shaped(And, "{what:ref} is the only {noun:bare/one} you control", _sole, _take_sole),
            tree(_NTH, "{@this is|it is|it was|that card is} {@the {count:ordinal} {what:any_bare}"
                 " {@you have|you've|you} cast|your {count:ordinal} {what:any_bare}}"
                 " {@this turn|of the turn|of this turn}"),
            shaped(Not, "no {noun:noun/many} {deeds:done=/many} this turn", _never, _take_never),
            shaped(And, "{player#:subject} ~control {few#:quantity} {noun:noun} and {more#:quantity} {other:noun}",
                   _together, _take_together),
        ],
    ),
    (
        "event",
        [
            shaped(Happens, "you play {what:doer} onto the field", *_brings(Player.YOU)),
            shaped(Happens, "your opponent plays {what:doer} onto the field", *_brings(Player.OPPONENT)),
            shaped(Happens, "{who:ref} and {others:doer,and} form a party and attack", _in_company, _take_in_company),
            *_passives("is"),
        ],
    ),
    ("past", [*_passives("was", "has been"), *_attacks("attacked", "HAVE attacked")]),
    ("not_past", _attacks("didn't attack", "did not attack", "HAVE not attacked", "HAVEn't attacked")),
    (
        "casting_static",
        [
            tree(CastOnlyIf(hole("what"), Not(hole("condition"))), f"you cannot {CAST_IT} if {{condition:condition}}"),
            phrase(CastOnlyIf, f"you {{can {CAST_IT} only|can only {CAST_IT}}} {{condition:limit_condition}}"),
        ],
    ),
]
