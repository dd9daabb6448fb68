"""What skills call each other by: "if this unit has used \"Spark\" in this turn"."""

from __future__ import annotations

from engine.games.cipher import vocabulary as own

_MARKS = "\"\u201c\u201d"


def called(skill: object) -> str:
    """Return a skill's name as texts speak of it, without quotation marks of its own; "" where it has none."""
    return bare(skill.name) if isinstance(skill, own.Skill | own.SupportSkill) else ""


def bare(name: str) -> str:
    """Return a name without quotation marks around it: those of what somebody says are part of a skill's name."""
    return name.strip(_MARKS)
