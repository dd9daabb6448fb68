"""Why something happens: "by a skill's effect", "as the cost of an ally's skill" (Cipher 10.4, 10.5).

A cause is whose or which skills (`skills`), and whether it is their effect alone or their cost too.
"""

from __future__ import annotations

from engine.abilities.nouns import ControlledBy, Noun
from engine.abilities.players import Player
from engine.abilities.references import Every
from engine.games.cipher.vocabulary.skills import BySkill, Caused
from engine.games.cipher.words.terms import THEIRS
from engine.text.english.classes import BECAUSE_OF
from engine.text.grammar import Phrase, Row, phrase, same

#: Enemies, all of them, and any of them.
ENEMIES = Every(Noun((ControlledBy(Player.OPPONENT),)))

_EFFECT = "{@effect|effects}"
_THE_EFFECT = "{@the effect of|the effects of}"
_PART = "{@cost|effect|costs|effects}"
#: "cost or effect", "effect or by the cost of a skill"
_EITHER = f"{_PART} {{@or|and}} {{@|by}} {{@|the|a skill's}} {_PART} {{@|of a skill}}"
_SKILL = "{@skill|skills}"
_SKILLS = "{@a skill|skills}"
_WHOSE_SKILL = "{@a skill's|skill|skills'}"
_SUPPORT = (
    "{@|by|the effect of|by the effect of} {@your opponent's|the opponent's|an opponent's|their|}"
    " {@support skill|support skills|support card's skill|support cards' skills}"
)


def caused(deed: str) -> list[Phrase]:
    """The deed because of a skill, or of its effect."""
    return [
        phrase(Caused, f"{deed} {BECAUSE_OF} {cause}")
        for cause in ("{by:cause}", f"{_THE_EFFECT} {{by:skills}}", f"{{by:skills}}{{@'s|'|}} {_EFFECT}")
    ]


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "cause",
        [
            phrase(BySkill, f"{_WHOSE_SKILL} {_EFFECT}"),
            phrase(BySkill, f"{_THE_EFFECT} {_SKILLS}"),
            same("{:skills}"),
            # Named without its effect, any skill is meant in all that it does.
            phrase(BySkill, _SKILLS, cost=True),
            phrase(BySkill, f"{_WHOSE_SKILL} {_EITHER}", cost=True),
            phrase(BySkill, f"{{@the|a|}} {_EITHER} of {_SKILLS}", cost=True),
            phrase(BySkill, f"{{whose:one_obj}}'s {{@skill's|skills'|skill}} {_EITHER}", cost=True),
            phrase(BySkill, f"{{@the|a|}} {_EITHER} of {{whose:one_obj}}'s {_SKILL}", cost=True),
        ],
    ),
    (
        "skills",
        [
            phrase(BySkill, f"{{whose:one_obj}}'s {_SKILL}"),
            phrase(BySkill, f"{{@a|the|}} {_SKILL} of {{whose:one_obj}}"),
            phrase(BySkill, "{whose:who}' skills"),
            phrase(BySkill, "{@enemy skills|enemies' skills|enemy skill|the skills of enemies}", whose=ENEMIES),
            phrase(BySkill, "{@an enemy's skill|enemy skills|an enemy's skills|an enemy skill|your opponent's skill"
                   f"|your opponent's skills}} or {_SUPPORT}", player=Player.OPPONENT),
            phrase(BySkill, f"{THEIRS} {_SKILL}", player=Player.OPPONENT),
            phrase(BySkill, "{@an ally's skill|allied skills|an ally's skills|your allies' skills} or"
                   " {@your support skill|your support skills}", player=Player.YOU),
            phrase(BySkill, f"your {_SKILL}", player=Player.YOU),
            phrase(BySkill, "{@the skill|} {skill:name}"),
            phrase(BySkill, "{whose:one_obj}'s {@skill|} {skill:name} {@|skill}"),
        ],
    ),
]

ROWS: dict[str, Row] = {}
