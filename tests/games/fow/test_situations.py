"""Situations of a turn with their outcomes, by the rulebook alone (FOW 4 to 6): what is there, what is done, what must
be so."""

from __future__ import annotations

import pytest

from tests.games.fow.story import Story, play, put, rule, use
from tests.games.fow.table import Position

DRAW = "[Quickcast]\nDraw a card."
DESTROY = "[Quickcast]\nDestroy target J/resonator."


# The beginning of a game


@rule("403.4")
def test_both_choose_what_to_exchange_before_either_draws_anew() -> None:
    table = Position(turn=0, cards=40)
    story = Story(table, at="opening")
    assert (table.size("hand"), table.size("hand", 1), story.asked.seat) == (5, 5, 0)
    first, second = table.there("hand")[:2]
    story.choose(first, second)
    assert (table.where(first), story.asked.seat) == ("hand", 1)
    story.choose()
    assert {table.where(first), table.where(second)} == {"deck"}
    assert set(table.there("deck")[:2]) == {first, second}
    assert (table.size("hand"), table.size("hand", 1)) == (5, 5)


@rule("502.3", "503.1")
def test_who_goes_first_neither_draws_nor_recovers_in_the_first_turn() -> None:
    table = Position(turn=1)
    tired = table.resonator(rested=True)
    Story(table, at="draw").until("main")
    assert (table.size("hand"), table.rested(tired)) == (0, True)


@rule("502.3", "503.1")
def test_who_goes_second_draws_in_the_first_turn_but_does_not_recover() -> None:
    table = Position(turn=2, turn_player=1)
    tired = table.resonator(seat=1, rested=True)
    Story(table, at="draw").until("main")
    assert (table.size("hand", 1), table.rested(tired)) == (1, True)


# Phases


@rule("502.2", "502.4", "503.3", "503.7", "504.2", "505.2", "505.4", "505.6")
def test_both_may_act_at_the_beginning_and_at_the_end_of_every_phase() -> None:
    table = Position()
    for seat in (0, 1):
        table.chant(text=DRAW, seat=seat)
    story, seen = Story(table, at="draw"), list[str]()
    while story.turn_player == 0:
        if not seen or seen[-1] != story.step:
            seen.append(story.step)
        assert story.priority == 0
        story.resolve()
    assert seen == ["draw begins", "draw ends", "recovery begins", "recovery ends", "main", "end begins", "end ends"]


@rule("502.2", "502.3", "502.4")
def test_a_card_is_drawn_between_two_windows_of_the_draw_phase() -> None:
    table = Position()
    story = Story(table, at="draw")
    assert table.size("hand") == 0
    story.resolve()
    assert (story.phase, table.size("hand")) == ("draw", 1)


@rule("503.4", "503.5")
def test_will_lasts_until_the_recovery_phase_recovers_what_made_it() -> None:
    table = Position()
    stone, hers = table.stone(), table.stone(seat=1, rested=True)
    story = Story(table, at="draw").use(stone).until("recovery begins")
    assert (story.pool, table.rested(stone)) == ("R", True)
    story.resolve()
    assert (story.pool, table.rested(stone), table.rested(hers)) == ("", False, True)


@rule("503.5", "313.1")
def test_a_rested_ruler_recovers_with_the_field() -> None:
    table = Position()
    table.mark(table.rulers[0], rested=True)
    table.mark(table.rulers[1], rested=True)
    Story(table, at="recovery").until("main")
    assert (table.rested(table.rulers[0]), table.rested(table.rulers[1])) == (False, True)


@rule("505.5a", "505.5b", "505.5c", "505.5")
def test_damage_effects_and_will_end_with_the_turn() -> None:
    table = Position()
    vell = table.resonator("Vell", 500, 500, damage=300)
    table.will("R")
    story = Story(table).play(table.chant(text="Target resonator gains [+200/+200] until end of turn."), vell).resolve()
    assert (table.values(vell), table.damage(vell), story.pool) == ((700, 700), 300, "R")
    story.until("draw begins")
    assert (table.values(vell), table.damage(vell), story.pool_of(0)) == ((500, 500), 0, "")


@rule("306.3", "505.5d", "505.5", "1019.1")
def test_more_than_seven_cards_are_discarded_at_the_end_of_the_own_turn() -> None:
    table = Position()
    mine = table.some(9, "hand")
    table.some(9, "hand", seat=1)
    story = Story(table, at="end").until("end ends").resolve()
    story.choose(*mine[:2])
    assert [table.where(card) for card in mine[:2]] == ["graveyard", "graveyard"]
    assert (table.size("hand"), table.size("hand", 1)) == (7, 9)


@rule("505.5e")
def test_what_a_discard_triggers_is_played_and_the_last_step_begins_again() -> None:
    table = Position()
    table.some(8, "hand")
    table.regalia("Urn", "Whenever you discard a card ⇒ Draw two cards.")
    story = Story(table, at="end").until("end ends").resolve()
    story.choose(table.there("hand")[0])
    assert (story.chase, story.priority, story.turn_player) == (["Urn"], 0, 0)
    story.resolve()
    assert table.size("hand") == 9
    story.resolve()
    assert (story.asked.kind, story.asked.seat, story.turn_player) == ("cards", 0, 0)


