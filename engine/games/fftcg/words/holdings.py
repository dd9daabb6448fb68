"""What a player has and has not: only such cards, the only one, and the so-many-th card of the turn."""

from __future__ import annotations

from collections.abc import Mapping

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.words.castings import CAST_IT
from engine.text.grammar import Phrase, phrase, same, shaped, tree
from engine.text.holes import hole, rest

_NONE = ab.Quantity(ab.Comparison.EXACTLY, ab.Number(0))
_ONE = ab.Quantity(ab.Comparison.EXACTLY, ab.Number(1))
_YOURS = ab.ControlledBy(ab.Player.YOU)


def _kind(noun: ab.Noun) -> ab.Quality:
    """What the noun is one of: a Character, where it does not say."""
    return next((quality for quality in noun.qualities if isinstance(quality, ab.OfType)), own.IsCharacter())


def _only(slots: Mapping[str, object]) -> object:
    """ "you only control Ice Characters": none that is not."""
    noun: ab.Noun = slots["noun"]  # type: ignore[assignment]
    return ab.Has(slots["player"], _NONE, ab.Noun((_kind(noun), ab.OtherThan(noun))))  # type: ignore[arg-type]


def _take_only(value: object) -> Mapping[str, object] | None:
    match value:
        case ab.Has(player, quantity, ab.Noun((kind, ab.OtherThan(ab.Noun() as noun)))):
            if quantity == _NONE and kind == _kind(noun):
                return {"player": player, "noun": noun}
    return None


#: "this is the second card you have cast this turn": so many by now.
_NTH = ab.HappenedThisTurn(
    ab.PlayerActs(ab.Player.YOU, (ab.Casts(hole("what")),)),
    ab.Quantity(ab.Comparison.EXACTLY, ab.Number(hole("count"))),
)


#: A Forward of a player.
_FORWARD_OF = ab.Any(ab.Noun((ab.OfType(CardType.FORWARD), ab.ControlledBy(hole("player")))))
#: It is yours, and you control no other.
_SOLE = ab.And((
    ab.Is(hole("what"), ab.Noun((rest("noun", ab.Noun), _YOURS))), ab.Has(ab.Player.YOU, _ONE, hole("noun")),
))

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "one_condition",
        [
            shaped(ab.Has, "{player#:subject} {@only ~control|~control only} {noun:bare/many}", _only, _take_only),
            tree(_SOLE, "the only {noun:bare/one} you control is {what:ref}"),
            tree(_SOLE, "{what:ref} is the only {noun:bare/one} you control"),
            tree(_NTH, "{@this is|it is|it was|that card is} {@the {count:ordinal} {what:any_bare}"
                 " {@you have|you've|you} cast|your {count:ordinal} {what:any_bare}}"
                 " {@this turn}"),
            tree(ab.Not(ab.HappenedThisTurn(ab.Happens((ab.Any(hole("noun")),), hole("deeds")))),
                 "no {noun:noun/many} {deeds:deed=/many/past} this turn"),
            tree(ab.And((ab.Has(hole("player"), hole("few"), hole("noun")),
                      ab.Has(hole("player"), hole("more"), hole("other")))),
                 "{player#:subject} ~control {few#:quantity} {noun:noun} and {more#:quantity} {other:noun}"),
        ],
    ),
    (
        "one_event",
        [
            # It enters theirs.
            *[tree(ab.Happens((hole("what"),), (ab.Enters(player),)), f"{plays} {{what:doer}} onto the field")
              for player, plays in ((ab.Player.YOU, "you play"), (ab.Player.OPPONENT, "your opponent plays"))],
            tree(ab.Happens((hole("who"),), (own.FormsParty(hole("others")),)),
                 "{who:ref} and {others:doer,and} form a party and attack"),
        ],
    ),
    # "a special ability is used", "a Summon has been cast", by whomever.
    (
        "happening",
        [
            tree(ab.PlayerActs(ab.Player.EITHER, (deed(hole("what")),)), f"{{what#:doer}} ~be {done}")
            for deed, done in ((ab.Casts, "cast"), (ab.UsesAbility, "used"))
        ],
    ),
    # "your opponent attacked": a Forward of theirs did (FFTCG 10.1.2).
    ("player_attacks", [tree(ab.Happens((_FORWARD_OF,), (ab.Attacks(),)), "{player#:subject} ~attack")]),
    ("past", [same("{:player_attacks/past}")]),
    ("not_past", [same("{:player_attacks/never}")]),
    (
        "casting_static",
        [
            tree(own.CastOnlyIf(hole("what"), ab.Not(hole("condition"))),
                 f"you cannot {CAST_IT} if {{condition:condition}}"),
            phrase(own.CastOnlyIf, f"you {{can {CAST_IT} only|can only {CAST_IT}}} {{condition:limit_condition}}"),
        ],
    ),
]
