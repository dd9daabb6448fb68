"""What is asked of several things, what a cost is lessened by, what lies in more than one place."""

from __future__ import annotations

import pytest

from tests.games.vanguard.story import Story, rule
from tests.games.vanguard.table import BOOST, LEFT_BACK, LEFT_FRONT, RIGHT_BACK, RIGHT_FRONT, Position


def placed(text: str, table: Position, at: int = LEFT_FRONT, **values: object) -> Story:
    """Call a card with the text from the hand."""
    return Story(table).call(table.card("Vell", f"[AUTO](RC):When placed, {text}", **values), at)


@pytest.mark.parametrize(("there", "left"), [(0, 0), (1, 1), (2, 2), (3, 2)])
@rule("16.7", "1.7")
def test_a_cost_is_lessened_by_what_there_is_when_it_is_paid(there: int, left: int) -> None:
    table = Position()
    table.some(2, "damage")
    for at in (LEFT_FRONT, RIGHT_FRONT, LEFT_BACK)[:there]:
        table.rear(seat=1, at=at, grade=0)
    text = "[AUTO](RC):This ability's cost is reduced by [Counter-Blast 1] for each of your opponent's grade 0" \
        " rear-guards. When placed, [COST][Counter-Blast 2], and draw a card."
    story = Story(table).call(table.card("Vell", text)).yes()
    if left == 1:
        story.choose(table.there("damage")[0])
    up = [one for one in table.there("damage") if not table.face_down(one)]
    assert (len(up), table.size("hand")) == (left, 1)


@rule("16.7")
def test_of_fewer_cards_discarded_the_rest_is_still_paid() -> None:
    text = "[ACT](RC):The number of cards discarded from your hand for this cost is reduced by one for every two" \
        " cards in your soul. [COST][discard two cards from your hand], and [Counter-Charge 1]."
    table = Position()
    vell = table.rear("Vell", text)
    table.some(2, "hand")
    table.some(3, "soul")
    Story(table).use(vell).choose(table.there("hand")[0])
    assert table.size("hand") == 1


@rule("16.7", "1.7")
def test_a_cost_of_no_card_at_all_is_paid_with_an_empty_hand() -> None:
    text = "[ACT](RC):The number of cards discarded from your hand for this cost is reduced by one for every two" \
        " cards in your soul. [COST][discard two cards from your hand], and draw a card."
    table = Position()
    vell = table.rear("Vell", text)
    table.some(4, "soul")
    Story(table).use(vell)
    assert table.size("hand") == 1


@pytest.mark.parametrize(("soul", "power"), [(0, 8000), (2, 18000)])
@rule("16.7")
def test_what_has_to_be_so_to_pay_is_asked_before_paying(soul: int, power: int) -> None:
    table = Position()
    lord = table.vanguard(power=8000)
    table.some(soul, "soul")
    story = placed("[COST][your soul has one or more cards & Soul-Blast all of your soul], your vanguard gets [Power]"
                   " +10000 until end of turn.", table)
    if soul:
        story.yes()
    assert (table.power(lord), table.size("soul")) == (power, 0)


@pytest.mark.parametrize(("bound", "power", "drive"), [(1, 10000, 1), (2, 15000, 1), (3, 25000, 2)])
@rule("16.1", "16.3")
def test_each_step_is_so_while_the_number_is_in_its_range(bound: int, power: int, drive: int) -> None:
    table = Position()
    text = "[CONT](VC):Gain all of the following according to the number of cards in your bind zone.\n・Two or more-" \
        "This unit gets [Power] +5000.\n・Three or more-During your turn, this unit gets [Power] +10000/drive +1."
    lord = table.vanguard(text)
    table.some(bound, "bind")
    assert (table.power(lord), table.drive(lord)) == (power, drive)


@pytest.mark.parametrize("zone", ["deck", "drop"])
@rule("17.7", "17.8")
def test_what_is_looked_for_may_lie_in_the_deck_or_elsewhere(zone: str) -> None:
    table = Position()
    table.some(3, "deck")
    heir = table.card("Heir", zone=zone)
    placed("search your deck or drop zone for up to one \"Heir\", put it into your hand, and if you searched your deck,"
           " shuffle your deck.", table).choose(heir)
    assert table.where(heir) == "hand"
    assert any("shuffles" in getattr(one, "text", "") for one in table.state.log)


@pytest.mark.parametrize(("names", "stand"), [(("One", "Two"), True), (("One", "One"), False)])
@rule("16.8")
def test_all_of_the_chosen_are_asked_for_different_names(names: tuple[str, str], stand: bool) -> None:
    table = Position()
    units = [table.rear(name, at=at, resting=True) for name, at in zip(names, (RIGHT_FRONT, LEFT_BACK), strict=True)]
    placed("choose two of your other rear-guards. If all of the chosen rear-guards have different card names, [Stand]"
           " all of them. If you [Stand] two or more, draw a card.", table)
    assert ([table.resting(one) for one in units], table.size("hand")) == ([not stand] * 2, int(stand))


