"""Situations of how a game begins, goes on and ends, with their outcomes, by the rulebook alone (VG 1, 6 to 8, 13)."""

from __future__ import annotations

from engine.answers import Confirm
from tests.games.vanguard.story import Story, call, ride, rule
from tests.games.vanguard.table import FORCE, LEFT_FRONT, RIGHT_FRONT, TWIN, Position

DRAWS = "[AUTO](VC/RC):When placed, draw a card."


def opening(*, seed: int = 1) -> tuple[Position, Story, list[int]]:
    """A game that begins: in each deck twenty cards of grade 1, and a Scout of grade 0."""
    table = Position(vanguards=False, cards=20, seed=seed, turn=0)
    scouts = [table.card("Scout", zone="deck", seat=seat, grade=0) for seat in (0, 1)]
    return table, Story(table, at="opening"), scouts


# Preparing


@rule("6.1")
def test_the_first_vanguard_is_a_card_of_grade_0_that_only_its_player_knows() -> None:
    table, story, scouts = opening()
    assert story.may_not_choose(table.there("deck")[0]) == "VG 6.1"
    story.choose(scouts[0])
    assert table.where(scouts[0]) == "VC"
    assert table.face_down(scouts[0])
    assert not table.state.sees(1, table.state.cards[scouts[0]])


@rule("6.6")
def test_both_first_vanguards_are_turned_up_when_the_first_turn_begins() -> None:
    table, story, scouts = opening()
    story.choose(scouts[0]).choose(scouts[1])
    assert all(table.face_down(scout) for scout in scouts)
    story.choose().choose()
    assert not any(table.face_down(scout) for scout in scouts)
    assert story.turn == 1


@rule("6.3")
def test_chance_says_who_goes_first() -> None:
    firsts = set[int]()
    for seed in range(8):
        _, story, scouts = opening(seed=seed)
        story.choose(scouts[0]).choose(scouts[1])
        firsts.add(story.asked.seat)
    assert firsts == {0, 1}


@rule("6.5")
def test_a_mulligan_puts_any_number_on_the_bottom_and_draws_as_many() -> None:
    table, story, scouts = opening()
    story.choose(scouts[0]).choose(scouts[1])
    first = story.asked.seat
    back = table.there("hand", first)[:2]
    story.choose(*back)
    assert (table.size("hand", first), table.size("deck", first)) == (5, 15)
    assert all(table.where(card) == "deck" for card in back)
    assert story.asked.seat == 1 - first


@rule("6.5")
def test_who_keeps_the_whole_hand_does_not_shuffle() -> None:
    table, story, scouts = opening()
    story.choose(scouts[0]).choose(scouts[1])
    second = 1 - story.asked.seat
    before = table.there("deck", second)
    story.choose().choose()
    assert (table.there("deck", second), table.size("hand", second)) == (before, 5)


@rule("7.2")
def test_the_first_player_draws_in_the_first_turn_too() -> None:
    table, story, scouts = opening()
    story.choose(scouts[0]).choose(scouts[1]).choose().choose()
    assert table.size("hand", story.turn_player) == 6


@rule("11.1.2")
def test_nobody_attacks_in_the_very_first_turn_of_the_game() -> None:
    table, story, scouts = opening()
    story.choose(scouts[0]).choose(scouts[1]).choose().choose()
    first = story.turn_player
    story.ends()
    assert (story.turn, story.turn_player) == (2, 1 - first)
    assert not table.resting(scouts[first])


# The turn


@rule("7.1", "7.2", "7.4", "7.6")
def test_a_turn_stands_the_units_draws_a_card_and_comes_to_the_ride() -> None:
    table = Position()
    vell, theirs = table.rear(resting=True), table.rear(seat=1, resting=True)
    (heir,) = table.on_top("Heir", grade=3)
    story = Story(table, at="stand")
    assert (table.resting(vell), table.resting(theirs)) == (False, True)
    assert (table.where(heir), story.phase) == ("hand", "ride")
    assert story.passes().phase == "main"


