"""Classes of the tree that speak of lines to choose, of guesses and lists, and of the game itself."""

from __future__ import annotations

from engine.abilities.amounts import Amount, Quantity
from engine.abilities.conditions import Condition
from engine.abilities.costs import Cost
from engine.abilities.effects import Effect
from engine.abilities.node import Node, treeclass
from engine.abilities.nouns import CostOfParity, Noun, Parity, Quality
from engine.abilities.players import Player
from engine.abilities.references import Reference
from engine.abilities.statics import Static

#: What a card is whose Deployment Cost is an odd number.
ODD_COST = Noun((CostOfParity(Parity.ODD),))

# Lines to choose.


@treeclass
class ChooseLine(Effect):
    """The actor chooses the Front Line or the Back Line (Cipher 26.12): one in which they have so many of what fits,
    when given.
    """

    quantity: Quantity | None = None
    noun: Noun | None = None


@treeclass
class InChosenLine(Quality):
    """In the line that was chosen (Cipher 26.12)."""


@treeclass
class MoveToChosenLine(Effect):
    """Moved to the line that was chosen, if it is not there (Cipher 26.13)."""

    what: Reference


# Guesses.


@treeclass
class Guess(Effect):
    """The opponent says whether the condition holds, without knowing it."""

    whether: Condition


@treeclass
class GuessWas(Condition):
    """The guess that was made was right, or wrong."""

    right: bool


# Lists.


@treeclass
class Numbered(Node):
    """One entry of a numbered list."""

    number: int
    effects: tuple[Effect, ...]


@treeclass
class InOrder(Effect):
    """The entries one after the other; with `until_fails` only until one was not carried out (Cipher 2.3)."""

    entries: tuple[Numbered, ...]
    until_fails: bool = False


# The game, and what skills cost.


@treeclass
class LevelUpCheaper(Static):
    """Levelling up an ally of the name with this card costs so much less (over Cipher 16.1.2)."""

    onto: str
    amount: Amount


@treeclass
class NotStackedOn(Static):
    """This card cannot be stacked on a unit of the name to Level Up it; only not by a skill if `by_skill` (Cipher 2.2).
    """

    onto: str
    by_skill: bool = False


@treeclass
class SkillInEffect(Condition):
    """What a skill of the name has brought about still lasts (Cipher 13.6.1.2), or one that is always in force has its
    conditions met (21.2.3.1.1.2.1): of an ally, or of the card that asks.
    """

    skill: str


@treeclass
class SupportFailed(Condition):
    """In this combat the player's support has failed (Cipher 18.1.5.1.1)."""

    player: Player


@treeclass
class WithoutSymbols(Static):
    """The player deploys and levels up without Bond cards of the same symbols (over Cipher 15.1.2, 16.1.2)."""


@treeclass
class SkillCostReduced(Static):
    """What its skills of the name cost is less by this (over Cipher 10.4, 19.1.3)."""

    whose: Reference
    skill: str
    by: tuple[Cost, ...]
