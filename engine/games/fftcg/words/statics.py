"""What is so: changes, for how long, and under which conditions."""

from __future__ import annotations

from engine.abilities.amounts import Comparison, Number, Quantity
from engine.abilities.blocking import Blocks
from engine.abilities.conditions import HappenedThisTurn, Is, SoMany
from engine.abilities.durations import AsLongAs
from engine.abilities.events import Attacks
from engine.abilities.naming import NameKind, OfNamed
from engine.abilities.nouns import ControlledBy, InZone, Noun, OfType
from engine.abilities.players import Player
from engine.abilities.references import Every
from engine.abilities.statics import (
    AlsoBecomes,
    AlsoHas,
    AttacksAgain,
    AttacksOnceMore,
    BecomesQuality,
    Cannot,
    CannotGain,
    Changes,
    CostsTo,
    Direction,
    Gains,
    Granted,
    Keyword,
    LosesKeywords,
    LosesPower,
    Must,
    PlayerCannot,
    Power,
    PowerBecomes,
    PowerCannotChange,
    Trace,
    While,
)
from engine.abilities.targets import IsChosen, MustChoose
from engine.abilities.turning import DoesNotUntap, EntersTapped
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.vocabulary import Effects, JoinsAnyParty, ProducesCP, StackKind, Zone
from engine.games.fftcg.vocabulary.casting import NotCancelled
from engine.games.fftcg.vocabulary.entering import EntersUnheard
from engine.text.english.classes import ALSO, DUE
from engine.text.english.statics import statics
from engine.text.grammar import Phrase, phrase, same, tree, value
from engine.text.holes import hole, rest

_ON_FIELD = Noun((InZone(Zone.FIELD),))
_SOME = Quantity(Comparison.AT_LEAST, Number(1))



def _named(*kinds: NameKind) -> list[Phrase]:
    """What was named, of these kinds: "the named Job"."""
    return [
        phrase(OfNamed, f"{{@the named|that|the selected|named|selected|}} {kind.value}", kind=kind) for kind in kinds
    ]


_THEIR_FORWARDS = Every(Noun((OfType(CardType.FORWARD), ControlledBy(Player.OPPONENT))))

#: "your opponent must block Ramza if possible": each of their Forwards must.
ALL_BLOCK = Changes(_THEIR_FORWARDS, (Must(Blocks(hole("whom"))),))


_IN_A_TURN = "{@|in the same turn|in one turn|this turn|per turn|each turn|in a turn|during each turn}"
_BECOMING = "{@a/an {noun:bare/one}|{noun:bare/many}}"
_UNHEARD = (" (this applies to their own abilities and abilities triggered by your opponent's Forward entering their "
            "field)")