@rule("7.1", "14.1")
def test_what_begins_with_the_turn_comes_before_the_units_stand() -> None:
    table = Position()
    table.rear("Vell", "[AUTO](RC):At the beginning of your turn, if this unit is [Rest], draw a card.", resting=True)
    table.on_top("Heir", "Heir", grade=3)
    Story(table, at="stand")
    assert table.size("hand") == 2


@rule("7.4")
def test_what_begins_with_the_ride_phase_comes_before_the_ride() -> None:
    table = Position()
    vell = table.rear("Vell", "[AUTO](RC):At the beginning of your ride phase, retire this unit.")
    table.card("Heir", grade=3)
    story = Story(table, at="ride")
    assert (table.where(vell), story.phase) == ("drop", "ride")


@rule("7.6")
def test_what_begins_with_the_main_phase_does_so_once() -> None:
    table = Position()
    table.rear("Vell", "[AUTO](RC):At the beginning of your main phase, [Soul-Charge 1].")
    vell = table.card()
    story = Story(table).call(vell, RIGHT_FRONT)
    assert (table.size("soul"), story.phase) == (1, "main")


@rule("13.4")
def test_what_lasts_until_end_of_turn_ends_with_the_turn() -> None:
    table = Position()
    vell = table.card("Vell", "[AUTO](RC):When placed, this unit gets [Power] +5000 until end of turn.", power=8000)
    story = Story(table).call(vell)
    assert table.power(vell) == 13000
    story.ends()
    assert (table.power(vell), story.turn_player) == (8000, 1)


@rule("13.3", "13.4")
def test_what_comes_at_the_end_of_the_turn_still_sees_what_lasts_until_then() -> None:
    table = Position()
    table.rear("Bell", "[AUTO](RC):At the end of your turn, if this unit's [Power] is 13000 or greater, draw a card.")
    horn = "[AUTO](RC):When placed, all of your rear-guards get [Power] +5000 until end of turn."
    horn_2 = table.card("Horn", horn)
    Story(table).call(horn_2, RIGHT_FRONT).ends()
    assert table.size("hand") == 1


@rule("13.5")
def test_what_has_come_at_the_end_of_this_turn_does_not_come_again() -> None:
    table = Position()
    table.rear("Bell", "[AUTO](RC):At the end of your turn, draw a card.")
    story = Story(table).ends()
    assert (table.size("hand"), story.turn_player) == (1, 1)


@rule("13.5", "13.3", "16.6")
def test_what_the_situation_triggers_comes_once_in_an_end_phase() -> None:
    table = Position()
    pupil = table.rear("Pupil", "[AUTO](RC):Success 15000")
    table.vanguard(grade=3, power=20000)
    story = Story(table).ends()
    assert (table.in_state(pupil, "successful"), story.turn_player) == (False, 1)


@rule("13.6")
def test_no_hand_is_too_large() -> None:
    table = Position()
    table.some(15, "hand", grade=3)
    Story(table).ends()
    assert table.size("hand") == 15


# G assist


@rule("7.3", "17.12")
def test_g_assist_finds_the_next_grade_and_costs_two_cards_of_the_hand() -> None:
    table = Position()
    table.vanguard(grade=1)
    hand = table.some(4, "hand", grade=1)
    knight = table.card("Knight", zone="deck", grade=2)
    table.on_top("Drawn", "Other")
    story = Story(table, at="draw").yes().choose(knight).choose(*hand[:2])
    assert (table.where(knight), table.where(hand[0]), table.where(hand[1])) == ("hand", "removed", "removed")
    assert (table.size("hand"), story.phase) == (4, "ride")


@rule("7.3")
def test_no_g_assist_for_who_holds_the_next_grade() -> None:
    table = Position()
    table.vanguard(grade=1)
    table.card("Knight", grade=2)
    story = Story(table, at="draw")
    assert story.refuses(Confirm(True)) == "VG 7.3"
    assert story.no().phase == "ride"


@rule("7.3", "1.6")
def test_who_is_known_to_hold_the_next_grade_is_not_asked() -> None:
    table = Position()
    table.vanguard(grade=1)
    table.mark(table.card("Knight", grade=2), known=0b11)
    assert Story(table, at="draw").phase == "ride"


