"""Stories of halves of rules that others leave out (FOW 303, 502, 901, 907, 1005, 1017, 1021, 1302)."""

from __future__ import annotations

import pytest

from engine.events import Notice, SetCardField
from tests.games.fow.story import Story, rule, use
from tests.games.fow.table import Position, future

DAWN = "God's Art <Dawn> {0}: You gain 500 life."


@rule("303.2a")
def test_nothing_turns_a_ruler_or_j_ruler_face_down() -> None:
    table = Position()
    cole, rulers = table.resonator("Cole"), (table.rulers[0], table.judged(seat=1))
    table.happen(*(SetCardField(card, "face_down", True, "turn") for card in (cole, *rulers)))
    assert [table.state.cards[card].face_down for card in (cole, *rulers)] == [True, False, False]


@rule("502.1")
def test_only_the_first_turn_has_the_beginning_of_the_game() -> None:
    for turn, there in ((0, True), (1, False)):
        table = Position(turn=turn)
        Story(table, at="turn")
        assert any(isinstance(one, Notice) and one.why == "at game" for one in table.state.log) == there


@rule("307.1", "313.1", "702.3", "709.1")
def test_everything_but_a_chant_comes_to_the_field() -> None:
    table = Position()
    ruler = table.ruler("Lord", "[Judgment] {0}")
    story = Story(table)
    for card in (table.resonator(zone="hand"), table.regalia(zone="hand"), table.addition(zone="hand")):
        story.play(card).resolve()
    story.call()
    table.mark(ruler, rested=False)
    story.judge().resolve()
    assert table.size("field") == 5


@rule("901.1d", "1112.2")
def test_gods_arts_of_one_name_are_the_same_on_two_cards() -> None:
    table = Position()
    first, second = table.resonator("Ash", text=DAWN), table.resonator("Birch", text=DAWN)
    story = Story(table).use(first).resolve()
    assert story.refuses(use(second)) == "FOW 1112.2"


@rule("901.2a", "908.1")
def test_a_one_time_effect_is_over_when_it_is_done() -> None:
    table = Position()
    late = table.resonator("Late", zone="hand")
    old = table.resonator("Old")
    story = Story(table).play(table.chant(text="Destroy all resonators.")).resolve().play(late).resolve()
    assert (table.where(old), table.where(late), story.chase) == ("graveyard", "field", [])


@rule("907.1", "907.3")
def test_an_ability_with_a_target_that_produces_will_waits_on_the_chase() -> None:
    table = Position()
    oak = table.resonator("Oak", text="{0}: Target resonator gains [+100/+100] until end of turn. Produce {R}.")
    story = Story(table).use(oak)
    assert (story.chase, story.pool) == (["Oak"], "")
    assert story.resolve().pool == "R"


@rule("1005.1", "302.2")
def test_cards_of_a_deck_are_revealed_until_the_effect_is_over() -> None:
    table = Position()
    first, second = table.resonator("Ash", zone="deck"), table.resonator("Birch", zone="deck")
    text = (
        "Reveal the top two cards of your deck. Put a resonator from among them into your hand. "
        "Put the rest on the bottom of your deck in any order. Shuffle your deck."
    )
    story = Story(table).play(table.chant(text=text)).resolve()
    for seat in (0, 1):
        view = story.match.view(seat)
        assert {view.card(table.state.cards[card].handles[seat]).name for card in (first, second)} == {"Ash", "Birch"}
    story.choose(first)
    assert (table.where(first), table.where(second)) == ("hand", "deck")
    assert story.match.view(1).zone("deck", 0).cards == ()


@rule("1017.1d", "1012.1")
def test_what_has_left_the_chase_is_not_copied() -> None:
    for cancelled in (False, True):
        table = Position()
        owl = table.resonator("Owl", text=(
            "{0}: You gain 300 life.\nWhenever you play an activate ability of this card ⇒ Copy that ability."
        ))
        no = table.chant("No", "[Quickcast]\nCancel target activate ability.", seat=1)
        story = Story(table).use(owl)
        assert story.chase == ["Owl", "Owl"]
        if cancelled:
            story.passes().play(no).resolve()
        while story.chase:
            story.passes()
        assert table.life() == (4000 if cancelled else 4600)


