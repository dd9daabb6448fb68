"""Situations of the clans' own keywords with their outcomes, by the rulebook alone (VG 23, VC 0 to VC 13)."""

from __future__ import annotations

from tests.games.vanguard.story import Story, rule, use
from tests.games.vanguard.table import (
    BOOST,
    CRITICAL,
    LEFT_BACK,
    LEFT_FRONT,
    RIGHT_BACK,
    RIGHT_FRONT,
    Position,
)

# Brave, Oracle: an activation condition


@rule("VC1.1.2", "16.3", "VC0.1.12")
def test_brave_is_active_with_three_or_less_cards_in_hand() -> None:
    for cards, power in ((3, 13000), (4, 8000)):
        table = Position()
        table.some(cards, "hand")
        vell = table.rear("Vell", "[CONT](RC)Brave (Active when you have three or less cards in your hand):This unit"
                          " gets [Power] +5000.")
        assert table.power(vell) == power


@rule("VC0.1.13", "VC1.1.2")
def test_brave_that_was_not_active_at_the_event_does_not_trigger() -> None:
    table = Position()
    vell = table.card("Vell", "[AUTO]Brave:When this unit is placed on (RC), [Soul-Charge 1].")
    table.some(4, "hand")
    waste = "[AUTO](RC):When your other rear-guard is placed, discard a card from your hand."
    table.rear("Waste", waste, at=RIGHT_BACK)
    Story(table).call(vell).choose(table.there("hand")[0])
    assert (table.size("hand"), table.size("soul")) == (3, 0)


@rule("VC0.1.14", "16.3")
def test_brave_that_has_triggered_is_carried_out_with_more_cards_in_hand() -> None:
    table = Position()
    vell = table.card("Vell", "[AUTO]Brave:When this unit is placed on (RC), [Soul-Charge 1].")
    table.some(3, "hand")
    scribe = table.rear("Scribe", "[AUTO](RC):When your other rear-guard is placed, draw a card.", at=RIGHT_BACK)
    Story(table).call(vell).first(scribe)
    assert (table.size("hand"), table.size("soul")) == (4, 1)


@rule("VC0.1.15")
def test_a_card_has_its_keyword_though_it_is_not_active() -> None:
    table = Position()
    table.some(5, "hand")
    table.vanguard("[CONT](VC)Brave:This unit gets [Power] +5000.")
    text = "[CONT](RC):If you do not have a vanguard with the brave ability, this unit cannot attack."
    vell = table.rear("Vell", text)
    story = Story(table).to_battle()
    assert vell in {play.card for play in story.asked.plays}  # type: ignore[attr-defined]


@rule("VC2.1.2")
def test_oracle_is_active_with_five_or_more_cards_in_hand() -> None:
    for cards, power in ((4, 8000), (5, 10000)):
        table = Position()
        table.some(cards, "hand")
        vell = table.rear("Vell", "[CONT](RC)Oracle (This ability is active when you have five or more cards in your"
                          " hand):This unit gets [Power] +2000.")
        assert table.power(vell) == power


@rule("VC0.1.16", "16.6")
def test_what_an_oracle_has_begun_comes_whatever_the_hand_is_then() -> None:
    table = Position()
    table.some(5, "hand")
    text = "[ACT](RC)[1/turn]Oracle:This unit gets [Power] +2000 until end of turn, and at the end of that turn, draw" \
        " a card."
    vell = table.rear("Vell", text)
    waste = table.rear("Waste", "[ACT](RC)[1/turn]:[COST][Discard two cards from your hand], and [Soul-Charge 1].",
                       at=RIGHT_BACK)
    story = Story(table).use(vell).use(waste).choose(*table.there("hand")[:2]).ends()
    assert (table.size("hand"), story.turn_player) == (4, 1)


@rule("VC2.1.2", "16.3")
def test_an_act_with_oracle_is_not_played_without_five_cards() -> None:
    table = Position()
    table.some(4, "hand")
    vell = table.rear("Vell", "[ACT](RC)Oracle:This unit gets [Power] +2000 until end of turn.")
    assert Story(table).refuses(use(vell)) == "VG 16.3"


# Rescue, Ritual, Unite


@rule("VC3.1.2", "17.5", "17.17")
def test_rescue_heals_cards_and_deals_as_much_damage_with_its_checks() -> None:
    table = Position()
    text = "Rescue 1-[ACT](VC)[1/turn]:[COST][Soul-Blast 1], choose a card from your damage zone, heal it, choose one" \
        " of your vanguards, and deal one damage."
    lord = table.vanguard(text)
    (old,), _ = table.some(1, "damage"), table.some(1, "soul")
    (trigger,) = table.on_top(CRITICAL)
    Story(table).use(lord).give(lord, lord)
    assert (table.where(old), table.where(trigger), table.power(lord)) == ("drop", "damage", 20000)


