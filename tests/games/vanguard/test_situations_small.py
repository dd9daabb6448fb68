"""Situations of the small print with their outcomes, by the rulebook alone: what is easily overlooked."""

from __future__ import annotations

from engine.events import Notice
from engine.games.vanguard.cards import Gift, Nation
from tests.games.vanguard.story import Story, rule
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

SINGS = "[AUTO](VC/RC):Harmony"
HOLLOW = "[AUTO]:Hollow"


@rule("1.4")
def test_a_player_concedes_at_any_time() -> None:
    table = Position()
    table.card(seat=1)
    story = Story(table).attack(table.vanguards[0])
    assert story.match.concede(0) is None
    assert story.winner == 1


@rule("3.7", "12.1")
def test_a_card_of_a_nation_without_a_clan_is_of_all_its_clans() -> None:
    for nation, power in ((Nation.UNITED_SANCTUARY, 20000), (Nation.ZOO, 10000)):
        table = Position()
        table.rear(at=RIGHT_FRONT)
        table.on_top(CRITICAL, clan=(), nation=nation)
        lord = table.vanguards[0]
        Story(table).fight(lord).give(lord, lord)
        assert table.power(lord) == power


@rule("4.5", "18.1")
def test_a_locked_card_is_public() -> None:
    table = Position()
    mine = table.rear(face_down=True)
    Story(table)
    assert table.state.sees(1, table.state.cards[mine])


@rule("6.2", "4")
def test_the_g_zone_lies_face_down_and_its_player_knows_it() -> None:
    table = Position()
    titan = table.g_unit()
    Story(table)
    card = table.state.cards[titan]
    assert (table.state.sees(0, card), table.state.sees(1, card)) == (True, False)


@rule("11.1.1")
def test_what_begins_with_the_battle_phase_comes_once() -> None:
    table = Position()
    table.rear("Bell", "[AUTO](RC):At the beginning of your battle phase, draw a card.")
    table.rear(at=RIGHT_FRONT)
    story = Story(table).to_battle()
    assert table.size("hand") == 1
    story.fight(table.vanguards[0])
    assert table.size("hand") == 2


@rule("11.2.1", "11.3.1", "11.4.1", "11.5.1", "11.6.1")
def test_every_step_of_a_battle_has_its_beginning() -> None:
    table = Position()
    table.rear(at=RIGHT_FRONT)
    story = Story(table).fight(table.vanguards[0])
    begun = [one.name for one in table.state.log if isinstance(one, Notice) and one.why == "step begins"]
    assert list(dict.fromkeys(begun)) == ["attack", "guard", "drive", "damage", "close"]
    assert story.phase == "battle"


@rule("14.1.2", "14.1.3")
def test_the_gift_of_the_turn_player_is_resolved_first() -> None:
    table = Position()
    table.let(gifts_0=(Gift.PROTECT,), gifts_1=(Gift.PROTECT,))
    story = Story(table)
    assert story.asked.seat == 0
    story.gift("Protect I")
    assert (table.size("hand"), table.size("hand", 1), story.asked.seat) == (1, 0, 1)
    story.gift("Protect I")
    assert (table.size("hand"), table.size("hand", 1)) == (1, 1)


@rule("11.2.3", "17.16")
def test_a_resting_unit_that_is_told_to_attack_does_not() -> None:
    table = Position()
    text = "[ACT](RC)[1/turn]:This unit attacks one of your opponent's rear-guards."
    vell, cole = table.rear("Vell", text, power=15000, resting=True), table.rear(seat=1)
    story = Story(table).use(vell)
    assert (story.phase, table.where(cole)) == ("main", "RC")


@rule("11.5.3")
def test_a_hit_is_answered_only_after_the_damage_is_checked() -> None:
    table = Position()
    table.rear(at=RIGHT_FRONT)
    text = "[AUTO](RC):When its attack hits a vanguard, if your opponent has one or more cards in their damage zone," \
        " draw a card."
    vell = table.rear("Vell", text, power=15000)
    Story(table).fight(vell)
    assert table.size("hand") == 1