@rule("7.3")
def test_no_g_assist_for_who_has_reached_grade_3() -> None:
    table = Position()
    table.card("Heir", grade=3)
    assert Story(table, at="draw").phase == "ride"


# Riding


@rule("8.2", "8.3")
def test_one_rides_the_same_grade_or_the_next_and_the_old_vanguard_goes_to_the_soul() -> None:
    table = Position()
    old = table.vanguard(grade=2)
    table.mark(old, resting=True)
    low, same, high, far = (table.card(f"G{grade}", grade=grade) for grade in (1, 2, 3, 4))
    story = Story(table, at="ride")
    assert story.refuses(ride(low)) == story.refuses(ride(far)) == "VG 8.2"
    story.ride(high)
    assert (table.where(high), table.resting(high), table.where(old)) == ("VC", False, "soul")
    assert table.where(same) == "hand"


@rule("8.2", "7.4")
def test_there_is_one_normal_ride_in_a_turn() -> None:
    table = Position()
    table.vanguard(grade=2)
    knight, heir = table.card("Knight", grade=2), table.card("Heir", grade=2)
    story = Story(table, at="ride").ride(knight)
    assert story.phase == "main" or story.refuses(ride(heir)) == "VG 7.4"
    assert table.where(heir) == "hand"


@rule("8.1", "8.3")
def test_a_superior_ride_is_bound_to_no_grade() -> None:
    text = "[ACT](VC):[COST][Discard a card from your hand], search your deck for up to one \"Heir\", ride it as" \
        " [Stand], and shuffle your deck."
    table = Position()
    old = table.vanguard(text, grade=1)
    paid = table.card()
    (heir,) = table.on_top("Heir", grade=3)
    Story(table).use(old).choose(heir)
    assert (table.where(heir), table.where(old), table.where(paid)) == ("VC", "soul", "drop")


@rule("8.6")
def test_when_rode_upon_follows_the_card_into_the_soul() -> None:
    table = Position()
    old = table.vanguard("[AUTO]:When rode upon, draw a card.", grade=2)
    heir = table.card("Heir", grade=3)
    Story(table, at="ride").ride(heir)
    assert (table.where(old), table.size("hand")) == ("soul", 1)


@rule("8.6")
def test_who_was_rode_upon_may_be_called_from_the_soul() -> None:
    table = Position()
    old = table.vanguard("[AUTO]:When rode upon, you may call this card to (RC).", grade=2)
    heir = table.card("Heir", grade=3)
    Story(table, at="ride").ride(heir).yes().at(RIGHT_FRONT)
    assert (table.where(old), table.circle(old)) == ("RC", RIGHT_FRONT)


@rule("8.5", "10.7")
def test_a_vanguard_that_is_ridden_is_placed() -> None:
    table = Position()
    table.vanguard(grade=2)
    heir = table.card("Heir", DRAWS, grade=3)
    Story(table, at="ride").ride(heir)
    assert table.size("hand") == 1


@rule("8.7", "9.2")
def test_a_superior_ride_brings_the_gift_too() -> None:
    text = "[ACT](VC):[COST][Counter-Blast 1], choose a card from your hand, and ride it as [Stand]."
    table = Position()
    lord = table.vanguard(text)
    table.some(1, "damage")
    table.card("Heir", grade=3, gift=FORCE)
    Story(table).use(lord).gift("Force I", LEFT_FRONT)
    assert table.markers() == [("Force I", LEFT_FRONT)]


# Winning and losing


@rule("1.2", "1.3")
def test_six_damage_loses_the_game() -> None:
    table = Position()
    table.some(5, "damage", seat=1)
    story = Story(table).fight(table.vanguards[0])
    assert (story.winner, table.damage(1)) == (0, 6)


@rule("1.3", "15.7")
def test_the_sixth_damage_ends_the_game_before_the_points_that_remain() -> None:
    table = Position()
    lord = table.vanguard(critical=3)
    table.some(5, "damage", seat=1)
    story = Story(table).fight(lord)
    assert (story.winner, table.damage(1)) == (0, 6)


