"""Classes of the tree that speak of skills in Fire Emblem Cipher: their use, cost and owners (Cipher 10, 19, 21)."""

from __future__ import annotations

from engine.abilities.amounts import Quantity
from engine.abilities.conditions import Condition
from engine.abilities.costs import Cost
from engine.abilities.effects import Effect
from engine.abilities.events import EventVerb
from engine.abilities.kinds import Limit
from engine.abilities.node import Node, treeclass
from engine.abilities.nouns import Quality
from engine.abilities.players import Player
from engine.abilities.references import Reference
from engine.abilities.statics import Change, Static
from engine.games.cipher.vocabulary import IconMark, SkillKind


@treeclass
class BySkill(Node):
    """Because of a skill: of its effect, or of its cost too if `cost` (Cipher 10.4, 10.5).

    Only a skill of what `whose` means, or of the name `skill`, when given; only a skill or support skill of the
    `player` when given.
    """

    cost: bool = False
    whose: Reference | None = None
    skill: str = ""
    player: Player | None = None


@treeclass
class Caused(EventVerb):
    """The deed, because of a skill: "is moved by a skill's effect"."""

    deed: EventVerb
    by: BySkill


@treeclass
class DestroysBySkill(EventVerb):
    """Its skill destroys what fits: one of the name, when given."""

    skill: str
    whom: Reference


@treeclass
class UsesSkill(EventVerb):
    """Uses a skill of its own: of the name, with the icon, of the category, as far as given (Cipher 19.1)."""

    skill: str = ""
    icon: IconMark | None = None
    kind: SkillKind | None = None


@treeclass
class UsesIcon(EventVerb):
    """The player uses a skill with the icon of one of their cards that fit (Cipher 19.1)."""

    icon: IconMark
    whose: Reference | None = None


@treeclass
class Again(Effect):
    """The actor may pay the cost, as often as they can; each time all that the skill says before is done again."""

    cost: tuple[Cost, ...]


@treeclass
class UsesFree(Static):
    """The cost of this card's skills of the name need not be paid (over Cipher 10.4, 19.1.3)."""

    skill: str


@treeclass
class SkillsOfOthers(Change):
    """It has the skills with the icon that what fits has; of several of one name only one if `one_each`."""

    icon: IconMark
    whose: Reference
    one_each: bool = False


@treeclass
class CannotUseSkill(Static):
    """The actor cannot use skills of the name: those of what `who` means, or any."""

    skill: str
    who: Reference | None = None


@treeclass
class LosesSkills(Change):
    """It does not have its skills of these names; nor can it have them again if `final`."""

    names: tuple[str, ...]
    final: bool = False


@treeclass
class LosesLimit(Change):
    """Its skill of the name may be used, or trigger, any number of times in a turn (over Cipher 10.2.1.3, 19.1.2.1)."""

    skill: str


@treeclass
class Unlimited(Limit):
    """While the condition holds the skill has no usage limit (over Cipher 10.2.1.3, 19.1.2.1)."""

    condition: Condition


@treeclass
class PossessesNamed(Quality):
    """Has a skill or support skill of the name (Cipher 21.2.3)."""

    skill: str


@treeclass
class HasUsedIcon(Condition):
    """The player has used skills with the icon this turn, so many times (Cipher 19.1)."""

    icon: IconMark
    times: Quantity