@rule("11.6.3", "11.6.1")
def test_what_was_called_at_the_end_of_a_battle_has_an_end_of_the_battle_too() -> None:
    table = Position()
    table.rear(at=RIGHT_FRONT)
    calls = "[AUTO](RC):At the end of the battle that it attacked, call a card from your soul to (RC)."
    ends = "[AUTO](RC):At the end of the battle your rear-guard attacked, draw a card."
    table.card("Late", ends, zone="soul")
    crier = table.rear("Crier", calls)
    Story(table).fight(crier).at(RIGHT_BACK)
    assert table.size("hand") == 1


@rule("17.14")
def test_rows_are_switched_at_once() -> None:
    table = Position()
    text = "[ACT](VC)[1/turn]:You may switch all of your rear-guards between the front and back rows."
    lord = table.vanguard(text)
    front, behind = table.rear(resting=True), table.rear(at=RIGHT_BACK)
    centre = table.rear(at=CENTRE_BACK)
    Story(table).use(lord).yes()
    assert [table.circle(unit) for unit in (front, behind, centre)] == [LEFT_BACK, RIGHT_FRONT, CENTRE_BACK]
    assert table.resting(front)


@rule("17.18")
def test_reductions_of_the_next_soul_blast_add_up() -> None:
    table = Position()
    less = "[AUTO](RC):When placed, reduce the next time you [Soul-Blast] by 1 until end of turn."
    lord = table.vanguard("[ACT](VC):[COST][Soul-Blast 3], and draw a card.")
    table.some(5, "soul")
    less_2 = table.card("Less", less)
    less_3 = table.card("Less", less)
    story = Story(table).call(less_2).call(less_3, RIGHT_FRONT).use(lord)
    if not story.acting:
        story.choose(table.there("soul")[0])
    assert (table.size("soul"), table.size("hand")) == (4, 1)
    story.use(lord).choose(*table.there("soul")[:3])
    assert (table.size("soul"), table.size("hand")) == (1, 2)


# Domination


@rule("VC8.2.22")
def test_the_front_row_of_a_player_has_no_dominated_unit() -> None:
    table = Position()
    lord = table.vanguard(
        "Dominate-[ACT](VC)[1/turn]:Choose one of your opponent's rear-guards, [Stand] and dominate it, and attack.\n"
        "[CONT](VC):All of your front row units get [Power] +5000."
    )
    cole = table.rear("Cole", seat=1, power=10000)
    table.card(seat=1)
    story = Story(table).use(lord).targets(table.vanguards[1])
    assert (table.power(cole), table.power(lord)) == (10000, 15000)
    story.unguarded()


@rule("VC8.2.20", "16.6")
def test_a_timed_trigger_made_while_dominated_is_played_by_the_dominating_player() -> None:
    table = Position()
    lord = table.vanguard(
        "Dominate-[ACT](VC)[1/turn]:Choose one of your opponent's rear-guards, [Stand] and dominate it, and attack."
    )
    text = "[AUTO](RC):When it attacks, at the end of that battle, draw a card."
    table.rear("Cole", text, seat=1, power=10000)
    Story(table).use(lord).targets(table.vanguards[1]).unguarded()
    assert (table.size("hand"), table.size("hand", 1)) == (1, 0)


@rule("VC8.2.33")
def test_both_shuffle_when_a_dominated_unit_goes_into_a_deck() -> None:
    table = Position(cards=30)
    lord = table.vanguard(
        "Dominate-[ACT](VC)[1/turn]:Choose one of your opponent's rear-guards, [Stand] and dominate it, and attack."
    )
    cole = table.rear("Cole", "[AUTO](RC):When it attacks, return this unit to your deck, and shuffle your deck.",
                      seat=1)
    before = table.there("deck"), table.there("deck", 1)
    Story(table).use(lord).targets(table.vanguards[1]).unguarded()
    assert table.where(cole) == "deck"
    assert table.there("deck") != before[0]
    assert [card for card in table.there("deck", 1) if card != cole] != before[1]


