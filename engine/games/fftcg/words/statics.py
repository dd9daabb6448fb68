"""What is so: changes, for how long, and under which conditions."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType
from engine.text.english.classes import ALSO, DUE
from engine.text.english.statics import statics
from engine.text.grammar import Phrase, phrase, same, tree, value
from engine.text.holes import hole, rest

_ON_FIELD = ab.Noun((ab.InZone(own.Zone.FIELD),))
_SOME = ab.Quantity(ab.Comparison.AT_LEAST, ab.Number(1))



def _named(*kinds: ab.NameKind) -> list[Phrase]:
    """What was named, of these kinds: "the named Job"."""
    return [
        phrase(ab.OfNamed, f"{{@the named}} {kind.value}", kind=kind)
        for kind in kinds
    ]


_THEIR_FORWARDS = ab.Every(ab.Noun((ab.OfType(CardType.FORWARD), ab.ControlledBy(ab.Player.OPPONENT))))

#: "your opponent must block Ramza if possible": each of their Forwards must.
ALL_BLOCK = ab.Changes(_THEIR_FORWARDS, (ab.Must(ab.Blocks(hole("whom"))),))


_IN_A_TURN = "{@some turn}"
_BECOMING = "{@a/an {noun:bare/one}|{noun:bare/many}}"
_UNHEARD = (" (this applies to their own abilities and abilities triggered by your opponent's Forward entering their "
            "field)")

PHRASES: list[tuple[str, list[Phrase]]] = [
    *statics("abilities"),
    (
        # Summons and abilities of somebody: "your Summons", "the Summons you cast".
        "kept_effects",
        [
            phrase(own.Effects, "{player:turn_player} {{kinds:stack_kind,or/many}|{kinds:stack_kind,and/many}}"),
            *[
                phrase(own.Effects, f"{{@the}} Summons {who}", kinds=(own.StackKind.SUMMON,), player=player)
                for who, player in (("you cast", ab.Player.YOU), ("your opponent casts", ab.Player.OPPONENT))
            ],
        ],
    ),
    (
        # One of the things lost together.
        "loss",
        [
            phrase(ab.LosesKeywords, "{keywords:keyword,and}"),
            phrase(ab.LosesPower, "power equal to {amount:quantity_named}"),
        ],
    ),
    (
        # A sentence of a field ability.
        "field_static",
        [
            phrase(ab.While, "during this turn, if {condition:past_condition}, {statics:any_static,and}"),
            *[tree(ab.While(hole("condition"), (rest("statics"), ab.While(hole("more", ab.SoMany), hole("further")))),
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
            phrase(ab.Changes, f"{{who#:who_many}} {ALSO} {{changes:change,and}}"),
            phrase(ab.Changes, f"{{who#:who_one}} {ALSO} {{changes:change,and}}"),
            tree(ab.Changes(hole("who"), (ab.Cannot((ab.Caused(ab.IsChosen(), hole("cause")),)),)),
                 "{cause:cause} cannot choose {{who:who_many}|{who:who_one}}"),
            phrase(ab.MustChoose, "{@{by:cause} must choose {what:ref}|{what:ref} must be chosen by {by:cause}"
                   "|when {by:cause} choose, they must choose {what:ref}} if possible"),
            *[
                phrase(ab.Changes, f"{{@{{who:its}} {trait}|the {trait} of {{who:who}}|{{who:ref}}'s {trait}"
                       f"|{{who:who_many}}' {trait}}} {{changes:{change}=}}")
                for trait, change in (("power", "power_change"), ("Element", "element_change"))
            ],
            phrase(ab.Changes, f"{{who#:who}} {ALSO} ~lose {{changes:loss,and:2}}"),
            tree(ALL_BLOCK, "{@your opponent|opponent|your opponent's Forwards} must block {whom:ref} if possible"),
            tree(ALL_BLOCK, "{whom:ref} must be blocked if possible"),
            phrase(ab.Changes, f"each {{who:each_one}} {ALSO} {{changes:change,and/one}}"),
            phrase(own.EntersUnheard, "{what:who_many} entering the field {@does not:will not} trigger"
                   f" {{@a:any}} auto-abilities {{|{_UNHEARD}}}"),
            phrase(own.NotCancelled, "{@|the effects of} {what:kept_effects} cannot be {@cancelled|canceled}"
                   f" ?({DUE} {{by:cause}})?"),
            phrase(ab.PlayerCannot, "{player#:subject} cannot {deeds:player_infinitive,or}"),
            phrase(ab.Changes, "{@if|if it is} possible, {who:ref} {changes:demand=}"),
        ],
    ),
    (
        "power_change",
        [
            phrase(ab.PowerBecomes, f"{ALSO} {{@becomes}} {{@|equal to|the same as}}"
                   " {amount:quantity_named}"),
            phrase(ab.PowerCannotChange, f"cannot be {{direction:direction}} {DUE} {{by:cause}}"),
            phrase(ab.PowerCannotChange, "cannot be {direction:direction}", by=None),
        ],
    ),
    ("direction", [value(ab.Direction.UP, "increased"), value(ab.Direction.DOWN, "{@reduced:decreased}")]),
    (
        "change",
        [
            phrase(ab.Gains, "~gain {gains:named_gain,and}"),
            phrase(ab.Gains, "~gain Elements of {gains:element_trace,and}"),
            phrase(ab.CannotGain, "cannot gain {keywords:keyword,or}"),
            *[
                phrase(ab.BecomesQuality, f"~become {quality}")
                for quality in ("{quality:named_element}", "{quality:element_mark}", "of {quality:element_has}")
            ],
            phrase(ab.AlsoHas, "<is|are> also {@{qualities:pre,and:2}|{qualities:pre+}} {@|in all situations}"),
            phrase(ab.AttacksAgain, f"can attack {{@|up to}} twice {_IN_A_TURN}", times=2),
            phrase(ab.AttacksAgain, f"can attack {{@|up to}} {{times:int}} times {_IN_A_TURN}"),
            phrase(ab.Must, "must {deed:demanded} {@|once per turn|at least once per turn|each turn}"
                   " if possible"),
            phrase(ab.DoesNotUntap, "{@does not:<does|do> not} activate {@in:during}"
                   " {@whose:your} {next_only! next} Active Phase"),
            *[
                phrase(ab.CostsTo, f"cannot {verb} unless <its controller pays|their controllers pay> {{cost:icon+}}",
                       deed=deed)
                for verb, deed in (("attack", ab.Attacks()), ("block", ab.Blocks()))
            ],
            phrase(ab.AlsoBecomes, f"{{@also ~become|~become|<is|are> also}} {_BECOMING} {{@with {{power:power_amount}}"
                   "|with a power of {power:number}} {@|and {gains:gain,and}|, {gains:gain,and:2}}"),
            phrase(ab.AlsoBecomes, f"also ~become {_BECOMING}", power=None, gains=()),
            phrase(ab.AlsoHas, "<is|are> also a/an {qualities:simple_head=} in all situations"),
            value(ab.AttacksAgain(1, more=True), "can attack once more this turn"),
            phrase(own.ProducesCP, "can produce {elements:produced}"),
            phrase(ab.EntersTapped, "~enter the field dull"),
            phrase(own.JoinsAnyParty, "can form {@a party|parties} with {Forwards|{noun:noun/many}} of"
                   " {@any Element|different Elements|a different Element}"),
        ],
    ),
    (
        "gain",
        [
            phrase(ab.Power, "power equal to {amount:quantity_named}"),
            phrase(ab.Keyword, "{keyword:keyword}"),
            phrase(ab.Granted, "\u201c{ability:quoted_ability}\u201d"),
            phrase(ab.Trace, "{quality:pre}"),
        ],
    ),
    (
        "demand",
        [
            phrase(ab.Must, "must {deed:demanded}"),
        ],
    ),
    (
        "demanded",
        [phrase(ab.Attacks, "attack"), phrase(ab.Blocks, "block"), phrase(ab.Blocks, "block {whom:doer}")],
    ),
    (
        "each_one",
        [
            phrase(ab.Every, "{noun:noun/one}"), phrase(ab.Every, "of {noun:your_noun/many}"),
            phrase(ab.Every, "of the {noun:noun/many}"),
        ],
    ),
    (
        "element_change",
        [
            phrase(ab.BecomesQuality, "becomes {quality:element_mark}"),
            phrase(ab.BecomesQuality, "becomes {quality:named_element}"),
        ],
    ),
    (
        "named_element",
        [
            phrase(ab.OfNamed, "{@the named one|of the named Element}", kind=ab.NameKind.ELEMENT),
            *_named(ab.NameKind.ELEMENT),
        ],
    ),
    ("named_gain", [phrase(ab.Trace, "{quality:named_quality}")]),
    (
        "named_quality",
        _named(ab.NameKind.JOB, ab.NameKind.ELEMENT, ab.NameKind.CATEGORY),
    ),
    ("element_trace", [phrase(ab.Trace, "{quality:element_mark}")]),
    ("past_condition", [phrase(ab.HappenedThisTurn, "{event:past}")]),
    # Its rule processing ends an effect when the condition fails (FFTCG 11.12.4.1).
    (
        "duration",
        [
            phrase(ab.AsLongAs, "{@as long as} {condition:condition}"),
            tree(ab.AsLongAs(ab.Is(hole("what"), _ON_FIELD)), "until {what:ref} leaves the field"),
        ],
    ),
]
