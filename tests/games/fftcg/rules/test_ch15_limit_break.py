"""FFTCG chapter 15.2.8: Limit Break."""

from __future__ import annotations

from typing import Any

from engine.games.fftcg.cards import CardType
from tests.games.fftcg.story import Story, attack, cast, rule
from tests.games.fftcg.table import Position

BREAK_IT = "Choose 1 Forward. Break it."


def limit_break(table: Position, x: int, text: str = "", **more: Any) -> int:
    """A card with that Limit Break cost that lies face down in the LB deck."""
    lines = f"Limit Break -- {x}\n{text}".strip()
    values = {"name": "Nova", "type": CardType.FORWARD, "power": 8000, "cost": 0, "seat": 0, **more}
    seat = values["seat"]
    return table.card(text=lines, zone="LB deck", limit_break=x, face_down=True, known=1 << seat, **values)


def fillers(table: Position, count: int) -> list[int]:
    """Other cards that lie face down in the LB deck."""
    return [limit_break(table, 1, name=f"Ember {place}", type=CardType.SUMMON) for place in range(count)]


def on_field(table: Position, text: str = "", **more: Any) -> int:
    """An LB card on the field."""
    lines = f"Limit Break -- 1\n{text}".strip()
    return table.forward("Nova", 8000, lines, limit_break=1, **more)


def lies_used(table: Position, card: int, seat: int = 0) -> bool:
    """Whether a card lies face up in its owner's LB deck."""
    return card in table.state.zones[12 + seat] and not table.state.cards[card].face_down


# Casting


@rule("15.2.8.2", "15.2.8.3.2")
def test_limit_break_x_is_paid_by_turning_x_cards_of_the_lb_deck_face_up() -> None:
    table = Position()
    nova, others = limit_break(table, 2), fillers(table, 3)
    story = Story(table).cast(nova)
    assert story.refuses(attack(others[0])) == "FFTCG 15.2.8.3.2"
    story.choose(others[0], others[2])
    assert [table.state.cards[one].face_down for one in others] == [False, True, False]
    assert "{0} turns face up in the LB deck: {1}, {2}." in story.log()
    assert table.where(nova) == "field"


@rule("15.2.8.2", "15.2.8.3.2")
def test_without_so_many_face_down_cards_an_lb_card_cannot_be_cast() -> None:
    table = Position()
    nova, (_, used) = limit_break(table, 2), fillers(table, 2)
    table.mark(used, face_down=False)
    story = Story(table)
    assert story.refuses(cast(nova)) == "FFTCG 15.2.8.3.2"
    assert cast(nova) not in story.asked.plays  # type: ignore[attr-defined]


@rule("15.2.8.3")
def test_an_lb_forward_is_cast_from_the_lb_deck_only_when_forwards_may_be_cast() -> None:
    table = Position()
    nova, _ = limit_break(table, 1), fillers(table, 1)
    assert Story(table, at="preparation").refuses(cast(nova)) == "FFTCG 11.4.1"
    table = Position(turn_player=1)
    nova, _ = limit_break(table, 1), fillers(table, 1)
    assert Story(table).passes().refuses(cast(nova)) == "FFTCG 11.4.1"


@rule("15.2.8.3")
def test_an_lb_summon_is_cast_from_the_lb_deck_when_summons_may_be_cast() -> None:
    table = Position(turn_player=1)
    flare, _ = limit_break(table, 1, "Draw 1 card.", name="Flare", type=CardType.SUMMON), fillers(table, 1)
    story = Story(table, at="preparation").passes().cast(flare)
    assert story.stack == ["Flare"]


@rule("15.2.8.3")
def test_an_lb_card_that_lies_face_up_in_the_lb_deck_is_not_cast_again() -> None:
    table = Position()
    nova, _ = limit_break(table, 1), fillers(table, 2)
    table.mark(nova, face_down=False)
    assert Story(table).refuses(cast(nova)) == "FFTCG 15.2.8.3.2"


@rule("15.2.8.3.1")
def test_the_limit_break_cost_comes_on_top_of_the_cost() -> None:
    table = Position()
    nova, (ember,) = limit_break(table, 1, cost=2), fillers(table, 1)
    tarn = table.forward("Tarn", zone="hand")
    story = Story(table).cast(nova)
    while story.asked.kind != "play":
        story = story.choose(ember) if story.asked.kind == "cards" else story.pay(tarn)
    assert (table.where(nova), table.where(tarn)) == ("field", "break zone")
    assert not table.state.cards[ember].face_down


