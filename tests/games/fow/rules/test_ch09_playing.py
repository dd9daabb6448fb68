"""Playing cards and abilities: what they cost, and what is paid in its place (FOW 903.2, 1109, 1110)."""

from __future__ import annotations

import pytest

from engine.answers import Cancel, Cards
from tests.games.fow.story import Story, play, rule, use
from tests.games.fow.table import LIGHT, Position, j_ruler

HATTER = "[Awakening] {U}: When this card enters your field ⇒ Draw a card."


@rule("903.2e-iv", "203.2")
@pytest.mark.parametrize(("less", "left"), [("{1}", "RR"), ("{R}", "R1"), ("{5}", "RR"), ("{U}", "RR1")])
def test_each_part_of_a_cost_is_less_by_what_is_said_of_it(less: str, left: str) -> None:
    table = Position()
    table.regalia("Writ", f"You may pay {less} less to play resonators.")
    hound = table.resonator("Hound", zone="hand", cost="RR1")
    table.will(left)
    story = Story(table).play(hound)
    assert (story.chase, story.pool) == (["Hound"], "")


@rule("903.2d", "505.3")
def test_what_is_done_to_a_target_later_is_done_to_one_chosen_now() -> None:
    table = Position()
    vell, cole = table.resonator("Vell", rested=True), table.resonator("Cole", rested=True)
    late = table.chant(text="Destroy target resonator at the end of turn.")
    story = Story(table).play(late)
    assert story.asked.kind == "cards"
    story.choose(cole).resolve()
    assert table.where(cole) == "field"
    story.until("end ends").resolve()
    assert (table.where(vell), table.where(cole)) == ("field", "graveyard")


@rule("903.2e-iv", "104.5")
def test_the_x_of_a_cost_is_a_part_of_it_that_is_less_too() -> None:
    table = Position()
    table.regalia("Writ", "You may pay {1} less to play chants.")
    blaze = table.chant("Blaze", "This card deals X00 damage to your opponent.", cost="XR")
    table.will("RR")
    story = Story(table).play(blaze)
    assert story.asked.most == 2
    assert story.number(2).pool == ""


@rule("903.2e-iv", "1109.2")
def test_what_is_paid_besides_the_cost_is_less_too() -> None:
    table = Position()
    table.regalia("Writ", "You may pay {U} less to play resonators.")
    hatter = table.resonator("Hatter", text=HATTER, zone="hand", cost="R")
    table.will("R")
    story = Story(table).play(hatter).yes()
    assert story.pool == "" and story.resolve().chase == ["Hatter"]


@rule("903.2e-iv")
def test_who_plays_a_card_that_asks_what_was_paid_says_what_is_left_away() -> None:
    table = Position()
    table.regalia("Writ", "You may pay {W} less to play resonators.")
    table.regalia("Seal", "You may pay {1} less to play resonators.")
    hymn = "When this card enters your field ⇒ You gain 100 life for each different attribute among all wills spent to "
    saint = table.resonator("Saint", text=hymn + "play this card.", zone="hand", cost="WR1")
    table.will("WRU")
    story = Story(table).play(saint)
    assert story.asked.options == ("Pay {R}.", "Pay {R}{1}.", "Pay {W}{R}.", "Pay {W}{R}{1}.")
    story.pick(3).resolve().resolve()
    assert (story.pool, table.life()) == ("", 4300)


@rule("903.2e-iv")
def test_what_is_left_away_is_asked_only_of_cards_that_mind_and_as_far_as_it_can_be_paid() -> None:
    table = Position()
    table.regalia("Writ", "You may pay {W} less to do judgment of rulers.")
    table.ruler("Lord", "[Judgment] {W}{R}", j_ruler(text="[Enter]: If you paid {W} for doing judgment, draw a card."))
    table.will("R")
    assert Story(table).judge().pool == ""


