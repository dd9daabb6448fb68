"""Situations of abilities and effects with their outcomes, by the rulebook alone (VG 16, 17): when they trigger, what
they cost, what is in force."""

from __future__ import annotations

from tests.games.vanguard.story import Story, rule, use
from tests.games.vanguard.table import (
    BOOST,
    CENTRE_BACK,
    CRITICAL,
    LEFT_BACK,
    LEFT_FRONT,
    RIGHT_BACK,
    RIGHT_FRONT,
    Position,
)

# Costs


@rule("16.7", "17.10")
def test_counter_blast_turns_damage_face_down_and_an_act_is_not_played_without() -> None:
    table = Position()
    lord = table.vanguard("[ACT](VC):[COST][Counter-Blast 2], and draw a card.")
    hurt = table.some(3, "damage")
    story = Story(table).use(lord).choose(*hurt[:2])
    assert [table.face_down(card) for card in hurt] == [True, True, False]
    assert story.refuses(use(lord)) == "VG 16.7"


@rule("16.7", "17.10")
def test_the_parts_of_a_cost_are_paid_together_or_not_at_all() -> None:
    table = Position()
    lord = table.vanguard("[ACT](VC):[COST][Counter-Blast 1 & Soul-Blast 1], and draw a card.")
    (hurt,) = table.some(1, "damage")
    story = Story(table)
    assert story.refuses(use(lord)) == "VG 16.7"
    assert not table.face_down(hurt)


@rule("16.7")
def test_who_does_not_pay_for_an_auto_gets_nothing_that_hangs_on_it() -> None:
    text = "[AUTO](RC):When placed, [COST][Counter-Blast 1], and draw a card."
    for pays, hand in ((True, 1), (False, 0)):
        table = Position()
        (hurt,) = table.some(1, "damage")
        vell = table.card("Vell", text)
        story = Story(table).call(vell)
        story = story.yes() if pays else story.no()
        assert (table.size("hand"), table.face_down(hurt)) == (hand, pays)


@rule("16.7", "16.3")
def test_the_older_wording_pays_after_you_may() -> None:
    text = "[AUTO]:[Counter-Blast 1] When this unit is placed on (RC), you may pay the cost. If you do, draw a card."
    for pays, hand in ((True, 1), (False, 0)):
        table = Position()
        table.some(1, "damage")
        vell = table.card("Vell", text)
        story = Story(table).call(vell)
        story = story.yes() if pays else story.no()
        assert table.size("hand") == hand


@rule("16.7")
def test_nobody_is_asked_for_a_cost_that_cannot_be_paid() -> None:
    table = Position()
    vell = table.card("Vell", "[AUTO](RC):When placed, [COST][Soul-Blast 1], and draw a card.")
    story = Story(table).call(vell)
    assert (story.acting, table.size("hand")) == (True, 0)


@rule("17.10")
def test_counter_charge_turns_damage_up_and_soul_charge_takes_the_top_of_the_deck() -> None:
    table = Position()
    (hurt,) = table.some(1, "damage", face_down=True)
    (top,) = table.on_top("Top")
    vell = table.card("Vell", "[AUTO](RC):When placed, [Counter-Charge 1] and [Soul-Charge 1].")
    Story(table).call(vell)
    assert (table.face_down(hurt), table.where(top)) == (False, "soul")


@rule("16.13")
def test_an_ability_once_a_turn_is_used_once() -> None:
    table = Position()
    lord = table.vanguard("[ACT](VC)[1/turn]:Draw a card.")
    table.card("Heir", "[ACT](VC)[1/turn]:Draw a card.", grade=3)
    story = Story(table).use(lord)
    assert (story.refuses(use(lord)), table.size("hand")) == ("VG 16.13", 2)


@rule("16.13", "8.5")
def test_an_auto_once_a_turn_triggers_once_and_again_for_a_new_card() -> None:
    table = Position()
    table.rear("Vell", "[AUTO](RC)[1/turn]:When your other rear-guard is placed, draw a card.", at=RIGHT_BACK)
    cards = table.some(2, "hand")
    Story(table).call(cards[0], LEFT_FRONT).option("Vell").call(cards[1], LEFT_BACK)
    assert table.size("hand") == 1


# When and if


@rule("16.3")
def test_what_comes_after_if_is_looked_at_when_it_is_carried_out() -> None:
    table = Position()
    vell = table.card("Vell", "[AUTO](RC):When placed, if you have three or more rear-guards, draw a card.")
    text = "[AUTO](RC)[1/turn]:When your other rear-guard is placed, call a card from your soul to (RC)."
    other = table.rear("Crier", text, at=RIGHT_BACK)
    table.card("Called", zone="soul")
    Story(table).call(vell).first(other).at(RIGHT_FRONT)
    assert table.size("hand") == 1


