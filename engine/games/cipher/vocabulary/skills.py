"""Classes of the tree that speak of skills in Fire Emblem Cipher: their use, cost and owners (Cipher 10, 19, 21)."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher.vocabulary.base import IconMark, SkillKind


class BySkill(ab.Reference):
    """Because of a skill: of its effect, or of its cost too if `cost` (Cipher 10.4, 10.5).

    Only a skill of what `whose` means, or of the name `skill`, when given; only a skill or support skill of the
    `player` when given.
    """

    cost: bool = False
    whose: ab.Reference | None = None
    skill: str = ""
    player: ab.Player | None = None


class ByAttack(ab.Reference):
    """Because of the attack of a unit that fits (Cipher 18.1.15): of a critical hit where that is said."""

    whose: ab.Reference
    critical: bool = False


class DestroysBySkill(ab.EventVerb):
    """Its skill destroys what fits: one of the name, when given."""

    skill: str
    whom: ab.Reference


class UsesSkill(ab.EventVerb):
    """Uses a skill of its own: of the name, with the icon, of the category, as far as given (Cipher 19.1); said of a
    player, one of a card of theirs that fits `whose`.
    """

    skill: str = ""
    icon: IconMark | None = None
    kind: SkillKind | None = None
    whose: ab.Reference | None = None


class Again(ab.Effect):
    """The actor may pay the cost, as often as they can; each time all that the skill says before is done again."""

    cost: tuple[ab.Cost, ...]


class SkillsOfOthers(ab.Change):
    """It has the skills with the icon that what fits has; of several of one name only one if `one_each`."""

    icon: IconMark
    whose: ab.Reference
    one_each: bool = False


class CannotUseSkill(ab.Static):
    """The actor cannot use skills of the name: those of what `who` means, or any."""

    skill: str
    who: ab.Reference | None = None


class LosesLimit(ab.Change):
    """Its skill of the name may be used, or trigger, any number of times in a turn (over Cipher 10.2.1.3, 19.1.2.1)."""

    skill: str


class Unlimited(ab.Limit):
    """While the condition holds the skill has no usage limit (over Cipher 10.2.1.3, 19.1.2.1)."""

    condition: ab.Condition


