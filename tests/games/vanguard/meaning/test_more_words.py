"""Words that are said in few texts, played: which cards are meant, in which battles, and what goes where."""

from __future__ import annotations

import pytest

from engine.answers import Options
from engine.games.vanguard.rules import gifts
from tests.games.vanguard.story import Story, attack, guard, rule, use
from tests.games.vanguard.table import (
    BOOST,
    CENTRE_BACK,
    CRITICAL,
    FORCE,
    LEFT_BACK,
    LEFT_FRONT,
    RIGHT_FRONT,
    TWIN,
    Position,
    run,
)

# What a battle was


@pytest.mark.parametrize("revealed", [1, 2])
@rule("11.4.3", "11.6.1")
def test_the_battle_in_which_the_check_has_revealed_so_many_ends(revealed: int) -> None:
    table = Position()
    lord = table.vanguard("[AUTO](VC):At the end of the battle your drive check revealed two or more normal units,"
                          " [Soul-Charge 1].", skills=TWIN)  # fmt: skip
    if revealed == 1:
        table.on_top(CRITICAL)
    story = Story(table).attack(lord).unguarded()
    if revealed == 1:
        story.give(lord, lord)
    assert table.size("soul") == (revealed == 2)


@pytest.mark.parametrize("boosted", [True, False])
@rule("11.2.8", "11.5.2")
def test_an_attack_is_made_with_a_boost_or_without_one(boosted: bool) -> None:
    table = Position(turn_player=1)
    page = table.rear("Page", "[AUTO](RC):When attacked without being boosted, this unit cannot be hit until end of"
                              " that battle.")  # fmt: skip
    rival, aide = table.rear("Rival's", seat=1, power=20000), table.rear("Aide", seat=1, at=LEFT_BACK, skills=BOOST)
    Story(table).attack(rival, page, boost=aide if boosted else None).unguarded()
    assert table.where(page) == ("drop" if boosted else "RC")


@rule("11.2.7", "11.6.1")
def test_the_battle_in_which_a_unit_of_the_name_boosted_ends() -> None:
    table = Position()
    vell = table.rear("Vell", '[AUTO](RC):At the end of the battle it was boosted by "Page", draw a card.', power=12000)
    page = table.rear("Page", at=LEFT_BACK, skills=BOOST)
    other = table.rear("Other", '[AUTO](RC):At the end of the battle it was boosted by "Page", draw a card.',
                       at=RIGHT_FRONT, power=12000)  # fmt: skip
    story = Story(table).fight(vell, boost=page)
    assert table.size("hand") == 1
    story.fight(other)
    assert table.size("hand") == 1


@rule("11.5.6", "11.2.7")
def test_the_attack_of_a_boosted_unit_of_the_name_hits() -> None:
    for name, drawn in (("Vell", 1), ("Cole", 0)):
        table = Position()
        page = table.rear("Page", '[AUTO](RC):When the attack it boosted "Vell" hits, draw a card.', at=LEFT_BACK,
                          skills=BOOST)  # fmt: skip
        Story(table).fight(table.rear(name, power=12000), boost=page)
        assert table.size("hand") == drawn


@rule("11.3.2")
def test_in_the_battles_of_the_unit_that_was_chosen_two_guard_together() -> None:
    table = Position()
    lord = table.vanguard("[ACT](VC)[1/turn]:Choose one of your units, for the battle that that unit attacked during"
                          " this turn, while your opponent calls guardians from their hand, they must call two or more"
                          " at the same time.")  # fmt: skip
    vell, cole = table.rear("Vell", power=12000), table.rear("Cole", at=RIGHT_FRONT, power=12000)
    shield = table.card("Shield", seat=1)
    story = Story(table).use(lord).choose(vell).attack(vell)
    assert story.refuses(guard(shield)) == "VG 11.3.2"
    story.unguarded().attack(cole).guard(shield)
    assert story.moved_to("GC") == [shield]


# What is meant


