"""Lines: skills with their icons, categories, costs and limits (Cipher 21.2)."""

from __future__ import annotations

from engine.abilities.conditions import EventWas, IsTurnOf, Not
from engine.abilities.effects import Reminder
from engine.abilities.kinds import ActionAbility, AutoAbility, FieldAbility, OncePerTurn, OnlyIf
from engine.abilities.players import Player
from engine.games.cipher.vocabulary import (
    PaidAuto,
    ReminderKind,
    Skill,
    SkillInParts,
    SkillKind,
    SkillPlace,
    SupportKind,
    SupportSkill,
)
from engine.games.cipher.vocabulary.skills import Unlimited
from engine.text.grammar import Phrase, Row, phrase, same, value

_COST = "\u00ab{cost:cost,}\u00bb"
_PAY = "you may pay the cost and if you do:"
_LEVEL = ("is only active", "can only be used", "can be used", "will only trigger", "can only trigger")
_LEVEL_KINDS = (
    *(ReminderKind.LVS_ACTIVE, ReminderKind.LVS_USED, ReminderKind.LVS_CAN),
    *(ReminderKind.LVS_TRIGGERS, ReminderKind.LVS_CAN_TRIGGER),
)


def _skill(kind: SkillKind, symbol: str) -> list[Phrase]:
    lines = []
    for icon in ("{icon:icon} ", ""):
        for place in ("{place:place} ", ""):
            for limits in ("", " {limits:only+}"):
                for reminders in ("", " {reminders:reminder+}"):
                    fixed = {
                        name: default
                        for slot, name, default in (
                            (icon, "icon", None),
                            (place, "place", None),
                            (limits, "limits", ()),
                            (reminders, "reminders", ()),
                        )
                        if not slot
                    }
                    pattern = f"{icon}{{name:skill_name}} {place}[{kind.value}] {{ability:{symbol}}}{limits}{reminders}"
                    lines.append(phrase(Skill, pattern, kind=kind, **fixed))
    return lines


def _support(kind: SupportKind) -> list[Phrase]:
    start = f"[{kind.value}] {{name:support_name}}:"
    return [
        phrase(SupportSkill, f"{start} {{effects:effects}}", kind=kind, cost=(), condition=None),
        phrase(SupportSkill, f"{start} {_COST} {_PAY} {{effects:effects}}", kind=kind, condition=None),
        phrase(SupportSkill, f"{start} {_COST} if {{condition:condition}}, {_PAY} {{effects:effects}}", kind=kind),
    ]


def _limited(make: type, patterns: tuple[tuple[str, dict[str, object]], ...]) -> list[Phrase]:
    return [
        phrase(make, f"{once}{pattern}", **fixed, **constant)
        for pattern, fixed in patterns
        for once, constant in (("{limits:per_turn=} ", {}), ("", {"limits": ()}))
    ]


_AUTOS: tuple[tuple[str, dict[str, object]], ...] = (
    ("{trigger:trigger}, {and|} if {condition:condition}, {then|} {effects:effects}", {}),
    ("{trigger:trigger} {and if|and|if|while} {condition:condition}, {then|} {effects:effects}", {}),
    ("if {condition:condition}, {trigger:trigger}, {then|} {effects:effects}", {}),
    ("{trigger:trigger}, {then|} {effects:effects}", {"condition": None}),
    ("during your turn, {trigger:trigger}, {then|} {effects:effects}", {"condition": IsTurnOf(Player.YOU)}),
    (
        "during your opponent's turn, {trigger:trigger}, {then|} {effects:effects}",
        {"condition": IsTurnOf(Player.OPPONENT)},
    ),
    ("{trigger:trigger} during your turn, {then|} {effects:effects}", {"condition": IsTurnOf(Player.YOU)}),
    (
        "{trigger:trigger} during your opponent's turn, {then|} {effects:effects}",
        {"condition": IsTurnOf(Player.OPPONENT)},
    ),
)
_SYMBOLS = (
    (SkillKind.CONT, "field"),
    (SkillKind.ACT, "action"),
    (SkillKind.AUTO, "auto_or_field"),
    (SkillKind.SPEC, "special"),
)
_NO_MORE: dict[str, object] = {"limits": (), "reminders": ()}
_ACTIONS: tuple[tuple[str, dict[str, object]], ...] = (
    (f"{_COST} {{effects:effects}}", {"name": None}),
    ("{effects:effects}", {"cost": (), "name": None}),
    (f"{_COST} {_PAY} {{effects:effects}}", {"name": None}),
)
#: Before a cost that is printed nobody needs to be told that it may be paid (Cipher 22.2).
_PAID = tuple(
    (f"{_COST} {pattern.replace('{effects', f'{pay}{{effects')}", fixed)
    for pay in (f"{_PAY} ", "")
    for pattern, fixed in _AUTOS
)