@rule("15.2.8.3.1")
def test_without_its_cost_an_lb_card_cannot_be_cast() -> None:
    table = Position()
    nova, _ = limit_break(table, 1, cost=2), fillers(table, 1)
    assert Story(table).refuses(cast(nova)) == "FFTCG 11.4.6.1.1"


# On the field, and leaving it


@rule("15.2.8.4")
def test_an_lb_card_on_the_field_is_a_character_like_any_other() -> None:
    table = Position()
    nova, cole = on_field(table), table.forward("Cole", 5000, seat=1)
    story = Story(table, at="attack").attack(nova).block(cole)
    assert (table.where(cole), table.where(nova), story.step) == ("break zone", "field", "damage done")
    assert (table.state.cards[nova].damage, table.state.cards[nova].dull) == (5000, True)


@rule("15.2.8.4.1", "15.2.8.4.2", "15.2.8.4.5")
def test_an_lb_card_that_is_broken_moves_to_the_break_zone_and_on_to_the_lb_deck_face_up() -> None:
    table = Position()
    nova = on_field(table, "When Nova is put from the field into the Break Zone, draw 1 card.")
    story = Story(table).cast(table.summon("Pyre", BREAK_IT, cost=0)).resolve()
    assert lies_used(table, nova)
    assert story.stack == ["Nova"]


@rule("15.2.8.4.1", "15.2.8.4.5")
def test_an_lb_card_that_is_removed_goes_to_the_lb_deck_at_once() -> None:
    table = Position()
    nova = on_field(table, seat=1)
    pyre = table.summon("Pyre", "Choose 1 Forward. Remove it from the game.", cost=0)
    story = Story(table).cast(pyre).resolve()
    assert lies_used(table, nova, 1) and story.stack == []


@rule("15.2.8.4.4")
def test_an_lb_card_that_would_come_into_the_hand_goes_to_the_lb_deck() -> None:
    table = Position()
    nova = on_field(table)
    Story(table).cast(table.summon("Pyre", "Choose 1 Forward. Return it to its owner's hand.", cost=0)).resolve()
    assert lies_used(table, nova) and not table.state.zones[4]


@rule("15.2.8.4.4")
def test_an_lb_card_that_would_come_into_the_main_deck_goes_to_the_lb_deck() -> None:
    table = Position()
    nova = on_field(table)
    Story(table).cast(
        table.summon("Pyre", "Choose 1 Forward. Put it at the bottom of its owner's deck.", cost=0)
    ).resolve()
    assert lies_used(table, nova)


@rule("15.2.8.4.3")
def test_an_lb_summon_goes_from_the_stack_over_the_break_zone_to_the_lb_deck_face_up() -> None:
    table = Position()
    table.some(5, "deck")
    flare, (ember,) = limit_break(table, 1, "Draw 1 card.", name="Flare", type=CardType.SUMMON), fillers(table, 1)
    Story(table).cast(flare).resolve()
    assert lies_used(table, flare) and not table.state.zones[6]
    assert not table.state.cards[ember].face_down


@rule("15.2.8.4.3")
def test_an_lb_summon_that_is_removed_instead_goes_to_the_lb_deck_too() -> None:
    table = Position()
    text = "Draw 1 card. Remove Flare from the game after use instead of putting it in the Break Zone."
    flare, _ = limit_break(table, 1, text, name="Flare", type=CardType.SUMMON), fillers(table, 1)
    Story(table).cast(flare).resolve()
    assert lies_used(table, flare)


@rule("15.2.8.4.3")
def test_an_lb_summon_that_is_cancelled_goes_to_the_lb_deck_too() -> None:
    table = Position()
    flare, _ = limit_break(table, 1, "Draw 1 card.", name="Flare", type=CardType.SUMMON), fillers(table, 1)
    rime = table.summon("Rime", "Choose 1 Summon. Cancel its effect.", cost=0, seat=1)
    Story(table).cast(flare).passes().cast(rime).resolve().resolve()
    assert lies_used(table, flare)


@rule("15.2.8.4.5")
def test_what_replaces_the_move_to_the_break_zone_does_not_replace_the_move_to_the_lb_deck() -> None:
    table = Position()
    nova = on_field(table)
    instead = "If a Forward is put from the field into the Break Zone, remove it from the game instead."
    table.forward("Mirelle", text=instead, seat=1)
    story = Story(table).cast(table.summon("Pyre", BREAK_IT, cost=0)).choose(nova).resolve()
    assert lies_used(table, nova)
    assert story.stack == [] and not table.state.zones[10]