@rule("24.4")
def test_gauges_of_a_unit_are_counted() -> None:
    text = "[CONT](RC):If you have a rear-guard with two or more equip gauges, this unit gets [Power] +5000."
    for gauges, power in ((1, 8000), (2, 13000)):
        table = Position()
        vell = table.rear("Vell", text)
        heir = table.rear("Heir", at=RIGHT_FRONT)
        for _ in range(gauges):
            table.card("Gauge", zone="gauge", face_down=True, marks={"gauge of": heir, "equip gauge": 1})
        assert table.power(vell) == power


@rule("16.7", "17.4")
def test_cards_of_the_hand_and_rear_guards_pay_together() -> None:
    table = Position()
    lord = table.vanguard("[ACT](VC):[COST][put a total of two cards from your hand and rear-guards into your drop"
                          " zone], and draw a card.")  # fmt: skip
    page, vell = table.card("Page"), table.rear("Vell")
    table.rear("Locked", at=RIGHT_FRONT, face_down=True)
    Story(table).use(lord).choose(page, vell)
    assert (table.where(page), table.where(vell), table.size("hand")) == ("drop", "drop", 1)
    table = Position()
    lord = table.vanguard("[ACT](VC):[COST][put a total of two cards from your hand and rear-guards into your drop"
                          " zone], and draw a card.")  # fmt: skip
    table.rear("Vell")
    table.rear("Locked", at=RIGHT_FRONT, face_down=True)
    assert Story(table).refuses(use(lord)) == "VG 16.7"


@rule("16.8", "17.2")
def test_of_two_that_are_revealed_one_goes_here_and_one_there() -> None:
    table = Position()
    lord = table.vanguard('[ACT](VC):Look at three cards from the top of your deck, reveal up to two "Lamp" from among'
                          " them, put one into your hand, one into your drop zone, and shuffle your deck.")  # fmt: skip
    one, other = table.card("Lamp", zone="deck"), table.card("Lamp", zone="deck")
    Story(table).use(lord).choose(one, other).choose(other)
    assert (table.where(other), table.where(one)) == ("hand", "drop")


@rule("16.8", "4.1")
def test_it_speaks_of_the_column_to_which_it_was_called() -> None:
    table = Position()
    lord = table.vanguard("[AUTO]:When rode upon, call this card to (RC), and retire all of your opponent's"
                          " rear-guards in the column it was called to.")  # fmt: skip
    # The columns of both players are counted from each one's own side (VG 4.1).
    cole, dain = table.rear("Cole", seat=1, at=RIGHT_FRONT), table.rear("Dain", seat=1, at=CENTRE_BACK)
    heir = table.card("Heir", grade=3)
    Story(table, at="ride").ride(heir).at(LEFT_FRONT)
    assert (table.where(lord), table.where(cole), table.where(dain)) == ("RC", "drop", "RC")


@rule("16.3", "17.1")
def test_one_unit_for_each_of_the_names_has_to_be_there() -> None:
    text = '[CONT](VC):If you have one unit each with "Lamp", "Oar" in its card name, this unit gets [Power] +5000.'
    table = Position()
    lord = table.vanguard(text)
    table.rear("Lamp of the East")
    assert table.power(lord) == 10000
    table.rear("Oar", at=RIGHT_FRONT)
    assert table.power(lord) == 15000


# Abilities of other cards


@rule("16.2", "21.3")
def test_the_abilities_of_the_chosen_heart_card_are_got() -> None:
    table = Position()
    lord = table.vanguard("[ACT](VC)[1/turn]:Until end of turn, this unit gets all of the original abilities of one of"
                          " your heart cards.")  # fmt: skip
    table.card("Core", "[CONT](VC):This unit gets [Power] +3000.", zone="hearts")
    assert table.power(lord) == 10000
    Story(table).use(lord)
    assert table.power(lord) == 13000