_THIS_SKILL = "{This skill|This effect}"
_ONLY = (
    "{is only|is} {active|usable|in effect|activated}",
    "{can only|may only|will only|can} {be used|be active|trigger|activate|be activated|come into effect}",
    "{only triggers|only activates|only comes into effect|only works}",
)
_NEVER = (
    "{is inactive|is not active|is unusable|cannot be used|cannot be activated|cannot activate|cannot trigger"
    "|does not trigger"
    "|does not activate|does not come into effect|cannot come into effect|will not trigger|will not activate"
    "|will not come into effect|is unable to come into effect|is unable to trigger|is unable to activate}"
)
_ONCE = "can only be used|may only be used|only triggers|can only trigger|will only trigger|only activates"
_LOSES = "{loses|no longer has|does not have} {the|}"
_RESTRICTION = "{restriction|limit|limitation|}"

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "line",
        [
            same("{:skill_line}"),
            *[line for kind in SupportKind for line in _support(kind)],
        ],
    ),
    (
        "skill_line",
        [
            *[line for kind, symbol in _SYMBOLS for line in _skill(kind, symbol)],
            phrase(SkillInParts, "{name:skill_name} {parts:parts}", icon=None, reminders=()),
            phrase(SkillInParts, "{icon:icon} {name:skill_name} {parts:parts}", reminders=()),
            phrase(SkillInParts, "{icon:icon} {name:skill_name} {parts:parts} {reminders:reminder+}"),
        ],
    ),
    # What triggers is printed as CONT now and then.
    ("field", [phrase(FieldAbility, "{statics:field_sentences}"), same("{:auto}")]),
    # What is continuous is printed as AUTO now and then.
    ("auto_or_field", [same("{:auto}"), phrase(FieldAbility, "{statics:field_sentences}")]),
    (
        "part",
        [
            phrase(Skill, f"[{kind.value}] {{ability:{symbol}}}", kind=kind, name="", icon=None, place=None, **_NO_MORE)
            for kind, symbol in _SYMBOLS
        ],
    ),
    ("action", _limited(ActionAbility, _ACTIONS)),
    ("auto", [*_limited(AutoAbility, _AUTOS), *_limited(PaidAuto, _PAID)]),
    ("special", [same("{:field}"), same("{:action}")]),
    ("per_turn", [phrase(OncePerTurn, "[Once Per Turn]")]),
    (
        "only",
        [
            *[
                phrase(OnlyIf, f"{_THIS_SKILL} {only} {lead} {{condition:{symbol}}}{{.}}")
                for only in _ONLY
                for lead, symbol in (("{if|while|when|as long as}", "condition"), ("", "turn_bare"))
            ],
            phrase(OncePerTurn, f"{_THIS_SKILL} {{{_ONCE}}} once per turn{{.}}"),
            phrase(OnlyIf, f"{_THIS_SKILL} {_NEVER} unless {{condition:condition}}{{.}}"),
            phrase(OnlyIf, f"{_THIS_SKILL} {_NEVER} {{condition:unlike}}{{.}}"),
            *[
                phrase(Unlimited, f"{words}{{.}}")
                for words in (
                    f"{{condition:if_lead}}, {{this skill|it}} {_LOSES} [Once Per Turn] {_RESTRICTION}",
                    f"This skill {_LOSES} [Once Per Turn] {_RESTRICTION} {{condition:if_lead}}",
                )
            ],
        ],
    ),
    (
        "unlike",
        [
            phrase(Not, "if {condition:occasioned}"),
            phrase(Not, "{if|while|when} {condition:condition}"),
        ],
    ),
    ("occasioned", [phrase(EventWas, "{event:occasion}")]),
    ("place", [value(place, f"[{place.value}]") for place in SkillPlace]),
    (
        "reminder",
        [
            *[
                phrase(
                    Reminder,
                    f"([LvS{sign}] {words} if a total of {sign} or more cards are in this unit's stack.)",
                    kind=kind,
                    number=number,
                )
                for kind, words in zip(_LEVEL_KINDS, _LEVEL, strict=True)
                for number, sign in (*((number, str(number)) for number in range(2, 10)), (-1, "X"))
            ],
            *[
                phrase(Reminder, f"({kind.value})", kind=kind, number=0)
                for kind in ReminderKind
                if kind not in _LEVEL_KINDS
            ],
        ],
    ),
]

ROWS = {"parts": Row((("part", 2, 6),))}