@rule("VC3.1.2", "1.3")
def test_rescue_at_five_damage_never_reaches_six() -> None:
    table = Position()
    lord = table.vanguard("Rescue 1-[ACT](VC)[1/turn]:Choose a card from your damage zone, heal it, choose one of your"
                          " vanguards, and deal one damage.")
    hurt = table.some(5, "damage")
    story = Story(table).use(lord).choose(hurt[0])
    assert (table.damage(), story.outcome) == (5, None)


@rule("VC4.1.2")
def test_ritual_counts_the_cards_of_grade_1_in_the_drop_zone() -> None:
    text = "[CONT](VC/RC)Ritual 3 (Active if there are three or more grade 1 cards in your drop zone):This unit gets" \
        " [Power] +2000."
    for ones, power in ((2, 8000), (3, 10000)):
        table = Position()
        table.some(ones, "drop", grade=1)
        table.some(2, "drop", grade=2)
        assert table.power(table.rear("Vell", text)) == power


@rule("VC4.1.3", "16.3")
def test_a_card_of_grade_1_that_is_retired_counts_itself_for_its_ritual() -> None:
    for ones, hand in ((2, 1), (1, 0)):
        table = Position()
        table.some(ones, "drop", grade=1)
        table.rear("Vell", "[AUTO](RC)Ritual 3:When this unit is retired, draw a card.", grade=1)
        waste = table.rear("Waste", "[ACT](RC):[COST][Retire one of your other rear-guards], and [Soul-Charge 1].",
                           at=RIGHT_BACK)
        Story(table).use(waste)
        assert table.size("hand") == hand


@rule("VC5.1.2", "VC5.1.3")
def test_unite_counts_the_cards_called_in_this_turn_and_itself() -> None:
    text = "[AUTO]Unite (Active if you have called two or more cards to (RC) or (GC) during this turn):When this unit" \
        " is placed on (RC), draw a card."
    for before in (1, 0):
        table = Position()
        vell, others = table.card("Vell", text), table.some(before, "hand")
        story = Story(table)
        for other in others:
            story.call(other, RIGHT_FRONT)
        story.call(vell)
        assert table.size("hand") == before


@rule("VC5.1.2")
def test_unite_counts_guardians_in_the_opponents_turn() -> None:
    table = Position()
    knight = table.vanguard("[CONT](VC)Unite:This unit gets [Power] +5000.", seat=1)
    shields = table.some(3, "hand", seat=1, shield=5000)
    vell = table.rear(power=15000)
    story = Story(table).attack(vell).guard(shields[0])
    assert table.power(knight) == 15000
    story.guard(shields[1])
    assert table.power(knight) == 25000


@rule("VC5.1.2")
def test_unite_forgets_with_the_turn() -> None:
    table = Position()
    vell = table.rear("Vell", "[CONT](RC)Unite:This unit gets [Power] +5000.")
    called = table.some(2, "hand")
    story = Story(table).call(called[0], RIGHT_FRONT).call(called[1], RIGHT_BACK)
    assert table.power(vell) == 13000
    story.ends()
    assert table.power(vell) == 8000


# Revelation, Blaze, Afterimage


@rule("VC6.1.2", "VC6.1.3")
def test_revelation_puts_the_top_card_into_the_soul_and_rests_a_rear_guard() -> None:
    table = Position()
    other = table.rear("Other", at=RIGHT_FRONT)
    seer = table.card("Seer", "[AUTO]:Revelation-(RC)")
    (top,) = table.on_top("Top")
    Story(table).call(seer).yes().choose(other)
    assert (table.where(top), table.resting(other), table.resting(seer)) == ("soul", True, False)


@rule("VC6.1.2")
def test_revelation_may_leave_the_card_on_the_deck_and_then_rests_nobody() -> None:
    table = Position()
    seer = table.card("Seer", "[AUTO]:Revelation-(RC)")
    (top,) = table.on_top("Top")
    Story(table).call(seer).no()
    assert (table.there("deck")[-1], table.resting(seer)) == (top, False)


@rule("VC6.1.3")
def test_revelation_charges_the_soul_without_a_standing_rear_guard_too() -> None:
    table = Position()
    table.vanguard(grade=2)
    table.rear(resting=True)
    heir = table.card("Heir", "[AUTO]:Revelation-(VC)", grade=3)
    (top,) = table.on_top("Top")
    Story(table, at="ride").ride(heir).yes()
    assert table.where(top) == "soul"


