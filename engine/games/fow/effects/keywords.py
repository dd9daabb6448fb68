"""What the keywords of Force of Will mean that stand for abilities in other words (FOW 1105, 1116, 1118, 1121), and
which abilities a card has only once it was awakened, or played after another card (FOW 1109, 1124).
"""

from __future__ import annotations

from dataclasses import replace

from engine import abilities as ab
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import CardType, Keyword

_RESONATOR = ab.Noun((ab.OfType(CardType.RESONATOR),))
_NONE = ab.Quantity(ab.Comparison.EXACTLY, ab.Number(0))
_ONE = ab.Exactly(ab.Number(1))

#: Of a resonator with Explode that deals battle damage: it is destroyed with the resonator that was dealt it (FOW
#: 1105.2, 1105.3).
EXPLODE = ab.AutoAbility(
    ab.Trigger(ab.Happens(
        (ab.Source(),), (ab.DealsDamage((ab.Any(ab.Noun(())), ab.Player.EITHER), ab.DamageKind.BATTLE),)
    )),
    (ab.Break(ab.Both((ab.Source(), ab.That(_RESONATOR)))),),
    ab.Is(ab.Source(), _RESONATOR),
)

EVOLUTION_COUNTER, LIMIT_COUNTER = "evolution", "limit"
#: Of a card with limit counters: one of them is removed as it attacks or blocks (FOW 1118.2).
LIMIT = ab.AutoAbility(
    ab.Trigger(ab.Happens((ab.Source(),), (ab.Attacks(), ab.Blocks()))),
    (ab.RemoveCounter(_ONE, LIMIT_COUNTER, ab.Source()),),
)


def _evolution(ability: own.Evolution) -> ab.Ability:
    """Return the ability to put an evolution counter on it if there is none (FOW 1116.2)."""
    bare = ab.Compares(ab.CountersOn(EVOLUTION_COUNTER, ab.Source()), _NONE)
    return ab.ActionAbility(ability.cost, (ab.IfThen(bare, ab.PlaceCounter(_ONE, EVOLUTION_COUNTER, ab.Source())),))


def _bestow(ability: own.Bestow) -> ab.Ability:
    """Return the ability to add it to a resonator, in main timing while it is added to nothing (FOW 1121.2)."""
    return ab.ActionAbility(
        ability.cost, (ab.Choose((ab.Target(_ONE, _RESONATOR),)), own.Add(ab.Source(), ab.It())),
        (MainTiming(), Loose()),
    )


def _inheritance(ability: own.Inheritance) -> ab.Ability:
    """Return the ability to discard it from the hand."""
    return ab.ActionAbility((*ability.cost, ab.Do(ab.Discard(ab.Source()))), ability.effects)


_NAMESAKES = ab.Noun((
    own.HasWord(own.AbilityWord.MYTHIC), ab.Same(ab.Trait.NAME, ab.Source()), ab.ControlledBy(ab.Player.YOU),
))
#: Of a card with Mythic: where its player controls others with it that share its name, all but one are banished.
MYTHIC = ab.AutoAbility(
    ab.Trigger(ab.Stands(ab.Has(ab.Player.YOU, ab.Quantity(ab.Comparison.AT_LEAST, ab.Number(2)), _NAMESAKES))),
    (own.Banish(ab.Pick(ab.Exactly(ab.Difference(ab.CountOf(_NAMESAKES), ab.Number(1))), _NAMESAKES)),),
)


class MainTiming(ab.Limit):
    """Only in main timing (FOW 701.2)."""


class Loose(ab.Limit):
    """Only while the card is added to nothing (FOW 1121.2)."""


class Unsealed(ab.Condition):
    """Its player controls so many magic stones, or its [Seal] abilities are released."""

    count: int


def _unsealed(ability: ab.Ability, count: int) -> ab.Ability:
    """Return an ability that is there only while it is unsealed."""
    condition = Unsealed(count)
    match ability:
        case ab.FieldAbility(statics):
            return ab.FieldAbility((ab.While(condition, statics),))
        case ab.AutoAbility():
            asked = condition if ability.condition is None else ab.And((condition, ability.condition))
            return replace(ability, condition=asked)
        case ab.ActionAbility():
            return replace(ability, limits=(*ability.limits, ab.OnlyIf(condition)))
        case own.ChantEffect(effects):
            return own.ChantEffect((ab.IfThen(condition, ab.Sequence(effects)),))
        case ab.KeywordAbility(keywords):
            gains = tuple(map(ab.Keyword, keywords))
            return ab.FieldAbility((ab.While(condition, (ab.Changes(ab.Source(), (ab.Gains(gains),)),)),))
    return ability


#: What a card notes of how it was played and what has become of it, that tells which abilities it has.
AWAKENED, TORRENT = "awakened", "torrent"
NOTES = frozenset({AWAKENED, TORRENT})


def expand(ability: ab.Ability, notes: frozenset[str]) -> ab.Ability:
    """Return an ability as what it means for a card with these notes; itself where it is not there."""
    match ability:
        case own.Seal(count, inner):
            return _unsealed(expand(inner, notes), count)
        case own.Labelled(_, inner) if inner is not None:
            return expand(inner, notes)
        case own.Torrent(inner) if TORRENT in notes and inner is not None:
            return expand(inner, notes)
        case own.Awakening(_, inner) if AWAKENED in notes and inner is not None:
            return expand(inner, notes)
        case own.ChantEffect((ab.Lasting(ab.RestOfGame(), statics),)) if all(map(_of_itself, statics)):
            # What a spell says of itself is so while it is one: "this card cannot be cancelled" (FOW 902.2).
            return ab.FieldAbility(statics)
        case own.Evolution():
            return _evolution(ability)
        case own.Shift(cost):
            return ab.ActionAbility(cost, (own.ShiftsOver(),), (MainTiming(),))
        case own.Bestow():
            return _bestow(ability)
        case own.Inheritance():
            return _inheritance(ability)
        case own.Labelled(own.AbilityWord.MYTHIC, None):
            return MYTHIC
        case own.CountersAtStart(own.AbilityWord.LIMIT):
            return LIMIT
    return ability


def _of_itself(static: ab.Static) -> bool:
    return isinstance(static, ab.Changes) and isinstance(static.who, ab.Source | ab.This)


def explodes(ability: ab.Ability) -> bool:
    """Whether an ability is the keyword that stands for an automatic one (FOW 1105.1)."""
    return isinstance(ability, ab.KeywordAbility) and Keyword.EXPLODE in ability.keywords
