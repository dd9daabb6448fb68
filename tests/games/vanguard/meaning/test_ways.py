"""How cards come onto circles by what is printed on them, which battles units fight in, what waits for their end."""

from __future__ import annotations

import pytest

from tests.games.vanguard.story import Story, attack, call, guard, rule, use
from tests.games.vanguard.table import CENTRE, HEAL, LEFT_BACK, LEFT_FRONT, RIGHT_FRONT, Position

STRIDES_LATE = "[ACT](G zone):If your vanguard is grade 3, [COST][Soul-Blast 1], [Stride] this card on your (VC) from" \
    " face down, and this unit gets [Power] +10000/[Critical] +1 until end of turn."
LOYAL = "[CONT]:This card must be called to (RC) with a unit when you would call it from your hand."
TOGETHER = "when your opponent would call cards from his or her hand to (GC), he or she must call the same number of" \
    " cards as the number of {} or more at the same time."


def placed(text: str, table: Position, at: int = LEFT_FRONT, **values: object) -> tuple[Story, int]:
    """Call a card with the text from the hand."""
    vell = table.card("Vell", f"[AUTO](RC):When placed, {text}", **values)
    return Story(table).call(vell, at), vell


@rule("21.2")
def test_a_g_unit_is_stridden_by_its_own_ability_in_the_main_phase() -> None:
    table = Position()
    titan = table.g_unit("Titan", STRIDES_LATE)
    table.some(1, "soul")
    Story(table).use(titan, 1)
    assert table.there("VC") == [titan] and table.where(table.vanguards[0]) == "hearts"
    assert (table.power(titan), table.critical(titan)) == (15000 + 10000 + 10000, 2)


@rule("21.2")
def test_it_is_stridden_only_from_face_down() -> None:
    table = Position()
    titan = table.g_unit("Titan", STRIDES_LATE, face_down=False)
    table.some(1, "soul")
    assert Story(table).refuses(use(titan, 1)) == "VG 21.1"


@rule("10.2", "1.6")
def test_a_card_that_is_called_only_onto_a_unit() -> None:
    table = Position()
    cole, vell = table.rear("Cole", at=RIGHT_FRONT), table.card("Vell", LOYAL)
    story = Story(table)
    assert story.refuses(call(vell, LEFT_FRONT)) == "VG 1.6"
    story.call(vell, RIGHT_FRONT)
    assert (table.where(cole), table.circle(vell)) == ("drop", RIGHT_FRONT)


@rule("10.3")
def test_by_an_effect_it_goes_anywhere() -> None:
    table = Position()
    heir = table.card("Heir", LOYAL, zone="soul")
    story, _ = placed("call a card from your soul to (RC).", table)
    story.at(LEFT_BACK)
    assert table.circle(heir) == LEFT_BACK


@rule("10.3")
def test_a_unit_that_comes_resting() -> None:
    table = Position()
    text = "[CONT]:When this unit would be called to (RC), it is called as [Rest]."
    vell, heir = table.card("Vell", text), table.card("Heir", text, zone="soul")
    story = Story(table).call(vell)
    story.call(table.card("Cole", "[AUTO](RC):When placed, call a card from your soul to (RC)."), RIGHT_FRONT)
    story.at(LEFT_BACK)
    assert table.resting(vell) and table.resting(heir)


@pytest.mark.parametrize(("first", "hits"), [(1, False), (2, True)])
@rule("11.2.2")
def test_who_fights_only_in_later_battles(first: int, hits: bool) -> None:
    table = Position()
    vell = table.rear("Vell", "[CONT](RC):This unit can only attack on the third battle of the turn or more.",
                      power=12000)
    others = [table.vanguards[0], table.rear("Cole", at=RIGHT_FRONT)]
    story = Story(table)
    for one in others[:first]:
        story.fight(one)
    if not hits:
        assert story.refuses(attack(vell, table.vanguards[1])) == "VG 1.6"
        return
    damage = table.damage(1)
    story.fight(vell)
    assert table.damage(1) == damage + 1


@rule("1.6", "10.2")
def test_nobody_but_normal_units_is_called_for_the_rest_of_the_fight() -> None:
    table = Position()
    lord = table.vanguard("[ACT](VC):[COST][Soul-Blast 1], and until end of this fight, your opponent can only call"
                          " normal units.")
    table.some(1, "soul")
    normal, heal = table.card("Normal", seat=1), table.card("Mercy", seat=1, trigger=HEAL)
    story = Story(table).use(lord).attack(lord)
    assert story.refuses(guard(heal)) == "VG 1.6"
    story.guard(normal).unguarded()
    while story.phase != "main":
        story.passes()
    assert story.turn_player == 1 and story.refuses(call(heal)) == "VG 1.6"