@rule("16.3")
def test_an_if_that_becomes_true_later_is_too_late() -> None:
    table = Position()
    vell = table.card("Vell", "[AUTO](RC):When placed, if you have five rear-guards, draw a card.")
    for at in (RIGHT_FRONT, LEFT_BACK, RIGHT_BACK):
        table.rear(at=at)
    fifth = table.card("Fifth")
    Story(table).call(vell).call(fifth, CENTRE_BACK)
    assert table.size("hand") == 0


@rule("16.3")
def test_an_if_governs_its_sentence_and_not_the_next_one() -> None:
    table = Position()
    text = "[AUTO](RC):When placed, if you have five rear-guards, draw a card. [Soul-Charge 1]."
    vell = table.card("Vell", text)
    Story(table).call(vell)
    assert (table.size("hand"), table.size("soul")) == (0, 1)


@rule("16.1")
def test_an_ability_is_active_on_its_circles_only() -> None:
    text = "[CONT](VC):All of your rear-guards get [Power] +5000.\n[AUTO](VC):When placed, draw a card."
    table = Position()
    vell, lord = table.rear(), table.card("Crown", text, grade=3)
    Story(table).call(lord, RIGHT_FRONT)
    assert (table.power(vell), table.size("hand")) == (8000, 0)


@rule("16.4")
def test_what_stands_by_is_carried_out_though_its_card_has_left() -> None:
    table = Position()
    vell = table.card("Vell", "[AUTO](RC):When placed, draw a card.\n[AUTO](RC):When placed, put this unit into your"
                      " soul.")
    Story(table).call(vell).pick(1)
    assert (table.where(vell), table.size("hand")) == ("soul", 1)


@rule("16.4")
def test_two_events_stand_by_twice() -> None:
    table = Position()
    text = "[AUTO](VC/RC):When your other unit is placed, this unit gets [Power] +5000 until end of turn."
    vell = table.rear("Vell", text)
    table.some(2, "soul")
    crier = table.rear("Crier", "[ACT](RC)[1/turn]:Call up to two cards from your soul to (RC).", at=LEFT_BACK)
    Story(table).use(crier).choose(*table.there("soul")).at(RIGHT_FRONT).at(RIGHT_BACK)
    assert table.power(vell) == 18000


@rule("16.5")
def test_who_is_retired_remembers_the_field() -> None:
    table = Position()
    table.rear("Vell", "[AUTO]:When this unit is retired from (RC), draw a card.")
    text = "[ACT](RC):[COST][Retire one of your other rear-guards], and [Soul-Charge 1]."
    waste = table.rear("Waste", text, at=LEFT_BACK)
    Story(table).use(waste)
    assert (table.size("hand"), table.size("soul")) == (1, 1)


@rule("16.2")
def test_an_ability_in_the_hand_comes_only_if_its_player_says_so() -> None:
    text = "[AUTO](Hand):When your rear-guard is placed, you may reveal this card. If you do, call it to (RC)."
    for said, where in ((True, "RC"), (False, "hand")):
        table = Position()
        vell, hidden = table.card(), table.card("Hidden", text)
        story = Story(table).call(vell)
        story = story.first(hidden).yes().at(RIGHT_FRONT) if said else story.option("None")
        assert table.where(hidden) == where


@rule("16.6")
def test_a_timed_trigger_comes_once() -> None:
    table = Position()
    text = "[AUTO](RC):When placed, this unit gets [Power] +5000 until end of turn, and at the end of that turn, draw" \
        " a card."
    vell = table.card("Vell", text)
    story = Story(table).call(vell).ends()
    assert table.size("hand") == 1
    story.ends()
    assert (table.size("hand"), story.turn_player) == (2, 0)


# Resolution


@rule("16.8")
def test_choosing_is_done_when_it_is_carried_out() -> None:
    table = Position()
    cole = table.rear("Cole", seat=1)
    text = "[AUTO](RC):When placed, draw a card, choose one of your opponent's rear-guards, and retire it."
    vell = table.card("Vell", text)
    Story(table).call(vell)
    assert (table.size("hand"), table.where(cole)) == (1, "drop")