@rule("16.2")
def test_the_other_abilities_of_a_card_that_trigger_are_got_and_not_that_one() -> None:
    table = Position()
    table.vanguard("[CONT](VC):This unit gets [Power] +1000.\n[AUTO](VC):When this unit attacks, draw a"
                   " card.\n[AUTO]:When rode upon, choose one of your vanguards, and it gets all of this card's [AUTO]"
                   " abilities other than this ability until end of turn.")  # fmt: skip
    heir = table.card("Heir", grade=3, power=10000)
    story = Story(table, at="ride").ride(heir)
    story.fight(heir)
    assert (table.power(heir), table.size("hand")) == (10000, 2)


# What happens elsewhere


@rule("15.6", "8.1")
def test_a_card_that_the_damage_check_reveals_is_ridden() -> None:
    table = Position(turn_player=1)
    heir = table.card("Heir", "[AUTO]:When revealed for a damage check, [COST][discard a card from your hand], and"
                              " ride this card as [Stand].", zone="deck", grade=3)  # fmt: skip
    page = table.card("Page")
    story = Story(table).attack(table.vanguards[1]).unguarded()
    if story.match.request is not None and story.asked_by("16.7"):
        story.yes()
    assert (table.where(heir), table.where(page)) == ("VC", "drop")


@rule("16.12", "17.11")
def test_rear_guards_of_the_other_player_are_bound_in_place_of_being_retired() -> None:
    table = Position()
    lord = table.vanguard("[ACT](VC)[1/turn]:Until end of turn, when your opponent's rear-guard would be retired, bind"
                          " it instead of retiring it.\n[ACT](VC):Choose a rear-guard, and retire it.")  # fmt: skip
    cole, mine = table.rear("Cole", seat=1), table.rear("Mine")
    story = Story(table).use(lord).use(lord, 1).choose(cole)
    assert table.where(cole) == "bind"
    story.use(lord, 1).targets(mine)
    assert table.where(mine) == "drop"


@rule("17.9", "17.4")
def test_as_many_are_retired_as_stood_up() -> None:
    table = Position()
    lord = table.vanguard("[ACT](VC):[Stand] all of your rear-guards, choose the same number of your opponent's"
                          " rear-guards, and retire them.")  # fmt: skip
    table.rear("Vell", resting=True)
    cole, dain = table.rear("Cole", seat=1), table.rear("Dain", seat=1, at=RIGHT_FRONT)
    Story(table).use(lord).choose(cole)
    assert (table.where(cole), table.where(dain)) == ("drop", "RC")


@rule("11.2.5")
def test_who_can_only_attack_the_vanguard_attacks_no_rear_guard() -> None:
    table = Position()
    table.vanguard("[CONT](VC):All units can only attack the vanguard.")
    vell, cole = table.rear("Vell"), table.rear("Cole", seat=1)
    story = Story(table, at="battle")
    assert story.refuses(attack(vell, cole)) == "VG 1.6"
    story.fight(vell, table.vanguards[1])


@rule("17.10", "16.3")
def test_whether_something_was_soul_charged_is_asked_with_more() -> None:
    text = "[ACT](VC):You may [Soul-Charge 1]. If you [Soul-Charge], and there are no cards in your hand, draw a card."
    for charged, held, drawn in ((True, 0, 1), (False, 0, 0), (True, 1, 0)):
        table = Position()
        lord = table.vanguard(text)
        for _ in range(held):
            table.card("Page")
        story = Story(table).use(lord)
        story.yes() if charged else story.no()
        assert table.size("hand") == held + drawn


# What was done this turn, and by this text


@rule("16.7", "10.1")
def test_a_cost_is_less_by_those_that_one_called_this_turn() -> None:
    table = Position()
    lord = table.vanguard("[ACT](VC)[1/turn]:This ability's cost is reduced by [Soul-Blast 1] for each rear-guard with"
                          ' "Lamp" in its card name you called this turn. [COST][Soul-Blast 1]1], and draw a'
                          " card.")  # fmt: skip
    table.some(10, "soul")
    table.rear("Lamp of the West", at=RIGHT_FRONT)
    lamp = table.card("Lamp of the East")
    story = Story(table)
    assert story.refuses(use(lord)) == "VG 16.7"
    story.call(lamp).use(lord)
    assert (table.size("soul"), table.size("hand")) == (0, 1)


