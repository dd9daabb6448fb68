"""Situations of playing, paying, judging and calling with their outcomes, by the rulebook alone (FOW 7, 903, 907)."""

from __future__ import annotations

from engine.answers import Pass
from tests.games.fow.story import Story, play, rule, use
from tests.games.fow.table import FIRE, WATER, Position, j_ruler

DRAW = "[Quickcast]\nDraw a card."
DESTROY = "[Quickcast]\nDestroy target J/resonator."
RECOVER = "Recover target J/ruler you control."


# Targets, modes, costs


@rule("903.2d")
def test_without_a_legal_target_a_card_is_not_played() -> None:
    table = Position()
    bolt = table.chant(text="Destroy target resonator.")
    story = Story(table)
    assert story.refuses(play(bolt)) == "FOW 903.2d"
    assert table.where(bolt) == "hand"


@rule("903.3a", "903.3")
def test_with_every_target_gone_the_rest_is_still_done() -> None:
    table = Position()
    cole = table.resonator("Cole", seat=1)
    bolt = table.chant(text="Destroy target resonator. Draw a card.")
    leave = table.chant(text="[Quickcast]\nReturn target resonator to its owner's hand.", seat=1)
    story = Story(table).play(bolt, cole).passes().play(leave, cole).resolve()
    assert table.where(cole) == "hand"
    story.resolve()
    assert (table.where(cole), table.size("hand")) == ("hand", 1)


@rule("903.3a")
def test_with_one_target_gone_the_other_is_still_met() -> None:
    table = Position()
    cole, dane = table.resonator("Cole", seat=1), table.resonator("Dane", seat=1)
    bolt = table.chant(text="Destroy two target resonators.")
    leave = table.chant(text="[Quickcast]\nReturn target resonator to its owner's hand.", seat=1)
    Story(table).play(bolt, cole, dane).passes().play(leave, cole).resolve().resolve()
    assert (table.where(cole), table.where(dane)) == ("hand", "graveyard")


@rule("903.3a", "1120.2")
def test_a_target_that_gains_barrier_meanwhile_is_not_met() -> None:
    table = Position()
    cole = table.resonator("Cole", seat=1)
    bolt = table.chant(text="Destroy target resonator.")
    veil = table.chant(text="[Quickcast]\nTarget resonator gains [Barrier] until end of turn.", seat=1)
    story = Story(table).play(bolt, cole).passes().play(veil, cole).resolve().resolve()
    assert (table.where(cole), table.where(bolt), story.chase) == ("field", "graveyard", [])


@rule("903.2c")
def test_what_is_chosen_among_is_chosen_as_the_card_is_played() -> None:
    table = Position()
    twin = table.chant(text="Choose one - Destroy target resonator; or draw a card.")
    story = Story(table).play(twin)
    assert story.chase == ["Pyre"]
    hers = table.size("hand")
    story.resolve()
    assert table.size("hand") == hers + 1


@rule("903.2c", "903.2d")
def test_of_two_modes_the_chosen_one_has_the_targets() -> None:
    table = Position()
    cole = table.resonator("Cole", seat=1)
    twin = table.chant(text="Choose one - Destroy target resonator; or draw a card.")
    Story(table).play(twin).pick(0).resolve()
    assert (table.where(cole), table.size("hand")) == ("graveyard", 0)


@rule("903.2e-iii", "903.2e-iv")
def test_a_cost_is_increased_before_it_is_reduced() -> None:
    table = Position()
    table.regalia("Toll", "Your opponent pays {1} more to play chants.", seat=1)
    table.regalia("Writ", "You may pay {2} less to play chants.")
    cheap = table.chant("Cheap", "Draw a card.", cost="1")
    Story(table).play(cheap).resolve()
    assert table.where(cheap) == "graveyard"


@rule("903.2e-ii", "903.2e-iii")
def test_without_paying_its_cost_what_is_added_to_the_cost_is_still_paid() -> None:
    table = Position()
    table.regalia("Toll", "Your opponent pays {1} more to play chants.", seat=1)
    key = table.resonator("Key", text="{0}: You may play a chant card from your hand without paying its cost.")
    table.chant("Dear", "Draw a card.", cost="RRR")
    table.will("U")
    story = Story(table).use(key).resolve().yes()
    assert (story.pool, story.chase) == ("", ["Dear"])


@rule("903.2f")
def test_what_cannot_be_done_in_full_as_a_cost_pays_for_nothing() -> None:
    table = Position()
    owl = table.resonator("Owl", text="Discard two cards: Draw a card.")
    table.some(1, "hand")
    story = Story(table)
    assert story.refuses(use(owl)) == "FOW 903.2f"
    assert table.size("hand") == 1