@rule("17.1", "16.8")
def test_from_each_of_two_places_as_many_are_returned() -> None:
    table = Position()
    unit, card = table.rear(at=RIGHT_FRONT), table.card("Gone", zone="drop")
    placed("return a normal unit each from your (RC) and drop zone to your hand. If you returned a total of two or more"
           " cards, draw a card.", table).choose(unit)
    assert (table.where(unit), table.where(card), table.size("hand")) == ("hand", "hand", 3)


@pytest.mark.parametrize(("boosted", "power"), [(True, 13000), (False, 8000)])
@rule("11.2.7", "16.3")
def test_during_a_battle_it_is_asked_by_whom_it_is_boosted(boosted: bool, power: int) -> None:
    table = Position()
    vell = table.rear("Vell", "[CONT](RC):During the battle it attacked a vanguard while boosted by a grade 0, this"
                              " unit gets [Power] +5000.")
    squire = table.rear("Squire", at=LEFT_BACK, grade=0, power=0, skills=BOOST)
    Story(table).attack(vell, boost=squire if boosted else None)
    assert table.power(vell) == power


@pytest.mark.parametrize(("power", "battles", "hurt"), [(30000, 2, 0), (8000, 1, 1)])
@rule("17.16", "11.5.6")
def test_what_attacks_by_a_text_attacks_again_if_it_stands(power: int, battles: int, hurt: int) -> None:
    table = Position()
    table.vanguard(seat=1, power=power)
    squire = table.rear("Squire", at=RIGHT_FRONT, resting=True)
    story = placed("[Stand] one of your other rear-guards, and attack your opponent's vanguard with that unit. At the"
                   " end of that battle, if that attack did not hit, [Stand] that unit.", table)
    story.unguarded()
    assert (table.resting(squire), table.state.vars["battle"], table.damage(1)) == (True, battles, hurt)


@rule("18.4", "19.1")
def test_a_locked_card_that_is_turned_face_up_is_unlocked() -> None:
    table = Position()
    held = table.rear(at=RIGHT_BACK, face_down=True)
    placed("choose a card on your circle or in your damage zone, and turn it face up.", table).choose(held)
    assert (table.locked(held), table.where(held)) == (False, "RC")


@pytest.mark.parametrize(("paid", "power"), [(True, 13000), (False, 8000)])
@rule("17.10")
def test_whether_the_soul_paid_is_asked_of_this_turn(paid: bool, power: int) -> None:
    table = Position()
    table.some(2, "soul")
    vell = table.rear("Vell", "[CONT](RC):If you [Soul-Blast] for the cost of your card this turn, this unit gets"
                              " [Power] +5000.")
    lord = table.vanguard("[ACT](VC):[COST][Soul-Blast 1], and [Counter-Charge 1].")
    story = Story(table)
    if paid:
        story.use(lord).choose(table.there("soul")[0])
    assert table.power(vell) == power


@pytest.mark.parametrize(("hurt", "power"), [(1, 8000), (2, 13000)])
@rule("15.7")
def test_new_damage_of_both_players_is_counted(hurt: int, power: int) -> None:
    table = Position()
    vell = table.rear("Vell", "[CONT](RC):If a total of two or more new cards were put into either player's damage zone"
                              " this turn, this unit gets [Power] +5000.")
    for seat in (0, 1)[:hurt]:
        (card,) = table.on_top("Wound", seat=seat)
        table.happen(table.move(card, "damage", "damage"))
    assert table.power(vell) == power


@pytest.mark.parametrize(("at", "power"), [(LEFT_FRONT, 13000), (LEFT_BACK, 8000)])
@rule("16.5", "17.9")
def test_who_stands_in_the_front_row_is_asked_where(at: int, power: int) -> None:
    table = Position()
    vell = table.rear("Vell", "[AUTO](RC):When it [Stand] in your front row, this unit gets [Power] +5000 until end of"
                              " turn.", at=at, resting=True)
    placed("[Stand] one of your other rear-guards.", table, RIGHT_FRONT)
    assert table.power(vell) == power


@rule("16.5")
def test_other_than_in_the_turn_of_its_call_it_has_more() -> None:
    text = "[CONT](RC):Other than during the turn it was placed, this unit gets [Power] +3000."
    table = Position()
    there, fresh = table.rear("There", text, at=RIGHT_FRONT), table.card("Fresh", text)
    Story(table).call(fresh, LEFT_FRONT)
    assert (table.power(there), table.power(fresh)) == (11000, 8000)