@rule("16.8", "17.7", "17.8")
def test_a_search_of_the_deck_may_find_nothing_and_shuffles_all_the_same() -> None:
    table = Position()
    (heir,) = table.on_top("Heir", grade=3)
    text = "[AUTO](RC):When placed, search your deck for up to one grade 3 card, reveal it and put it into your hand," \
        " and shuffle your deck."
    vell = table.card("Vell", text)
    Story(table).call(vell).choose()
    assert (table.where(heir), table.size("hand")) == ("deck", 0)


@rule("17.2", "16.8")
def test_who_looks_at_cards_takes_one_and_puts_the_rest_under_the_deck() -> None:
    table = Position()
    found, *rest = table.on_top("Found", "B", "C")
    text = "[AUTO](RC):When placed, look at three cards from the top of your deck, put up to one card from among them" \
        " into your hand, and put the rest on the bottom of your deck in any order."
    vell = table.card("Vell", text)
    Story(table).call(vell).choose(found).pick(0, 1)
    assert (table.where(found), set(table.there("deck")[:2])) == ("hand", set(rest))


@rule("16.10")
def test_power_for_all_units_is_given_to_those_that_are_there_then() -> None:
    table = Position()
    vell, later = table.rear(), table.card("Later")
    crier = table.rear("Crier", "[ACT](RC)[1/turn]:All of your front row units get [Power] +5000 until end of turn.",
                       at=LEFT_BACK)
    story = Story(table).use(crier).call(later, RIGHT_FRONT).exchange(vell)
    assert (table.power(vell), table.power(later), story.acting) == (13000, 8000, True)


@rule("16.10")
def test_units_of_the_front_row_as_long_as_they_are_there_is_another_thing() -> None:
    table = Position()
    vell = table.rear()
    table.vanguard("[CONT](VC):During your turn, all of your front row rear-guards get [Power] +5000.")
    story = Story(table)
    assert table.power(vell) == 13000
    story.exchange(vell)
    assert table.power(vell) == 8000


@rule("16.14")
def test_for_different_units_each_is_chosen_once() -> None:
    table = Position()
    vell, lord = table.rear(), table.vanguards[0]
    text = "[ACT](VC)[1/turn]:Choose three of your front row units, and they get [Power] +5000 until end of turn."
    table.vanguard(text)
    Story(table).use(lord)
    assert (table.power(vell), table.power(lord)) == (13000, 15000)


# Layers


@rule("16.9")
def test_an_original_value_that_is_set_comes_before_what_is_added() -> None:
    table = Position()
    table.vanguard("[CONT](VC):The original [Power] of all of your rear-guards become 15000.")
    vell = table.rear("Vell", "[CONT](RC):This unit gets [Power] +2000.", power=8000)
    assert table.power(vell) == 17000


@rule("16.9", "11.2.7")
def test_a_booster_adds_the_power_that_it_has() -> None:
    table = Position()
    vell = table.rear(power=8000)
    text = "[CONT](RC):During the battle it boosted, this unit gets [Power] +3000."
    squire = table.rear("Squire", text, at=LEFT_BACK, power=5000, skills=BOOST)
    Story(table).attack(vell, boost=squire)
    assert (table.power(squire), table.power(vell)) == (8000, 16000)


@rule("16.9")
def test_an_ability_that_is_given_works_and_ends_with_what_gives_it() -> None:
    table = Position()
    vell = table.rear("Vell", power=8000)
    giver = table.rear("Giver", "[CONT](RC):All of your other rear-guards get \"[CONT](RC):This unit gets [Power]"
                       " +3000.\".", at=LEFT_BACK)
    cover = table.card("Cover")
    story = Story(table)
    assert table.power(vell) == 11000
    story.call(cover, LEFT_BACK)
    assert (table.where(giver), table.power(vell)) == ("drop", 8000)


@rule("16.9", "3.2")
def test_power_may_be_lowered_in_a_battle() -> None:
    table = Position()
    table.rear(at=RIGHT_FRONT)
    text = "[AUTO](RC):When it attacks, choose one of your opponent's units, and it gets [Power] -5000 until end of" \
        " that battle."
    vell = table.rear("Vell", text, power=5000)
    Story(table).attack(vell).unguarded()
    assert table.damage(1) == 1


@rule("3.8")
def test_reminders_say_nothing() -> None:
    table = Position()
    vell = table.card("Vell", "[AUTO](RC):When placed, [Soul-Charge 1]. (Draw a card)")
    Story(table).call(vell)
    assert (table.size("soul"), table.size("hand")) == (1, 0)


# Instead


