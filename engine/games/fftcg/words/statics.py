"""What is so: changes, for how long, and under which conditions."""

from __future__ import annotations

from collections.abc import Mapping
from types import UnionType

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType
from engine.text.english.circumstances import times
from engine.text.english.classes import ALL, ALSO, DUE, EXCEPT, THE_NAMED
from engine.text.english.clauses import statics
from engine.text.phrases import Phrase, each, hole, phrase, rest, same, shaped, terms, tree, value

_STATICS = dict(statics())
_TIMES = dict(times(own.Phase))

_ANY = ab.Noun((ab.IsCard(),))
INTO_DAMAGE_ZONE = "{@put into|placed into|placed in} {@own:the} Damage Zone {@because of:due to}"

#: By no Forward but such.
_ONLY_BY = ab.Cannot(
    (ab.IsBlocked(ab.Any(ab.Noun((ab.OfType(CardType.FORWARD), ab.OtherThan(hole("noun", ab.Noun)))))),)
)
#: What they cannot do while it does not hold.
_UNLESS = ab.While(ab.Not(hole("condition")), (ab.Changes(hole("who"), (ab.Cannot(hole("deeds")),)),))

FREE = "without paying {@the cost|its cost|their ^cost}"
#: "you can cast it as though you owned it at any time you could normally cast it"
MAY_CAST = (
    "you {@may:can} cast {{what:obj}|{what:who_many}} {@|as though you owned {@it}} {@|and}"
    " {@|at any time you could normally cast {@it}}"
)



_THEIR_FORWARDS = ab.Every(ab.Noun((ab.OfType(CardType.FORWARD), ab.ControlledBy(ab.Player.OPPONENT))))
#: "your opponent must block Ramza if possible": each of their Forwards must.
_ALL_BLOCK = ab.Changes(_THEIR_FORWARDS, (ab.Must(ab.Blocks(hole("whom"))),))
_IN_A_TURN = "{@that turn}"
_BECOMING = "{@a/an {noun:bare/one}|{noun:bare/many}}"
_UNHEARD = (" (this applies to their own abilities and abilities triggered by your opponent's Forward entering their "
            "field)")

#: Whose power it is.
_POWER = "{@{who:genitive} power|the power of {who:who}}"
_WHO = hole("who")
#: As much more as it has now (FFTCG 11.12.4.3).
_DOUBLED = ab.Changes(_WHO, (ab.Gains((ab.Power(ab.TraitOf(ab.Trait.POWER, _WHO)),)),))
_DOUBLED_GAINING = ab.Changes(_WHO, (ab.Gains((ab.Power(ab.TraitOf(ab.Trait.POWER, _WHO)), rest("gains"))),))
_DOUBLE = (
    f"{{double {_POWER}|{_POWER} {{@doubles|is doubled|will double|will be doubled|becomes double}}"
    "|{who:ref} doubles its power}"
)
HALVED = f"{{halve {_POWER}|reduce {_POWER} by half|{_POWER} {{is halved|becomes half|will become half}}}}"


#: Half of its power, rounded down: what is lost is rounded the other way than what is left.
HALF_LOST = ab.Changes(_WHO, (ab.LosesPower(ab.Half(ab.TraitOf(ab.Trait.POWER, _WHO), ab.Rounding.UP, hole("unit"))),))


#: Of what a change is one.
_CHANGED: tuple[tuple[ab.Trait, type | UnionType], ...] = (
    (ab.Trait.POWER, ab.PowerBecomes | ab.PowerCannotChange), (ab.Trait.COST, ab.TraitIs), (ab.Trait.JOB, own.WithJob),
    (ab.Trait.ELEMENT, own.OfElement | ab.OfNamed),
)


def _of_trait(slots: Mapping[str, object]) -> object:
    """ "its Element becomes Fire", "its cost becomes 1"; nothing becomes what is no such thing."""
    change: ab.Change = slots["changes"][0]  # type: ignore[index]
    trait = slots["trait"]
    if trait is ab.Trait.COST and isinstance(change, ab.PowerBecomes):
        change = ab.BecomesQuality(ab.TraitIs(trait, ab.Comparison.EXACTLY, change.amount))
    return ab.Changes(slots["who"], (change,) if _trait_of(change) is trait else ())  # type: ignore[arg-type]


def _trait_of(change: ab.Change) -> ab.Trait | None:
    what = change.quality if isinstance(change, ab.BecomesQuality) else change
    return next((trait for trait, kinds in _CHANGED if isinstance(what, kinds)), None)


def _take_of_trait(value: object) -> Mapping[str, object] | None:
    match value:
        case ab.Changes(who, (change,)) if trait := _trait_of(change):
            if trait is ab.Trait.COST:
                change = ab.PowerBecomes(change.quality.amount)  # type: ignore[attr-defined]
            return {"who": who, "trait": trait, "changes": (change,)}
    return None