@rule("1109.2", "104.5")
def test_the_x_of_an_awakening_is_the_x_of_the_ability() -> None:
    table = Position()
    hatter = "[Awakening] {X}: When this card enters your field ⇒ Draw X cards."
    table.will("RUUU")
    story = Story(table).play(table.resonator("Hatter", text=hatter, zone="hand", cost="R")).yes()
    assert story.asked.most == 3
    story.number(2).resolve().resolve()
    assert (story.pool, table.size("hand")) == ("U", 2)


@rule("705.2a", "104.5")
def test_the_x_of_a_judgment_is_the_x_of_what_the_j_ruler_says() -> None:
    table = Position()
    table.ruler("Lord", "[Judgment] {X}", j_ruler(text="When this card enters your field ⇒ Draw X cards."))
    table.will("RRR")
    Story(table).judge().number(2).resolve().resolve()
    assert table.size("hand") == 2


@rule("903.2e-ii", "104.5")
def test_the_x_of_what_is_played_for_free_is_nothing() -> None:
    table = Position()
    ash = table.resonator("Ash", zone="graveyard")
    wake = table.chant("Wake", "Put up to X target resonators from your graveyard into your field.", cost="X")
    table.regalia("Door", "You may play chants from your hand without paying their costs.")
    table.will("RR")
    story = Story(table).play(wake).pick(0).resolve()
    assert (table.where(ash), story.pool) == ("graveyard", "RR")


@rule("903.2e-ii", "104.5")
def test_who_need_not_pay_may_pay_for_an_x() -> None:
    table = Position()
    ash = table.resonator("Ash", zone="graveyard")
    wake = table.chant("Wake", "Put up to X target resonators from your graveyard into your field.", cost="X")
    table.regalia("Door", "You may play chants from your hand without paying their costs.")
    table.will("RR")
    story = Story(table).play(wake).pick(1).number(1).choose(ash).resolve()
    assert (table.where(ash), story.pool) == ("field", "R")


@rule("903.2e-ii", "104.5")
def test_of_an_effect_that_lets_one_play_without_paying_an_x_may_be_paid() -> None:
    table = Position()
    table.chant("Well", "You gain 100 life multiplied by X.", cost="RX")
    table.will("RRU")
    call = table.chant("Call", "You may play a chant from your hand without paying its cost.")
    story = Story(table).play(call).resolve().yes().pick(1).number(2).resolve()
    assert (table.life(), story.pool) == (4200, "")


@rule("903.2e-ii")
def test_of_a_card_that_asks_for_nothing_paid_nobody_is_asked_to_pay() -> None:
    table = Position()
    spark = table.chant("Spark", "Draw a card.", cost="R")
    table.regalia("Door", "You may play chants from your hand without paying their costs.")
    table.will("R")
    story = Story(table).play(spark)
    assert (story.chase, story.pool) == (["Spark"], "R")


@rule("903.2e-ii", "104.1")
def test_who_pays_has_not_used_what_lets_them_play_one_card_without_paying() -> None:
    table = Position()
    first, second = table.chant("Spark", "Draw a card.", cost="R"), table.chant("Glow", "Draw a card.", cost="RR")
    table.regalia("Door", "Once per turn, you may play a chant from your hand without paying its cost.")
    table.will("R")
    story = Story(table).play(first).pick(1).resolve().play(second)
    assert (story.chase, story.pool) == (["Glow"], "")
    assert story.refuses(play(table.chant("Coal", "[Quickcast]\nDraw a card.", cost="R"))) == "FOW 1003.4"


@rule("1109.2", "903.2e-ii")
def test_what_is_played_without_paying_can_be_awakened() -> None:
    table = Position()
    hatter = table.resonator("Hatter", text=HATTER, zone="hand", cost="RRR")
    table.regalia("Door", "You may play resonators from your hand without paying their costs.")
    table.will("U")
    story = Story(table).play(hatter).yes()
    assert (story.chase, story.pool) == (["Hatter"], "")


@rule("1109.2", "903.2f")
def test_what_cannot_be_awakened_is_not_asked_about() -> None:
    table = Position()
    hatter = table.resonator("Hatter", text=HATTER, zone="hand", cost="R")
    table.will("R")
    story = Story(table).play(hatter)
    assert (story.chase, story.pool) == (["Hatter"], "")


