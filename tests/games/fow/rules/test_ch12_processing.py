"""Rule processing (FOW 1200), and how a game ends (103)."""

from __future__ import annotations

import pytest

from engine.games.fow.rules.table import BY_RULE
from engine.games.fow.rules.verbs import deal
from tests.games.fow.story import Story, rule
from tests.games.fow.table import Position, j_ruler, run


@rule("1202.1", "103.2")
def test_who_has_no_life_left_loses() -> None:
    position = Position()
    position.let(life_1=0)
    assert Story(position).outcome == (0, "FOW 1202.1")


@rule("103.3")
def test_when_both_lose_at_the_same_time_it_is_a_draw() -> None:
    position = Position()
    position.let(life_0=-100, life_1=0)
    assert Story(position).outcome == (None, "FOW 103.3")


@rule("1202.2")
def test_who_must_draw_from_an_empty_deck_in_the_draw_phase_loses() -> None:
    assert Story(Position(cards=0), at="draw", automatic=False).on().outcome == (1, "FOW 1202.2")


@rule("1203.1", "207.2", "1010.1")
def test_a_resonator_with_as_much_damage_as_def_is_destroyed() -> None:
    position = Position()
    hurt, whole = position.resonator(defense=500, damage=500), position.resonator(defense=500, damage=400)
    Story(position, automatic=False)
    assert (position.where(hurt), position.where(whole)) == ("graveyard", "field")


@rule("1203.2")
def test_a_resonator_with_a_def_of_0_is_destroyed() -> None:
    position = Position()
    husk = position.resonator(defense=0)
    Story(position, automatic=False)
    assert position.where(husk) == "graveyard"


@rule("1010.1", "1010.1a")
def test_a_destroyed_j_ruler_goes_back_as_a_ruler_with_an_astral_counter() -> None:
    position = Position()
    awakened = position.judged(damage=1000, rested=True, counters={"+100/+100": 2}, judgment="")
    Story(position, automatic=False)
    assert (position.where(awakened), position.name(awakened)) == ("ruler area", "Lord")
    assert position.state.cards[awakened].counters == {"astral": 1}
    assert position.rested(awakened) and not position.damage(awakened)


@rule("207.2a")
def test_a_j_ruler_without_def_is_not_destroyed_by_damage() -> None:
    position = Position()
    awakened = position.ruler(j=j_ruler(atk=None, defense=None), up=True)
    run(deal(position.state, [(awakened, 500, BY_RULE)]))
    Story(position, automatic=False)
    assert (position.where(awakened), position.damage(awakened)) == ("field", 0)


@rule("1204.1", "105.4a")
@pytest.mark.parametrize(("life", "rounded"), [(150, 200), (1, 100), (300, 300)])
def test_life_is_rounded_up_to_hundreds(life: int, rounded: int) -> None:
    position = Position()
    position.let(life_0=life)
    Story(position, automatic=False)
    assert position.life() == rounded


@rule("1007.2")
def test_damage_to_a_player_takes_away_life() -> None:
    position = Position()
    run(deal(position.state, [(("player", 1), 700, BY_RULE)]))
    assert (position.life(0), position.life(1)) == (4000, 3300)


@rule("105.4a")
def test_any_amount_of_life_is_paid_in_hundreds() -> None:
    table = Position()
    pact = table.chant(text="Pay any amount of life. Draw a card for each 500 life you lost this way.")
    Story(table).play(pact).resolve().number(10)
    assert (table.life(), table.size("hand")) == (3000, 2)
