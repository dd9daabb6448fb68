"""Conditions: what may follow "if", and what may stand before a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import Comparison, CountOf, Number, PowerOf, Quantity
from engine.abilities.conditions import (
    And,
    Compares,
    ControlsAllOf,
    Exists,
    HappenedThisTurn,
    Has,
    Is,
    IsPhase,
    IsTurnOf,
    Not,
    Or,
)
from engine.abilities.events import Attacks, Happens
from engine.abilities.nouns import (
    Attacking,
    ControlledBy,
    CostIs,
    DidThisTurn,
    InZone,
    Noun,
    OtherThan,
    PowerIs,
    Same,
    Trait,
)
from engine.abilities.players import Player
from engine.abilities.references import Any
from engine.games.cipher.verbs import ClassChanges, DestroysByAttack, IsMoved, OrbDestroyed
from engine.games.cipher.vocabulary import (
    AlliesAgainstEnemies,
    ClassChanged,
    Defending,
    HasUsedSkill,
    HoldsAgainst,
    HoldsParity,
    InCombat,
    InSameArea,
    InStackOf,
    IsAttackingOne,
    IsInCombatWith,
    IsSupportedBy,
    IsUnit,
    LeveledUp,
    OnlyUnitsAre,
    Phase,
    Possesses,
    Tapped,
    Untapped,
    WithSupportSkill,
    WithSymbol,
    Zone,
)
from engine.games.cipher.words.nouns import NOT_CHANGED, NOT_LEVELED_UP, THIS_UNIT, dealt, fixed
from engine.text.grammar import Phrase, Row, phrase, same, shaped

ATTACKING = Noun((Attacking(),))
DEFENDING = Noun((Defending(),))
COMBATANT = Noun((InCombat(),))

_FEWER = (
    (Comparison.LESS, "fewer {noun:noun/many} than"),
    (Comparison.LESS, "less {noun:noun/many} than"),
    (Comparison.MORE, "more {noun:noun/many} than"),
    (Comparison.AT_MOST, "as many as or fewer {noun:noun/many} than"),
    (Comparison.AT_MOST, "as many as or fewer {noun:noun/many} as"),
    (Comparison.AT_MOST, "equal to or less {noun:noun/many} than"),
    (Comparison.AT_MOST, "equal or fewer {noun:noun/many} than"),
    (Comparison.AT_MOST, "as many or fewer {noun:noun/many} than"),
    (Comparison.AT_MOST, "as many or fewer {noun:noun/many} as"),
    (Comparison.AT_LEAST, "as many as or more {noun:noun/many} than"),
    (Comparison.EXACTLY, "the same number of {noun:noun/many} as"),
)

#: "The first attack this turn" is the only one so far.
ANY_ATTACK = Happens((Any(Noun((IsUnit(),))),), (Attacks(),))
FIRST = Quantity(Comparison.EXACTLY, Number(1))
NO_OTHER = Quantity(Comparison.EXACTLY, Number(0))
OTHER_ALLIES = Noun((OtherThan(THIS_UNIT), ControlledBy(Player.YOU)))

_STANDS = (
    ("lower than", Comparison.LESS),
    ("greater than", Comparison.MORE),
    ("more than", Comparison.MORE),
    ("less than", Comparison.LESS),
    ("fewer than", Comparison.LESS),
    ("less than or equal to", Comparison.AT_MOST),
    ("equal to or less than", Comparison.AT_MOST),
    ("more than or equal to", Comparison.AT_LEAST),
    ("equal to or greater than", Comparison.AT_LEAST),
    ("greater than or equal to", Comparison.AT_LEAST),
    ("equal to", Comparison.EXACTLY),
)
_TIMES = (("your", Player.YOU), ("your opponent's", Player.OPPONENT), ("either player's", None))

_DESTROYED = dealt("destroyed")


def _destroyed(slots: Mapping[str, object]) -> Exists:
    """So many of a kind among those that the skill has destroyed."""
    quantity, noun = slots["quantity"], slots["noun"]
    assert isinstance(quantity, Quantity) and isinstance(noun, Noun)
    return Exists(quantity, Noun((*noun.qualities, _DESTROYED)))


def _of_destroyed(value: object) -> Mapping[str, object] | None:
    match value:
        case Exists(quantity, Noun((*rest, last))) if last == _DESTROYED and rest:
            return {"quantity": quantity, "noun": Noun(tuple(rest))}
    return None


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "condition",
        [
            same("{:one_condition}"),
            phrase(And, "{conditions:one_condition,and:2}"),
            phrase(And, "{conditions:one_condition,and_if:2}"),
            phrase(Or, "{conditions:one_condition,or:2}"),
            phrase(Or, "{conditions:one_condition,or_if:2}"),
        ],
    ),
    (
        "one_condition",
        [
            phrase(ControlsAllOf, "you have an allied {nouns:name_noun,and:2}", player=Player.YOU),
            phrase(ControlsAllOf, "you have allied {nouns:name_noun,and:2}", player=Player.YOU),
            phrase(ControlsAllOf, "you have both an allied {nouns:name_noun,and:2}", player=Player.YOU),
            phrase(ControlsAllOf, "you have both allied {nouns:name_noun,and:2}", player=Player.YOU),
            *[
                phrase(Has, f"{who} {{quantity{sets}:quantity}} {{noun:noun{number}}}", player=player)
                for who, player in (("you have", Player.YOU), ("your opponent has", Player.OPPONENT))
                for sets, number in (("#", ""), ("", "/many"), ("", "/one"))
            ],
            *[
                phrase(HoldsAgainst, f"{who} {words} {whom}", player=player, comparison=comparison)
                for who, whom, player in (
                    ("you have", "your opponent", Player.YOU),
                    ("your opponent has", "you", Player.OPPONENT),
                )
                for comparison, words in _FEWER
            ],
            phrase(Exists, "there <is|are> {quantity#:quantity} {noun:noun}"),
            phrase(Exists, "there are {quantity:quantity} {noun:noun/many}"),
            phrase(Exists, "there is {quantity:quantity} {noun:noun/one}"),
            phrase(IsAttackingOne, "{who#:ref} <is|are> attacking {whom:ref}"),
            phrase(IsAttackingOne, "{who#:ref} ~attack {whom:ref}"),
            phrase(IsAttackingOne, "{whom#:ref} <is|are> being attacked by {who:ref}"),
            phrase(IsAttackingOne, "{whom#:ref} <is|are> attacked by {who:ref}"),
            phrase(Is, "{what#:ref} <is|are> being attacked", noun=DEFENDING),
            phrase(Is, "{what#:ref} <is|are> attacking", noun=ATTACKING),
            phrase(Is, "{what#:ref} <is|are> in combat", noun=COMBATANT),
            phrase(IsInCombatWith, "{who#:ref} <is|are> in combat with {whom:ref}"),
            phrase(IsSupportedBy, "{who#:ref} <is|are> being supported by {by:ref}"),
            phrase(IsSupportedBy, "{who#:ref} <is|are> supported by {by:ref}"),
            phrase(IsSupportedBy, "{by#:ref} <is|are> supporting {who:ref}"),
            phrase(Is, "{what#:ref} <is|are> {noun:complement}"),
            phrase(Not, "{condition:is_not}"),
            phrase(Is, "{what:ref} has {noun:costing}"),
            phrase(Is, "{what:ref}'s Deployment Cost is {noun:cost_number}"),
            phrase(Is, "{what:ref} has {noun:doneness}"),
            phrase(Compares, "{what:attack_of} is {quantity:quantity}"),
            phrase(IsTurnOf, "it is your turn", player=Player.YOU),
            phrase(IsTurnOf, "it is your opponent's turn", player=Player.OPPONENT),
            phrase(ControlsAllOf, "you have allies {nouns:name_noun,and:2}", player=Player.YOU),
            phrase(IsInCombatWith, "{who#:ref} <is|are> battling {whom:ref}"),
            phrase(IsInCombatWith, "{who#:ref} <is|are> battling against {whom:ref}"),
            phrase(Is, "{what#:ref} was {noun:complement}"),
            phrase(Is, "{what:ref} were {noun:complement}"),
            phrase(Is, "{what#:ref} <possesses|possess> a/an {noun:possessing}"),
            phrase(Is, "{what:ref} have {noun:costing}"),
            phrase(Compares, "the number of {what:counted_many} is {quantity:quantity}"),
            phrase(Compares, "the total number of {what:counted_many} is {quantity:quantity}"),
            phrase(
                Compares,
                "the total number of allies and enemies is {quantity:quantity}",
                what=CountOf(Noun((IsUnit(),))),
            ),
            phrase(AlliesAgainstEnemies, "there are more allies than enemies", comparison=Comparison.MORE),
            phrase(
                AlliesAgainstEnemies, "the number of allies exceeds the number of enemies", comparison=Comparison.MORE
            ),
            phrase(AlliesAgainstEnemies, "you have more allies than enemies", comparison=Comparison.MORE),
            *[
                phrase(AlliesAgainstEnemies, f"the number of allies is {than} the number of enemies", comparison=how)
                for than, how in _STANDS
            ],
            *[
                phrase(HoldsParity, f"{who} {parity} number of {{noun:noun/many}}", player=player, odd=odd)
                for who, player in (("you have", Player.YOU), ("your opponent has", Player.OPPONENT))
                for parity, odd in (("an odd", True), ("an even", False))
            ],
            phrase(OnlyUnitsAre, "the only units you have are {units:one_ref,and:2}"),
            phrase(OnlyUnitsAre, "{units:one_ref,and:2} are your only allies"),
            phrase(OnlyUnitsAre, "{units:one_ref,and:2} are the only units on the field"),
            phrase(OnlyUnitsAre, "your only allies are {units:one_ref,and:2}"),
            phrase(HasUsedSkill, "{who:ref} has used {skill:name} in this turn", times=None),
            phrase(HasUsedSkill, "{who:ref} has used {skill:name} this turn", times=None),
            phrase(HasUsedSkill, "{who:ref} has used {skill:name} {times:times_quantity} in this turn"),
            phrase(HasUsedSkill, "{who:ref} has used {skill:name} {times:times_quantity} this turn"),
            phrase(HasUsedSkill, "you have used {skill:name} in this turn", who=None, times=None),
            phrase(HasUsedSkill, "you have used {skill:name} this turn", who=None, times=None),
            phrase(HasUsedSkill, "you have used {skill:name} {times:times_quantity} in this turn", who=None),
            phrase(HasUsedSkill, "{skill:name} has already been used {times:times_quantity} in this turn", who=None),
            phrase(HasUsedSkill, "{skill:name} has been used {times:times_quantity} in this turn", who=None),
            phrase(HasUsedSkill, "{skill:name} has been used in this turn", who=None, times=None),
            phrase(HasUsedSkill, "{who:this_card}'s {skill:name} skill was used this turn", times=None),
            phrase(HasUsedSkill, "{who:this_card}'s {skill:name} has triggered {times:times_quantity} in this turn"),
            phrase(Compares, "a total of {quantity:quantity} {what:counted_in_stack}"),
            phrase(ControlsAllOf, "you have allied {nouns:name_noun=}", player=Player.YOU),
            phrase(HappenedThisTurn, "{event:past} in this turn"),
            phrase(HappenedThisTurn, "{event:past} this turn"),
            *[
                phrase(HappenedThisTurn, f"it is the first attack {when}", event=ANY_ATTACK, quantity=FIRST)
                for when in ("this turn", "in this turn", "to occur in this turn", "of this turn")
            ],
            phrase(
                HoldsAgainst,
                "your number of {noun:noun/many} is the same as or lower than your opponent's",
                player=Player.YOU,
                comparison=Comparison.AT_MOST,
            ),
            *[
                phrase(
                    HoldsAgainst,
                    f"your number of {{noun:noun/many}} is {than} your opponent's",
                    player=Player.YOU,
                    comparison=how,
                )
                for than, how in _STANDS
            ],
            *[
                phrase(AlliesAgainstEnemies, f"your number of allies is {than} the number of enemies", comparison=how)
                for than, how in _STANDS
            ],
            phrase(Is, "{what:ref} is moved in this turn", noun=Noun((DidThisTurn(IsMoved()),))),
            phrase(Is, "{what:ref} was moved this turn", noun=Noun((DidThisTurn(IsMoved()),))),
            phrase(Is, "{what:ref} has Class Changed this turn", noun=Noun((DidThisTurn(ClassChanges()),))),
            phrase(Is, "{what:ref} has Class Changed in this turn", noun=Noun((DidThisTurn(ClassChanges()),))),
            phrase(Has, "this unit has no other allies", player=Player.YOU, quantity=NO_OTHER, noun=OTHER_ALLIES),
            shaped(Exists, "this skill destroys {quantity:quantity} {noun:noun/many}", _destroyed, _of_destroyed),
            shaped(
                Exists, "{quantity:quantity} {noun:noun/many} are destroyed by this skill", _destroyed, _of_destroyed
            ),
        ],
    ),
    ("attack_of", [phrase(PowerOf, "{whose:ref}'s attack")]),
    (
        "is_not",
        [
            phrase(Is, "{what:ref} does not have {noun:costing}"),
            phrase(Has, "you do not have {quantity:quantity} {noun:noun/one}", player=Player.YOU),
            phrase(Is, "{what#:ref} <is|are> not {noun:complement}"),
        ],
    ),
    (
        # After "is": a noun, a state, a place.
        "complement",
        [
            phrase(Noun, "a/an {qualities:noun_row}"),
            phrase(Noun, "the {qualities:noun_row}"),
            phrase(Noun, "{qualities:noun_row}"),
            phrase(Noun, "{qualities:state=}"),
            phrase(Noun, "{qualities:place+}"),
            phrase(Noun, "{qualities:both_marks=}"),
        ],
    ),
    (
        "state",
        [
            phrase(Tapped, "tapped"),
            phrase(Untapped, "untapped"),
            phrase(LeveledUp, "Leveled Up"),
            phrase(ClassChanged, "Class Changed"),
        ],
    ),
    (
        "place",
        [
            phrase(InZone, "in the {zone:zone}", player=None),
            phrase(InZone, "on the {zone:zone}", player=None),
            phrase(InZone, "in your {zone:zone}", player=Player.YOU),
            phrase(InZone, "face-up in your Bond Area", zone=Zone.BOND, player=Player.YOU),
            phrase(InSameArea, "in the same area as {whose:ref}"),
            phrase(InZone, "in their {zone:zone}", player=Player.THEY),
            phrase(InSameArea, "in the same area with {whose:ref}"),
        ],
    ),
    ("costing", [phrase(Noun, "{qualities:cost_of=}")]),
    (
        "cost_of",
        [
            phrase(CostIs, "a Deployment Cost of {amount:number}", comparison=Comparison.EXACTLY),
            phrase(CostIs, "a Deployment Cost of {amount:number} or higher", comparison=Comparison.AT_LEAST),
            phrase(CostIs, "a Deployment Cost of {amount:number} or more", comparison=Comparison.AT_LEAST),
            phrase(CostIs, "a Deployment Cost of {amount:number} or lower", comparison=Comparison.AT_MOST),
            phrase(PowerIs, "{amount:number} attack or higher", comparison=Comparison.AT_LEAST),
            phrase(PowerIs, "{amount:number} or higher attack", comparison=Comparison.AT_LEAST),
            phrase(PowerIs, "{amount:number} or more attack", comparison=Comparison.AT_LEAST),
            phrase(Same, "the same Unit Name as {whose:ref}", trait=Trait.NAME),
            phrase(WithSupportSkill, "a Support Skill"),
            phrase(WithSymbol, "a Symbol"),
            phrase(WithSymbol, "a [Symbol]"),
            phrase(Possesses, "a/an {icon:icon}"),
            phrase(CostIs, "a Deployment Cost of {amount:number} or less", comparison=Comparison.AT_MOST),
        ],
    ),
    ("cost_number", [phrase(Noun, "{qualities:cost_value=}")]),
    (
        "cost_value",
        [
            phrase(CostIs, "{amount:number}", comparison=Comparison.EXACTLY),
            phrase(CostIs, "{amount:number} or higher", comparison=Comparison.AT_LEAST),
            phrase(CostIs, "{amount:number} or lower", comparison=Comparison.AT_MOST),
        ],
    ),
    ("doneness", [phrase(Noun, "{qualities:has_done=}")]),
    (
        "has_done",
        [
            phrase(ClassChanged, "Class Changed"),
            phrase(LeveledUp, "Leveled Up"),
            fixed(NOT_LEVELED_UP, "not Leveled Up"),
            fixed(NOT_LEVELED_UP, "not been Leveled Up"),
            fixed(NOT_CHANGED, "not Class Changed"),
        ],
    ),
    (
        # What stands before a sentence, without its comma.
        "lead",
        [
            same("if {:condition}"),
            phrase(IsTurnOf, "during your turn", player=Player.YOU),
            phrase(IsTurnOf, "during your opponent's turn", player=Player.OPPONENT),
            phrase(And, "{conditions:turn_and_if}"),
            phrase(And, "{conditions:if_and_if}"),
            phrase(And, "{conditions:turn_and_if_plain}"),
            phrase(And, "{conditions:turn_if_plain}"),
            *[
                phrase(IsPhase, f"during {whose} {phase.value}", phase=phase, player=player)
                for whose, player in _TIMES
                for phase in Phase
            ],
        ],
    ),
    (
        "turn_lead",
        [
            *[
                phrase(IsPhase, f"during {whose} {phase.value},", phase=phase, player=player)
                for whose, player in _TIMES
                for phase in Phase
            ],
            phrase(IsTurnOf, "during your turn,", player=Player.YOU),
            phrase(IsTurnOf, "during your opponent's turn,", player=Player.OPPONENT),
        ],
    ),
    ("if_comma", [same("if {:condition},")]),
    ("if_lead", [same("if {:condition}")]),
    (
        "turn_and",
        [
            phrase(IsTurnOf, "during your turn and", player=Player.YOU),
            phrase(IsTurnOf, "during your opponent's turn and", player=Player.OPPONENT),
        ],
    ),
    (
        "turn_bare",
        [
            phrase(IsTurnOf, "during your turn", player=Player.YOU),
            phrase(IsTurnOf, "during your opponent's turn", player=Player.OPPONENT),
        ],
    ),
    (
        "counted_many",
        [
            phrase(CountOf, "{noun:noun/many}"),
        ],
    ),
    (
        "possessing",
        [
            phrase(Noun, "{qualities:has_icon=}"),
        ],
    ),
    (
        "has_icon",
        [
            phrase(Possesses, "{icon:icon}"),
            phrase(Possesses, "{icon:icon} skill"),
        ],
    ),
    (
        "times_quantity",
        [
            phrase(Quantity, "{amount:number} or more times", comparison=Comparison.AT_LEAST),
            phrase(Quantity, "{amount:number} times", comparison=Comparison.EXACTLY),
        ],
    ),
    (
        "counted_in_stack",
        [
            phrase(CountOf, "{noun:cards_are_stacked}"),
        ],
    ),
    (
        "cards_are_stacked",
        [
            phrase(Noun, "cards are {qualities:stacked_with=}"),
        ],
    ),
    (
        "stacked_with",
        [
            phrase(InStackOf, "stacked with {whom:ref}"),
            phrase(InStackOf, "in {whom:one_ref}'s stack"),
        ],
    ),
    (
        "past",
        [
            phrase(OrbDestroyed, "one of your opponent's Orbs has been destroyed", player=Player.OPPONENT),
            phrase(OrbDestroyed, "one of your Orbs has been destroyed", player=Player.YOU),
            phrase(Happens, "{who:ref=}'s attack {deeds:past_attack=}"),
        ],
    ),
    (
        "past_attack",
        [
            phrase(DestroysByAttack, "has destroyed {whom:ref}", critical=False),
        ],
    ),
]

ROWS = {
    "turn_and_if": Row((("turn_lead", 1, 1), ("if_lead", 1, 1))),
    "turn_and_if_plain": Row((("turn_and", 1, 1), ("if_lead", 1, 1))),
    "turn_if_plain": Row((("turn_bare", 1, 1), ("if_lead", 1, 1))),
    "if_and_if": Row((("if_comma", 1, 1), ("if_lead", 1, 1))),
}
