"""What is so: changes, costs of casting, replacements."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import Comparison, CountOf, Groups, Number, Quantity, Times
from engine.abilities.conditions import Controls, HappenedThisTurn, IsTurnOf
from engine.abilities.durations import AsLongAs, RestOfGame, ThisTurn, UntilEndOf, UntilEndOfNext, UntilTurnOf
from engine.abilities.effects import NameKind
from engine.abilities.events import Attacks, Blocks
from engine.abilities.nouns import ControlledBy, Noun, OfNamed, OfType
from engine.abilities.players import Player
from engine.abilities.references import Every, InPlace, It
from engine.abilities.statics import (
    AlsoBecomes,
    AlsoHas,
    AttacksAgain,
    AttacksOnceMore,
    BecomesQuality,
    Cannot,
    CannotGain,
    Changes,
    Direction,
    ForEach,
    Gains,
    Granted,
    Keyword,
    LosesAbilities,
    LosesKeywords,
    LosesPower,
    Must,
    MustChoose,
    PlayerCannot,
    Power,
    PowerBecomes,
    PowerCannotChange,
    Trace,
    While,
)
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.castwords import BesideOthers
from engine.games.fftcg.vocabulary import (
    CastAlternative,
    CastOnlyIf,
    CostToCast,
    DoesNotActivate,
    EntersDull,
    ExtraCost,
    JoinsAnyParty,
    ManyOfElement,
    MayCast,
    NextCast,
    NotFromHandByEffects,
    NotIfControlling,
    OnlyPaidBy,
    OnlyPaidWith,
    PaidWithAny,
    PayToReduce,
    ProducesCP,
    Zone,
)
from engine.text.grammar import Phrase, Row, phrase, same, shaped, value

_SOME = Quantity(Comparison.AT_LEAST, Number(1))

COST = (
    "the cost required to cast {what:what_cast} is",
    "the cost for playing {what:what_cast} onto the field is",
    "the cost required to play {what:what_cast} onto the field is",
    "the cost to cast {what:what_cast} is",
    "the cost of casting {what:what_cast} is",
    "the cost for casting {what:what_cast} is",
    "the cost to play {what:what_cast} onto the field is",
)


def _cost_changes() -> list[Phrase]:
    lines = []
    for start in COST:
        lines += [
            phrase(CostToCast, f"{start} reduced by {{less:cost_change}}"),
            phrase(CostToCast, f"{start} reduced by {{less:cost_change}} (it cannot become 0)", minimum=1),
            phrase(CostToCast, f"{start} reduced by {{less:cost_change}} (it cannot become 1 or less)", minimum=2),
            phrase(CostToCast, f"{start} increased by {{more:cost_change}}"),
            phrase(CostToCast, f"{start.removesuffix(' is')} becomes {{becomes:number}}"),
        ]
    for whose, player in (("your opponent", Player.OPPONENT), ("all players", Player.EACH), ("you", Player.YOU)):
        for verb in ("increases by {more:cost_change}", "is increased by {more:cost_change}"):
            start = f"the cost required for {whose} to cast {{what:what_cast}}"
            lines.append(phrase(CostToCast, f"{start} {verb}", player=player))
    lines += [
        phrase(CostToCast, "the cost required to cast {what:what_cast} increases by {more:cost_change}"),
        phrase(CostToCast, "the cost required to cast {what:what_cast} decreases by {less:cost_change}"),
    ]
    return lines


def _stripped(slots: Mapping[str, object]) -> object:
    """ "loses all its abilities and 3000 power": the verb is printed once."""
    return Changes(slots["who"], (LosesAbilities(), LosesPower(slots["amount"])))  # type: ignore[arg-type]


def _take_stripped(value: object) -> Mapping[str, object] | None:
    match value:
        case Changes(who, (LosesAbilities(), LosesPower(amount))):
            return {"who": who, "amount": amount}
    return None


_THEIR_FORWARDS = Every(Noun((OfType(CardType.FORWARD), ControlledBy(Player.OPPONENT))))


def _all_block(slots: Mapping[str, object]) -> object:
    """ "your opponent must block Ramza if possible": each of their Forwards must."""
    return Changes(_THEIR_FORWARDS, (Must(Blocks(slots["whom"])),))  # type: ignore[arg-type]


def _take_all_block(value: object) -> Mapping[str, object] | None:
    match value:
        case Changes(who, (Must(Blocks(whom)),)) if who == _THEIR_FORWARDS and whom is not None:
            return {"whom": whom}
    return None


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        # A sentence of a field ability.
        "field_static",
        [
            same("{:any_static}"),
            phrase(While, "if {condition:condition}, {statics:any_static,and}"),
            phrase(While, "{statics:static,and} if {condition:condition}"),
            phrase(While, "as long as {condition:condition}, {statics:static,and}"),
            phrase(While, "while {condition:condition}, {statics:any_static,and}"),
            phrase(While, "during {condition:turn}, {statics:any_static,and}"),
            phrase(While, "{statics:static,and} during {condition:turn}"),
            phrase(While, "{statics:static,and} as long as {condition:condition}"),
            phrase(While, "{statics:static,and} while {condition:condition}"),
            phrase(While, "for as long as {condition:condition}, {statics:static,and}"),
            phrase(While, "when {condition:standing_condition}, {statics:static,and}"),
            phrase(While, "during this turn, if {condition:past_condition}, {statics:any_static,and}"),
            phrase(ForEach, "for each {count:unit}, {statics:static,and}"),
        ],
    ),
    ("any_static", [same("{:casting_static}"), same("{:static}")]),
    (
        "static",
        [
            phrase(Changes, "{who#:who_many} {changes:change,and}"),
            phrase(Changes, "{who#:who_one} {changes:change,and}"),
            phrase(MustChoose, "{by:cause} must choose {what:ref} if possible"),
            phrase(MustChoose, "when {by:cause} choose, they must choose {what:ref} if possible"),
            phrase(Changes, "{who:whose_power} {changes:power_change=}"),
            phrase(Changes, "the power of {who:who} {changes:power_change=}"),
            phrase(Changes, "{who:ref}'s power {changes:power_change=}"),
            phrase(Changes, "{who:who_many}' power {changes:power_becomes=}"),
            shaped(Changes, "{who#:who_many} ~lose all <its|their> abilities and {amount:power_amount}", _stripped,
                   _take_stripped),
            shaped(Changes, "{who#:who_one} ~lose all <its|their> abilities and {amount:power_amount}", _stripped,
                   _take_stripped),
            *[
                shaped(Changes, f"{who} must block {{whom:ref}} if possible", _all_block, _take_all_block)
                for who in ("your opponent", "opponent", "your opponent's Forwards")
            ],
            phrase(Changes, "each {who:each_one} {changes:change,and/one}"),
            phrase(PlayerCannot, "{player:subject} cannot {deeds:player_infinitive,or}"),
            phrase(MayCast, "you can cast {what:obj}", free=False),
            phrase(MayCast, "you can cast {what:obj} as though you owned it", free=False),
            phrase(
                MayCast,
                "you can cast {what:obj} as though you owned it at any time you could normally cast it",
                free=False,
            ),
            phrase(MayCast, "you can cast {what:obj} at any time you could normally cast it", free=False),
            phrase(MayCast, "you can cast {what:obj} at any time you could normally cast them", free=False),
            phrase(
                MayCast,
                "you can cast {what:obj} as though you owned them and at any time you could normally cast them",
                free=False,
            ),
            phrase(MayCast, "you can cast {what:obj} as though you owned it without paying the cost", free=True),
            phrase(MayCast, "you may cast {what:obj} without paying the cost", free=True),
            phrase(Changes, "if possible, {who:ref} {changes:demand=}"),
            phrase(Changes, "if it is possible, {who:ref} {changes:demand=}"),
            phrase(Changes, "{who:whose_element} {changes:element_change=}"),
            phrase(Changes, "the Element of {who:who} {changes:element_change=}"),
            phrase(Changes, "{who:ref}'s Element {changes:element_change=}"),
            phrase(MayCast, "you can cast {what:obj} without paying the cost", free=True),
            same("{:replacement}"),
        ],
    ),
    (
        # How cards are cast: in field abilities, and for a duration.
        "casting_static",
        [
            *_cost_changes(),
            phrase(OnlyPaidWith, "you can only pay with {element:element} CP to cast {what:who}"),
            phrase(OnlyPaidWith, "you can only pay with {element:element} CP to play {what:who} onto the field"),
            phrase(PaidWithAny, "the cost for casting {what:what_cast} can be paid using CP of any Element"),
            phrase(PaidWithAny, "the cost required to cast {what:what_cast} can be paid with CP of any Element"),
            phrase(
                BesideOthers,
                "{what:ref} can be played onto the field even if you control other {element:element} Characters",
            ),
            phrase(CastOnlyIf, "you can only cast {what:ref} {condition:limit_condition}"),
            phrase(CastOnlyIf, "you can only play {what:ref} {condition:limit_condition}"),
            phrase(CastOnlyIf, "you must {condition:must_control} to cast {what:ref}"),
            phrase(CastOnlyIf, "you must {condition:must_control} to play {what:from_hand} onto the field"),
            phrase(ManyOfElement, "you can play 2 or more {element:element} Characters onto the field"),
            phrase(NotFromHandByEffects, "you cannot play {what:ref} from your hand due to {by:cause}"),
            phrase(
                NotIfControlling,
                "you cannot play {what:articled_ref,or} while already in control of either Character",
            ),
            phrase(ExtraCost, "if you cast {what:ref}, you may pay {cost:icon+} as an extra cost"),
            phrase(ExtraCost, "if you cast {what:ref}, you may pay an extra {cost:icon+}"),
            phrase(
                ExtraCost, "if you pay the cost to play {what:ref} onto the field, you may pay an extra {cost:icon+}"
            ),
            phrase(ExtraCost, "if you pay the cost to cast {what:ref}, you may pay an extra {cost:icon+}"),
            phrase(
                CastAlternative,
                "you can {cost:paid_cost} (instead of paying the CP cost) to cast {what:ref}",
            ),
            phrase(
                CastAlternative,
                "you can {cost:cost=} (instead of paying the CP cost) to play {what:from_hand} onto the field",
            ),
            phrase(CastAlternative, "you can {cost:cost=} to play {what:from_hand} onto the field"),
            phrase(ExtraCost, "if you cast {what:ref}, you may {cost:cost=} as an extra cost"),
            phrase(CastAlternative, "you can {cost:cost=} (instead of paying the CP cost) to cast {what:ref}"),
            phrase(OnlyPaidBy, "you can only pay with CP produced by {source:noun/many} to cast {what:who}"),
            phrase(OnlyPaidBy, "you can only pay with CP produced by {source:noun/many} to cast {what:from_hand}"),
            phrase(
                OnlyPaidBy,
                "you can only pay with CP produced by {source:noun/many} to play {what:from_hand} onto the field",
            ),
            phrase(
                PayToReduce,
                "before paying the cost to cast {what:source}, you can {cost:reducing} "
                "to reduce the cost required to cast {what:source} by {less:number}",
            ),
            phrase(
                NextCast,
                "the cost required to cast your next {noun:noun/one} is reduced by {less:cost_change}",
                minimum=0,
            ),
            phrase(
                NextCast,
                "the cost required to cast your next {noun:noun/one} is reduced by {less:cost_change} "
                "(it cannot become 0)",
                minimum=1,
            ),
        ],
    ),
    ("articled_ref", [same("{:ref}"), same("{:any_bare}")]),
    ("groups", [phrase(Groups, "{size:int} {of:count_many}")]),
    ("count_many", [phrase(CountOf, "{noun:noun/many}")]),
    ("what_cast", [same("{:who}"), same("{:any_bare}")]),
    (
        "cost_change",
        [
            same("{:number}"),
            phrase(Times, "{each:number} for each {count:unit}"),
            phrase(Times, "{each:number} for every {count:groups}"),
        ],
    ),
    ("whose_power", [phrase(It, "its power")]),
    (
        "power_change",
        [
            phrase(PowerBecomes, "becomes {amount:quantity_named}"),
            phrase(PowerBecomes, "also becomes {amount:quantity_named}"),
            phrase(PowerBecomes, "becomes the same as {amount:quantity_named}"),
            phrase(PowerCannotChange, "cannot be {direction:direction} by {by:cause}"),
        ],
    ),
    ("power_becomes", [phrase(PowerBecomes, "become {amount:quantity_named}")]),
    (
        "direction",
        [
            value(Direction.UP, "increased"),
            value(Direction.DOWN, "decreased"),
            value(Direction.DOWN, "reduced"),
        ],
    ),
    ("pay_icon", [same("pay {:icon}")]),
    ("reducing", [same("pay {:icon_row}"), same("{:cost_row}")]),
    (
        "must_control",
        [
            phrase(Controls, "control a/an {noun:noun/one}", player=Player.YOU, quantity=_SOME),
            phrase(Controls, "control {quantity#:quantity} {noun:noun}", player=Player.YOU),
        ],
    ),
    (
        "turn",
        [
            phrase(IsTurnOf, "your turn", player=Player.YOU),
            phrase(IsTurnOf, "your opponent's turn", player=Player.OPPONENT),
        ],
    ),
    (
        "change",
        [
            phrase(Gains, "~gain {gains:gain,and}"),
            phrase(Gains, "also ~gain {gains:gain,and}"),
            phrase(Gains, "~have {gains:gain,and}"),
            phrase(LosesPower, "~lose {amount:power_amount}"),
            phrase(LosesPower, "also ~lose {amount:power_amount}"),
            phrase(Gains, "~gain Elements of {gains:element_trace,and}"),
            phrase(Gains, "~gain {gains:named_gain,and}"),
            phrase(BecomesQuality, "~become {quality:named_element}"),
            phrase(BecomesQuality, "~become {quality:element_mark}"),
            phrase(BecomesQuality, "~become of {quality:element_has}"),
            phrase(LosesAbilities, "~lose all abilities"),
            phrase(LosesAbilities, "also ~lose all abilities"),
            phrase(LosesAbilities, "also ~lose all <its|their> abilities"),
            phrase(LosesAbilities, "~lose all <its|their> abilities"),
            phrase(LosesAbilities, "~lose all his abilities"),
            phrase(LosesAbilities, "~lose <its|their> abilities"),
            phrase(AlsoHas, "<is|are> also {qualities:pre,and:2} in all situations"),
            phrase(AttacksAgain, "can attack {times:int} times in the same turn"),
            phrase(Must, "must attack at least once per turn if possible", deed=Attacks()),
            phrase(Must, "must attack each turn if possible", deed=Attacks()),
            phrase(LosesAbilities, "<loses|lose> all of <its|their> abilities"),
            phrase(AttacksAgain, "can attack {times:int} times in one turn"),
            phrase(AttacksAgain, "can attack twice in one turn", times=2),
            phrase(AttacksAgain, "can attack {times:int} times this turn"),
            phrase(AttacksAgain, "can attack twice this turn", times=2),
            phrase(DoesNotActivate, "<does|do> not activate during the Active Phase", next_only=False),
            phrase(DoesNotActivate, "<does|do> not activate during your next Active Phase", next_only=True),
            phrase(DoesNotActivate, "won't activate at the controller's Active Phase", next_only=False),
            phrase(LosesKeywords, "~lose {keywords:keyword,and}"),
            phrase(Cannot, "cannot {deeds:infinitive,or}"),
            phrase(CannotGain, "cannot gain {keywords:keyword,or}"),
            phrase(Must, "must attack once per turn if possible", deed=Attacks()),
            phrase(Must, "must attack if possible", deed=Attacks()),
            phrase(Must, "must block if possible", deed=Blocks()),
            phrase(AlsoBecomes, "also ~become a/an {noun:bare/one}", power=None, gains=()),
            phrase(AlsoBecomes, "also ~become a/an {noun:bare/one} with {power:number} power", gains=()),
            phrase(AlsoBecomes, "also become {noun:bare/many} with {power:number} power", gains=()),
            phrase(
                AlsoBecomes,
                "also ~become a/an {noun:bare/one} with {power:number} power and {gains:gain,and}",
            ),
            phrase(AlsoBecomes, "also ~become a/an {noun:bare/one} with {power:number} power, {gains:gain,and:2}"),
            phrase(AlsoHas, "<is|are> also {qualities:pre+} in all situations"),
            phrase(AlsoHas, "<is|are> also a/an {qualities:simple_head=} in all situations"),
            phrase(AttacksAgain, "can attack twice in the same turn", times=2),
            phrase(AttacksOnceMore, "can attack once more this turn"),
            phrase(DoesNotActivate, "<does|do> not activate during your Active Phase", next_only=False),
            phrase(
                DoesNotActivate,
                "<does|do> not activate during <its controller's|their controllers'> Active Phase",
                next_only=False,
            ),
            phrase(DoesNotActivate, "will not activate during your next Active Phase", next_only=True),
            phrase(ProducesCP, "can produce CP of any Element", elements=()),
            phrase(ProducesCP, "can produce {elements:element,or} CP"),
            phrase(EntersDull, "~enter the field dull"),
            phrase(JoinsAnyParty, "can form a party with Forwards of any Element"),
            phrase(JoinsAnyParty, "can form a party with {noun:noun/many} of any Element"),
        ],
    ),
    (
        "gain",
        [
            phrase(Power, "+ {amount:power_amount}"),
            phrase(Keyword, "{keyword:keyword}"),
            phrase(Granted, "\u201c{ability:quoted_ability}\u201d"),
            phrase(Trace, "{quality:pre}"),
        ],
    ),
    (
        "power_amount",
        [
            phrase(Times, "{each:number} power for each {count:unit}"),
            phrase(Times, "{each:number} power for every {count:groups}"),
            same("{:number} power"),
        ],
    ),
    (
        "demand",
        [
            phrase(Must, "must block", deed=Blocks()),
            phrase(Must, "must attack", deed=Attacks()),
            phrase(Must, "must {deed:block_whom}"),
        ],
    ),
    ("block_whom", [phrase(Blocks, "block {whom:doer}")]),
    ("must_this_turn", [phrase(Changes, "{who#:who_one} {changes:demand=} this turn if possible")]),
    ("whose_element", [phrase(It, "its Element")]),
    ("each_one", [phrase(Every, "{noun:noun/one}")]),
    (
        "element_change",
        [
            phrase(BecomesQuality, "becomes {quality:element_mark}"),
            phrase(BecomesQuality, "becomes {quality:named_element}"),
        ],
    ),
    (
        "named_element",
        [
            phrase(OfNamed, "the named one", kind=NameKind.ELEMENT),
            phrase(OfNamed, "the named Element", kind=NameKind.ELEMENT),
        ],
    ),
    ("named_gain", [phrase(Trace, "{quality:named_quality}")]),
    (
        "named_quality",
        [
            phrase(OfNamed, "the named Job", kind=NameKind.JOB),
            phrase(OfNamed, "the named Element", kind=NameKind.ELEMENT),
            phrase(OfNamed, "the named Category", kind=NameKind.CATEGORY),
            phrase(OfNamed, "named Job", kind=NameKind.JOB),
            phrase(OfNamed, "that Job", kind=NameKind.JOB),
            phrase(OfNamed, "that Element", kind=NameKind.ELEMENT),
            phrase(OfNamed, "that Category", kind=NameKind.CATEGORY),
            phrase(OfNamed, "the selected Job", kind=NameKind.JOB),
            phrase(OfNamed, "the selected Element", kind=NameKind.ELEMENT),
            phrase(OfNamed, "Element", kind=NameKind.ELEMENT),
        ],
    ),
    ("element_trace", [phrase(Trace, "{quality:element_mark}")]),
    ("from_hand", [phrase(InPlace, "{what:ref} from your hand", zone=Zone.HAND, player=Player.YOU)]),
    ("past_condition", [phrase(HappenedThisTurn, "{event:past}")]),
    ("and_cost", [same("and {:cost}")]),
    ("for_each_static", [phrase(ForEach, "for each {count:unit}, {statics:static,and}")]),
    (
        "standing_condition",
        [
            phrase(Controls, "{player#:subject} ~control {quantity#:quantity} {noun:noun}"),
            phrase(Controls, "{player#:subject} ~control a/an {noun:noun/one}", quantity=_SOME),
        ],
    ),
    (
        "cast_this_turn",
        [
            *[
                phrase(CostToCast, f"{start.removesuffix(' is')} this turn is reduced by {{less:cost_change}}{end}",
                       **fixed)
                for start in COST[1:]
                for end, fixed in (("", {}), (" (it cannot become 0)", {"minimum": 1}))
            ],
            phrase(CostToCast, "the cost required to cast {what:what_cast} this turn is reduced by {less:cost_change}"),
            phrase(
                CostToCast,
                "the cost required to cast {what:what_cast} this turn is reduced by {less:cost_change} "
                "(it cannot become 0)",
                minimum=1,
            ),
        ],
    ),
    (
        "until",
        [
            phrase(ThisTurn, "until the end of the turn"),
            phrase(ThisTurn, "until the end of this turn"),
            phrase(ThisTurn, "this turn"),
            phrase(UntilEndOf, "until the end of your turn", player=Player.YOU),
            phrase(UntilEndOf, "until the end of your opponent's turn", player=Player.OPPONENT),
            phrase(UntilEndOfNext, "until the end of your opponent's next turn", player=Player.OPPONENT),
            phrase(UntilEndOfNext, "until the end of your next turn", player=Player.YOU),
            phrase(ThisTurn, "during this turn"),
            phrase(ThisTurn, "for the rest of the turn"),
            phrase(UntilTurnOf, "until the beginning of your next turn", player=Player.YOU),
            phrase(UntilTurnOf, "until your next turn", player=Player.YOU),
            phrase(UntilTurnOf, "until the start of your next turn", player=Player.YOU),
            phrase(AsLongAs, "for as long as {condition:condition}"),
            phrase(AsLongAs, "as long as {condition:condition}"),
        ],
    ),
    (
        "from_now",
        [
            phrase(ThisTurn, "until the end of the turn"),
            phrase(ThisTurn, "during this turn"),
            phrase(RestOfGame, "during this game"),
            phrase(ThisTurn, "this turn"),
            phrase(UntilEndOf, "until the end of your turn", player=Player.YOU),
            phrase(UntilEndOf, "until the end of your opponent's turn", player=Player.OPPONENT),
            phrase(UntilEndOfNext, "until the end of your opponent's next turn", player=Player.OPPONENT),
            phrase(UntilEndOfNext, "until the end of your next turn", player=Player.YOU),
            phrase(UntilTurnOf, "until the beginning of your next turn", player=Player.YOU),
            phrase(AsLongAs, "as long as {condition:condition}"),
            phrase(AsLongAs, "for as long as {condition:condition}"),
        ],
    ),
]

ROWS = {
    "icon_row": Row((("icon", 1, 8),)),
    "cost_row": Row((("cost", 1, 1),)),
    "paid_cost": Row((("pay_icon", 1, 1), ("icon", 0, 7), ("and_cost", 1, 1))),
}
