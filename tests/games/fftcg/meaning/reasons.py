"""Where an edge makes no sense for a class of the tree: why, in a sentence."""

from __future__ import annotations

from engine.abilities import combat, conditions, effects, events, kinds, stack, statics
from engine.abilities.node import Node
from engine.games.fftcg import vocabulary

#: What is asked about how a card was cast.
_ASKED = (
    vocabulary.BeforePaying, vocabulary.DiscardsPaid, vocabulary.ElementsPaid,
    vocabulary.PaidExtraCost,
    vocabulary.PaidIncluding, vocabulary.PaidOnlyBy, vocabulary.WasCast,
)
#: What a card in the hand says about how it is cast.
_OWN = (
    vocabulary.CPOf, vocabulary.CastOnlyIf, vocabulary.MayPay, events.Plays, vocabulary.NotIfControlling,
    vocabulary.Payment,
)
#: What is about a turn or the game as a whole, not about cards.
_WHOLE = (effects.LosesGame, effects.TakesExtraTurn, effects.WinsGame)
#: What a line that only reminds has no part in.
_REMINDED = ("cannot", "several", "none", "gone", "replaced", "first")

REASONS: dict[tuple[type[Node], str], str] = {
    (combat.DealDamageToEachOther, "several"): "It is always just two that deal damage to each other.",
    (stack.RemoveAfterUse, "several"): "It speaks of the one card that the sentence before lets one cast.",
    (stack.RemoveAfterUse, "replaced"): "It is itself the replacement, of the move into the Break Zone (11.12.5.2).",
    (conditions.EventWas, "first"): "Only the card that has entered has the ability, and so only its controller.",
    (conditions.IsTurnOf, "several"): "There is only one turn at a time.",
    (conditions.IsPhase, "gone"): "It limits the casting of a card in the hand, which no other card is the source of.",
    (statics.AlsoHas, "none"): "It speaks of its own card, which is always there where it speaks.",
    (statics.AlsoHas, "gone"): "It speaks of its own card alone, and what is gone has no qualities left to see.",
    **{(kinds.Remark, edge): "It reminds of a rule and does nothing by itself (2.1)." for edge in _REMINDED},
    (kinds.KeywordAbility, "none"): "A keyword speaks of its own card, which is there where it speaks (15.2.1.1).",
    (vocabulary.CrystalCost, "replaced"): "Crystals are no cards that could go elsewhere when they are paid (6.8.1).",
    (vocabulary.PaidWith, "first"): "Only the turn player uses Warp and Priming (15.2.7.3, 15.2.9.3).",
    (vocabulary.CastLimit, "replaced"): "It forbids, and what is forbidden never happens to be replaced (2.2).",
    (vocabulary.AttackLimit, "replaced"): "It forbids, and what is forbidden never happens to be replaced (2.2).",
    (vocabulary.AttackLimit, "first"): "Only the turn player's Forwards attack (10.1.2.1).",
    **{
        (combat.DamageKept, edge): "It forbids, and what is forbidden never happens (2.2)."
        for edge in ("replaced", "first")
    },
    **{(one, "cannot"): "Nothing keeps a text from doing so to a player (2.1)." for one in _WHOLE},
    **{(one, "none"): "There is always a player whom it is about." for one in _WHOLE},
    (vocabulary.OwnAbilitiesSilent, "replaced"): "It says what does not happen, and that cannot be replaced (2.2).",
    (vocabulary.NextUseWithout, "first"): "It is about what one player uses, whoever is allowed to do so first.",
    (effects.SkipsPhases, "cannot"): "Nothing keeps a phase of a coming turn from being skipped (2.1).",
    **{(one, "first"): "Only the one player who has cast the card has the ability that asks." for one in _ASKED},
    **{(one, "gone"): "It is an ability of the card that is cast, which is there while it is cast." for one in _OWN},
    **{(one, "first"): "Only the one player who casts the card is bound or allowed by it." for one in _OWN},
}