@rule("903.2f", "910.1")
def test_a_cost_that_is_replaced_is_paid() -> None:
    table = Position()
    table.regalia("Rift", "If a card would be put into a graveyard, remove it from the game instead.", seat=1)
    owl = table.resonator("Owl", text="Banish this card: You gain 300 life.")
    Story(table).use(owl).resolve()
    assert (table.where(owl), table.life(0)) == ("removed", 4300)


@rule("203.5a")
def test_a_card_without_a_cost_costs_nothing_in_all() -> None:
    table = Position()
    lost = table.resonator("Lost", seat=1, cost=None)
    Story(table).play(table.chant(text="Destroy target resonator with total cost 0."), lost).resolve()
    assert table.where(lost) == "graveyard"


# Will


@rule("907.3", "907.4", "605.1a", "707.2")
def test_a_will_ability_resolves_at_once_and_its_will_stays() -> None:
    table = Position()
    stone, other = table.stones("RU")
    story = Story(table).use(stone)
    assert (story.pool, story.chase, story.priority) == ("R", [], 0)
    story.use(other)
    assert story.pool == "RU"


@rule("907.2", "1003.5")
def test_will_abilities_are_played_in_the_middle_of_a_payment() -> None:
    table = Position()
    fire, water = table.stones("RU")
    story = Story(table).play(table.resonator("Hound", zone="hand", cost="R1"))
    if story.asked.kind == "pay":
        story.pay(fire, water)
    assert (story.chase, table.rested(fire), table.rested(water)) == (["Hound"], True, True)


@rule("1003.4")
def test_a_cost_is_never_paid_in_part() -> None:
    table = Position()
    hound = table.resonator(zone="hand", cost="RR")
    table.will("R")
    stone = table.stone(WATER)
    story = Story(table)
    assert story.refuses(play(hound)) == "FOW 1003.4"
    assert (story.pool, table.rested(stone), table.where(hound)) == ("R", False, "hand")


@rule("203.4", "1003.2", "1003.1", "1003.3")
def test_an_attribute_is_paid_with_its_own_will_and_the_rest_with_any() -> None:
    table = Position()
    hound = table.resonator("Hound", zone="hand", cost="R1")
    table.will("RU")
    story = Story(table).play(hound)
    assert (story.pool, story.chase) == ("", ["Hound"])


@rule("907.6a", "1003.6", "907.6b")
def test_moon_will_has_no_attribute_and_only_it_pays_for_moon() -> None:
    table = Position()
    hare, hound = table.resonator("Hare", zone="hand", cost="M"), table.resonator("Hound", zone="hand", cost="1")
    cat = table.resonator("Cat", zone="hand", cost="R")
    table.will("M")
    story = Story(table)
    assert story.refuses(play(cat)) == "FOW 1003.4"
    story.play(hound).resolve()
    table.will("U")
    assert story.refuses(play(hare)) == "FOW 1003.4"


@rule("907.1")
def test_a_chant_that_produces_will_is_no_will_ability() -> None:
    table = Position()
    story = Story(table).play(table.chant("Kindle", "Produce {R}{R}."))
    assert (story.pool, story.chase) == ("", ["Kindle"])
    assert story.resolve().pool == "RR"


@rule("907.2")
def test_whoever_has_priority_may_produce_will() -> None:
    table = Position()
    hers = table.stone(seat=1)
    story = Story(table)
    assert story.tries(use(hers)) is not None
    story.passes().use(hers)
    assert (story.pool_of(1), story.priority) == ("R", 1)


# Judgment and stones


JUDGE = "[Judgment] {R}{R}"


@rule("705.2", "705.3", "705.2a")
def test_judgment_is_paid_for_waits_on_the_chase_and_turns_the_ruler_over() -> None:
    table = Position()
    lord = table.ruler("Lord", JUDGE, j_ruler("Dragon", 1000, 900))
    table.will("RR")
    story = Story(table).judge()
    assert (story.pool, story.chase, table.where(lord)) == ("", ["Lord"], "ruler area")
    story.resolve()
    assert (table.where(lord), table.name(lord), table.values(lord)) == ("field", "Dragon", (1000, 900))


@rule("705.2d")
def test_judgment_on_the_chase_is_neither_a_spell_nor_an_ability() -> None:
    table = Position()
    lord = table.ruler("Lord", "[Judgment] {0}")
    spell = table.chant(text="[Quickcast]\nCancel target spell.", seat=1)
    ability = table.chant(text="[Quickcast]\nCancel target activate ability.", seat=1)
    story = Story(table).judge().passes()
    assert {story.refuses(play(spell)), story.refuses(play(ability))} == {"FOW 903.2d"}
    story.passes()
    assert table.where(lord) == "field"


