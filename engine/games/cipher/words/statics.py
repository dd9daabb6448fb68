"""What is so, in a CONT skill or for the duration of an effect: of units and cards, of their numbers, of supports, of
what players may do, and of what is done or paid instead of something else; and what becomes of a card: what it gains,
loses, can and cannot do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.games.cipher.words.nouns import scaled
from engine.games.cipher.words.terms import (
    BY_THIS_SKILL,
    ENEMIES,
    ONCE,
    RATHER_THAN_SENDING,
    SENDING,
    SENT,
    THIS_UNIT,
    TO_RETREAT,
)
from engine.text.english.classes import (
    ALSO,
    BECAUSE_OF,
    BECOMES,
    HAS,
    IS,
    MAY,
    RATHER_THAN,
    TOWARDS,
    UNABLE,
    WHENEVER,
    WHILE,
    any_of,
)
from engine.text.english.clauses import JOINED, statics
from engine.text.english.nouns import ONE, genitives
from engine.text.grammar import Row
from engine.text.phrases import Tables, altered, each, hole, phrase, rest, same, shaped, terms, tree, trees, value

_FAILS = any_of("~~fail", "will fail")
_SUPPORTER = "{@support card:supporting card}"
_ANY = "{@any|all|the} {@a support skill:support skills}"
#: What the opponent's support card can do, also one that supports somebody.
_SUPPORT_SKILLS = any_of(
    f"{_ANY} {{@that}} your opponent's {_SUPPORTER} {{@have:possesses}}",
    f"{_ANY} {{@possessed by|belonging to|of}} your opponent's {_SUPPORTER}",
    f"your opponent's {_SUPPORTER}'s {{@a support skill:support skills}}",
    "your opponent's {@a support skill:support skills}",
    f"{_ANY} {{@possessed by|belonging to|of}} cards {{@being:that are}} supporting {{whom:who}}",
)
_OFF = f"{{@{{@does not:are unable to}} {{@be:}} {{@use:come into effect}}|{_FAILS}}}"
_RANGES = (((1,), "1"), ((2,), "2"), ((3,), "3"), ((1, 2), "1-2"), ((1, 2, 3), "1-3"), ((2, 3), "2-3"))
_COUNTS_AS = any_of("{@is} {@also:also} treated as", "{@also} {@counts|count} as")
_ALSO_MARKED = ab.Changes(hole("who"), (ab.AlsoHas(hole("marks")),))

# Numbers.
#: How a number changes is said alike of all; which it is, the words before say.
_ANY_VALUE = own.Value.DEPLOYMENT_COST
_NUMBERS = any_of("{who:genitive} {values:number_kind,and}", "the {values:number_kind,and} of {who:who}")
_LESS = f"{IS} {{@each:each}} reduced by {{amount:number}}"
_LEVELLING = "{@Leveling Up|Class Changing} {@a} allied {onto:name}"
_IN_HAND = f"?({WHILE})? ?({{@it}} is)? in your hand"
_ORBS = "{@the number of Orbs|the amount of Orbs} {@that}"
_HELD = ab.InPlace(hole("who"), own.Zone.HAND, ab.Player.YOU)

# Instead of something else.
_WOULD_BE = "{@{@is} {@being}|would be}"
_OF_HAND = ab.Pick(ONE, ab.Noun((rest("noun", ab.Noun), ab.InZone(own.Zone.HAND, ab.Player.YOU))))
_SENDING_OR_NOT = any_of(SENDING, "")
#: A skill whose text is printed, however it is set apart.
_SET_APART = (
    "{@({ability:printed_skill/many})|\u201c{ability:printed_skill/many}\u201d|{ability:printed_skill/many}}"
)
#: What is done instead of sending the card to the Retreat Area.
_INSTEAD = ab.Replacement(hole("event"), ab.Performed((hole("effect"),)))
_GOES = ab.Moves(None, own.Zone.RETREAT)
#: What need not be said of "it": the card that has supported this unit.
_SUPPORT_GOES = ab.Happens((own.SupportOf(THIS_UNIT),), (_GOES,))


def _numbers(who: object) -> ab.Changes:
    """That costs of something change, each alike."""
    return ab.Changes(who, each("values", altered("change", value=(_ANY_VALUE, hole("values")))))  # type: ignore[arg-type]


def _banned(slots: Mapping[str, Any]) -> ab.PlayerCannot:
    # Of whom else a skill says "they", that is the opponent.
    return ab.PlayerCannot(**{**slots, "player": ab.Player.OPPONENT} if slots["player"] is ab.Player.THEY else slots)


#: What is less, and never so little.
_FLOORED = own.Varies(_ANY_VALUE, own.How.REDUCED, hole("amount"), hole("never"))

PHRASES: list[Tables] = [{
    # Before what else it cannot do.
    "change": [
        tree(ab.Cannot((ab.Attacks(ab.Any(ab.Noun((own.IsUnit(), ab.OtherThan(hole("whom", ab.Reference)))))),)),
             "can only attack {whom:obj}"),
        shaped(None, "can only {deeds:infinitive,or}", lambda slots: ab.Only(slots["deeds"]),  # type: ignore[arg-type]
               lambda value: None),
    ],
}, statics(), {
    "lost_whole": [
        terms([(ab.LosesAbilities(), "skills"), (ab.LosesQuality(own.WithSymbol()), "Colors")],
              ((own.LosesOtherSkills(kind), f"non-[{kind.value}] skills") for kind in own.SkillKind)),
    ],
    "power_amount": [scaled(" attack")],
    "stretch": [phrase(ab.RestOfCombat, "{@attack:combat}")],
    "duration": [
        phrase(own.DuringNext, "during {player:turn_of} next turn"),
        phrase(own.UntilGone, "until {@it:this unit} {@leaves|is removed from|is removed} {@the} Battlefield"),
    ],
    "field_sentence": [
        same("{:field_static}{.}"),
        phrase(own.Together, f"{{statics:static,{JOINED}:2}}{{.}}"),
        phrase(ab.While,
               f"{{condition:lead}}, {{@then}} {{statics:lasting_static,{JOINED}}} {{instead! instead}}{{.}}"),
        phrase(ab.While, "{condition:lead}, {@then:then} {statics:stronger_instead=}{.}", instead=True),
    ],
    # What is so by itself, or while something else is.
    "state_sentence": [
        same("{:being_static}{.}"), phrase(ab.While, "{condition:lead}, {@then} {statics:being_static=}{.}"),
    ],
    "being_static": [
        phrase(ab.Changes, f"{{who#:who}} {ALSO} {{changes:change,{JOINED}}}"),
        tree(ab.Changes(hole("who"), (own.LosesLimit(hole("skill")),)),
             f"{{who:genitive}} {{skill:name}} {{@loses|no longer has}} {ONCE}"),
        phrase(ab.Changes, "{who:who} {@{changes:change,and/one}|{changes:change,and/many}}"),
        tree(ab.Changes(hole("who"), (ab.AlsoHas((hole("name", ab.Named),)),)),
             "treat {who:obj} as if {whose:genitive} {name:told}", whose=ab.It()),
        phrase(own.NotStackedOn, f"{{@this card|this unit}} cannot be stacked on top of {{@a}} {{onto:name}}"
               f" to {{@Level Up|Class Change}} {{@it}} ?({BECAUSE_OF} {{by:cause}})?"),
        phrase(ab.Changes, "{who#:who} ~lose {changes:loss,and:2}"),
        phrase(own.SupportTurnsOut,
               "{cards:who} {@will|} {@successfully support|succeed in supporting} {whom:obj}", succeeds=True),
        same("{:combat_static}"),
        phrase(own.SupportSkillsOff, f"{_SUPPORT_SKILLS} {_OFF}", player=ab.Player.OPPONENT),
        phrase(
            own.SeveralOfName,
            f"you {MAY} deploy {{@it}} even if you {{@already}} have an allied {{name:name}} "
            f"and you {MAY} have 2 or more {{@allied}} {{name:name}} {{@already}}",
        ),
        phrase(
            own.AnyNumberInDeck,
            f"you {MAY} have 5 or more cards with the same Card Name as this card in your Deck",
        ),
        shaped(ab.PlayerCannot, f"{{player#:subject}} {UNABLE} {{deeds:player_infinitive=}}", _banned),
        # What is forbidden to a player who fights is forbidden to their units.
        tree(ab.Changes(ENEMIES, (ab.Cannot(hole("deeds")),)),
             f"your opponent {UNABLE} {{deeds:fighting_deed,or}}"),
        tree(ab.Changes(ab.Every(hole("noun")), (ab.Cannot((own.UsesSkill(hole("skill")),)),)),
             "no {noun:noun/one} can {@use:use} {skill:name} {@again|}"),
        tree(ab.Changes(hole("who"), (own.Usable(hole("icons")),)),
             "all {icons:icon,and} {@skill} possessed by {who:who} become usable"),
        tree(_ALSO_MARKED, "treat {who:obj} as if ^it is also {@a} {marks:plain_mark,and}"),
        tree(_ALSO_MARKED, f"{{who:who}} {_COUNTS_AS} {{@a:}} {{marks:plain_mark,and}}"),
        # That its own skill of a name costs nothing.
        tree(own.SkillCostReduced(THIS_UNIT, hole("skill")),
             "you {do not have to pay the cost of {@own:this unit's} {skill:name}|may {@use:use} {@own:this unit's}"
             " {skill:name} {@without paying the cost|without paying its cost|without paying for its cost}}"),
        tree(ab.Changes(hole("who"), (ab.Cannot((own.IsEvaded(hole("by")),)),)),
             f"{{by:who}} {UNABLE} evade {{who:one_obj}}'s {{@attack}}"),
        phrase(
            own.LevelUpWithoutName,
            "if you {@do not have|have no} {@a:} {@allied} {absent:name}, you"
            f" {MAY} {{@Class Change|Level Up}} {{this card onto {{@a}} {{onto:noun/one}}"
            "|{@a} {onto:noun/one} {@using} this card}",
        ),
        # Numbers that are other than printed.
        tree(_numbers(hole("who")), f"{_NUMBERS} {{change:varied}}"),
        tree(_numbers(_HELD), f"{_NUMBERS} {{{_IN_HAND} {{change:varied}}|{{change:varied}} {_IN_HAND}}}"),
        tree(ab.Changes(hole("who"), (own.Varies(own.Value.DEPLOYMENT_COST, own.How.RAISED, hole("amount")),)),
             f"{{who:who}} {HAS} {{@own:its}} Deployment ^Cost increased by {{amount:number}}"),
        phrase(own.LevelUpCheaper, f"if you are {_LEVELLING}, {{@the Deployment Cost of this card|this card's"
               f" Deployment Cost}} {_IN_HAND} is reduced by {{amount:number}}"),
        phrase(own.WithoutSymbols, f"you {MAY} {{@deploy and Level Up your cards|deploy and Level Up cards"
               "|deploy cards and Level Up|deploy cards and Level Up allies} {@even if you do not have Bond cards"
               " {@having:with} {@compatible|matching|the same} {@colors|[Symbol]|Symbols}"
               "|{@regardless of|without regard to} {@the colors of your Bond cards|colors|their colors}}"),
        tree(ab.Changes(hole("who"), (own.Varies(own.Value.CLASS_CHANGE_COST, own.How.BECOMES, hole("amount")),)),
             f"{{who:source}} {HAS} a Class Change Cost of {{amount:number}}"),
        tree(ab.Changes(hole("who"), (altered("change", value=(_ANY_VALUE, own.Value.ORBS)),)),
             f"{_ORBS} {{{{who:genitive}} {{@attack}} {{@will destroy|destroy|destroys}}"
             "|destroyed by {who:genitive} {@attack}} {change:varied}"),
        phrase(own.SkillCostReduced, f"the {{@cost}} of {{whose:one_obj}}'s {{skill:name}} {IS} {{@each:each}}"
               " reduced by ?(only)? {by:bracketed}"),
    ],
    "static": [
        same("{:being_static}"),
        # What is done or paid instead of something else (Cipher 23.1).
        tree(_INSTEAD, f"{WHILE} {{event:event}}, {{effect:done_rather}} {RATHER_THAN_SENDING}"),
        tree(_INSTEAD, "if {event:event}, {effect:vp} instead of the Retreat Area"),
        tree(_INSTEAD, f"{WHILE} {{event:upon}}, {{effect:done_rather}} {{@instead}}"),
        # What a Critical Hit and an evasion are paid with (Cipher 18.1.11.1, 18.1.13.1).
        phrase(own.PayInstead, f"{WHENEVER} {{who:one_obj}} {{deed:paid_deed}}, you may {{@{{cost:bracketed}}"
               f"|{{cost:cost,}}}} {RATHER_THAN} {_SENDING_OR_NOT} {{usual:usual}}"
               " {@to the Retreat Area|to your Retreat Area|}"),
        # Other cards of the hand do as well: "send any <Knife> card instead of "Vell"".
        tree(own.PayInstead(hole("who"), hole("deed"), (ab.Do(ab.PutIntoZone(_OF_HAND, own.Zone.RETREAT)),),
                            hole("usual")),
             f"you may send {{@a:any}} {{noun:noun/one}} {{@from your hand|}} {RATHER_THAN} {{usual:usual}}"
             f" {TO_RETREAT} {WHENEVER} {{who:one_obj}} {{deed:paid_deed}}"),
        tree(ab.Replacement(_SUPPORT_GOES, ab.Performed((hole("effect"),))),
             f"{{effect:done_rather}} {RATHER_THAN_SENDING}"),
        tree(ab.Replacement(ab.Happens((hole("who"),), (_GOES,)), ab.Performed((hole("effect"),))),
             f"{RATHER_THAN} {SENDING} {{who:obj}} {TO_RETREAT}, {{effect:done_rather}}"),
    ],
    "fighting_deed": [
        phrase(ab.Attacks, "attack ?({whom:attackable})?"),
        phrase(own.CriticalHits, "Critical Hit ?({whom:attackable})?"),
        phrase(own.Evades, "evade"),
    ],
    # Where no period is said, as long as nothing else is said either: for the turn, and for the combat.
    "stronger": [phrase(ab.Changes, f"{{who#:who}} {ALSO} {{changes:strength=}}")],
    "stronger_instead": [phrase(ab.Changes, "{who#:who} instead {changes:strength=}")],
    "this_combat": [
        same("{:combat_static}"),
        phrase(ab.Changes, f"{{who#:who}} {{changes:change=}} {BECAUSE_OF} this {{@attack}}"),
    ],
    "combat_static": [
        phrase(own.SupportTurnsOut, f"{{cards:who}} {{@will|always|}} {_FAILS} to support {{whom:obj}}"),
        tree(ab.Changes(hole("who"), (ab.Cannot(hole("deeds")),)),
             f"{{who:attacker}} {UNABLE} {{deeds:evading=/base}}"),
    ],
    "genitive": genitives("who"),
    "number_kind": [
        value(own.Value.DEPLOYMENT_COST, "{@Deployment Cost}"),
        value(own.Value.CLASS_CHANGE_COST, "^Class_Change_Cost"),
        value(own.Value.ATTACK, "{@attack}"),
        value(own.Value.SUPPORT, "{@support|support value}"),
    ],
    # A number that was spoken of.
    "number_again": [terms([(None, words) for words in (
        "it", "they", "this", "<Deployment Cost|Deployment Costs>", "<cost|costs>",
        "<Class Change Cost|Class Change Costs>", "attack", "support", "support value",
    )])],
    # One card, however that is said.
    "usual": [phrase(ab.Pick, "{count#:count_or_a} {noun:noun}"), same("{:obj}")],
    # What is done instead, or befalls the card.
    "done_rather": [same("{:vp}"), phrase(ab.May, "you may {@instead:} {effect:for_support}"), same("{:passive}")],
    # The reactions that cost a card of the hand (Cipher 18.1.11.1, 18.1.13.1).
    "paid_deed": [terms([(own.CriticalHits(), "Critical Hits"), (own.Evades(), "evades")])],
    # What is done with the card that has supported.
    "for_support": [
        same("{:vp}"),
        tree(ab.Sequence((ab.Pay(hole("cost")), ab.IfYouDoSo(hole("effect")))),
             "{cost:bracketed} to {effect:plain_vp}"),
    ],
    "upon": [
        phrase(ab.Happens, f"{{who:obj=}} {_WOULD_BE} {SENT} {TO_RETREAT}"
               f" {{{BECAUSE_OF} {{deeds:undergone=}}|when {{deeds:suffering_so=/done}}}}"),
        phrase(ab.Happens, f"{{who:obj=}} destroyed by this unit's attack {_WOULD_BE} {SENT} {TO_RETREAT}",
               deeds=(ab.Caused(ab.IsBroken(), own.ByAttack(THIS_UNIT)),)),
        # The card whose support has succeeded.
        phrase(ab.Happens, f"{{who:obj=}} {_WOULD_BE} {SENT} {TO_RETREAT}", deeds=(_GOES,)),
    ],
    "undergone": [same("{:suffering_so/doing}"), terms([(ab.IsBroken(), "destruction")])],
    "passive": [
        phrase(ab.PutIntoZone,
               f"{{what:obj}} is {{@instead:}} {SENT} {TOWARDS} {{@own:the}} {{zone:place_put}}"),
    ],
    # What becomes of a card.
    "strength": [tree(ab.Gains((ab.Power(hole("amount")),)), "~gain +{amount:power_amount}")],
    "scaled": [scaled("")],
    "change": [
        tree(altered("lost", final=(False, True)),
             "~lose {lost:loss} and cannot {@re-acquire|reacquire|regain} {@it}"),
        phrase(ab.Must, "must {deed:infinitive}"),
        phrase(own.MayAttack, f"{MAY} attack {{whom:who}} regardless of {{@range|its range|their range"
               "|distance}"),
        phrase(own.CopyOf, "~become a copy of {whom:obj} in all but Name and Attack Power"),
        phrase(own.SkillsOfOthers, "~acquire all {icon:icon} possessed by {whose:who}"),
        phrase(own.SkillsOfOthers, "~acquire all {icon:icon} possessed by {whose:who}. However,"
               " {{@she|he} may only have 1 skill among those with shared skill names"
               "|if there are multiple skills with the same skill name, {@she|he} may only have 1 of those}",
               one_each=True),
        tree(ab.Cannot((ab.Caused(hole("first"), hole("by")), ab.Caused(hole("other"), hole("by")))),
             "cannot {first:forbidden_suffering/base} or {other:forbidden_suffering/done} {@because of}"
             " {by:cause}"),
        phrase(ab.Cannot, "{deeds:suffering_so=/not}"),
    ],
    "gained": [same("{:plain_mark}"), phrase(own.Reaches, "range {distances:range}")],
    "loss": [
        phrase(ab.LosesQuality, "{quality:gained}"),
        phrase(ab.LosesAbilities, "{names:name,and}"),
        phrase(own.LosesLimit, f"{ONCE} {{@on|of|from}} {{skill:name}}"),
    ],
    "gain": [
        phrase(own.Support, "+{amount:number} support"),
        phrase(ab.Trace, "{quality:gained}"),
        phrase(ab.Granted, f"the following skill: {_SET_APART}"),
        phrase(own.NamedSkill, f"{{@the}} {{@skill}} {{name:given_name}} ?(: {_SET_APART})?"),
    ],
    "printed_skill": [same("{:part}"), same("{:skill_line}")],
    "range": [terms(_RANGES)],
    "varied": [
        phrase(own.Varies, f"{BECOMES} {{@|calculated as|equal to}} {{amount:quantity_named}}", value=_ANY_VALUE,
               how=own.How.BECOMES),
        phrase(own.Varies, _LESS, value=_ANY_VALUE, how=own.How.REDUCED),
        trees(f"{_LESS}. {{@However,|}} {{@own:}} {{again:number_again}} {UNABLE}"
              f" {{@be|be reduced to|be reduced}} {{never:quantity}} {BY_THIS_SKILL}", _FLOORED),
        phrase(own.Varies, f"{IS} increased by {{amount:scaled}}", value=_ANY_VALUE, how=own.How.RAISED),
        *[phrase(own.Varies, f"{BECOMES} {{@{times}}}", value=_ANY_VALUE, how=own.How.MULTIPLIED,
                 amount=ab.Number(factor))
          for factor, times in ((2, "doubled|multiplied by 2"), (3, "tripled|multiplied by 3"))],
    ],
}]

ROWS = {"field_sentences": Row((("field_sentence", 1, 6),)), "state_sentences": Row((("state_sentence", 1, 6),))}