@pytest.mark.parametrize(("gauges", "together"), [(1, 1), (2, 2)])
@rule("11.3.2", "16.10")
def test_so_many_guard_together_as_gauges_were_discarded(gauges: int, together: int) -> None:
    table = Position()
    vell = table.rear("Vell", "[AUTO](RC):When it attacks, [COST][discard all of this unit's equip gauges], and until"
                      f" end of that battle, {TOGETHER.format('equip gauges discarded for this cost')}")
    for one in table.some(gauges, "gauge"):
        table.mark(one, marks={"gauge of": vell, "gauge object": table.ref(vell).entered, "equip gauge": 1})
    shields = table.some(3, "hand", seat=1)
    story = Story(table).attack(vell).yes().guard(shields[0])
    if together > 1:
        story.choose(shields[1])
    assert table.size("GC", 1) == together


@rule("11.3.2", "17.10")
def test_so_many_guard_together_as_normal_units_were_charged() -> None:
    table = Position()
    text = TOGETHER.format("normal units SC@ with this effect")
    vell = table.rear("Vell", f"[AUTO](RC):When it attacks, [Soul-Charge 3], draw the same number of cards as the"
                      f" number of trigger units SC@ with this effect, and until end of that battle, {text}")
    table.on_top("One", HEAL, "Two")
    shields = table.some(3, "hand", seat=1)
    story = Story(table).attack(vell).guard(shields[0]).choose(shields[1])
    assert (table.size("GC", 1), table.size("hand"), story.turn) == (2, 1, 3)


@rule("16.6", "11.6.1")
def test_the_end_of_the_next_battle_comes_once() -> None:
    table = Position()
    vell = table.rear("Vell", "[ACT](RC):[COST][Soul-Blast 1], and until end of turn, at the end of the next battle"
                      " this unit attacked, [COST][Counter-Blast 1], and [Stand] this unit.")
    table.some(1, "soul")
    table.some(3, "damage")
    story = Story(table).use(vell).fight(vell).yes()
    story.choose(table.there("damage")[0])
    assert not table.resting(vell)
    story.fight(vell)
    assert table.resting(vell)


@rule("16.6")
def test_that_unit_leaves_at_the_end_of_its_battle() -> None:
    table = Position()
    cole = table.rear("Cole", at=RIGHT_FRONT)
    vell = table.rear("Vell", "[ACT](RC):[COST][Soul-Blast 1], and one of your other rear-guards gets [Power] +10000"
                      " until end of turn, and at the end of the battle that that unit attacked, put that unit on the"
                      " bottom of your deck.")
    table.some(1, "soul")
    story = Story(table).use(vell)
    assert table.power(cole) == 18000
    story.fight(vell)
    assert table.where(cole) == "RC"
    story.fight(cole)
    assert table.where(cole) == "deck" and table.where(vell) == "RC"


@pytest.mark.parametrize(("zone", "damage"), [("damage", 1), ("drop", 0)])
@rule("16.8")
def test_what_was_put_from_the_damage_zone(zone: str, damage: int) -> None:
    table = Position()
    rose = table.card("Rose", zone=zone)
    story, _ = placed('put up to one face up "Rose" each from your drop zone and damage zone into your hand, and if you'
                      " put from your damage zone, put the top card of your deck into your damage zone.", table)
    story.choose(rose)
    assert (table.size("damage"), table.size("hand")) == (damage, 1)


@rule("17.1", "10.1")
def test_as_many_are_called_as_were_drawn() -> None:
    table = Position()
    for at in range(1, 4):
        table.rear(at=at)
    story, _ = placed("draw cards equal to the number of your open (RC), and call the same number of cards from hand to"
                      " (RC).", table)
    story.choose(*table.there("hand")).at(4)
    assert (table.size("hand"), table.size("RC")) == (0, 5)


@rule("9.2", "9.6")
def test_the_marker_goes_on_the_circle_of_the_called_unit() -> None:
    table = Position()
    table.card("Heir", zone="soul")
    table.let(gift_types_0=(("Force", "I"),))
    story, _ = placed("call a card from your soul to (RC). If you called, get an Imaginary Gift:Force, and put that"
                      " marker on the (RC) that unit is on.", table)
    story.at(RIGHT_FRONT)
    assert table.markers() == [("Force I", RIGHT_FRONT)]


@rule("9.2", "9.6")
def test_a_marker_that_a_text_puts_on_the_vanguard_circle() -> None:
    table = Position()
    table.let(gift_types_0=(("Force", "I"),))
    placed("get an Imaginary Gift:Force, and put that marker on your (VC).", table)
    assert table.markers() == [("Force I", CENTRE)]