# Losing


@rule("103.1", "105.4", "1202.1")
def test_a_player_without_life_loses() -> None:
    table = Position()
    table.let(life_1=500)
    story = Story(table).play(table.chant(text="This card deals 500 damage to your opponent.")).resolve()
    assert story.outcome == (0, "FOW 1202.1")


@rule("103.3", "1202.1")
def test_both_without_life_at_once_is_a_draw() -> None:
    table = Position()
    table.let(life_0=300, life_1=500)
    story = Story(table).play(table.chant(text="This card deals 500 damage to each player.")).resolve()
    assert story.outcome is not None
    assert story.outcome[0] is None


@rule("1202.2")
def test_who_cannot_draw_in_the_draw_phase_loses() -> None:
    story = Story(Position(cards=0), at="draw").resolve()
    assert story.outcome == (1, "FOW 1202.2")


@rule("1202.2")
def test_who_cannot_draw_in_the_draw_phase_of_the_other_player_has_not_lost() -> None:
    table = Position(cards=0, turn_player=1)
    table.some(2, "deck", seat=1)
    gift = table.chant(text="[Quickcast]\nDraw a card.")
    story = Story(table, at="draw", automatic=False).passes().play(gift).resolve()
    assert (table.size("hand"), story.outcome) == (0, None)


@rule("1202.2")
def test_who_is_to_draw_more_than_there_is_in_their_draw_phase_by_an_effect_loses() -> None:
    table = Position(cards=0)
    table.resonator(zone="deck")
    gift = table.chant(text="[Quickcast]\nDraw two cards.")
    assert Story(table, at="draw", automatic=False).play(gift).resolve().outcome == (1, "FOW 1202.2")


@rule("1202.2", "104.2")
def test_who_cannot_draw_in_another_phase_draws_what_is_there() -> None:
    table = Position(cards=0)
    last = table.resonator(zone="deck")
    story = Story(table).play(table.chant(text="Draw two cards.")).resolve()
    assert (table.where(last), story.outcome) == ("hand", None)


@rule("105.4a", "1204.1")
def test_life_is_rounded_up_to_the_next_hundred() -> None:
    table = Position()
    table.let(life_1=350)
    Story(table).play(table.chant(text="Draw a card.")).resolve()
    assert table.life(1) == 400


# Priority and the chase


@rule("601.1", "605.1a", "605.1b", "605.1c", "602.1", "602.1c", "602.1d", "604.1c", "605.1", "605.2", "312.2", "302.1")
def test_two_passes_resolve_only_the_top_and_the_turn_player_is_next() -> None:
    table = Position()
    first, second = table.chant("Ember", DRAW), table.chant("Gust", DRAW, seat=1)
    story = Story(table).play(first)
    assert (story.priority, story.chase) == (0, ["Ember"])
    story.passes()
    assert story.priority == 1
    story.play(second)
    assert (story.priority, story.chase) == (1, ["Ember", "Gust"])
    story.passes().passes()
    assert (story.priority, story.chase) == (0, ["Ember"])
    assert (table.where(second), table.where(first)) == ("graveyard", "chase")


@rule("701.2", "702.1", "703.1")
def test_resonators_and_slow_chants_need_main_timing() -> None:
    table = Position()
    hound, slow = table.resonator(zone="hand"), table.chant(text="Draw a card.")
    quick = table.chant(text=DRAW)
    hers = table.resonator(zone="hand", seat=1)
    story = Story(table, at="draw")
    assert {story.refuses(play(hound)), story.refuses(play(slow))} <= {"FOW 701.2", "FOW 702.1", "FOW 703.1"}
    story.until("main").passes()
    assert story.refuses(play(hers)) in {"FOW 701.2", "FOW 702.1"}
    story = Story(Position())
    table = story.table
    hound, quick = table.resonator(zone="hand"), table.chant(text=DRAW)
    story = Story(table).play(quick)
    assert story.refuses(play(hound)) in {"FOW 701.2", "FOW 702.1"}
    story.resolve().play(hound).resolve()
    assert table.where(hound) == "field"


@rule("604.1", "604.1a", "604.1b", "604.2", "604.2a", "604.2b", "604.2c", "604.2d", "604.2e")
def test_what_a_player_may_do_in_main_timing_is_all_offered() -> None:
    table = Position()
    table.ruler(text="[Judgment] {0}")
    owl = table.resonator("Owl", text="{0}: Draw a card.")
    trap = table.chant("Trap", "[Trigger] Anytime: Draw a card.", zone="standby area", since=2)
    hand = [table.resonator(zone="hand"), table.addition(zone="hand"), table.regalia(zone="hand"), table.chant()]
    table.will("RR")
    story = Story(table)
    acts = story.judgment(), story.calling(), story.fight(), use(owl), play(trap), put(hand[0]), *map(play, hand)
    offered = story.asked.plays  # type: ignore[attr-defined]
    assert [act for act in acts if act not in offered] == []


