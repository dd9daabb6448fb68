"""What will pays and what produces it, and the abilities and keywords that are played in a way of their own."""

from __future__ import annotations

from engine import abilities as ab

# Costs


class Will(ab.Cost):
    """So much will: the signs of a cost, as ("R", "R", "1") or ("X",) (FOW 203.4, 1003.2)."""

    signs: tuple[str, ...]


class RestSource(ab.Cost):
    """{Rest}: rest this card, which is recovered (FOW 1013.2, 905.3)."""


# Producing will


class Produce(ab.Effect):
    """One of these lots of will is produced, as its producer likes: (("W",), ("U",)) is "{W} or {U}", (("W", "G"),)
    "{W} and {G}" (FOW 907.4). With ``like`` one will of any attribute that what it says could produce.
    """

    options: tuple[tuple[str, ...], ...]
    like: ab.Reference | None = None


class SpendOnly(ab.Effect):
    """The will that was just produced pays only for playing cards that fit the one, or abilities of what fits the
    other; only their God's Art, or [Judgment], where one is meant.
    """

    cards: ab.Noun | None = None
    abilities: ab.Noun | None = None
    judgment: ab.Noun | None = None
    gods_art: ab.Noun | None = None


# Abilities and keywords that are played in a way of their own


class Judgment(ab.Ability):
    """[Judgment] cost: the ruler is turned over and put into the field (FOW 705, 1010.1a)."""

    cost: tuple[ab.Cost, ...]
    limits: tuple[ab.Limit, ...] = ()


class Shift(ab.Ability):
    """[Shift] cost: either side is played, and the past side is turned over for the cost (FOW 1117)."""

    cost: tuple[ab.Cost, ...]


class TriggerAbility(ab.Ability):
    """[Trigger]: a card that is played from the standby area, or from the hand for its own cost (FOW 708, 1113).

    With a trigger it is turned up once that has happened; with a condition while that holds; "Anytime" has neither.
    """

    effects: tuple[ab.Effect, ...]
    trigger: ab.Trigger | None = None
    condition: ab.Condition | None = None
    cost: tuple[ab.Cost, ...] = ()


class Stealth(ab.Ability):
    """[Stealth]: from the standby area it is played without paying its cost once its trigger has happened, or while
    its condition holds (FOW 1114).
    """

    trigger: ab.Trigger | None = None
    condition: ab.Condition | None = None


class WithLimit(ab.Ability):
    """[Limit] N: enters with so many limit counters, of which one goes whenever it attacks or blocks (FOW 1118)."""

    count: ab.Amount