@pytest.mark.parametrize(("rested", "drawn"), [(1, 1), (2, 0)])
@rule("17.9", "16.3")
def test_how_many_this_effect_has_rested_is_asked(rested: int, drawn: int) -> None:
    table = Position()
    lord = table.vanguard("[ACT](VC):Your opponent chooses any number of their rear-guards, and [Rest] them. If the"
                          " number of rear-guards [Rest] by this effect is two or less, this unit gets [Power] +1000"
                          " until end of turn, and if it is one or less, draw a card.")  # fmt: skip
    there = [table.rear(seat=1, at=at) for at in (LEFT_FRONT, RIGHT_FRONT)]
    table.rear(seat=1, at=LEFT_BACK, resting=True)
    Story(table).use(lord).choose(*there[:rested])
    assert (table.power(lord), table.size("hand")) == (11000, drawn)


@pytest.mark.parametrize(("grade", "found"), [(2, True), (3, False)])
@rule("16.8", "17.8")
def test_the_grade_is_one_less_than_that_of_what_was_put_away(grade: int, found: bool) -> None:
    table = Position()
    lord = table.vanguard("[ACT](VC):Choose any player's rear-guard, and put it on the bottom of their deck. If a"
                          " grade 2 or greater card was put on the bottom of the deck, you choose up to one normal"
                          " unit from your drop with grade equal to that card's grade -1, and put it into your"
                          " hand.")  # fmt: skip
    cole, page = table.rear("Cole", seat=1, grade=grade), table.card("Page", zone="drop", grade=1)
    story = Story(table).use(lord).targets(cole)
    if found:
        story.choose(page)
    assert (table.where(cole), table.where(page) == "hand") == ("deck", found)


@rule("17.18", "17.10")
def test_a_soul_blast_of_less_stands_beside_what_a_unit_gets() -> None:
    table = Position()
    lord = table.vanguard("[ACT](VC)[1/turn]:Until end of turn, reduce the next time you [Soul-Blast] by 2, and one of"
                          " your other units gets [Power] +3000.\n[ACT](VC):[COST][Soul-Blast 3], and draw a"
                          " card.")  # fmt: skip
    vell = table.rear("Vell")
    table.some(1, "soul")
    story = Story(table).use(lord).targets(vell)
    assert table.power(vell) == 11000
    story.use(lord, 1)
    assert (table.size("soul"), table.size("hand")) == (0, 1)


@rule("16.8", "17.11")
def test_so_many_of_the_rear_guards_and_of_the_drop_zone_are_bound() -> None:
    table = Position()
    lord = table.vanguard("[ACT](VC):Your opponent chooses two cards each from their rear-guards and drop zone, and"
                          " binds them.")  # fmt: skip
    cole, dain = table.rear("Cole", seat=1), table.rear("Dain", seat=1, at=RIGHT_FRONT)
    table.some(2, "drop", seat=1)
    Story(table).use(lord).targets(cole, dain)
    assert (table.size("bind", 1), table.size("drop", 1)) == (4, 0)


@rule("16.3", "8.1")
def test_whether_one_rode_this_turn_is_asked() -> None:
    table = Position()
    heir = table.card("Heir", "[ACT](VC):If you did not ride this turn, draw a card.", grade=3)
    lord = table.vanguard("[ACT](VC):If you did not ride this turn, draw a card.")
    Story(table).use(lord)
    assert table.size("hand") == 2
    story = Story(table, at="ride").ride(heir)
    assert story.refuses(use(heir)) is not None


@rule("9.5", "16.3")
def test_a_marker_on_a_circle_of_either_player_is_enough() -> None:
    text = "[ACT](VC):If there is a marker on any player's circle or unit, draw a card."
    table = Position()
    lord = table.vanguard(text)
    assert Story(table).refuses(use(lord)) is not None
    run(gifts.acquire(table.state, 1, FORCE), [Options((0,)), Options((0,))])
    Story(table).use(lord)
    assert table.size("hand") == 1