@rule("16.12")
def test_what_happens_instead_happens_once_and_the_other_thing_not() -> None:
    table = Position()
    text = "[AUTO](GC):When placed, when this unit would be retired during that battle, put it on the bottom of your" \
        " deck instead."
    shield = table.card("Shield", text, seat=1)
    vell = table.rear(power=15000)
    Story(table).attack(vell).guard(shield).unguarded()
    assert (table.there("deck", 1)[0], table.size("drop", 1)) == (shield, 0)


@rule("16.12", "16.10")
def test_instead_of_plus_5000_it_gets_10000() -> None:
    text = "[AUTO](RC):When placed, this unit gets [Power] +5000 until end of turn. If your opponent's vanguard is" \
        " grade 3 or greater, it gets [Power] +10000 instead of +5000."
    for grade, power in ((2, 13000), (3, 18000)):
        table = Position()
        table.vanguard(seat=1, grade=grade)
        vell = table.card("Vell", text)
        Story(table).call(vell)
        assert table.power(vell) == power


# Actions


@rule("17.3", "17.4")
def test_discarding_and_retiring_are_different_things() -> None:
    table = Position()
    table.rear("Bell", "[AUTO](RC):When your rear-guard is retired, [Soul-Charge 1].", at=RIGHT_FRONT)
    table.some(1, "hand")
    lord = table.vanguard("[ACT](VC)[1/turn]:Discard a card from your hand.")
    Story(table).use(lord)
    assert (table.size("drop"), table.size("soul")) == (1, 0)


@rule("17.9", "1.7")
def test_resting_as_a_cost_wants_standing_units() -> None:
    table = Position()
    vell = table.rear("Vell", "[ACT](RC):[COST][[Rest] this unit], and draw a card.")
    story = Story(table).use(vell)
    assert (table.resting(vell), story.refuses(use(vell))) == (True, "VG 16.7")


@rule("17.11", "4.6")
def test_a_bound_card_lies_in_the_bind_zone_of_its_owner() -> None:
    table = Position()
    cole = table.rear("Cole", seat=1)
    vell = table.card("Vell", "[AUTO](RC):When placed, choose one of your opponent's rear-guards, and bind"
                                 " it.")
    Story(table).call(vell)
    assert cole in table.there("bind", 1)


@rule("17.11", "5.5")
def test_a_card_bound_face_down_tells_nothing() -> None:
    table = Position()
    cole = table.rear("Cole", seat=1, grade=2)
    vell = table.card("Vell", "[AUTO](RC):When placed, choose one of your opponent's rear-guards, and bind"
                                 " it face down.")
    Story(table).call(vell)
    assert (table.face_down(cole), table.name(cole), table.now(cole).grade) == (True, "", 0)


@rule("17.13", "17.6")
def test_a_declared_name_is_compared_with_what_is_revealed() -> None:
    text = "[AUTO]:When this unit is placed on (RC), declare a card name, and reveal the top card of your deck. If" \
        " the revealed card is the card you declared, [Counter-Charge 1]."
    table = Position()
    (hurt,) = table.some(1, "damage", face_down=True)
    (top,) = table.on_top("Squire")
    vell = table.card("Vell", text)
    Story(table).call(vell).option("Squire")
    assert (table.face_down(hurt), table.where(top)) == (False, "deck")


@rule("12.5", "16.11")
def test_nullified_trigger_effects_do_nothing_at_all() -> None:
    table = Position()
    lord = table.vanguard("[ACT](VC)[1/turn]:Until end of turn, all of your opponent's trigger effects are nullified.")
    (trigger,) = table.on_top(CRITICAL, seat=1)
    table.rear(at=LEFT_FRONT)
    Story(table).use(lord).fight(lord)
    assert (table.power(table.vanguards[1]), table.where(trigger)) == (10000, "damage")


@rule("16.15", "17.15", "16.13")
def test_an_ability_got_until_end_of_turn_is_used_as_ones_own() -> None:
    table = Position()
    lord = table.vanguard("[ACT](VC)[1/turn]:Choose one of your rear-guards, and until end of turn, it gets \"[ACT](RC)"
                          "[1/turn]:Draw a card.\".")
    vell = table.rear()
    story = Story(table).use(lord).use(vell)
    assert table.size("hand") == 1
    assert story.refuses(use(vell)) == "VG 16.13"


@rule("22.8", "16.9")
def test_units_with_melody_share_what_their_melodies_say() -> None:
    table = Position()
    song = "[Melody] (Shares all of your [Melody])\n[CONT](RC):All of your units with [Melody] get [Power] +1000."
    singers = [table.rear("Singer", song, at=at) for at in (LEFT_FRONT, RIGHT_FRONT)]
    assert [table.power(singer) for singer in singers] == [10000, 10000]
