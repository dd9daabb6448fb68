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
    FaceDown,
    FaceUp,
    InZone,
    Noun,
    OtherThan,
    PowerIs,
    Same,
    Trait,
)
from engine.abilities.players import Player
from engine.abilities.references import Any, Reference, TheDealt, Them, Those
from engine.games.cipher.skillwords import HasUsedIcon, PossessesNamed
from engine.games.cipher.verbs import ClassChanges, DestroysByAttack, IsDeployed, IsMoved, LevelsUp, OrbDestroyed
from engine.games.cipher.vocabulary import (
    AlliesAgainstEnemies,
    BothAre,
    ClassChanged,
    Defending,
    HasUsedSkill,
    HoldsAgainst,
    HoldsParity,
    InCombat,
    InOtherArea,
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
from engine.games.cipher.words.nouns import ENDS, NOT_CHANGED, NOT_LEVELED_UP, THIS_UNIT, dealt, fixed
from engine.text.grammar import Phrase, Row, phrase, same, shaped

ATTACKING = Noun((Attacking(),))
DEFENDING = Noun((Defending(),))
COMBATANT = Noun((InCombat(),))

_FEWER = (
    (Comparison.LESS, "{fewer|less} {noun:noun/many} than"),
    (Comparison.MORE, "more {noun:noun/many} than"),
    (
        Comparison.AT_MOST,
        "{as many as or fewer|as many or fewer|equal or fewer|equal to or less|as many or less|equal or less}"
        " {noun:noun/many} {than|as}",
    ),
    (
        Comparison.AT_LEAST,
        "{as many as or more|as many or more|equal or more|equal to or more} {noun:noun/many} {than|as}",
    ),
    (Comparison.EXACTLY, "{the same number of|as many|exactly as many|an equal number of} {noun:noun/many} as"),
)

#: "The first attack this turn" is the only one so far.
ANY_ATTACK = Happens((Any(Noun((IsUnit(),))),), (Attacks(),))
FIRST = Quantity(Comparison.EXACTLY, Number(1))
NO_OTHER = Quantity(Comparison.EXACTLY, Number(0))
OTHER_ALLIES = Noun((OtherThan(THIS_UNIT), ControlledBy(Player.YOU)))

_STANDS = (
    ("{lower than|less than|fewer than|smaller than}", Comparison.LESS),
    ("{greater than|more than|higher than|larger than}", Comparison.MORE),
    (
        "{less than or equal to|equal to or less than|the same as or lower than}",
        Comparison.AT_MOST,
    ),
    (
        "{more than or equal to|equal to or greater than|greater than or equal to|the same as or higher than"
        "|equal to or higher than|equal to or more than}",
        Comparison.AT_LEAST,
    ),
    ("{equal to|the same as}", Comparison.EXACTLY),
)
_THIS_TURN = "{in this turn|this turn|during this turn|so far this turn}"
_TIMES = (("your", Player.YOU), ("your opponent's", Player.OPPONENT), ("either player's", None))

_DESTROYED = dealt("destroyed")
_SENT = dealt("discarded")


def _sent(slots: Mapping[str, object]) -> Exists:
    """So many of a kind among those that the skill has sent to the Retreat Area."""
    quantity, noun = slots["quantity"], slots["noun"]
    assert isinstance(quantity, Quantity) and isinstance(noun, Noun)
    return Exists(quantity, Noun((*noun.qualities, _SENT)))


def _of_sent(value: object) -> Mapping[str, object] | None:
    match value:
        case Exists(quantity, Noun((*rest, last))) if last == _SENT and rest:
            return {"quantity": quantity, "noun": Noun(tuple(rest))}
    return None


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


def _neither_so(slots: Mapping[str, object]) -> And:
    """Two things about one unit: "this unit is not your Main Character and has not Leveled Up"."""
    what, noun, other = slots["what"], slots["noun"], slots["other"]
    assert isinstance(what, Reference) and isinstance(noun, Noun) and isinstance(other, Noun)
    return And((Not(Is(what, noun)), Is(what, other)))


def _so_neither(value: object) -> Mapping[str, object] | None:
    match value:
        case And((Not(Is(what, noun)), Is(again, other))) if what == again:
            return {"what": what, "noun": noun, "other": other}
    return None


def _other_one(slots: Mapping[str, object]) -> Has:
    """Another than this unit: "you have another <Knife> ally"."""
    noun = slots["noun"]
    assert isinstance(noun, Noun)
    return Has(Player.YOU, Quantity(Comparison.AT_LEAST, Number(1)), Noun((OtherThan(THIS_UNIT), *noun.qualities)))


def _another_one(value: object) -> Mapping[str, object] | None:
    match value:
        case Has(Player.YOU, Quantity(Comparison.AT_LEAST, Number(1)), Noun((OtherThan(other), *rest))):
            return {"noun": Noun(tuple(rest))} if other == THIS_UNIT and rest else None
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
            phrase(
                ControlsAllOf,
                "you have {both|} {an allied|allied|allies|the allies|an ally} {nouns:name_noun,and:2}",
                player=Player.YOU,
            ),
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
            phrase(IsAttackingOne, "{who#:ref} {is|are|was|were} attacking {whom:ref}"),
            phrase(IsAttackingOne, "{who#:ref} ~attack {whom:ref}"),
            phrase(IsAttackingOne, "{whom#:ref} <is|are> {being|} attacked by {who:ref}"),
            phrase(Is, "{what#:ref} <is|are> being attacked", noun=DEFENDING),
            phrase(Is, "{what#:ref} <is|are> attacking", noun=ATTACKING),
            phrase(Is, "{what#:ref} <is|are> in combat", noun=COMBATANT),
            phrase(
                IsInCombatWith,
                "{who#:ref} <is|are> {in combat with|in combat against|battling|battling against} {whom:ref}",
            ),
            phrase(IsSupportedBy, "{who#:ref} <is|are> {being|} supported by {by:ref}"),
            phrase(IsSupportedBy, "{by#:ref} <is|are> supporting {who:ref}"),
            phrase(BothAre, "both {of|} {what:two} {are|were} {noun:complement}"),
            phrase(BothAre, "both {of|} {what:two} {have|had} {noun:costing}"),
            phrase(Is, "{what#:ref} <is|are> {noun:complement}"),
            phrase(Is, "{what#:ref} <was|were> {noun:complement}"),
            phrase(Is, "{what:ref} were {noun:complement}"),
            phrase(Not, "{condition:is_not}"),
            phrase(Is, "{what:ref} {has|have|had} {noun:costing}"),
            phrase(Is, "{what:ref}'s Deployment Cost is {noun:cost_number}"),
            phrase(Is, "the Deployment Cost of {what:ref} is {noun:cost_number}"),
            phrase(Is, "{what:ref} {has|have} {noun:doneness}"),
            phrase(Compares, "{what:attack_of} is {quantity:quantity}"),
            phrase(IsTurnOf, "it is your turn", player=Player.YOU),
            phrase(IsTurnOf, "it is your opponent's turn", player=Player.OPPONENT),
            phrase(Is, "{what#:ref} {possesses|possess|has|have} {a|an|the|} {noun:possessing}"),
            phrase(
                Compares,
                "{the number of|the total number of} {what:counted_many} is {quantity:quantity}",
            ),
            phrase(
                Compares,
                "the {total|} number of {allies and enemies|units} {on the Battlefield|} is {quantity:quantity}",
                what=CountOf(Noun((IsUnit(),))),
            ),
            *[
                phrase(AlliesAgainstEnemies, words, comparison=how)
                for how, words in (
                    (Comparison.MORE, "{there are|you have} more allies than enemies"),
                    (Comparison.LESS, "{there are|you have} {fewer|less} allies than enemies"),
                    (Comparison.MORE, "{the|your} number of allies exceeds the number of enemies"),
                    *((how, f"{{the|your}} number of allies is {than} the number of enemies") for than, how in _STANDS),
                )
            ],
            *[
                phrase(HoldsParity, f"{who} {parity} number of {{noun:noun/many}}", player=player, odd=odd)
                for who, player in (("you have", Player.YOU), ("your opponent has", Player.OPPONENT))
                for parity, odd in (("an odd", True), ("an even", False))
            ],
            phrase(
                OnlyUnitsAre,
                "{the only units you have|your only allies|the only allies you have} are {units:one_ref,and:2}",
            ),
            phrase(
                OnlyUnitsAre,
                "{units:one_ref,and:2} are {your only allies|the only units on the field|the only units you have"
                "|the only units on your side of the field|your only units}",
            ),
            *[
                phrase(HasUsedSkill, f"{words} {_THIS_TURN}", times=None)
                for words in (
                    "{who:ref} {has used|used|has activated|activated} {skill:name}",
                    "{who:this_card}'s {skill:name} {skill|} {was used|has been used|has triggered|triggered}",
                )
            ],
            *[
                phrase(HasUsedSkill, f"{words} {{times:times_quantity}} {_THIS_TURN}")
                for words in (
                    "{who:ref} {has used|used|has activated|activated} {skill:name}",
                    "{who:this_card}'s {skill:name} {skill|} {was used|has been used|has triggered|triggered}",
                )
            ],
            *[
                phrase(HasUsedSkill, f"{words} {_THIS_TURN}", who=None, times=None)
                for words in (
                    "you {have used|used|have activated} {skill:name}",
                    "{skill:name} {has|was} {already|} {been|} {used|activated|triggered}",
                )
            ],
            *[
                phrase(HasUsedSkill, f"{words} {{times:times_quantity}} {_THIS_TURN}", who=None)
                for words in (
                    "you {have used|used|have activated} {skill:name}",
                    "{skill:name} {has|was} {already|} {been|} {used|activated|triggered}",
                )
            ],
            phrase(Compares, "a total of {quantity:quantity} {what:counted_in_stack}"),
            phrase(ControlsAllOf, "you have allied {nouns:name_noun=}", player=Player.YOU),
            *[
                phrase(HasUsedIcon, f"{{a|an}} {{icon:icon}} {{skill|}} has been used {words}", **fixed)
                for words, fixed in (
                    (f"{{from your hand|}} {{times:times_quantity}} {_THIS_TURN}", {}),
                    (f"{{from your hand|}} {_THIS_TURN}", {"times": Quantity(Comparison.AT_LEAST, Number(1))}),
                )
            ],
            shaped(
                And,
                "{what#:ref} <is|are> not {noun:complement} and {has|have} {other:doneness}",
                _neither_so,
                _so_neither,
            ),
            shaped(Has, "you have another {noun:noun/one}", _other_one, _another_one),
            phrase(HappenedThisTurn, f"{{event:past}} {_THIS_TURN}"),
            phrase(
                HappenedThisTurn,
                "it is the first attack {this turn|in this turn|to occur in this turn|of this turn|during this turn}",
                event=ANY_ATTACK,
                quantity=FIRST,
            ),
            *[
                phrase(
                    HoldsAgainst,
                    f"{{your|the}} number of {{noun:noun/many}} {{you have|}} is {than} your opponent's",
                    player=Player.YOU,
                    comparison=how,
                )
                for than, how in _STANDS
            ],
            *[
                phrase(Is, f"{{what:ref}} {{{words}}} {_THIS_TURN}", noun=Noun((DidThisTurn(deed),)))
                for words, deed in (
                    ("is moved|was moved|has moved|has been moved", IsMoved()),
                    ("Class Changed|Class Changes|has Class Changed|was Class Changed", ClassChanges()),
                    ("Leveled Up|has Leveled Up|was Leveled Up|levels up", LevelsUp()),
                    ("attacked|has attacked|have attacked", Attacks()),
                    ("was deployed|has been deployed|is deployed", IsDeployed()),
                )
            ],
            phrase(
                Has,
                "{this unit has|you have|there are} no other allies",
                player=Player.YOU,
                quantity=NO_OTHER,
                noun=OTHER_ALLIES,
            ),
            shaped(
                Exists,
                "{this skill destroys|this skill destroyed} {quantity:quantity} {noun:noun/many}",
                _destroyed,
                _of_destroyed,
            ),
            *[
                shaped(
                    Exists,
                    f"{{quantity:quantity}} {{noun:noun/{number}}} {{{are}}} sent to the Retreat Area by this"
                    f" skill {{'s effect|}}",
                    _sent,
                    _of_sent,
                )
                for number, are in (("many", "are|were"), ("one", "is|was"))
            ],
            *[
                shaped(
                    Exists,
                    f"{{quantity:quantity}} {{noun:noun/{number}}} {{{are}}} destroyed by this skill {{'s effect|}}",
                    _destroyed,
                    _of_destroyed,
                )
                for number, are in (("many", "are|were"), ("one", "is|was"))
            ],
        ],
    ),
    (
        "two",
        [
            phrase(Them, "them"),
            phrase(TheDealt, "{the|} {participle:participle} {noun:short/many}"),
            phrase(Those, "{those|} {noun:short/many}"),
        ],
    ),
    ("attack_of", [phrase(PowerOf, "{whose:ref}'s attack"), phrase(PowerOf, "the attack of {whose:ref}")]),
    (
        "is_not",
        [
            phrase(Is, "{what:ref} {does not|do not|doesn't|did not} have {noun:costing}"),
            phrase(Is, "{what:ref} {does not|do not|doesn't} possess {a|an|the|} {noun:possessing}"),
            *[
                phrase(Has, f"{who} have {{quantity:quantity}} {{noun:noun/{number}}}", player=player)
                for who, player in (
                    ("{you do not|you don't}", Player.YOU),
                    ("{your opponent does not|your opponent doesn't}", Player.OPPONENT),
                )
                for number in ("one", "many")
            ],
            phrase(Is, "{what:ref} {lacks|lack} {noun:possessing}"),
            phrase(Is, "{what#:ref} <is|are> not {noun:complement}"),
            phrase(Is, "{what#:ref} <was|were> not {noun:complement}"),
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
            phrase(FaceUp, "face-up"),
            phrase(FaceDown, "face-down"),
        ],
    ),
    (
        "place",
        [
            phrase(InZone, "{in|on} the {zone:zone}", player=None),
            phrase(InZone, "{in|on} your {zone:zone}", player=Player.YOU),
            phrase(InZone, "face-up in your Bond Area", zone=Zone.BOND, player=Player.YOU),
            phrase(InSameArea, "in the same {area|line|row} {as|with} {whose:ref}"),
            phrase(InOtherArea, "in {a different|another} {area|line|row} {to|from|than} {whose:ref}"),
            phrase(InZone, "in their {zone:zone}", player=Player.THEY),
        ],
    ),
    ("costing", [phrase(Noun, "{qualities:cost_of=}")]),
    (
        "cost_of",
        [
            *[phrase(CostIs, f"a Deployment Cost of {{amount:number}} {end}", comparison=how) for how, end in ENDS],
            *[
                phrase(PowerIs, words, comparison=how)
                for how, end in ENDS
                for words in (
                    f"{{amount:number}} attack {end}",
                    f"{{amount:number}} {end} attack",
                    f"{{an|}} attack of {{amount:number}} {end}",
                )
            ],
            *[
                phrase(PowerIs, f"{than} attack than {{amount:attack_whole}}", comparison=how)
                for how, than in ((Comparison.LESS, "{less|lower}"), (Comparison.MORE, "{more|higher|greater}"))
            ],
            phrase(Same, "the same Unit Name as {whose:ref}", trait=Trait.NAME),
            phrase(Same, "the same Deployment Cost as {whose:ref}", trait=Trait.COST),
            phrase(WithSupportSkill, "{a support skill|support skills}"),
            phrase(WithSymbol, "a {Symbol|[Symbol]}"),
            phrase(Possesses, "a/an {icon:icon}"),
        ],
    ),
    ("cost_number", [phrase(Noun, "{qualities:cost_value=}")]),
    (
        "cost_value",
        [
            *[phrase(CostIs, f"{{amount:number}} {end}", comparison=how) for how, end in ENDS],
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
            phrase(PossessesNamed, "{skill:name} {skill|}"),
        ],
    ),
    (
        "times_quantity",
        [
            phrase(Quantity, "{amount:number} or more times", comparison=Comparison.AT_LEAST),
            phrase(Quantity, "at least {amount:number} {times|time}", comparison=Comparison.AT_LEAST),
            phrase(Quantity, "{exactly|} {amount:number} {times|time}", comparison=Comparison.EXACTLY),
            phrase(Quantity, "{at least once|once or more}", comparison=Comparison.AT_LEAST, amount=Number(1)),
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
            *[
                phrase(
                    OrbDestroyed,
                    f"{{one of|1 of|1 or more of|any of|at least one of}} {whose} Orbs"
                    " {has been destroyed|was destroyed|were destroyed|have been destroyed}",
                    player=player,
                )
                for whose, player in (("your", Player.YOU), ("your opponent's", Player.OPPONENT))
            ],
            phrase(Happens, "{who:ref=}'s attack {deeds:past_attack=}"),
        ],
    ),
    (
        "past_attack",
        [
            phrase(DestroysByAttack, "{has destroyed|destroyed|has defeated|defeated} {whom:ref}", critical=False),
        ],
    ),
]

ROWS = {
    "turn_and_if": Row((("turn_lead", 1, 1), ("if_lead", 1, 1))),
    "turn_and_if_plain": Row((("turn_and", 1, 1), ("if_lead", 1, 1))),
    "turn_if_plain": Row((("turn_bare", 1, 1), ("if_lead", 1, 1))),
    "if_and_if": Row((("if_comma", 1, 1), ("if_lead", 1, 1))),
}