@rule("1.3")
def test_an_empty_deck_loses_at_the_next_check_and_not_at_the_draw() -> None:
    table = Position(cards=1)
    vell = table.card("Vell", DRAWS)
    story = Story(table).call(vell)
    assert (table.size("hand"), table.size("deck")) == (1, 0)
    assert story.winner == 1


@rule("1.2", "15.1")
def test_when_both_lose_at_once_nobody_wins() -> None:
    table = Position()
    table.some(6, "damage")
    table.some(6, "damage", seat=1)
    assert Story(table).winner is None


@rule("1.3", "15.4")
def test_without_a_vanguard_one_rides_from_the_soul() -> None:
    table = Position()
    table.card("Old", zone="soul", grade=2)
    heir = table.card("Heir", zone="soul", grade=3)
    lord = table.vanguard("[ACT](VC):[COST][Retire this unit], and draw a card.")
    story = Story(table).use(lord).choose(heir)
    assert (table.where(lord), table.where(heir), table.resting(heir)) == ("drop", "VC", False)
    assert story.outcome is None


@rule("1.3", "15.4")
def test_without_a_vanguard_and_without_a_soul_one_loses() -> None:
    table = Position()
    lord = table.vanguard("[ACT](VC):[COST][Retire this unit], and draw a card.")
    assert Story(table).use(lord).winner == 1


@rule("1.5")
def test_a_card_that_says_so_wins_the_game_before_any_check() -> None:
    text = "[AUTO](VC):At the beginning of your main phase, if you have five or more cards in your damage zone, you" \
        " win the game."
    table = Position()
    table.vanguard(text, skills=TWIN)
    table.some(5, "damage")
    assert Story(table).winner == 0


@rule("1.6")
def test_cannot_beats_can() -> None:
    table = Position()
    vell = table.rear("Vell", "[CONT](RC):This unit cannot attack.")
    crier = table.rear("Crier", "[ACT](RC):One of your rear-guards gets [Power] +5000 until end of turn.",
                       at=RIGHT_FRONT)
    story = Story(table).use(crier).choose(vell).to_battle()
    assert vell not in {play.card for play in story.asked.plays}  # type: ignore[attr-defined]
    assert crier in {play.card for play in story.asked.plays}  # type: ignore[attr-defined]


@rule("1.7")
def test_to_stand_what_stands_is_nothing() -> None:
    table = Position()
    vell = table.rear("Vell", "[AUTO](RC):When this unit is [Stand] by your card's ability, draw a card.")
    crier = table.rear("Crier", "[ACT](RC):[Stand] all of your rear-guards.", at=RIGHT_FRONT)
    story = Story(table).use(crier)
    assert table.size("hand") == 0
    table.mark(vell, resting=True)
    story.use(crier)
    assert (table.resting(vell), table.size("hand")) == (False, 1)


@rule("1.6", "1.8")
def test_as_much_as_possible_is_done() -> None:
    text = "[AUTO](VC/RC):When placed, choose two of your opponent's rear-guards, and retire them."
    table = Position()
    cole = table.rear("Cole", seat=1)
    vell = table.card("Vell", text)
    Story(table).call(vell)
    assert table.where(cole) == "drop"


@rule("1.9", "1.10")
def test_up_to_a_number_may_be_none() -> None:
    text = "[AUTO](RC):When placed, choose up to two of your opponent's rear-guards, and retire them."
    table = Position()
    coles = [table.rear(seat=1, at=at) for at in (LEFT_FRONT, RIGHT_FRONT)]
    vell = table.card("Vell", text)
    Story(table).call(vell).choose()
    assert [table.where(cole) for cole in coles] == ["RC", "RC"]


@rule("6.5", "7.4")
def test_a_card_of_the_hand_is_called_only_in_the_main_phase() -> None:
    table = Position()
    vell = table.card()
    table.card("Heir", grade=3)
    story = Story(table, at="ride")
    assert story.refuses(call(vell)) == "VG 7.6"