@rule("1109.2", "1109.2a")
def test_who_does_not_pay_for_the_awakening_has_the_card_without_it() -> None:
    table = Position()
    hatter = table.resonator("Hatter", text=HATTER, zone="hand", cost="R")
    table.will("RU")
    story = Story(table).play(hatter).no()
    assert (story.chase, story.pool) == (["Hatter"], "U")
    assert story.resolve().chase == []


def test_a_card_that_is_taken_back_while_it_is_asked_about_lies_where_it_lay() -> None:
    table = Position()
    hatter = table.resonator("Hatter", text=HATTER, zone="hand", cost="R")
    table.will("RU")
    story = Story(table).play(hatter)
    assert not story.match.law.check(table.state)
    story.say(Cancel())
    assert (table.where(hatter), story.pool, story.chase) == ("hand", "RU", [])


@rule("1110.2", "903.2e")
def test_who_can_pay_either_way_is_asked_how() -> None:
    table = Position()
    god = table.resonator("God", text="[Incarnation] {W}", zone="hand", cost="W", attributes=LIGHT)
    lamb = table.resonator("Lamb", attributes=LIGHT)
    table.will("W")
    story = Story(table).play(god)
    assert story.asked.kind == "options"
    story.pick(0)
    assert (story.pool, table.where(lamb)) == ("", "field")


@rule("1110.2a")
def test_incarnation_needs_every_resonator_it_asks_for() -> None:
    table = Position()
    god = table.resonator("God", text="[Incarnation] {W}, {W}", zone="hand", cost="WW3", attributes=LIGHT)
    table.resonator("Lamb", attributes=LIGHT)
    assert Story(table).refuses(play(god)) == "FOW 1003.4"


@rule("104.5", "903.2e")
def test_the_x_of_a_cost_is_as_much_as_can_be_paid_at_most() -> None:
    table = Position()
    blaze = table.chant("Blaze", "This card deals X00 damage to your opponent.", cost="XR")
    table.will("RRR")
    story = Story(table).play(blaze)
    assert (story.asked.kind, story.asked.least, story.asked.most) == ("number", 0, 2)
    story.number(2)
    assert story.pool == ""
    assert story.resolve().table.life(1) == 3800


@rule("605.1b", "903.2")
def test_passing_does_not_count_across_what_is_done_between() -> None:
    table = Position()
    first, second = table.chant("First"), table.chant("Second", "[Quickcast]\nDraw a card.", seat=1)
    story = Story(table, automatic=False).play(first).passes().play(second).passes()
    assert story.chase == ["First", "Second"] and story.priority == 0
    story.passes()
    assert story.chase == ["First"] and story.priority == 0


@rule("707.1", "707.2")
def test_only_who_controls_a_card_plays_its_abilities() -> None:
    table = Position()
    owl = table.resonator("Owl", text="{0}: You gain 300 life.", seat=1)
    story = Story(table)
    assert story.refuses(use(owl)) == "FOW 707.2"
    story.passes().use(owl).resolve()
    assert table.life(1) == 4300


@rule("803.6")
def test_what_the_opponent_plays_in_a_battle_is_remembered() -> None:
    table = Position()
    table.resonator()
    quick = table.chant(text="[Quickcast]\nDraw a card.", seat=1)
    Story(table, automatic=False).battle().passes().play(quick)
    assert table.state.vars["played in battle"]


@rule("903.2e-iv")
def test_a_free_cost_is_never_less_than_is_said() -> None:
    table = Position()
    table.regalia("Writ", "You may pay {3} less to play resonators, to a minimum free cost of {1}.")
    dear, cheap = table.resonator("Dear", zone="hand", cost="R3"), table.resonator("Cheap", zone="hand", cost="R")
    table.will("RRR")
    story = Story(table).play(dear).resolve()
    assert story.pool == "R"
    assert story.play(cheap).pool == ""