@rule("705.1", "709.1")
def test_a_ruler_rested_to_call_a_stone_judges_only_once_recovered() -> None:
    table = Position()
    lord = table.ruler("Lord", "[Judgment] {0}")
    call_back = table.chant(text=RECOVER)
    story = Story(table).call()
    assert (table.rested(lord), table.size("field"), story.chase) == (True, 1, [])
    assert story.refuses(story.judgment()) == "FOW 705.1"
    story.play(call_back, lord).resolve().judge().resolve()
    assert (table.where(lord), table.rested(lord)) == ("field", False)


@rule("709.1")
def test_no_stone_is_called_after_judgment_nor_twice() -> None:
    table = Position()
    table.ruler("Lord", "[Judgment] {0}")
    story = Story(table).judge().resolve()
    assert story.refuses(story.calling()) == "FOW 709.1"
    table = Position()
    lord = table.ruler("Lord", "[Judgment] {0}")
    story = Story(table).call()
    table.mark(lord, rested=False)
    assert story.refuses(story.calling()) == "FOW 709.1"


@rule("709.1")
def test_a_j_ruler_calls_a_stone_too() -> None:
    table = Position(stones=0)
    lord = table.judged()
    below, top = table.stone(zone="stone deck"), table.stone(WATER, zone="stone deck")
    Story(table).call()
    assert (table.where(top), table.where(below), table.rested(lord)) == ("field", "stone deck", True)


@rule("705.1")
def test_judgment_is_performed_once_a_turn() -> None:
    table = Position()
    lord = table.ruler("Lord", "[Judgment] {0}", j_ruler("Phoenix", 500, 500, "[Imperishable]"))
    story = Story(table).judge().resolve().play(table.chant(text=DESTROY), lord).resolve()
    assert (table.where(lord), table.rested(lord)) == ("ruler area", False)
    assert story.refuses(story.judgment()) == "FOW 705.1"


@rule("705.1", "1010.1", "1010.1a")
def test_a_destroyed_j_ruler_returns_rested_with_an_astral_counter_and_without_judgment() -> None:
    table = Position(turn_player=1)
    lord = table.judged("Dragon", 800, 800, rested=True)
    bolt = table.chant(text="Destroy target J/resonator.", seat=1)
    story = Story(table).play(bolt, lord).resolve()
    assert (table.where(lord), table.name(lord), table.rested(lord)) == ("ruler area", "Lord", True)
    assert table.counters(lord, "astral") == 1
    story.until("draw begins").until("main")
    assert table.rested(lord) is False
    assert story.refuses(story.judgment()) in {"FOW 1010.1a", "FOW 705.1"}


@rule("1108.2")
def test_an_imperishable_j_ruler_keeps_its_judgment() -> None:
    table = Position()
    lord = table.judged("Phoenix", 800, 800, "[Imperishable]")
    story = Story(table).play(table.chant(text=DESTROY), lord).resolve()
    assert (table.where(lord), table.counters(lord, "astral")) == ("ruler area", 0)
    story.judge().resolve()
    assert table.where(lord) == "field"


@rule("314.2")
def test_a_j_ruler_goes_nowhere_but_to_the_ruler_area() -> None:
    table = Position()
    lord = table.judged("Dragon", seat=1)
    Story(table).play(table.chant(text="Remove target J/resonator from the game."), lord).resolve()
    assert (table.where(lord), table.name(lord)) == ("field", "Dragon")


@rule("1022.3")
def test_a_j_ruler_that_returns_loses_its_counters() -> None:
    table = Position()
    lord = table.judged("Dragon", text="[Imperishable]", counters={"+100/+100": 2})
    Story(table).play(table.chant(text=DESTROY), lord).resolve()
    assert (table.where(lord), table.counters(lord, "+100/+100")) == ("ruler area", 0)


@rule("705.2b")
def test_a_condition_of_judgment_must_be_met() -> None:
    table = Position()
    table.ruler("Lord", "[Judgment] {0}. Play this ability only if you control an Elf.")
    story = Story(table)
    assert story.tries(story.judgment()) is not None
    elf = table.resonator("Elf", zone="hand", races=("Elf",), attributes=FIRE)
    story.play(elf).resolve().judge()
    assert story.chase == ["Lord"]


@rule("710.1")
def test_whoever_has_priority_may_pass() -> None:
    story = Story(Position())
    assert story.tries(Pass()) is None
    assert story.priority == 1