PHRASES: list[tuple[str, list[Phrase]]] = [
    *statics("abilities"),
    (
        # Summons and abilities of somebody: "your Summons", "the Summons you cast".
        "kept_effects",
        [
            phrase(Effects, "{player:turn_player} {{kinds:stack_kind,or/many}|{kinds:stack_kind,and/many}}"),
            *[
                phrase(Effects, f"{{@the|}} Summons {who}", kinds=(StackKind.SUMMON,), player=player)
                for who, player in (("you cast", Player.YOU), ("your opponent casts", Player.OPPONENT))
            ],
        ],
    ),
    (
        # One of the things lost together.
        "loss",
        [
            phrase(LosesKeywords, "{keywords:keyword,and}"),
        ],
    ),
    (
        # A sentence of a field ability.
        "field_static",
        [
            phrase(While, "during this turn, if {condition:past_condition}, {statics:any_static,and}"),
            *[tree(While(hole("condition"), (rest("statics"), While(hole("more", SoMany), hole("further")))),
                   f"if {{condition:condition}}, {{statics:static,and}}{joint} if {{more:so_many}}, "
                   "{further:static,and}")
              for joint in (", and", " and", ".")],
        ],
    ),
    ("any_static", [same("{:casting_static}"), same("{:static}")]),
    ("static", [same("{:changed}"), same("{:replacement}")]),
    (
        "changed",
        [
            phrase(Changes, "{who#:who_many} {changes:change,and}"),
            phrase(Changes, "{who#:who_one} {changes:change,and}"),
            tree(Changes(hole("who"), (Cannot((IsChosen(hole("by")),)),)),
                 "{by:cause} cannot choose {{who:who_many}|{who:who_one}}"),
            phrase(MustChoose, "{by:cause} must choose {what:ref} if possible"),
            phrase(MustChoose, "{what:ref} must be chosen by {by:cause} if possible"),
            phrase(MustChoose, "when {by:cause} choose, they must choose {what:ref} if possible"),
            *[
                phrase(Changes, f"{{@{{who:its}} {trait}|the {trait} of {{who:who}}|{{who:ref}}'s {trait}"
                       f"|{{who:who_many}}' {trait}}} {{changes:{change}=}}")
                for trait, change in (("power", "power_change"), ("Element", "element_change"))
            ],
            phrase(Changes, "{who#:who} ~lose {changes:loss,and:2}"),
            tree(ALL_BLOCK, "{@your opponent|opponent|your opponent's Forwards} must block {whom:ref} if possible"),
            tree(ALL_BLOCK, "{whom:ref} must be blocked if possible"),
            phrase(Changes, "each {who:each_one} {changes:change,and/one}"),
            phrase(EntersUnheard, "{what:who_many} entering the field {@will not|do not|won't|cannot} trigger"
                   f" {{@any|}} auto-abilities {{|{_UNHEARD}}}"),
            phrase(NotCancelled, "{@|the effects of} {what:kept_effects} cannot be {@cancelled|canceled}"
                   f" ?({DUE} {{by:cause}})?"),
            phrase(PlayerCannot, "{player#:subject} cannot {deeds:player_infinitive,or}"),
            phrase(Changes, "{@if|if it is} possible, {who:ref} {changes:demand=}"),
        ],
    ),
    (
        "power_change",
        [
            phrase(PowerBecomes, f"{ALSO} {{@becomes|is|are|will become}} {{@|equal to|the same as}}"
                   " {amount:quantity_named}"),
            phrase(PowerCannotChange, f"cannot be {{direction:direction}} {DUE} {{by:cause}}"),
            phrase(PowerCannotChange, "cannot be {direction:direction}", by=None),
        ],
    ),
    ("direction", [value(Direction.UP, "increased"), value(Direction.DOWN, "{@decreased|reduced}")]),
    (
        "change",
        [
            phrase(Gains, f"{ALSO} ~gain {{gains:named_gain,and}}"),
            phrase(Gains, f"{ALSO} ~gain Elements of {{gains:element_trace,and}}"),
            phrase(LosesPower, f"{ALSO} ~lose power equal to {{amount:quantity_named}}"),
            phrase(LosesKeywords, f"{ALSO} ~lose {{keywords:keyword,and}}"),
            phrase(CannotGain, f"{ALSO} cannot gain {{keywords:keyword,or}}"),
            *[
                phrase(BecomesQuality, f"~become {quality}")
                for quality in ("{quality:named_element}", "{quality:element_mark}", "of {quality:element_has}")
            ],
            phrase(AlsoHas, "<is|are> also {qualities:pre,and:2} in all situations"),
            phrase(AlsoHas, "<is|are> also {qualities:pre+}"),
            phrase(AlsoHas, "<is|are> also {qualities:pre,and:2}"),
            phrase(AttacksAgain, f"can attack {{@|up to}} twice {_IN_A_TURN}", times=2),
            phrase(AttacksAgain, f"can attack {{@|up to}} {{times:int}} times {_IN_A_TURN}"),
            phrase(Must, "must {deed:demanded} {@|once per turn|at least once per turn|each turn}"
                   " if possible"),
            phrase(DoesNotUntap, "{@<does|do> not|<doesn't|don't>|will not|won't|cannot} activate {@during|at}"
                   " {@your|<its controller's|their controllers'>|<its controller's|their controller's>|the"
                   "|the controller's|your opponent's|their|that player's} {next_only! next} Active Phase"),
            *[
                phrase(CostsTo, f"cannot {verb} unless <its controller pays|their controllers pay> {{cost:icon+}}",
                       deed=deed)
                for verb, deed in (("attack", Attacks()), ("block", Blocks()))
            ],
            phrase(AlsoBecomes, f"{{@also ~become|~become|<is|are> also}} {_BECOMING} {{@with {{power:power_amount}}"
                   "|with a power of {power:number}} {@|and {gains:gain,and}|, {gains:gain,and:2}}"),
            phrase(AlsoBecomes, f"also ~become {_BECOMING}", power=None, gains=()),
            phrase(AlsoHas, "<is|are> also {qualities:pre+} in all situations"),
            phrase(AlsoHas, "<is|are> also a/an {qualities:simple_head=} in all situations"),
            phrase(AttacksOnceMore, "can attack once more this turn"),
            phrase(ProducesCP, "can produce CP of any Element", elements=()),
            phrase(ProducesCP, "can produce {elements:element,or} CP"),
            phrase(EntersTapped, "~enter the field dull"),
            phrase(JoinsAnyParty, "can form {@a party|parties} with {Forwards|{noun:noun/many}} of"
                   " {@any Element|different Elements|a different Element}"),
        ],
    ),
    (
        "gain",
        [
            phrase(Power, "power equal to {amount:quantity_named}"),
            phrase(Keyword, "{keyword:keyword}"),
            phrase(Granted, "\u201c{ability:quoted_ability}\u201d"),
            phrase(Trace, "{quality:pre}"),
        ],
    ),
    (
        "demand",
        [
            phrase(Must, "must {deed:demanded}"),
        ],
    ),
    (
        "demanded",
        [phrase(Attacks, "attack"), phrase(Blocks, "block"), phrase(Blocks, "block {whom:doer}")],
    ),
    ("must_this_turn", [phrase(Changes, "{who#:who_one} {changes:demand=} this turn if possible")]),
    (
        "each_one",
        [
            phrase(Every, "{noun:noun/one}"), phrase(Every, "of {noun:your_noun/many}"),
            phrase(Every, "of the {noun:noun/many}"),
        ],
    ),
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
            phrase(OfNamed, "{@the named one|of the named Element}", kind=NameKind.ELEMENT),
            *_named(NameKind.ELEMENT),
        ],
    ),
    ("named_gain", [phrase(Trace, "{quality:named_quality}")]),
    (
        "named_quality",
        _named(NameKind.JOB, NameKind.ELEMENT, NameKind.CATEGORY),
    ),
    ("element_trace", [phrase(Trace, "{quality:element_mark}")]),
    ("past_condition", [phrase(HappenedThisTurn, "{event:past}")]),
    # Its rule processing ends an effect when the condition fails (FFTCG 11.12.4.1).
    (
        "duration",
        [
            phrase(AsLongAs, "{@as long as|for as long as|while} {condition:condition}"),
            tree(AsLongAs(Is(hole("what"), _ON_FIELD)), "until {what:ref} leaves the field"),
        ],
    ),
]
