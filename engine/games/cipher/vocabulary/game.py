"""Classes of the tree that speak of lines to choose, of guesses and lists, and of the game itself."""

from __future__ import annotations

from engine import abilities as ab

#: What a card is whose Deployment Cost is an odd number.
ODD_COST = ab.Noun((ab.CostOfParity(ab.Parity.ODD),))

# Lines to choose.


class ChooseLine(ab.Effect):
    """The actor chooses the Front Line or the Back Line (Cipher 26.12): one in which they have so many of what fits,
    when given.
    """

    quantity: ab.Quantity | None = None
    noun: ab.Noun | None = None


class InChosenLine(ab.Quality):
    """In the line that was chosen (Cipher 26.12)."""


# Guesses.


class Guess(ab.Effect):
    """The opponent says whether the condition holds, without knowing it."""

    whether: ab.Condition


class GuessWas(ab.Condition):
    """The guess that was made was right, or wrong."""

    right: bool


# Lists.


class Numbered(ab.Node):
    """One entry of a numbered list."""

    number: int
    effects: tuple[ab.Effect, ...]


class InOrder(ab.Effect):
    """The entries one after the other; with `until_fails` only until one was not carried out (Cipher 2.3)."""

    entries: tuple[Numbered, ...]
    until_fails: bool = False


# The game, and what skills cost.


class LevelUpCheaper(ab.Static):
    """Levelling up an ally of the name with this card costs so much less (over Cipher 16.1.2)."""

    onto: str
    amount: ab.Amount


class NotStackedOn(ab.Static):
    """This card cannot be stacked on a unit of the name to Level Up it; only not by a skill if `by_skill` (Cipher 2.2).
    """

    onto: str
    by_skill: bool = False


class SkillInEffect(ab.Condition):
    """What a skill of the name has brought about still lasts (Cipher 13.6.1.2), or one that is always in force has its
    conditions met (21.2.3.1.1.2.1): of an ally, or of the card that asks.
    """

    skill: str


class SupportFailed(ab.Condition):
    """In this combat the player's support has failed (Cipher 18.1.5.1.1)."""

    player: ab.Player


class WithoutSymbols(ab.Static):
    """The player deploys and levels up without Bond cards of the same symbols (over Cipher 15.1.2, 16.1.2)."""


class SkillCostReduced(ab.Static):
    """What its skills of the name cost is less by this, by all of it when empty (over Cipher 10.4, 19.1.3)."""

    whose: ab.Reference
    skill: str
    by: tuple[ab.Cost, ...] = ()