@rule("604.2", "701.2", "604.2a", "604.2b", "604.2c", "604.2d", "604.2e")
def test_nothing_of_main_timing_is_done_in_a_battle_or_over_a_chase() -> None:
    table = Position()
    table.ruler(text="[Judgment] {0}")
    hound, quick = table.resonator(zone="hand"), table.chant(text=DRAW)
    table.will("RR")
    story = Story(table)
    acts = [play(hound), story.judgment(), story.calling(), put(hound), story.fight()]
    story.play(quick)
    assert all(story.tries(act) is not None for act in acts)
    story.resolve().battle()
    assert all(story.tries(act) is not None for act in acts)


QUIET = ("draw begins", "draw ends", "recovery begins", "recovery ends", "main", "end begins", "end ends")
FIGHT = (
    "battle", "attack", "attack declared", "block", "block declared", "first strike", "damage", "battle end",
)


@pytest.mark.parametrize("window", QUIET + FIGHT)
@rule("1111.2", "604.1", "802.2", "803.2", "803.7", "804.2", "804.6", "805.3", "806.4", "807.2")
def test_quickcast_is_played_whenever_one_has_priority(window: str) -> None:
    table = Position()
    vell, quick = table.resonator(), table.chant(text=DRAW, seat=1)
    story = Story(table, at="draw")
    if window in FIGHT:
        story.until("main").battle()
    while story.step != window or story.priority is None:
        if story.priority is None:
            story.choose(*([vell] if story.asked.seat == 0 else []))
        else:
            story.passes()
    assert story.priority == 0
    assert story.passes().play(quick).chase == ["Pyre"]


@rule("603.1", "603.2", "906.5", "603.3", "603.4", "906.5a")
def test_the_turn_player_plays_what_triggered_one_at_a_time_before_the_opponent() -> None:
    table = Position()
    for name, seat in (("Ash", 0), ("Birch", 0), ("Cedar", 1)):
        table.resonator(name, text="At the end of turn ⇒ You gain 100 life.", seat=seat)
    story = Story(table, at="end").resolve()
    assert story.asked.seat == 0
    story.pick(1)
    assert story.chase == ["Birch", "Ash", "Cedar"]
    story.resolve()
    assert (table.life(0), table.life(1), story.priority) == (4000, 4100, 0)


@rule("602.1a", "602.1b", "1203.1", "1201.1")
def test_rule_processing_comes_before_what_triggered_is_played() -> None:
    table = Position()
    text = "When this card is put into a graveyard from your field ⇒ Draw a card."
    cole = table.resonator("Cole", 300, 300, text, seat=1)
    story = Story(table).play(table.chant(text="This card deals 300 damage to target resonator."), cole).resolve()
    assert (table.where(cole), story.chase, story.priority) == ("graveyard", ["Cole"], 0)


@rule("603.3", "903.2d")
def test_what_triggered_without_a_target_is_not_played() -> None:
    table = Position()
    hound = table.resonator("Hound", zone="hand", text=(
        "When this card enters your field ⇒ Destroy target resonator your opponent controls."
    ))
    story = Story(table).play(hound).resolve()
    assert (table.where(hound), story.chase, story.priority) == ("field", [], 0)


@rule("906.10", "911.1")
def test_what_triggered_resolves_though_its_card_is_gone() -> None:
    table = Position()
    hound = table.resonator("Hound", text="When this card enters your field ⇒ You gain 300 life.", zone="hand")
    bolt = table.chant(text=DESTROY, seat=1)
    story = Story(table).play(hound).resolve()
    assert story.chase == ["Hound"]
    story.passes().play(bolt, hound).resolve()
    assert table.where(hound) == "graveyard"
    story.resolve()
    assert table.life(0) == 4300


@rule("1008.2")
def test_nothing_is_added_to_the_chase_on_what_cannot_be_chased() -> None:
    table = Position()
    lock = table.chant("Lock", "Players cannot chase this card.\nDraw a card.")
    answer = table.chant(text=DRAW, seat=1)
    owl = table.resonator("Owl", text="{0}: Draw a card.", seat=1)
    stone = table.stone(seat=1)
    story = Story(table).play(lock).passes()
    assert (story.refuses(play(answer)), story.refuses(use(owl))) == ("FOW 1008.2", "FOW 1008.2")
    story.use(stone)
    assert (story.pool_of(1), story.chase) == ("R", ["Lock"])
    while story.chase:
        story.passes()
    story.passes().play(answer)
    assert story.chase == ["Pyre"]


@rule("1012.1")
def test_a_cancelled_spell_goes_to_its_owners_graveyard_without_effect() -> None:
    table = Position()
    hound = table.resonator("Hound", zone="hand")
    no = table.chant("No", "[Quickcast]\nCancel target spell.", seat=1)
    story = Story(table).play(hound).passes().play(no, hound).resolve()
    assert (table.where(hound), table.where(no), story.chase) == ("graveyard", "graveyard", [])
