"""What everything in the battle area is now, layer by layer (FOW 904.2, 909.1)."""

from __future__ import annotations

from itertools import count

import pytest

from engine import abilities as ab
from engine.events import Create, SetCardField, SetVariable
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import Card, CardType, Keyword
from engine.games.fow.effects import coverage
from engine.games.fow.effects.board import board, now
from engine.games.fow.rules import table
from engine.games.fow.rules.table import FIELD, HAND
from engine.state import State

THIS = ab.This(ab.Noun((ab.IsCard(),)))
YOURS = ab.Every(ab.Noun((ab.OfType(CardType.RESONATOR), ab.ControlledBy(ab.Player.YOU))))


def number(amount: int) -> ab.Number:
    return ab.Number(amount)


def says(*changes: ab.Change, who: ab.Reference = THIS) -> ab.FieldAbility:
    return ab.FieldAbility((ab.Changes(who, changes),))


def plus(atk: int, defense: int) -> ab.Gains:
    return ab.Gains((own.Stats(number(atk), number(defense)),))


#: No two cards are called alike: what is worked out of a card is kept for all that are printed alike.
_NAMES = count()


class Table:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.state = State(table.SPECS, 1)
        self.state.vars.update({"turn": 1, "turn player": 0})
        self.texts: dict[str, tuple[ab.Ability, ...]] = {}
        monkeypatch.setattr(coverage.MEANING, "abilities", lambda card: self.texts.get(card.name, ()), raising=False)

    def lay(
        self, *abilities: ab.Ability, zone: int = FIELD, atk: int | None = 500, type: CardType = CardType.RESONATOR,
    ) -> int:
        name = f"Card {next(_NAMES)}"
        self.texts[name] = abilities
        self.state.emit(Create(Card(name, name, "", type=type, atk=atk, defense=atk), 0, zone))
        return len(self.state.cards) - 1

    def values(self, card: int) -> tuple[int | None, int | None]:
        values = now(self.state, card)
        return values.atk, values.defense


@pytest.fixture
def lying(monkeypatch: pytest.MonkeyPatch) -> Table:
    return Table(monkeypatch)


def test_counters_come_after_what_sets_values(lying: Table) -> None:
    """FOW 909.1d, 909.1e, 1022.2."""
    card = lying.lay()
    lying.state.emit(SetCardField(card, "counters", {"+200/-100": 2}))
    assert lying.values(card) == (900, 300)
    lying.lay(says(own.TraitBecomes(ab.Trait.POWER, number(1000)), who=YOURS))
    assert lying.values(card) == (1400, 300)


def test_counters_give_nothing_to_what_does_not_fight(lying: Table) -> None:
    """FOW 1022.2."""
    card = lying.lay(type=CardType.REGALIA)
    lying.state.emit(SetCardField(card, "counters", {"+200/+200": 1}))
    assert lying.values(card) == (500, 500)


def test_values_are_rounded_up_to_hundreds(lying: Table) -> None:
    """FOW 909.1f."""
    card = lying.lay(atk=350)
    assert lying.values(card) == (400, 400)


def test_what_is_gained_counts_for_numbers(lying: Table) -> None:
    """FOW 909.1b before 909.1d, whatever is older."""
    flying = ab.Noun((ab.HasAbility(Keyword.FLYING),))
    lying.lay(says(plus(200, 0), who=ab.Every(flying)))
    card = lying.lay()
    lying.lay(says(ab.Gains((ab.Keyword(Keyword.FLYING),)), who=YOURS))
    assert lying.values(card) == (700, 500)


def test_what_was_lost_can_be_gained_later(lying: Table) -> None:
    """FOW 909.3b: the older effect first."""
    gains, loses = ab.Gains((ab.Keyword(Keyword.FLYING),)), ab.LosesAbilities()
    card = lying.lay(ab.KeywordAbility((Keyword.PIERCE,)))
    lying.lay(says(loses, who=YOURS), type=CardType.REGALIA)
    lying.lay(says(gains, who=YOURS), type=CardType.REGALIA)
    assert now(lying.state, card).keywords == {Keyword.FLYING}


def test_a_base_ability_says_what_a_card_is_everywhere(lying: Table) -> None:
    """FOW 904.2."""
    dragon = says(ab.AlsoHas((own.OfRace("Dragon"),)))
    atk = says(own.TraitBecomes(ab.Trait.POWER, ab.CountOf(ab.Noun((ab.InZone(own.Zone.HAND, ab.Player.YOU),)))))
    card = lying.lay(dragon, zone=HAND[0])
    assert now(lying.state, card).races == ("Dragon",)
    assert now(lying.state, lying.lay(atk, zone=HAND[0])).atk == 2


def test_a_base_ability_counts_where_cards_are_changed_too(lying: Table) -> None:
    """FOW 904.2, 909.5: nothing else that such a card says works there (902.1)."""
    hand = ab.Noun((ab.InZone(own.Zone.HAND, ab.Player.YOU),))
    lying.lay(says(ab.Gains((ab.Keyword(Keyword.QUICKCAST),)), who=ab.Every(hand)))
    counts = says(own.TraitBecomes(ab.Trait.POWER, ab.Times(ab.CountOf(hand), number(100))))
    card = lying.lay(counts, says(plus(100, 100), who=YOURS), zone=HAND[0])
    assert (now(lying.state, card).keywords, lying.values(card)) == ({Keyword.QUICKCAST}, (100, 500))
    lying.lay(zone=HAND[0])
    assert lying.values(card) == (200, 500)
    assert lying.values(lying.lay()) == (500, 500)


def test_a_base_ability_comes_before_what_sets_values(lying: Table) -> None:
    """FOW 909.1a before 909.1d."""
    base = lying.lay(says(own.TraitBecomes(ab.Trait.POWER, number(300))))
    assert lying.values(base) == (300, 500)
    lying.lay(says(own.TraitBecomes(ab.Trait.POWER, number(800)), who=YOURS))
    assert lying.values(base)[0] == 800


def test_a_ruler_in_its_area_changes_the_field(lying: Table) -> None:
    """FOW 902.1b, 313.1."""
    card = lying.lay()
    lying.lay(says(plus(100, 100), who=YOURS), zone=table.RULER_AREA[0], type=CardType.RULER, atk=None)
    assert lying.values(card) == (600, 600)


def test_what_becomes_a_race_loses_its_others(lying: Table) -> None:
    """FOW 1020.1, 1020.2."""
    card = lying.lay(says(ab.AlsoHas((own.OfRace("Dragon"),))))
    lying.lay(says(ab.BecomesQuality(own.OfRace("Elf")), who=YOURS))
    assert now(lying.state, card).races == ("Elf",)


def test_the_rules_change_values_anew_only_where_they_may_be_otherwise(lying: Table) -> None:
    """FOW 909.1e, 909.1f."""
    card = lying.lay()
    known = board(lying.state)
    lying.state.emit(SetVariable("priority", (0, 0)))
    lying.state.emit(SetCardField(card, "dull", True))
    assert board(lying.state) is known
    lying.state.emit(SetCardField(card, "counters", {"+100/+100": 1}))
    assert board(lying.state) is not known and lying.values(card) == (600, 600)