@rule("VC7.1.2", "11.2.1")
def test_blaze_is_looked_at_when_an_attack_step_begins() -> None:
    for theirs, power in ((0, 13000), (1, 8000)):
        table = Position()
        table.vanguard("[AUTO](VC):Blaze")
        vell = table.rear("Vell", "[CONT](RC):If your vanguard is blazing, this unit gets [Power] +5000.")
        for at in (LEFT_FRONT,)[:theirs]:
            table.rear(seat=1, at=at)
        table.card(seat=1)
        Story(table).attack(table.vanguards[0])
        assert table.power(vell) == power


@rule("VC7.1.2", "VC7.1.3", "13.4")
def test_a_vanguard_blazes_until_end_of_turn_whatever_becomes_of_the_rear_guards() -> None:
    table = Position()
    lord = table.vanguard("[AUTO](VC):Blaze")
    vell = table.rear("Vell", "[AUTO](RC):At the end of the battle that it attacked, retire this unit.")
    table.rear(seat=1, at=LEFT_BACK, resting=True)
    table.rear(at=LEFT_BACK)
    story = Story(table).fight(vell)
    assert (table.where(vell), table.in_state(lord, "blazing")) == ("drop", True)
    story.ends()
    assert not table.in_state(lord, "blazing")


@rule("VC8.1.2", "VC8.1.3")
def test_afterimage_returns_to_hand_when_the_opponent_takes_a_bound_card() -> None:
    for cards, where in ((6, "hand"), (7, "RC")):
        table = Position(turn_player=1)
        table.some(cards, "hand")
        ninja = table.rear("Ninja", "[AUTO](RC):Afterimage")
        table.card("Bound", zone="bind", seat=1)
        text = "[AUTO](RC):When placed, put a card from your bind zone into your hand."
        taker = table.card("Taker", text, seat=1)
        story = Story(table).call(taker)
        if where == "hand":
            story.yes()
        assert table.where(ninja) == where


# Engorge, Shadowstitch, Thunderstrike


@rule("VC9.1.2", "VC9.1.4")
def test_who_devours_others_in_its_attack_is_engorged_and_they_are_retired_by_an_effect() -> None:
    table = Position()
    lord = table.vanguard("[AUTO](VC):Engorge\n[CONT](VC):If this unit is engorged, this unit gets [Power] +3000.")
    food = table.rear("Food", "[AUTO]:When this unit is retired by your card's effect, draw a card.")
    spared = table.rear(at=RIGHT_FRONT)
    Story(table).attack(lord).yes().choose(food)
    assert (table.where(food), table.where(spared), table.power(lord)) == ("drop", "RC", 13000)
    assert table.size("hand") == 1


@rule("VC9.1.2")
def test_who_devours_nobody_is_not_engorged() -> None:
    table = Position()
    lord = table.vanguard("[AUTO](VC):Engorge")
    table.rear(at=RIGHT_FRONT)
    Story(table).attack(lord).no().unguarded()
    assert not table.in_state(lord, "engorged")


@rule("VC9.1.3")
def test_who_is_engorged_devours_again_without_becoming_so() -> None:
    table = Position()
    lord = table.vanguard("[AUTO](VC):Engorge\n[AUTO](VC):When this unit becomes engorged, draw a card.\n"
                          "[AUTO](VC)[1/turn]:At the end of the battle it attacked, [Stand] this unit.")
    food = [table.rear(at=at) for at in (LEFT_FRONT, RIGHT_FRONT)]
    table.card(seat=1)
    story = Story(table).attack(lord).yes().choose(food[0]).unguarded().first(lord)
    hand = table.size("hand")
    story.attack(lord).yes().targets(food[1])
    assert (hand, table.size("hand"), table.where(food[1])) == (2, 2, "drop")


@rule("VC10.1.2", "11.6.1")
def test_shadowstitch_comes_after_an_attack_on_a_vanguard_that_did_not_hit() -> None:
    text = "Shadowstitch-[AUTO](RC):At the end of the battle that this unit attacked a vanguard, if that attack did" \
        " not hit, draw a card."
    for power, hand in ((5000, 1), (10000, 0)):
        table = Position()
        table.rear(at=RIGHT_FRONT)
        shade = table.rear("Shade", text, power=power)
        Story(table).fight(shade)
        assert table.size("hand") == hand


@rule("VC10.1.2")
def test_shadowstitch_does_not_come_after_an_attack_on_a_rear_guard() -> None:
    text = "Shadowstitch-[AUTO](RC):At the end of the battle that this unit attacked a vanguard, if that attack did" \
        " not hit, draw a card."
    table = Position()
    table.rear(at=RIGHT_FRONT)
    cole = table.rear(seat=1, power=9000)
    shade = table.rear("Shade", text, power=5000)
    Story(table).fight(shade, cole)
    assert table.size("hand") == 0