@pytest.mark.parametrize(("beside", "power"), [("Rose", 13000), ("Cole", 5000)])
@rule("16.3")
def test_one_thing_is_so_or_the_other(beside: str, power: int) -> None:
    table = Position()
    table.rear(beside, at=RIGHT_FRONT)
    vell = table.rear("Vell", '[CONT](RC):If you have a "Rose" on your (RC), this unit gets [Power] +5000, and if you'
                      " don't, it gets [Power] -3000.")
    assert table.power(vell) == power


@rule("17.10")
def test_a_soul_blast_that_is_no_cost_is_made() -> None:
    table = Position()
    table.some(1, "soul")
    Story(table).call(table.card("Vell", "[AUTO](RC):When placed, [Soul-Blast 1]."))
    assert (table.size("soul"), table.size("drop")) == (0, 1)


@rule("16.4")
def test_the_abilities_of_a_unit_do_not_activate_this_turn() -> None:
    table = Position()
    vell = table.rear("Vell", "[AUTO](RC):When it attacks, draw a card.\n[ACT](RC):[COST][Soul-Blast 1], and until end"
                      " of turn, this unit's [AUTO] abilities do not activate.")
    table.some(1, "soul")
    Story(table).use(vell, 1).fight(vell)
    assert table.size("hand") == 0


@rule("24.5")
def test_what_cannot_be_retired_is_removed() -> None:
    table = Position()
    vell = table.card("Vell", "[CONT](RC):This unit cannot be retired.\n[AUTO]:When on a non-Astral Plane circle,"
                      " retire this unit. If it could not be retired, remove this unit.")
    Story(table).call(vell)
    assert table.where(vell) == "removed"


@rule("17.4", "1.6")
def test_what_cannot_be_retired_stays() -> None:
    table = Position()
    cole = table.rear("Cole", "[CONT](RC):This unit cannot be retired.", seat=1)
    placed("retire all of your opponent's rear-guards.", table)
    assert table.where(cole) == "RC"


@pytest.mark.parametrize(("gauges", "drawn"), [(2, 1), (1, 0)])
@rule("24.4", "16.7")
def test_gauges_of_any_unit_are_discarded_as_a_cost(gauges: int, drawn: int) -> None:
    table = Position()
    lord = table.vanguard("[ACT](VC):[Cost][Discard two equipped gauge], and draw a card.")
    for unit in (table.rear("One"), table.rear("Two", at=RIGHT_FRONT))[:gauges]:
        (one,) = table.some(1, "gauge")
        table.mark(one, marks={"gauge of": unit, "gauge object": table.ref(unit).entered, "equip gauge": 1})
    story = Story(table)
    if drawn:
        story.use(lord)
        if story.asked.kind == "cards":
            story.choose(*table.there("gauge"))
    else:
        assert story.refuses(use(lord)) == "VG 16.7"
    assert (table.size("hand"), table.size("gauge")) == (drawn, 0 if drawn else 1)


@rule("24.4", "16.8")
def test_a_card_of_the_hand_and_a_gauge_are_discarded() -> None:
    table = Position()
    vell = table.rear("Vell", "[ACT](RC):[COST][Discard a card from your hand and one of this unit's equip gauges], and"
                      " draw a card.")
    (gauge,) = table.some(1, "gauge")
    table.mark(gauge, marks={"gauge of": vell, "gauge object": table.ref(vell).entered, "equip gauge": 1})
    (coin,) = table.some(1, "hand")
    Story(table).use(vell).choose(coin).choose(gauge)
    assert (table.where(gauge), table.where(coin), table.size("hand")) == ("drop", "drop", 1)


@rule("24.4")
def test_a_gauge_for_each_of_several_units() -> None:
    table = Position()
    units = [table.rear("One", at=RIGHT_FRONT), table.rear("Two", at=LEFT_BACK)]
    placed("put the top card of your deck face down as an equip gauge for each of your other rear-guards.", table)
    assert sorted(table.state.cards[one].marks["gauge of"] for one in table.there("gauge")) == sorted(units)


@rule("17.18")
def test_the_next_soul_blast_is_lessened() -> None:
    table = Position()
    table.some(2, "soul")
    lord = table.vanguards[0]
    story, _ = placed("until end of turn, your vanguard gets [Power] +10000, and reduce the next [Soul-Blast] you pay"
                      " by ②.", table)
    assert table.power(lord) == 20000
    story.use(table.rear("Cole", "[ACT](RC):[COST][Soul-Blast 3], and draw a card.", at=RIGHT_FRONT))
    if story.asked.kind == "cards":
        story.choose(table.there("soul")[0])
    assert (table.size("soul"), table.size("hand")) == (1, 1)
