"""Why something happens: "by a skill's effect", "as the cost of an ally's skill" (Cipher 10.4, 10.5).

A cause is whose or which skills (`skills`), and whether it is their effect alone or their cost too.
"""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.games.cipher.words.terms import THEIRS
from engine.text.english.classes import any_of
from engine.text.grammar import Row
from engine.text.phrases import Phrase, phrase, same

#: Enemies, all of them, and any of them.
ENEMIES = ab.Every(ab.Noun((ab.ControlledBy(ab.Player.OPPONENT),)))

_EFFECT = "{@effect}"
_THE_EFFECT = "{@the effect of|the effects of}"
_PART = "{@cost|effect|costs|effects}"
#: "cost or effect", "effect or by the cost of a skill"
_EITHER = f"{_PART} {{@or}} {{@|by}} {{@the:}} {_PART} {{@|of a skill}}"
_OWNERS = any_of("{whose:one_obj}'s", "{whose:who}'")
_SKILL = "{@a skill:skill}"
_SKILLS = "{@a skill}"
_WHOSE_SKILL = "{@a skill:a skill's}"
_ATTACK = "{@attack}"
_CRITICAL_HIT = "{@Critical Hit|Critical Hits}"
_ENEMY = "{@enemy|an enemy|enemies'}"
_SUPPORT = (
    "{@|by|the effect of|by the effect of} {@your opponent's|the opponent's|an opponent's|their|}"
    " {@support skill|support skills|support card's skill|support cards' skills}"
)


#: Skills by whose they are, and by their name.
_SKILLS_OF: tuple[tuple[str, dict[str, object]], ...] = (
    (f"{_OWNERS} {_SKILL}", {}),
    (f"{{@a}} {_SKILL} of {{whose:one_obj}}", {}),
    ("{@enemy skills|enemies' skills|enemy skill|the skills of enemies}", {"whose": ENEMIES}),
    ("{@an enemy's skill|enemy skills|an enemy's skills|an enemy skill|your opponent's skill|your opponent's skills} or"
     f" {_SUPPORT}", {"player": ab.Player.OPPONENT}),
    (f"{THEIRS} {_SKILL}", {"player": ab.Player.OPPONENT}),
    ("{@an ally's skill|allied skills|an ally's skills|your allies' skills} or"
     " {@your support skill|your support skills}", {"player": ab.Player.YOU}),
    (f"your {_SKILL}", {"player": ab.Player.YOU}),
    ("{@skill:the skill} {skill:name}", {}),
    (f"{_OWNERS} {{@skill}} {{skill:name}} {{@skill:}}", {}),
)

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "cause",
        [
            phrase(own.BySkill, f"{_WHOSE_SKILL} {_EFFECT}"),
            phrase(own.BySkill, f"{_THE_EFFECT} {_SKILLS}"),
            same("{:skills}"),
            # Whose attack it is, or the unit itself.
            phrase(own.ByAttack, f"{{whose:one_obj}}'s {_ATTACK}"),
            phrase(own.ByAttack, "{@an attack from|attacks from|the attack of|the attacks of} {whose:who}"),
            phrase(own.ByAttack, f"{_ENEMY} {_ATTACK}", whose=ENEMIES),
            phrase(own.ByAttack, f"{{whose:one_obj}}'s {_CRITICAL_HIT}", critical=True),
            phrase(own.ByAttack, f"{_ENEMY} {_CRITICAL_HIT}", critical=True, whose=ENEMIES),
            same("{:who}"),
            # Named without its effect, any skill is meant in all that it does.
            phrase(own.BySkill, _SKILLS, cost=True),
            phrase(own.BySkill, f"{_WHOSE_SKILL} {_EITHER}", cost=True),
            phrase(own.BySkill, f"{{@a:the}} {_EITHER} of {_SKILLS}", cost=True),
            phrase(own.BySkill, f"{_OWNERS} {{@a skill:skill's}} {_EITHER}", cost=True),
            phrase(own.BySkill, f"{{@a:the}} {_EITHER} of {{whose:one_obj}}'s {_SKILL}", cost=True),
        ],
    ),
    (
        "skills",
        [
            phrase(own.BySkill, f"{{@|the effect of|the effects of}} {words} {{@|'s {_EFFECT}|' {_EFFECT}|{_EFFECT}}}",
                   **fixed)
            for words, fixed in _SKILLS_OF
        ],
    ),
]

ROWS: dict[str, Row] = {}