# States of the clans


@rule("VC15.1.3")
def test_who_charges_does_not_begin_to_charge_again() -> None:
    table = Position()
    text = "[AUTO](RC):Charge\n[AUTO](RC):Charge\n[AUTO](RC):When this unit becomes charging, draw a card."
    ram = table.card("Ram", text, zone="drop")
    crier = table.card("Crier", "[AUTO](RC):When placed, call a card from your drop zone to (RC).")
    story = Story(table).call(crier, RIGHT_FRONT).at(LEFT_FRONT)
    while not story.acting:
        story.yes() if story.asked.kind == "confirm" else story.pick(0)
    assert (table.in_state(ram, "charging"), table.size("hand")) == (True, 1)


@rule("VC18.1.5", "8.5")
def test_a_bound_card_that_has_left_does_not_come_back_by_the_leap() -> None:
    leaps = "Time Leap-[AUTO]:When this unit is placed on (RC), choose up to one of your other rear-guards, and time" \
        " leap it."
    table = Position(cards=6)
    young, old = table.rear("Young", grade=1), table.card("Old", zone="deck", grade=2)
    lord = table.vanguard("[ACT](VC)[1/turn]:Put a card from your bind zone into your hand.")
    clock = table.card("Clock", leaps)
    story = Story(table).call(clock, RIGHT_FRONT).choose(young).choose(old).at(LEFT_FRONT)
    story.use(lord).ends()
    assert (table.where(young), table.there("deck")[0]) == ("hand", old)


@rule("VC19.1.12")
def test_what_was_got_until_end_of_turn_is_lost_before_a_second_hollow_death() -> None:
    table = Position()
    text = f"{HOLLOW}\n[AUTO]:When this unit is placed on (RC) from hand, until end of turn, all of your rear-guards" \
        " get \"[AUTO]:When this unit is retired from (RC), draw a card.\"."
    ghost = table.card("Ghost", text)
    table.vanguard("[AUTO](VC)[1/turn]:When your hollowed rear-guard is retired, call that card to (RC).")
    story = Story(table).call(ghost, LEFT_FRONT)
    while story.turn_player == 0:
        if story.acting:
            story.passes()
        elif story.asked.kind == "confirm":
            story.yes()
        else:
            story.pick(0)
    assert (table.where(ghost), table.size("hand")) == ("drop", 1)


@rule("VC20.1.5")
def test_nobody_is_in_harmony_with_who_is_gone_already() -> None:
    table = Position()
    singer = table.rear("Singer", SINGS)
    vell = table.card("Vell", "[AUTO](RC):When placed, retire this unit.")
    Story(table).call(vell, LEFT_BACK).first(vell)
    assert (table.where(vell), table.in_state(singer, "harmony")) == ("drop", False)


@rule("VC20.1.6", "16.4")
def test_what_comes_of_harmony_comes_though_it_is_over() -> None:
    table = Position()
    table.rear("Singer", f"{SINGS}\n[AUTO](RC):When this unit becomes in harmony, draw a card.")
    vell = table.card("Vell", "[AUTO](RC):When this unit becomes in harmony, retire this unit.")
    Story(table).call(vell, LEFT_BACK).first(vell)
    assert (table.where(vell), table.size("hand")) == ("drop", 1)


@rule("VC23.1.3")
def test_who_is_successful_does_not_become_so_again() -> None:
    table = Position()
    text = "[AUTO](RC):Success 15000\n[AUTO](RC):When this unit becomes successful, draw a card."
    pupil = table.rear("Pupil", text, at=RIGHT_FRONT)
    vell, squire = table.rear(power=15000), table.rear(at=LEFT_BACK, skills=BOOST)
    story = Story(table)
    assert (table.in_state(pupil, "successful"), table.size("hand")) == (True, 1)
    story.attack(vell, boost=squire).unguarded()
    assert table.size("hand") == 1
