"""Stories of what the rules say in passing (FOW 104 to 1303)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from engine.answers import Pass
from engine.continuous.lasting import COMBAT
from engine.events import Notice
from engine.games.fow.rules.table import BY_RULE
from engine.games.fow.rules.verbs import set_life
from engine.match import Match
from engine.state import Change
from engine.views import PublicEvent, redact
from tests.games.fow.story import Story, play, rule, use
from tests.games.fow.table import DARKNESS, LIGHT, Position, future, run

BANE = "[Quickcast]\nDestroy target J/resonator."


# Values and orders


@rule("104.6", "105.4")
@pytest.mark.parametrize(("life", "waits"), [(3000, ["Harp"]), (5000, []), (4000, [])])
def test_life_that_becomes_more_has_been_gained(life: int, waits: list[str]) -> None:
    table = Position()
    table.let(life_0=life)
    table.regalia("Harp", "Whenever you gain life ⇒ Draw a card.")
    run(set_life(table.state, 0, 4000, BY_RULE))
    assert (table.life(), Story(table).chase) == (4000, waits)


@rule("302.4")
def test_the_owner_says_in_which_order_cards_come_to_a_deck_and_the_opponent_does_not_learn_it() -> None:
    table = Position()
    first, second = table.resonator("Ash", zone="hand"), table.resonator("Birch", zone="hand")
    text = "Put two cards from your hand on top of your main deck in any order."
    story = Story(table).play(table.chant(text=text)).resolve()
    assert story.asked.seat == 0
    story.pick(1, 0)
    assert table.there("deck")[-2:] == [first, second]
    assert story.match.view(1).zone("deck", 0).cards == ()


@rule("302.4")
def test_the_owner_of_cards_orders_them_whoever_puts_them_on_the_deck() -> None:
    told = []
    for order in ((0, 1), (1, 0)):
        table = Position()
        both = [table.resonator(name, zone="graveyard", seat=1) for name in ("Ash", "Birch")]
        tuck = table.chant(text="Put all cards from your opponent's graveyard on the bottom of their deck.")
        story = Story(table).play(tuck)
        match, heard = story.match, list[PublicEvent | None]()
        match.state.witnesses.append(partial(_hear, match, heard))
        story.resolve()
        assert story.asked.seat == 1
        story.pick(*order)
        assert table.there("deck", 1)[:2] == [both[place] for place in order]
        told.append((heard, match.log(0), match.view(0)))
    assert told[0] == told[1]


def _hear(match: Match, heard: list[PublicEvent | None], change: Change) -> None:
    """Take down what the first player is told of a change."""
    heard.append(redact(match.law, match.state, change, 0, match.names))


@rule("302.4", "104.1")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_who_puts_cards_on_a_deck_in_any_order_chooses_it(order: tuple[int, int]) -> None:
    table = Position(stones=1)
    both = [table.stone(name=name, text="{Rest}: Produce {R}.", seat=1) for name in ("Lake", "Hill")]
    text = "Put up to two target special magic stones on top of their owners' magic stone decks in any order."
    story = Story(table).play(table.chant(text=text), *both).resolve()
    assert story.asked.seat == 0
    story.pick(*order)
    assert table.there("stone deck", 1)[:0:-1] == [both[place] for place in order]


@rule("302.4", "305.3")
def test_magic_stones_that_were_looked_at_are_put_back_in_any_order() -> None:
    table = Position()
    lake, hill = (table.stone(name=name, text="{Rest}: Produce {R}.", zone="stone deck") for name in ("Lake", "Hill"))
    look = table.chant(text="Look at the top two cards of your magic stone deck and put them back in any order.")
    story = Story(table).play(look).resolve()
    there = ("Lake", "Hill").index(story.asked.options[0])  # type: ignore[attr-defined]
    story.pick(there, 1 - there)
    assert table.there("stone deck")[-2:] == [hill, lake]


@rule("305.2")
def test_a_stone_that_is_put_on_the_bottom_of_the_magic_stone_deck_lies_there() -> None:
    table = Position()
    stone = table.stone()
    tuck = table.chant(text="Put target magic stone you control on the bottom of its owner's magic stone deck.")
    Story(table).play(tuck, stone).resolve()
    assert table.there("stone deck")[0] == stone


@rule("302.4a", "309.2")
def test_nobody_is_asked_how_cards_lie_that_come_to_a_graveyard_together() -> None:
    table = Position()
    cards = [table.resonator("Ash"), table.resonator("Birch")]
    flood = table.chant(text="Destroy all resonators.")
    story = Story(table).play(flood).resolve()
    assert (table.there("graveyard"), story.priority) == ([*cards, flood], 0)


# Playing


@rule("604.1a", "905.1", "907.2")
def test_whoever_has_priority_plays_an_activate_ability_in_either_turn() -> None:
    for seat in (0, 1):
        table = Position()
        owl = table.resonator("Owl", text="{0}: You gain 300 life.", seat=seat)
        story = Story(table)
        assert story.refuses(use(owl)) == "FOW 707.2" if seat else True
        (story.passes() if seat else story).use(owl).resolve()
        assert table.life(seat) == 4300


@rule("903.3b", "903.1")
def test_a_card_does_what_its_type_asks_for_and_an_ability_is_gone() -> None:
    table = Position()
    vell = table.resonator("Vell", zone="hand", text="{0}: You gain 300 life.")
    story = Story(table).play(vell).resolve()
    assert (story.chase, table.where(vell)) == ([], "field")
    story.use(vell).resolve()
    assert (story.chase, table.where(vell), table.life()) == ([], "field", 4300)


@rule("903.2e-i", "903.2e-iii")
def test_what_may_be_paid_otherwise_is_so_before_the_cost_is_increased() -> None:
    table = Position()
    table.regalia("Key", "You may pay the attribute cost of Elf resonators with will of any attribute.")
    table.regalia("Toll", "Your opponent pays {1} more to play resonators.", seat=1)
    elf = table.resonator("Elf", zone="hand", cost="GG", races=("Elf",))
    table.will("RU")
    assert Story(table).refuses(play(elf)) == "FOW 1003.4"
    table.will("R")
    story = Story(table).play(elf)
    assert (story.chase, story.pool) == (["Elf"], "")


@rule("1109.3")
def test_what_awakening_gave_stays_in_later_turns() -> None:
    table = Position()
    hatter = table.resonator("Hatter", 500, 500, "[Awakening] {U}: [Flying]", zone="hand", cost="R")
    table.will("RU")
    story = Story(table).play(hatter)
    if story.asked.kind != "play":
        story.yes() if story.asked.kind == "confirm" else story.pick(0)
    story.resolve().until("draw begins")
    assert table.keywords(hatter) == {"Flying"}


# Cards in the standby area

AMBUSH = "[Trigger] When a resonator attacks ⇒ You gain 300 life."


@rule("906.4a", "708.5", "708.2", "906.2")
@pytest.mark.parametrize(("since", "refused"), [(2, ""), (3, "FOW 708.5")])
def test_a_card_set_this_turn_does_not_trigger(since: int, refused: str) -> None:
    table = Position()
    ambush = table.chant("Ambush", AMBUSH, zone="standby area", seat=1, since=since)
    story = Story(table).declare(table.resonator("Vell")).passes()
    refusal = story.tries(play(ambush))
    assert ("" if refusal is None else refusal.rule) == refused
    assert story.chase == ([] if refused else ["Ambush"])


@rule("708.3", "708.3b")
def test_what_nobody_turned_a_card_up_for_is_over_with_the_step() -> None:
    table = Position()
    ambush = table.chant("Ambush", AMBUSH, zone="standby area", seat=1, since=2)
    story = Story(table).declare(table.resonator("Vell")).on().passes()
    assert story.refuses(play(ambush)) == "FOW 708.2"


@rule("708.2b", "708.3")
def test_a_card_that_has_triggered_does_not_trigger_a_second_time() -> None:
    table = Position()
    text = "[Trigger] When a resonator you control is destroyed ⇒ You gain 300 life."
    trap = table.chant("Trap", text, zone="standby area", since=2)
    table.resonator("Ash")
    table.resonator("Birch")
    story = Story(table).play(table.chant(text="Destroy all resonators.")).resolve().play(trap)
    assert (story.chase, table.where(trap)) == (["Trap"], "chase")
    story.resolve()
    assert (story.chase, table.life(), story.tries(play(trap)) is None) == ([], 4300, False)


@rule("906.6a", "708.3a")
def test_a_revealed_card_that_finds_no_target_goes_to_the_graveyard() -> None:
    table = Position()
    text = "[Trigger] When a resonator attacks ⇒ Destroy target resonator with [Flying]."
    trap = table.chant("Trap", text, zone="standby area", seat=1, since=2)
    story = Story(table).declare(table.resonator("Vell")).passes().play(trap)
    assert (story.chase, table.where(trap), story.priority) == ([], "graveyard", 1)


# Battle


@rule("802.1", "803.1", "804.1", "807.1")
def test_each_step_of_a_battle_has_its_time() -> None:
    table = Position()
    vell, wall = table.resonator("Vell"), table.resonator("Wall", 100, 900, seat=1)
    story = Story(table)
    start = len(table.state.log)
    story.attack(vell).block(wall).fought()
    times = [one.why for one in table.state.log[start:] if isinstance(one, Notice) and one.why in TIMES]
    assert times == TIMES


TIMES = ["at battle", "at attack", "at block", "after battle"]


@rule("807.3b", "807.3", "1203.1")
def test_what_falls_as_the_battle_ends_gives_priority_once_more_in_it() -> None:
    table = Position()
    vell, cole = table.resonator("Vell"), table.resonator("Cole", 300, 500, damage=600)
    urn = table.regalia("Urn", "Whenever a resonator is put into a graveyard from your field ⇒ Draw a card.")
    table.until_end_of_turn(urn, "Target resonator gains [+0/+300] until end of turn.", cole)
    table.let(lasting=tuple(replace(one, whose=COMBAT) for one in table.state.vars["lasting"]))
    story = Story(table).battle()
    assert table.where(cole) == "field"
    while story.step != "battle over":
        story.choose(vell) if story.priority is None else story.passes()
    assert (table.where(cole), story.chase, story.priority) == ("graveyard", ["Urn"], 0)
    assert story.fought().step == "main"


@rule("710.2c", "803.3b")
def test_who_has_nothing_to_attack_need_not() -> None:
    table = Position()
    table.resonator("Oni", 300, 300, "[Bloodlust]\nThis card cannot attack your opponent.")
    assert Story(table).passes().priority == 1
    table = Position()
    table.resonator("Oni", 300, 300, "[Bloodlust]\nThis card cannot attack your opponent.")
    table.resonator("Cole", seat=1, rested=True)
    assert Story(table).refuses(Pass()) == "FOW 710.2"


@rule("710.2e", "803.5")
def test_who_would_have_to_pay_for_the_attack_need_not() -> None:
    table = Position()
    table.regalia("Toll", "Resonators cannot attack unless their controllers pay {1}.", seat=1)
    table.resonator("Oni", 300, 300, "[Bloodlust]")
    table.will("R")
    assert Story(table).passes().priority == 1


@rule("1102.4", "1102.2c")
def test_piercing_damage_is_prevented_with_battle_damage() -> None:
    table = Position()
    spear = table.resonator("Spear", 900, 900, "[Pierce]")
    wall = table.resonator("Wall", 100, 500, seat=1)
    calm = table.chant(text="Prevent all battle damage that would be dealt by target resonator this turn.")
    story = Story(table).play(calm, spear).resolve().attack(spear).block(wall)
    while story.priority is not None:
        story.passes()
    story.share(500, 400).fought()
    assert (table.where(wall), table.life(1)) == ("field", 4000)


# Acts


@rule("1002.2a", "1406.3")
def test_what_is_put_onto_a_card_behind_a_barrier_has_not_targeted_it() -> None:
    table = Position()
    sword = table.addition("Sword", "Added resonator gains [-300/-300].", subtypes=("Resonator",), zone="graveyard")
    ice = table.resonator("Ice", 900, 900, "[Barrier]", seat=1)
    back = table.chant(text="Put target addition from your graveyard into your field.")
    Story(table).play(back, sword).resolve()
    assert (table.where(sword), table.values(ice)) == ("field", (600, 600))


@rule("1002.2", "1406.3")
def test_an_addition_that_finds_nothing_stays_where_it_is() -> None:
    table = Position()
    sword = table.addition("Sword", "Added resonator gains [+300/+300].", subtypes=("Resonator",), zone="graveyard")
    back = table.chant(text="Put target addition from your graveyard into your field.")
    Story(table).play(back, sword).resolve()
    assert table.where(sword) == "graveyard"


@rule("1121.3", "1121.2")
def test_what_adds_a_card_to_another_has_it_lie_there() -> None:
    table = Position()
    mark = table.addition("Mark", "Bestowed resonator gains [+400/+400].\n[Bestow] {0}")
    cole = table.resonator("Cole", 500, 500)
    Story(table).use(mark, 1, at=(cole,)).resolve()
    assert table.values(cole) == (900, 900)
    assert table.state.cards[mark].marks["added to"] == cole


@rule("1010.1b")
def test_a_ruler_that_loses_judgment_while_it_is_judged_stays_a_ruler() -> None:
    table = Position()
    ruler = table.ruler("Lord", "[Judgment] {0}")
    story = Story(table).judge()
    table.mark(ruler, counters={"astral": 1})
    story.resolve()
    assert (table.where(ruler), table.name(ruler)) == ("ruler area", "Lord")


@rule("1019.2a", "1019.2")
def test_who_discards_a_hand_without_cards_has_done_so() -> None:
    table = Position()
    purge = table.chant(text="Your opponent discards their hand. If they do, you gain 300 life.")
    Story(table).play(purge).resolve()
    assert table.life() == 4300


@rule("1021.2", "302.2")
def test_who_may_look_at_the_top_of_the_deck_learns_nothing_of_its_order_by_shuffling() -> None:
    table = Position()
    table.regalia("Lens", "You may look at the top card of your main deck at any time.")
    story = Story(table)
    assert [card.name for card in story.match.view(0).zone("deck", 0).cards] == [table.name(table.there("deck")[-1])]
    story.play(table.chant(text="Shuffle your deck.")).resolve()
    assert [card.name for card in story.match.view(0).zone("deck", 0).cards] == [table.name(table.there("deck")[-1])]
    assert story.match.view(1).zone("deck", 0).cards == ()


@rule("1021.2a", "1014.2")
def test_what_is_put_on_top_of_the_shuffled_rest_is_not_seen() -> None:
    table = Position()
    found = table.resonator("Ash", zone="deck")
    text = "Search your main deck for a card. Then shuffle the rest of your main deck and put that card on top of it."
    story = Story(table).play(table.chant(text=text)).resolve().choose(found)
    assert table.there("deck")[-1] == found
    assert story.match.view(1).zone("deck", 0).cards == ()


@rule("1303.1d", "1303.1")
def test_a_token_is_called_by_the_name_under_which_it_is_made() -> None:
    table = Position()
    text = "Put a [200/200] darkness Shadow resonator token into your field."
    Story(table).play(table.chant(text=text)).resolve()
    (shadow,) = table.named("Shadow")
    now = table.now(shadow)
    assert (now.names, now.races, now.attributes) == (("Shadow",), ("Shadow",), (DARKNESS,))


@rule("1302.1a", "1302.1")
def test_a_ruler_with_two_sides_is_no_double_sided_card() -> None:
    table = Position()
    ruler = table.state.cards[table.rulers[0]].face
    bud = table.state.cards[table.resonator("Bud", attributes=LIGHT, other=future("Blossom"))].face
    assert (ruler.double_faced, bud.double_faced) == (False, True)  # type: ignore[attr-defined]
