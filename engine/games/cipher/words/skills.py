"""Lines: skills with their icons, categories, costs and limits (Cipher 21.2)."""

from __future__ import annotations

from collections.abc import Mapping

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.games.cipher.words.terms import ONCE, THIS_UNIT
from engine.text.english.classes import WHILE, any_of
from engine.text.grammar import Row
from engine.text.phrases import Phrase, Tables, altered, hole, phrase, same, shaped, terms, tree, value

_COST = "\u00ab{cost:cost,}\u00bb"
_PAY = "you may pay the cost and if you do:"
_PAY_OR_NOT = "{@you may pay}"
_WHEN = "{limits:per_turn*} {occasion:occasion}, {@then} {effects:effects}"
_PAID = f"{{limits:per_turn*}} {_COST} {{occasion:occasion}}, {{@then}} {_PAY_OR_NOT} {{effects:effects}}"
#: A skill that triggers is what it waits for, with what it does and how often; with its cost besides.
_DOES = {"effects": ((), hole("effects")), "limits": ((), hole("limits"))}
_LEVEL_KINDS = tuple(kind for kind in own.ReminderKind if kind.name.startswith("LVS"))
_GROWN_KINDS = (own.ReminderKind.GROWTH_CCS, own.ReminderKind.GROWTH_HAVE_CCS)


def _skill(kind: own.SkillKind, symbol: str) -> Phrase:
    pattern = f"?({{icon:icon}} )?{{name:skill_name}} ?({{place:skill_place}} )?[{kind.value}] {{ability:{symbol}}}"
    return phrase(own.Skill, f"{pattern} {{limits:only*}} {{reminders:reminder*}}", kind=kind)


_SYMBOLS = (
    (own.SkillKind.CONT, "field"),
    (own.SkillKind.ACT, "action"),
    (own.SkillKind.AUTO, "auto_or_field"),
    (own.SkillKind.SPEC, "special"),
)
_NO_MORE: dict[str, object] = {"limits": (), "reminders": ()}
_THIS_SKILL = "{@This skill|This effect}"
_ONLY = (
    "{@is only|is} {@active|usable|in effect|activated}",
    "{@can only|may only|will only|can|only} {@be} {@use:used}",
)
_NEVER = "{is {@inactive|not active|unusable}|{@does not:cannot} {@be} {@use:used}}"
_LOSES = f"{{@loses|no longer has|does not have}} {ONCE}"


def _reminder(slots: Mapping[str, object]) -> ab.Reminder:
    """A reminder of a Level Skill, which says its number twice."""
    return ab.Reminder(slots["kind"], slots["level"])  # type: ignore[arg-type]


def _take_reminder(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, ab.Reminder) or value.kind not in _LEVEL_KINDS:
        return None
    icon, stack = own.IconMark(own.SkillIcon.LVS, value.number), own.InStackOf(THIS_UNIT)
    return {"icon": icon, "kind": value.kind, "level": value.number, "stack": stack}