PHRASES: dict[str, list[Phrase]] = {
    **_STATICS,
    **_TIMES,
    "static": [
        phrase(own.BurstsBarred, f"{{@a:any}} {{what:noun/any}} {INTO_DAMAGE_ZONE} {{by:cause}} cannot use {{@own:its}}"
               " EX ^Burst"),
        phrase(own.MayCast, MAY_CAST, free=False),
        phrase(own.MayCast, f"{MAY_CAST} {FREE}", free=True),
        same("{:changed}"), same("{:replacement}"),
        phrase(own.AttackLimit, "{player#:subject} {{@may:can} only {@declare attack|declare attacks|declare an attack"
               "|attack}|cannot {@declare attacks|attack} more than} {count:often}{@in a turn}"),
    ],
    "any_static": [same("{:casting_static}"), same("{:static}")],
    # A sentence of a field ability.
    "field_static": [
        tree(_UNLESS, "{who#:who} {can only {deeds:infinitive,or} if|can {deeds:infinitive,or} only if"
             "|cannot {deeds:infinitive,or} unless} {condition:condition}"),
        # "instead" of the damage, not of what is said before.
        phrase(ab.While, "if {condition:condition}, {statics:damage_dealt=}"),
        tree(ab.Changes(hole("who"), (own.ProducesCP(hole("elements"), hole("payee")),)),
             "while paying the cost to {@cast a/an {payee:noun/one}|play a/an {payee:noun/one} onto the field}"
             "{@|, if {who:ref} is on the field}, {who:ref} can produce {elements:produced}"),
        *_STATICS["field_static"],
        phrase(ab.While, "during this turn, if {condition:past_condition}, {statics:any_static,and}"),
        tree(ab.While(hole("condition"), (rest("statics"), ab.While(hole("more", ab.SoMany), hole("further")))),
             "if {condition:condition}, {statics:static,and}{@, and| and|.} if {more:so_many}, {further:static,and}"),
    ],
    "changed": [
        # In place of its own.
        tree(ab.Changes(hole("who"), each("kinds", ab.BecomesQuality(ab.OfNamed(hole("kinds"))))),
             f"{{who#:who}} ~become {THE_NAMED} {{kinds:named_kind,and}}"),
        phrase(ab.Changes, f"{{who#:who_many}} {ALSO} {{changes:change,and}}"),
        phrase(ab.Changes, f"{{who#:who_one}} {ALSO} {{changes:change,and}}"),
        phrase(ab.MustChoose, "{@{by:cause} must choose {what:ref}|{what:ref} must be chosen by {by:cause}"
               "|when {by:cause} choose, they must choose {what:ref}} if possible"),
        shaped(ab.Changes, "{@{who:genitive} {trait:trait/one}|the {trait:trait/one} of {who:who}}"
               " {changes:trait_change=}", _of_trait, _take_of_trait),
        phrase(ab.Changes, f"{{who#:who}} {ALSO} ~lose {{changes:loss,and:2}}"),
        tree(_ALL_BLOCK, "{{@your opponent|opponent|your opponent's Forwards} must block {whom:ref} if possible"
             "|{whom:ref} must be blocked if possible|{@if|if it is} possible, your opponent must block {whom:ref}}"),
        phrase(ab.Changes, f"each {{who:each_one}} {ALSO} {{changes:change,and/one}}"),
        phrase(own.EntersUnheard, "{what:who_many} entering the field {@does not:will not} trigger"
               f" {{@a:any}} auto-abilities {{|{_UNHEARD}}}"),
        phrase(ab.PlayerCannot, "{player#:subject} cannot {deeds:player_infinitive,or}"),
        phrase(ab.Changes, "{@if|if it is} possible, {who:ref} {changes:demand=}"),
        tree(_DOUBLED, _DOUBLE),
        tree(_DOUBLED_GAINING, f"{{{{who:ref}} doubles its power and gains|double {_POWER} and"
             " {it gains|they gain}} {gains:gain,and}"),
        # "gains +3000 power, Brave and can attack twice": what it gains has an "and" of its own left out.
        tree(ab.Changes(hole("who"), (ab.Gains(hole("gains")), hole("more"))),
             "{who#:who} ~gain {gains:gain,:2} and {more:change}"),
    ],
    "change": [
        *[tree(_ONLY_BY, f"{blocked} by {{@a:}} {{noun:noun/any}}")
          for blocked in ("can only be blocked", f"cannot be blocked {EXCEPT}")],
        # Elements themselves, not those of what has them.
        phrase(ab.Gains, "~gain Elements of {gains:element_trace,and}"),
        *_STATICS["change"],
        phrase(ab.CannotGain, "cannot gain {keywords:keyword,or}"),
        same("{:turned_into}"),
        phrase(ab.AlsoHas, "<is|are> also {@{qualities:pre,and:2}|{qualities:pre+}} {@|in all situations}"),
        phrase(ab.AttacksAgain, f"can attack {{@|up to}} twice {_IN_A_TURN}", times=2),
        phrase(ab.AttacksAgain, f"can attack {{@|up to}} {{times:int}} times {_IN_A_TURN}"),
        phrase(ab.Must, "must {deed:demanded} {@|once per turn|at least once per turn|each turn}"
               " if possible"),
        phrase(ab.DoesNotUntap, "{@does not:<does|do> not} activate {@in:during}"
               " {@own:your} {next_only! next} Active Phase"),
        phrase(ab.CostsTo, "cannot {deed:demanded} unless <its controller pays|their controllers pay> {cost:icon+}"),
        phrase(ab.AlsoBecomes, f"{{@also ~become|~become|<is|are> also}} {_BECOMING} {{@with {{power:power_amount}}"
               "|with a power of {power:number}} {@|and {gains:gain,and}|, {gains:gain,and:2}}"),
        phrase(ab.AlsoHas, "<is|are> also a/an {qualities:simple_head=} in all situations"),
        value(ab.AttacksAgain(1, more=True), "can attack once more {@that turn:this turn}"),
        phrase(own.ProducesCP, "can produce {elements:produced}"),
        phrase(ab.EntersTapped, "~enter the field dull"),
        phrase(own.JoinsAnyParty, "can form {@a party|parties} with {Forwards|{noun:noun/many}} of"
               " {@any Element|different Elements|a different Element}"),
        phrase(ab.EntersWithCounters, "~enter the field with {{count#:number} {counter:counters}"
               "|{@a number of|} {counter:counters/many} equal to {count:counted}}"
               " {@|on it|on them|placed on it|placed on them}"),
    ],
    # One of the things lost together.
    "loss": [
        *_STATICS["loss"],
        phrase(ab.LosesKeywords, "{keywords:keyword,and}"),
    ],
    # Of traits and abilities, those that can be lost, all of them.
    "lost_whole": [
        terms([(ab.LosesAbilities(), "abilities"), (ab.LosesQuality(own.EveryOne(ab.Trait.JOB)), "Jobs"),
               (ab.LosesQuality(own.EveryOne(ab.Trait.CATEGORY)), "Categories")]),
    ],
    "turned_into": [phrase(ab.BecomesQuality, "~become {quality:borne}")],
    # What becomes of its power, its Element and so on.
    "trait_change": [
        same("{:turned_into/one}"),
        phrase(ab.PowerBecomes, f"{ALSO} {{@becomes}} {{@|equal to|the same as}}"
               " {amount:quantity_named}"),
        phrase(ab.PowerCannotChange, f"cannot be {{direction:direction}} ?({DUE} {{by:cause}})?"),
    ],
    "direction": [value(ab.Direction.UP, "increased"), value(ab.Direction.DOWN, "{@reduced:decreased}")],
    "gain": [
        *_STATICS["gain"],
        phrase(ab.Keyword, "{keyword:keyword}"),
        phrase(ab.Granted, "\u201c{ability:quoted_ability}\u201d"),
        same("{:shared}"),
    ],
    "demand": [phrase(ab.Must, "must {deed:demanded}")],
    # What the rules can hold somebody to (FFTCG 10.1.2.1.3, 10.1.3.1.3).
    "demanded": [phrase(ab.Attacks, "attack"), phrase(ab.Blocks, "block ?({whom:doer})?")],
    "each_one": [phrase(ab.Every, "{noun:noun/one}")],
    "named_kind": [terms((ab.NameKind.ELEMENT, ab.NameKind.JOB))],
    "element_trace": [phrase(ab.Trace, "{quality:element_mark}")],
    # What it can come to bear: what is printed on cards, what was named, or all there is of it.
    "borne": [
        same("{:mark}"),
        phrase(ab.OfNamed, "{@the named one|of the named Element}", kind=ab.NameKind.ELEMENT),
        phrase(own.EveryOne, "{@all:all} {trait:kind/many}"), phrase(own.EveryOne, "every {trait:kind/one}"),
    ],
    # "the Jobs of the Forwards you control", "its Job and Element", "all the special abilities of Ramza"
    "shared": [
        phrase(own.TraitsOf, "{@all of:the} {traits:shared_kind,and|or/any} of {whose:sharing}"),
        phrase(own.TraitsOf, "{@all of:} {whose:genitive} {traits:shared_kind,and|or/any}"),
        phrase(ab.Trace, "{quality:borne}"),
    ],
    # Those whose kinds or abilities are shared.
    "sharing": [
        same("{:ref}"), phrase(ab.Every, f"{ALL} {{noun:noun/many}}"), phrase(ab.The, "the {noun:noun/one}"),
    ],
    "past_condition": [phrase(ab.HappenedThisTurn, "{event:past}")],
    "duration": [
        # Its rule processing ends an effect when the condition fails (FFTCG 11.12.4.1).
        phrase(ab.AsLongAs, "{@as long as} {condition:condition}"),
        *_TIMES["duration"],
    ],
}
