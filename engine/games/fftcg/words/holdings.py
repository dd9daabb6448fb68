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
from engine.text.holes import hole, rest
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


#: "this is the second card you have cast this turn": so many by now.
_NTH = HappenedThisTurn(
    PlayerActs(Player.YOU, (Casts(hole("what")),)), Quantity(Comparison.EXACTLY, Number(hole("count")))
)


def _attacks(*printed: str) -> list[Phrase]:
    """ "your opponent attacked": a Forward of theirs did (FFTCG 10.1.2)."""
    return [
        tree(Happens((Any(Noun((OfType(CardType.FORWARD), ControlledBy(player)))),), (Attacks(),)),
             f"{who} {form.replace('HAVE', have)}")
        for player, who, have in ((Player.YOU, "you", "have"), (Player.OPPONENT, "your opponent", "has"))
        for form in printed
    ]


def _passives(*be: str) -> list[Phrase]:
    """ "a special ability is used", "a Summon has been cast", by whomever."""
    return [
        tree(PlayerActs(Player.EITHER, (deed(hole("what")),)), f"{{what:doer}} {is_} {done}")
        for is_ in be
        for deed, done in ((Casts, "cast"), (UsesAbility, "used"))
    ]


#: It is yours, and you control no other.
_SOLE = And((
    Is(hole("what"), Noun((rest("noun", Noun), _YOURS))), Controls(Player.YOU, _ONE, hole("noun")),
))

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
            tree(_SOLE, "the only {noun:bare/one} you control is {what:ref}"),
            tree(_SOLE, "{what:ref} is the only {noun:bare/one} you control"),
            tree(_NTH, "{@this is|it is|it was|that card is} {@the {count:ordinal} {what:any_bare}"
                 " {@you have|you've|you} cast|your {count:ordinal} {what:any_bare}}"
                 " {@this turn|of the turn|of this turn}"),
            tree(Not(HappenedThisTurn(Happens((Any(hole("noun")),), hole("deeds")))),
                 "no {noun:noun/many} {deeds:done=/many} this turn"),
            tree(And((Controls(hole("player"), hole("few"), hole("noun")),
                      Controls(hole("player"), hole("more"), hole("other")))),
                 "{player#:subject} ~control {few#:quantity} {noun:noun} and {more#:quantity} {other:noun}"),
        ],
    ),
    (
        "one_event",
        [
            # It enters theirs.
            *[tree(Happens((hole("what"),), (Enters(player),)), f"{plays} {{what:doer}} onto the field")
              for player, plays in ((Player.YOU, "you play"), (Player.OPPONENT, "your opponent plays"))],
            tree(Happens((hole("who"),), (FormsParty(hole("others")),)),
                 "{who:ref} and {others:doer,and} form a party and attack"),
            *_passives("is"),
        ],
    ),
    ("past", [*_passives("was", "has been"), *_attacks("attacked", "HAVE attacked")]),
    ("not_past", _attacks("did not attack", "HAVE not attacked")),
    (
        "casting_static",
        [
            tree(CastOnlyIf(hole("what"), Not(hole("condition"))), f"you cannot {CAST_IT} if {{condition:condition}}"),
            phrase(CastOnlyIf, f"you {{can {CAST_IT} only|can only {CAST_IT}}} {{condition:limit_condition}}"),
        ],
    ),
]