PHRASES: list[Tables] = [{
    "line": [
        same("{:skill_line}"),
        phrase(own.SupportSkill, "{kind:support_kind} {name:support_name}:"
               f" ?({_COST} ?(if {{condition:condition}}, )?{_PAY})? {{effects:effects}} {{reminders:reminder*}}"),
    ],
    "skill_line": [
        *[_skill(kind, symbol) for kind, symbol in _SYMBOLS],
        phrase(own.SkillInParts, "?({icon:icon} )?{name:skill_name} {parts:parts} {reminders:reminder*}"),
    ],
    # What triggers is printed as CONT now and then.
    "field": [phrase(ab.FieldAbility, "{statics:field_sentences}"), same("{:auto}")],
    # What is continuous is printed as AUTO now and then.
    "auto_or_field": [
        phrase(ab.FieldAbility, "{statics:state_sentences}"), same("{:auto}"),
        phrase(ab.FieldAbility, "{statics:field_sentences}"),
    ],
    "part": [
        phrase(own.Skill, f"[{kind.value}] {{ability:{symbol}}}", kind=kind, name="", icon=None, place=None,
               **_NO_MORE)
        for kind, symbol in _SYMBOLS
    ],
    "action": [
        phrase(ab.ActionAbility, f"{{limits:per_turn*}} {_COST} {_PAY_OR_NOT} {{effects:effects}}", name=None),
        phrase(ab.ActionAbility, "{limits:per_turn*} {effects:effects}", cost=(), name=None),
    ],
    "auto": [
        tree(altered("occasion", **_DOES), _WHEN, ab.AutoAbility),
        # Before a cost that is printed nobody needs to be told that it may be paid (Cipher 22.2).
        tree(altered("occasion", **_DOES, cost=((), hole("cost"))), _PAID, ab.AutoAbility),
    ],
    # What a skill waits for, with a condition before or behind it.
    "occasion": [
        # A turn or a phase is told before it; whatever else is so is printed there, too.
        *[tree(ab.AutoAbility(hole("trigger"), (), hole("condition", ab.IsTurnOf, ab.IsPhase)), words)
          for words in ("{condition:lead}, {trigger:trigger}", "{trigger:trigger} {condition:during}")],
        *[tree(ab.AutoAbility(hole("trigger"), (), hole("condition")), words)
          for words in ("{trigger:trigger}, {@|and} if {condition:condition}",
                        "{trigger:trigger} {@and if|and|if|while} {condition:condition}")],
        phrase(ab.AutoAbility, "{trigger:trigger}", effects=(), condition=None),
    ],
    "special": [same("{:field}"), same("{:action}")],
    "support_kind": [value(kind, f"[{kind.value}]") for kind in own.SupportKind],
    "per_turn": [phrase(ab.TimesPerTurn, "[Once Per Turn]", times=1)],
    "only": [
        phrase(ab.OnlyIf, f"{_THIS_SKILL} {any_of(*_ONLY)} {{condition:provided}}{{.}}"),
        phrase(ab.TimesPerTurn, f"{_THIS_SKILL} {any_of(*_ONLY)} once per turn{{.}}", times=1),
        phrase(ab.OnlyIf, f"{_THIS_SKILL} {_NEVER} unless {{condition:condition}}{{.}}"),
        phrase(ab.OnlyIf, f"{_THIS_SKILL} {_NEVER} {{condition:unlike}}{{.}}"),
        phrase(own.Unlimited, f"{{{{condition:if_lead}}, {{@it:this skill}} {_LOSES}|This skill {_LOSES}"
               " {condition:if_lead}}{.}"),
    ],
    "unlike": [
        tree(ab.Not(ab.EventWas(hole("event"))), "if {event:occasion_event}"),
        phrase(ab.Not, f"{WHILE} {{condition:condition}}"),
    ],
    "level": [same("{:int}"), value(-1, "X")],
    "skill_place": [terms((place, f"[{place.value}]") for place in own.SkillPlace)],
    "reminder": [
        shaped(ab.Reminder, "({icon:icon} {kind:level_reminder} if {@a total of:a total of} {level:level} or more cards"
               " are {stack:stacked_with}.)", _reminder, _take_reminder),
        phrase(ab.Reminder, "{kind:plain_reminder}", number=0),
        phrase(ab.Reminder, "({kind:growth} If they possess a [CCS] {@skill:}, they are able to use it.)",
               number=0),
        # What stands in parentheses explains the skill and is no part of it (Cipher 21.1.1.3).
        phrase(ab.Reminder, "({kind:explanation}) ?(.)?", number=0),
    ],
    "level_reminder": [terms((kind, kind.value) for kind in _LEVEL_KINDS)],
    "plain_reminder": [
        terms((kind, f"({kind.value})") for kind in own.ReminderKind if kind not in _LEVEL_KINDS + _GROWN_KINDS),
    ],
    "growth": [terms((kind, kind.value) for kind in _GROWN_KINDS)],
}]

ROWS = {"parts": Row((("part", 2, 6),))}
