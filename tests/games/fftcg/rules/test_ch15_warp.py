"""FFTCG chapter 15.2.7: Warp."""

from __future__ import annotations

from engine.answers import Play
from tests.games.fftcg.story import Story, cast, rule
from tests.games.fftcg.table import ICE, Position

WARP = "Warp 2 -- [Ice]"


def warp(card: int) -> Play:
    """Use the Warp of a card."""
    return Play("warp", card)


def warped(table: Position, counters: int, text: str = WARP, **more: bool) -> int:
    """A card with Warp that is removed from the game with so many Warp counters."""
    return table.forward("Rime", 8000, text, zone="removed", element=ICE, counters={"Warp": counters}, **more)


def start_of_turn(table: Position) -> Story:
    """The beginning of Main Phase 1."""
    return Story(table, at="main 1")


# Using Warp


@rule("15.2.7.1.1")
def test_the_first_ability_of_warp_works_only_in_hand() -> None:
    table = Position()
    table.backup("Osk", element=ICE)
    field, used = table.forward("Rime", text=WARP, element=ICE), table.forward("Vell", text=WARP, zone="break zone")
    held = table.forward("Tarn", text=WARP, zone="hand", element=ICE)
    story = Story(table)
    assert [story.refuses(warp(field)), story.refuses(warp(used))] == ["FFTCG 15.2.7.1.1", "FFTCG 15.2.7.1.1"]
    assert warp(held) in story.asked.plays  # type: ignore[attr-defined]


@rule("15.2.7.2", "15.2.7.3")
def test_for_its_cost_a_card_with_warp_x_is_removed_with_x_counters_without_the_stack() -> None:
    table = Position()
    osk, rime = table.backup("Osk", element=ICE), table.forward("Rime", text="Warp 3 -- [Ice]", zone="hand", cost=7)
    story = Story(table).say(warp(rime)).pay(osk)
    assert (table.where(rime), table.state.cards[rime].counters) == ("removed", {"Warp": 3})
    assert (story.stack, story.asked.kind, table.state.cards[osk].dull) == ([], "play", True)


@rule("15.2.7.2")
def test_the_warp_cost_must_be_paid() -> None:
    table = Position()
    table.backup("Osk")
    rime = table.forward("Rime", text=WARP, zone="hand")
    assert Story(table).refuses(warp(rime)) == "FFTCG 11.2.1.1"


@rule("15.2.7.3")
def test_a_card_does_not_pay_for_its_own_warp() -> None:
    table = Position()
    rime = table.forward("Rime", text=WARP, zone="hand", element=ICE)
    assert Story(table).refuses(warp(rime)) == "FFTCG 11.2.1.1"


@rule("15.2.7.3")
def test_warp_is_used_only_in_ones_own_main_phase_with_the_stack_empty() -> None:
    table = Position()
    mine, theirs = (table.forward("Rime", text="Warp 2 -- [0]", zone="hand", seat=seat) for seat in (0, 1))
    pyre = table.summon("Pyre", "Draw 1 card.", cost=0)
    story = Story(table).cast(pyre)
    assert story.refuses(warp(mine)) == "FFTCG 15.2.7.3"
    assert story.passes().refuses(warp(theirs)) == "FFTCG 15.2.7.3"


@rule("15.2.7.3")
def test_warp_is_not_used_in_the_attack_phase() -> None:
    table = Position()
    rime = table.forward("Rime", text="Warp 2 -- [0]", zone="hand")
    assert Story(table, at="preparation").refuses(warp(rime)) == "FFTCG 15.2.7.3"


# Coming back


@rule("15.2.7.1.2", "15.2.7.4")
def test_at_the_beginning_of_its_players_main_phase_1_an_ability_removes_a_counter() -> None:
    table = Position()
    rime = warped(table, 2)
    story = start_of_turn(table)
    assert (story.stack, table.state.cards[rime].counters) == (["Rime"], {"Warp": 2})
    story.resolve()
    assert (table.where(rime), table.state.cards[rime].counters) == ("removed", {"Warp": 1})


@rule("15.2.7.4")
def test_no_counter_comes_off_in_the_opponents_turn() -> None:
    table = Position(turn_player=1)
    warped(table, 2)
    assert start_of_turn(table).stack == []


@rule("15.2.7.1.2", "15.2.7.5")
def test_when_the_last_counter_is_removed_an_ability_puts_the_card_onto_the_field() -> None:
    table = Position()
    rime = warped(table, 1, WARP + "\nWhen Rime enters the field due to Warp, draw 1 card.")
    story = start_of_turn(table).resolve()
    assert (story.stack, table.where(rime)) == (["Rime"], "removed")
    story.resolve()
    assert (table.where(rime), story.stack) == ("field", ["Rime"])
    assert not table.state.cards[rime].dull


@rule("15.2.7.5")
def test_the_last_counter_may_be_removed_by_another_effect() -> None:
    table = Position()
    rime = warped(table, 1)
    pyre = table.summon(
        "Pyre", "Choose 1 card removed from the game with a Warp Counter on it. Remove 1 Warp Counter from it.", cost=0
    )
    story = Story(table).cast(pyre).resolve()
    assert story.stack == ["Rime"]
    story.resolve()
    assert table.where(rime) == "field"


@rule("15.2.7.5.1", "15.2.7.5.2")
def test_a_card_whose_name_is_on_the_field_does_not_enter_and_stays_removed_for_good() -> None:
    table = Position()
    rime, other = warped(table, 1), table.forward("Rime", 5000)
    start_of_turn(table).resolve().resolve()
    assert (table.where(rime), table.where(other)) == ("removed", "field")
    table.happen(table.move(other, "break zone"))
    table.let(turn=5, priority=None)
    assert (start_of_turn(table).stack, table.where(rime)) == ([], "removed")


@rule("15.2.7.5.1")
def test_a_card_with_the_generic_icon_enters_beside_one_of_its_name() -> None:
    table = Position()
    rime, _ = warped(table, 1, generic=True), table.forward("Rime", 5000, generic=True)
    start_of_turn(table).resolve().resolve()
    assert table.where(rime) == "field"


@rule("15.2.7.5.1", "15.2.7.5.2")
def test_a_card_whose_entering_has_been_undone_stays_removed() -> None:
    table = Position()
    rime = warped(table, 1)
    pyre = table.summon("Pyre", "Choose 1 auto-ability. Cancel its effect.", cost=0)
    story = start_of_turn(table).resolve().cast(pyre).resolve().resolve()
    assert (table.where(rime), story.stack) == ("removed", [])


@rule("15.2.7.5.2")
def test_a_card_that_missed_its_entering_comes_with_new_counters() -> None:
    table = Position()
    rime, other = warped(table, 1), table.forward("Rime", 5000)
    start_of_turn(table).resolve().resolve()
    table.happen(table.move(other, "break zone"))
    table.mark(rime, counters={"Warp": 1})
    table.let(turn=5, priority=None)
    start_of_turn(table).resolve().resolve()
    assert table.where(rime) == "field"


@rule("15.2.7.3")
def test_a_warped_card_is_not_cast() -> None:
    table = Position()
    table.forward("Mirelle", text="When you cast a Forward, draw 1 card.")
    rime = table.forward("Rime", text="Warp 2 -- [0]", zone="hand")
    assert Story(table).say(warp(rime)).stack == []
    assert Story(table).refuses(cast(rime)) == "FFTCG 11.4.2"
