"""What is so: changes, for how long, and under which conditions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import UnionType
from typing import Any

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType
from engine.text.english.circumstances import times
from engine.text.english.classes import ALL, ALSO, CAN, COMMA, DUE, EXCEPT, THE_NAMED
from engine.text.english.clauses import statics
from engine.text.phrases import Phrase, Tables, each, hole, phrase, rest, same, shaped, terms, tree, trees, value

_ANY = ab.Noun((ab.IsCard(),))
INTO_DAMAGE_ZONE = "{@put into|placed into|placed in} {@own:the} Damage Zone {@because of:due to}"


def _only_by(noun: Any) -> ab.Cannot:
    """Blocked by no Forward but such."""
    return ab.Cannot((ab.IsBlocked(ab.Any(ab.Noun((ab.OfType(CardType.FORWARD), ab.OtherThan(noun))))),))


FREE = "without paying {@the cost|its cost|their ^cost}"
#: "you can cast it as though you owned it at any time you could normally cast it"
MAY_CAST = (
    "you {@may:can} cast {{what:obj}|{what:who_many}} {@|as though you owned {@it}} {@|and}"
    " {@|at any time you could normally cast {@it}}"
)

_ON_FIELD = ab.Noun((ab.InZone(own.Zone.FIELD),))

_THEIR_FORWARDS = ab.Every(ab.Noun((ab.OfType(CardType.FORWARD), ab.ControlledBy(ab.Player.OPPONENT))))
#: "your opponent must block Ramza if possible": each of their Forwards must.
_ALL_BLOCK = ab.Changes(_THEIR_FORWARDS, (ab.Must(ab.Blocks(hole("whom"))),))
_IN_A_TURN = "{@that turn}"
_BECOMING = "{@a/an {noun:bare/one}|{noun:bare/many}}"
_UNHEARD = (" (this applies to their own abilities and abilities triggered by your opponent's Forward entering their "
            "field)")


#: How what is lost of what is halved is rounded: what is left is rounded up to thousands.
LOST = (ab.Rounding.DOWN, 1000)
_DOUBLED = ("doubles", "is doubled", "will double", "will be doubled", "becomes double")
_HALVED = ("is halved", "becomes half", "will become half")


def _doubled(slots: Mapping[str, Any]) -> object:
    """ "Double the power of Ramza": it gains as much more as it has now, and may gain Haste (FFTCG 11.12.4.3). "Halve
    its power": it loses as much.
    """
    power, who = slots["power"], slots["who"] if slots.get("who") is not None else slots["power"].whose
    so = power.trait is ab.Trait.POWER and {power.whose, slots["again"] or who} <= {who, ab.It(), ab.Them()}
    power, gains = replace(power, whose=who), slots["gains"] or ()
    if slots["half"]:
        return ab.Changes(who, (ab.LosesPower(ab.Half(power, *LOST)),) if so and not gains else ())
    return ab.Changes(who, (ab.Gains((ab.Power(power), *gains)),) if so else ())


def _take_doubled(value: object) -> Mapping[str, object] | None:
    match value:
        case ab.Changes(who, (ab.Gains((ab.Power(ab.TraitOf(ab.Trait.POWER, whose) as power), *gains)),)):
            slots = {"power": ab.TraitOf(power.trait, ab.It(), wording=-1) if gains else power, "half": False}
        case ab.Changes(who, (ab.LosesPower(ab.Half(ab.TraitOf(ab.Trait.POWER, whose) as power) as half),)):
            if half != ab.Half(power, *LOST):
                return None
            slots, gains = {"power": power, "half": True}, []
        case _:
            return None
    slots |= {"who": who if gains else None, "again": None, "gains": tuple(gains) or None}
    return slots if who == whose else None


def _limits() -> list[Phrase]:
    """ "your opponent can only declare attack once per turn", "each player cannot attack with more than 2 Forwards"."""
    often = (
        "{{@may:can} only {@declare attack|declare attacks|declare an attack|attack} {count:often}"
        "|cannot {@declare attacks|attack} more than {count:often}|cannot declare more than {count:int} attack}"
    )
    so_many = "{{@may:can} only attack with {@|up to }|cannot attack with more than} {count:int} ^Forward"
    return [phrase(own.AttackLimit, f"{{player#:subject}} {words} {{@in a turn}}", forwards=words is so_many)
            for words in (often, so_many)]


def _entering() -> list[Phrase]:
    """ "enters the field with 3 Ember Counters on it"."""
    enter = "~enter the field with"
    end = "{@|on it|on them|placed on it|placed on them}"
    return [
        trees(f"{enter} {{each#:number}} {{counter:counters}} {end} ?({{count:per}})?",
              ab.EntersWithCounters(ab.Times(hole("each"), hole("count")), hole("counter")),
              ab.EntersWithCounters(hole("each"), hole("counter"))),
        phrase(ab.EntersWithCounters, f"{enter} a/an {{counter:counters/one}} {end}", count=ab.Number(1)),
        phrase(ab.EntersWithCounters, f"{enter} {{@a number of|}} {{counter:counters/many}} {end} equal to"
               f" {{count:counted}} {end}"),
    ]


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


PHRASES: list[Tables] = [{
    # A sentence of a field ability.
    "field_static": [
        # "instead" of the damage, not of what is said before.
        phrase(ab.While, "if {condition:condition}, {statics:damage_dealt=}"),
        tree(ab.Changes(hole("who"), (own.ProducesCP(hole("elements"), hole("payee")),)),
             "while paying the cost to {@cast a/an {payee:noun/one}|play a/an {payee:noun/one} onto the field}"
             "{@|, if {who:ref} is on the field}, {who:ref} can produce {elements:produced}"),
    ],
    "change": [
        tree(_only_by(hole("noun", ab.Noun)),
             f"{{cannot be blocked {EXCEPT}|{CAN} {{only be blocked|be blocked only}}}} by"
             " {@a:} {noun:noun/any}"),
        # What it can do only if something is so.
        shaped(None, f"{CAN} {{only {{deeds:infinitive,or}}|{{deeds:infinitive,or}} only}}",
               lambda slots: ab.Only(slots["deeds"]), lambda value: None),  # type: ignore[arg-type]
        # Elements themselves, not those of what has them.
        tree(ab.Gains(each("kinds", ab.Trace(hole("kinds")))), "~gain Elements of {kinds:element_mark,and}"),
    ],
    "duration": [
        # Its rule processing ends an effect when the condition fails (FFTCG 11.12.4.1).
        phrase(ab.AsLongAs, "{@as long as} {condition:condition}"),
        tree(ab.AsLongAs(ab.Is(hole("what"), _ON_FIELD)), "until {what:ref} leaves the field"),
    ],
}, statics(), times(own.Phase), {
    # Summons and abilities of somebody: "your Summons", "the Summons you cast".
    "kept_effects": [
        phrase(own.Effects, "{player:turn_player} {{kinds:stack_kind,or/many}|{kinds:stack_kind,and/many}}"),
        phrase(own.Effects, "{@the} Summons {player#:subject} ~cast", kinds=(own.StackKind.SUMMON,)),
    ],
    "static": [
        phrase(own.BurstsBarred,
               f"{{{{@a:any}} {{what:noun/any}} {INTO_DAMAGE_ZONE} {{by:cause}} cannot use {{@own:its}} EX ^Burst"
               f"|EX Bursts of {{@the}} {{what:noun/many}} {INTO_DAMAGE_ZONE} {{by:cause}} cannot be used}}"),
        phrase(own.BurstsBarred,
               "{if {by:ref} deals damage to {@your opponent|a player|you}, EX Bursts cannot be used"
               "|{EX Bursts cannot be used|{@your opponent|players} cannot use EX Bursts} {@because of:due to} damage"
               " {@dealt by|from} {by:ref}}", what=_ANY),
        phrase(own.MayCast, MAY_CAST, free=False),
        phrase(own.MayCast, f"{MAY_CAST} {FREE}", free=True),
        same("{:changed}"), same("{:replacement}"),
        *_limits(),
    ],
    "any_static": [same("{:casting_static}"), same("{:static}")],
    "field_static": [
        tree(ab.While(ab.HappenedThisTurn(hole("event")), hole("statics")),
             "during this turn, if {event:past}, {statics:any_static,and}"),
        tree(ab.While(hole("condition"), (rest("statics"), ab.While(hole("more", ab.SoMany), hole("further")))),
             "if {condition:condition}, {statics:static,and}{@, and|and|.} if {more:so_many}, {further:static,and}"),
    ],
    "changed": [
        tree(ab.Changes(hole("who"), (_only_by(hole("noun", ab.Noun)),)), "only {noun:noun/many} can block {who:who}"),
        same("{:becomes_named}"),
        phrase(ab.Changes, f"{{{{who#:who_many}}|{{who#:who_one}}}} {ALSO} {{changes:change,and}}"),
        tree(ab.Changes(hole("who"), (ab.Cannot((ab.Caused(ab.IsChosen(), hole("cause")),)),)),
             "{cause:cause} cannot choose {who:who}"),
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
        phrase(own.NotCancelled, "{@|the effects of} {what:kept_effects} cannot be {@cancelled|canceled}"
               f" ?({DUE} {{by:cause}})?"),
        phrase(ab.PlayerCannot, "{player#:subject} cannot {deeds:player_infinitive,or}"),
        tree(ab.Changes(hole("who"), (ab.Must(hole("deed")),)),
             "{@if|if it is} possible, {who:ref} must {deed:demanded}"),
        *[shaped(ab.Changes, f"{doubled} ?(and ?({{again:ref}})? ~~gain {{gains:gain,and|{COMMA}}})?", _doubled,
                 _take_doubled)
          for doubled in ("?({who#:who})? {half:folding} {power:trait_of/one} {@|by half}",
                          "{power:trait_of/one} {half:folded}")],
        phrase(ab.Changes, "attacking doesn't {@cause {@{who:ref}|{who:who_many}} to {@dull|become dull}"
               "|dull {@{who:ref}|{who:who_many}}}", changes=(ab.AttackingStaysUp(),)),
    ],
    "change": [
        phrase(ab.CannotGain, "cannot gain {keywords:keyword,or}"),
        same("{:turned_into}"),
        phrase(ab.AlsoHas, "<is|are> also {@{qualities:pre,and:2}|{qualities:pre+}} {@|in all situations}"),
        phrase(ab.AttacksAgain, f"can attack {{@|up to}} twice {_IN_A_TURN}", times=ab.Number(2)),
        phrase(ab.AttacksAgain, f"can attack {{@|up to}} {{times:number}} times {_IN_A_TURN}"),
        phrase(ab.Must, "must {deed:demanded} {@|once per turn|at least once per turn|each turn}"
               " if possible"),
        phrase(ab.DoesNotUntap, "{@does not:<does|do> not} activate {@in:during}"
               " {@own:your} {next_only! next} Active Phase"),
        *[
            phrase(ab.CostsTo, f"cannot {verb} unless <its controller pays|their controllers pay> {{cost:icon+}}",
                   deed=deed)
            for verb, deed in (("attack", ab.Attacks()), ("block", ab.Blocks()))
        ],
        phrase(ab.AlsoBecomes, f"{{@also ~become|~become|<is|are> also}} {_BECOMING} {{@with {{power:power_amount}}"
               "|with a power of {power:number}} {@|and {gains:gain,and}|, {gains:gain,and:2}}"),
        phrase(ab.AlsoBecomes, f"also ~become {_BECOMING}", power=None, gains=()),
        phrase(ab.AlsoHas, "<is|are> also a/an {qualities:simple_head=} in all situations"),
        value(ab.AttacksAgain(ab.Number(1), more=True), "can attack once more {@that turn:this turn}"),
        phrase(own.ProducesCP, "can produce {elements:produced}"),
        phrase(ab.EntersTapped, "~enter the field dull"),
        phrase(own.JoinsAnyParty, "can form {@a party|parties} with {Forwards|{noun:noun/many}} of"
               " {@any Element|different Elements|a different Element}"),
        phrase(ab.Cannot, "can only attack {@in a party|as part of a party|as a party|if it forms a party"
               "|if forming a party|if it is forming a party|when forming a party|by forming a party}",
               deeds=(own.AttacksAlone(),)),
        phrase(ab.AttackingStaysUp, "{{@<does not|do not>|<doesn't|don't>|will not|won't|cannot} {@dull|be dulled"
               "|become dull}|{@<is|are> not|<isn't|aren't>} dulled} {@when attacking"
               "|<when it attacks|when they attack>|by attacking|to attack|<if it attacks|if they attack>"
               "|due to attacking|while attacking|<even when it attacks|even when they attack>}"),
        phrase(ab.AttackingStaysUp, "{@~attack|can attack|may attack} {@without dulling|without being dulled"
               "|without becoming dull|without <it|them> dulling}"),
        *_entering(),
        # "has the Jobs of the Forwards you control": besides its own.
        tree(ab.Gains((hole("gain", own.TraitsOf, ab.Trace),)), "{@also} {~have|<is|are> of} {gain:shared}"),
    ],
    # Twice as much, or half.
    "folding": [terms([(False, "~double"), (True, "~halve"), (True, "reduce")])],
    "folded": [terms((half, words) for half, several in ((False, _DOUBLED), (True, _HALVED)) for words in several)],
    # One of the things lost together.
    "loss": [
        phrase(ab.LosesKeywords, "{keywords:keyword,and}"),
        phrase(ab.LosesPower, "power equal to {amount:quantity_named}"),
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
        phrase(ab.PowerBecomes, f"{ALSO} {{@becomes}} {{@|equal to|the same as}} {{amount:quantity_named}}"),
        phrase(ab.PowerCannotChange, f"cannot be {{direction:direction}} ?({DUE} {{by:cause}})?"),
    ],
    "direction": [value(ab.Direction.UP, "increased"), value(ab.Direction.DOWN, "{@reduced:decreased}")],
    "gain": [
        phrase(ab.Power, "power equal to {amount:quantity_named}"),
        phrase(ab.Keyword, "{keyword:keyword}"),
        phrase(ab.Granted, "\u201c{ability:quoted_ability}\u201d"),
        same("{:shared}"),
    ],
    # What the rules can hold somebody to (FFTCG 10.1.2.1.3, 10.1.3.1.3).
    "demanded": [phrase(ab.Attacks, "attack"), phrase(ab.Blocks, "block ?({whom:doer})?")],
    "each_one": [
        phrase(ab.Every, "{{noun:noun/one}|of {noun:your_noun/many}|of the {noun:noun/many}}"),
    ],
    # In place of its own: "becomes the named Element and Job".
    "becomes_named": [
        tree(ab.Changes(hole("who"), each("kinds", ab.BecomesQuality(ab.OfNamed(hole("kinds"))))),
             f"{{who#:who}} ~become {THE_NAMED} {{kinds:named_kind,and}}"),
    ],
    "named_kind": [terms((ab.NameKind.ELEMENT, ab.NameKind.JOB))],
    # What it can come to bear: what is printed on cards, what was named, or all there is of it.
    "borne": [
        same("{:mark}"),
        phrase(ab.OfNamed, "{@the named one|of the named Element}", kind=ab.NameKind.ELEMENT),
        phrase(own.EveryOne, "{@all:all} {trait:kind/many}"), phrase(own.EveryOne, "every {trait:kind/one}"),
    ],
    # "the Jobs of the Forwards you control", "its Job and Element", "all the special abilities of Ramza"
    "shared": [
        phrase(own.TraitsOf, f"{{@all of:the}} {{traits:shared_kind,and|or/any}} of {{whose:sharing}}"
               f" ?({EXCEPT} {{but:element,and|or}})?"),
        phrase(own.TraitsOf, "{@all of:} {whose:genitive} {traits:shared_kind,and|or/any}", but=()),
        phrase(ab.Trace, "{quality:borne}"),
    ],
    # Those whose kinds or abilities are shared.
    "sharing": [
        same("{:ref}"), phrase(ab.Every, f"{ALL} {{noun:noun/many}}"), phrase(ab.The, "the {noun:noun/one}"),
    ],
}]