@rule("903.2b", "1109.2", "302.2")
def test_whether_a_card_is_awakened_is_asked_once_everybody_sees_it() -> None:
    table = Position()
    hatter = table.resonator("Hatter", text=HATTER, zone="hand", cost="R")
    table.will("RU")
    story = Story(table).play(hatter)
    assert (story.asked.kind, table.where(hatter)) == ("confirm", "chase")
    assert "Hatter" in repr(story.match.question(1))
    assert story.yes().chase == ["Hatter"]


@rule("903.2e-iv", "203.2")
@pytest.mark.parametrize("elves", [0, 1, 3])
def test_a_cost_is_less_as_often_as_a_text_counts(elves: int) -> None:
    table = Position()
    for _ in range(elves):
        table.resonator("Elf", races=("Elf",))
    text = "You may pay {1} less to play this card for each Elf you control."
    stag = table.resonator(text=text, zone="hand", cost="R3")
    table.will("RRRR")
    assert Story(table).play(stag).pool == "R" * elves


@rule("903.2e-iv", "707.2")
@pytest.mark.parametrize(("elves", "less"), [(0, ""), (1, "R"), (3, "RRR")])
def test_an_ability_is_less_as_its_own_text_says(elves: int, less: str) -> None:
    table = Position()
    for _ in range(elves):
        table.resonator("Elf", races=("Elf",))
    text = "You may pay {1} less to play this ability"
    mill = table.resonator(text=f"{{4}}: Draw a card. {text} for each Elf you control.")
    loom = table.resonator(text=f"{{4}}: Draw a card. {text} if you control an Elf.")
    table.will("RRRR")
    story = Story(table).use(mill)
    assert story.pool == less
    table.will("RRRR"[len(less):])
    assert story.use(loom).pool == "R" * bool(elves)


FUNERAL = (
    "As an additional cost to play this card, banish any number of resonators. "
    "You may pay {1} less to play this card for each resonator banished this way."
)


@rule("903.2e-iv", "903.2f")
def test_the_more_is_paid_besides_the_less_is_owed_where_a_text_says_so() -> None:
    table = Position()
    first, second, third = (table.resonator(name) for name in ("Ash", "Birch", "Cedar"))
    titan = table.resonator("Titan", 900, 900, FUNERAL, zone="hand", cost="R3")
    table.will("RR")
    story = Story(table).play(titan)
    assert story.refuses(Cards((first,))) == "FOW 903.2f"
    story.choose(first, second)
    assert (story.chase, story.pool, table.where(third)) == (["Titan"], "", "field")
    assert (table.where(first), table.where(second)) == ("graveyard", "graveyard")


@rule("903.2e-iv", "903.2f")
def test_a_card_that_is_less_for_what_is_paid_is_not_played_where_that_is_too_little() -> None:
    table = Position()
    table.resonator("Ash")
    titan = table.resonator("Titan", 900, 900, FUNERAL, zone="hand", cost="R3")
    table.will("RR")
    assert Story(table).refuses(play(titan)) == "FOW 903.2f"


@rule("903.2e-iv")
def test_what_is_banished_beyond_the_free_cost_makes_nothing_less() -> None:
    table = Position()
    trees = [table.resonator(name) for name in ("Ash", "Birch", "Cedar")]
    titan = table.resonator("Titan", 900, 900, FUNERAL, zone="hand", cost="R1")
    table.will("RR")
    story = Story(table).play(titan).choose(*trees)
    assert (story.pool, table.size("graveyard")) == ("R", 3)


@rule("903.2e-iv", "707.2")
def test_an_ability_is_less_for_what_is_discarded_for_it() -> None:
    table = Position()
    less = "You may pay {1} less to play this ability for each card discarded this way."
    mill = table.resonator("Mill", text=f"{{3}}, discard any number of cards: Draw a card. {less}")
    cards = table.some(3, "hand")
    table.will("R")
    story = Story(table).use(mill).choose(*cards[:2])
    assert (story.chase, story.pool, table.size("hand")) == (["Mill"], "", 1)