@rule("VC11.1.2")
def test_thunderstrike_counts_the_bind_zone_of_the_opponent() -> None:
    text = "[CONT](RC)Thunderstrike 2 (This ability is active when your opponent's bind zone has two or more" \
        " cards):This unit gets [Power] +5000."
    for mine, theirs, power in ((2, 1, 8000), (0, 2, 13000)):
        table = Position()
        table.some(mine, "bind")
        table.some(theirs, "bind", seat=1)
        assert table.power(table.rear("Vell", text)) == power


@rule("VC11.1.2", "17.11")
def test_thunderstrike_counts_cards_that_are_bound_face_down() -> None:
    table = Position()
    table.some(2, "bind", seat=1, face_down=True)
    text = "[CONT](RC)Thunderstrike 2:This unit gets [Power] +5000."
    assert table.power(table.rear("Vell", text)) == 13000


# Rush, Burst


@rule("VC12.1.2")
def test_rush_comes_of_being_stood_by_ones_own_card_and_not_by_the_stand_phase() -> None:
    table = Position()
    text = "Rush-[AUTO](RC):When this unit [Stand] due to the effect of your card, draw a card."
    vell = table.rear("Vell", text, resting=True)
    crier = table.rear("Crier", "[ACT](RC):[Stand] all of your rear-guards.", at=RIGHT_FRONT)
    table.on_top("Drawn", "Drawn", grade=3)
    story = Story(table, at="stand").passes()
    assert (table.resting(vell), table.size("hand")) == (False, 1)
    table.mark(vell, resting=True)
    story.use(crier)
    assert table.size("hand") == 2


@rule("VC13.1.2", "16.8")
def test_burst_asks_for_the_power_of_the_vanguard() -> None:
    text = "Burst-[AUTO](RC):When your vanguard attacks, if your vanguard's [Power] is 15000 or greater, this unit" \
        " gets [Critical] +1 until end of turn."
    for boost, critical in ((5000, 2), (4000, 1)):
        table = Position()
        vell = table.rear("Vell", text)
        squire = table.rear("Squire", at=3, power=boost, skills=BOOST)
        Story(table).attack(table.vanguards[0], boost=squire).unguarded()
        assert table.critical(vell) == critical


@rule("VC13.2.1", "22.6")
def test_only_the_cannot_be_hit_of_a_guardian_that_is_retired_so_is_nullified() -> None:
    text = "[AUTO](VC):When your drive check reveals a grade 3, choose one of your opponent's guardians, retire it," \
        " and its effect of \"cannot be hit\" is nullified."
    table = Position()
    lord = table.vanguard(text)
    aegis = table.sentinel(seat=1)
    table.card("Paid", seat=1)
    table.on_top("Heir", grade=3)
    table.rear(at=RIGHT_FRONT)
    Story(table).attack(lord).guard(aegis).yes().choose(*table.there("VC", 1)).unguarded()
    assert (table.where(aegis), table.damage(1)) == ("drop", 1)


@rule("VC13.2.1")
def test_whatever_else_the_guardian_has_given_stays() -> None:
    also = "[AUTO](GC):When placed, [COST][discard a card from your hand], one of your units cannot be hit until end" \
        " of that battle, and one of your units gets [Power] +5000 until end of turn."
    text = "[AUTO](VC):When your drive check reveals a grade 3, choose one of your opponent's guardians, retire it," \
        " and its effect of \"cannot be hit\" is nullified."
    table = Position()
    lord = table.vanguard(text)
    aegis, rival = table.card("Aegis", also, seat=1, shield=0), table.vanguards[1]
    table.card("Paid", seat=1)
    table.on_top("Heir", grade=3)
    table.rear(at=RIGHT_FRONT)
    story = Story(table).attack(lord).guard(aegis).yes().choose(rival).choose(rival).unguarded()
    assert (table.where(aegis), table.damage(1), table.power(rival), story.turn_player) == ("drop", 0, 15000, 0)


@rule("VC0.1.2")
def test_a_keyword_that_is_given_is_had_as_long_as_it_is_given() -> None:
    table = Position()
    lord = table.vanguard("[ACT](VC)[1/turn]:Until end of turn, this unit gets \"[CONT](VC)Brave:This unit gets [Power]"
                          " +5000.\".")
    bound = "[CONT](RC):If you have a vanguard with the brave ability, this unit gets [Power] +1000."
    vell = table.rear("Vell", bound)
    story = Story(table).use(lord)
    assert (table.power(lord), table.power(vell)) == (15000, 9000)
    story.ends()
    assert (table.power(lord), table.power(vell)) == (10000, 8000)