@rule("1021.1", "1021.1a")
def test_a_shuffled_deck_lies_in_another_order() -> None:
    orders = set()
    for seed in range(3):
        table = Position(seed=seed)
        before = table.there("deck")
        Story(table).play(table.chant(text="Shuffle your deck.")).resolve()
        assert sorted(table.there("deck")) == sorted(before)
        orders.add(tuple(table.there("deck")))
    assert len(orders) == 3


@rule("1302.1b", "1017.2")
def test_a_double_sided_card_that_is_a_copy_of_another_card_is_still_one() -> None:
    table = Position()
    cole = table.resonator("Cole", 700, 300, zone="graveyard")
    text = (
        "As this card enters your field, you may remove a resonator in your graveyard from the game. "
        "If you do, this card enters your field as a copy of the card removed this way."
    )
    dawn = table.resonator("Dawn", 400, 500, f"[Shift] {{0}}\n{text}", zone="hand", other=future("Dusk", 900, 900))
    story = Story(table).play(dawn)
    while table.where(dawn) != "field":
        if story.asked.kind == "confirm":
            story.yes()
        elif story.asked.kind == "options":
            story.pick(0)
        elif story.priority is None:
            story.choose(cole)
        else:
            story.passes()
    assert table.values(dawn) == (700, 300)
    assert table.state.cards[dawn].face.double_faced  # type: ignore[attr-defined]


@rule("803.5", "803.4")
@pytest.mark.parametrize(("will", "attacks"), [("R", True), ("", False)])
def test_what_an_attack_costs_is_paid_or_there_is_none(will: str, attacks: bool) -> None:
    table = Position()
    table.regalia("Toll", "Resonators cannot attack unless their controllers pay {1}.")
    vell = table.resonator("Vell")
    table.will(will)
    story = Story(table).battle().until("attack").passes().passes()
    if attacks:
        story.choose(vell)
    assert (story.pool, table.rested(vell), story.step == "attack declared") == ("", attacks, attacks)


@rule("804.4", "804.3")
@pytest.mark.parametrize(("will", "blocks"), [("U", True), ("", False)])
def test_what_a_block_costs_is_paid_or_there_is_none(will: str, blocks: bool) -> None:
    table = Position()
    table.regalia("Toll", "Resonators cannot block unless their controllers pay {1}.")
    vell, wall = table.resonator("Vell", 500, 500), table.resonator("Wall", 100, 900, seat=1)
    table.will(will, seat=1)
    story = Story(table).declare(vell).to_block()
    if blocks:
        story.choose(wall)
    story.fought()
    assert (story.pool_of(1), table.rested(wall), table.life(1)) == ("", blocks, 4000 if blocks else 3500)


@rule("903.2e", "1117.2")
@pytest.mark.parametrize(("will", "pays"), [("", "{0}"), ("RR", "{0}"), ("RR", "its cost")])
def test_another_cost_is_paid_for_an_ability_where_a_text_lets_its_player(will: str, pays: str) -> None:
    table = Position()
    dawn = table.resonator("Dawn", 400, 500, "[Shift] {R}{R}", other=future("Dusk", 900, 900))
    other = table.resonator("Morn", 400, 500, "[Shift] {R}{R}", other=future("Noon", 900, 900))
    key = table.chant(text="You may pay {0} to play [Shift] abilities of target card in a field rather than pay their"
                           " cost until end of turn.")
    story = Story(table).play(key, dawn).resolve()
    table.will(will)
    assert will or story.tries(use(other)) is not None
    story.use(dawn)
    if will:
        story.pick(int(pays == "{0}"))
    story.resolve()
    assert (table.values(dawn), story.pool) == ((900, 900), "" if pays == "its cost" else will)
