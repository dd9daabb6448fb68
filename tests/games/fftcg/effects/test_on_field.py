"""Effects on what is on the field."""

from __future__ import annotations

from engine.games.fftcg.effects.resolution import MEANING
from engine.games.fftcg.rules.checks import CHECKS
from engine.games.fftcg.rules.table import DAMAGE, STACK, Ref
from engine.timing.automatic import end_of_turn
from tests.games.fftcg.effects.doing import Doing, cards, do
from tests.games.fftcg.table import Position, run


def damage(table: Position, number: int) -> int:
    """Return the damage on a card."""
    return table.state.cards[number].damage


def test_damage_is_dealt_to_all_at_once() -> None:
    """FFTCG 5.2.6.1"""
    table = Position()
    osk = table.backup("Osk")
    cole, tarn = table.forward("Cole", seat=1), table.forward("Tarn", seat=1)
    do(table, osk, "Deal 3000 damage to all the Forwards opponent controls.")
    assert damage(table, cole) == damage(table, tarn) == 3000


def test_damage_counts_what_the_text_counts() -> None:
    """FFTCG 11.11.9"""
    table = Position()
    osk, cole = table.backup("Osk"), table.forward("Cole", 9000, seat=1)
    table.backup("Ulm")
    Doing(table, osk, "Choose 1 Forward. Deal it 1000 damage for each Backup you control.").choose(cole).resolve()
    assert damage(table, cole) == 2000


def test_damage_that_cannot_be_reduced_is_not() -> None:
    """FFTCG 2.2, 11.12.5.1"""
    table = Position()
    osk = table.backup("Osk")
    text = "If Cole is dealt damage, reduce the damage by 2000 instead."
    cole = table.forward("Cole", 9000, text, seat=1)
    Doing(table, osk, "Choose 1 Forward. Deal it 3000 damage. This damage cannot be reduced.").choose(cole).resolve()
    assert damage(table, cole) == 3000
    Doing(table, osk, "Choose 1 Forward. Deal it 3000 damage.").choose(cole).resolve()
    assert damage(table, cole) == 4000


def test_the_former_deals_damage_equal_to_its_own_power() -> None:
    """FFTCG 11.11.8"""
    table = Position()
    osk, vell, cole = table.backup("Osk"), table.forward("Vell", 5000), table.forward("Cole", 9000, seat=1)
    text = (
        "Choose 1 Forward you control and 1 Forward opponent controls. The former deals damage equal to its power to "
        "the latter."
    )
    Doing(table, osk, text).declare().resolve()
    assert (damage(table, vell), damage(table, cole)) == (0, 5000)


def test_two_forwards_fight_at_the_same_time() -> None:
    """FFTCG 11.11.8"""
    table = Position()
    osk, vell, cole = table.backup("Osk"), table.forward("Vell", 5000), table.forward("Cole", 9000, seat=1)
    text = (
        "Choose 1 Forward you control and 1 Forward opponent controls. The former and the latter deal damage equal to "
        "their respective power to the other."
    )
    Doing(table, osk, text).declare().resolve()
    assert (damage(table, vell), damage(table, cole)) == (9000, 5000)


def test_a_card_deals_the_opponent_points_of_damage() -> None:
    """FFTCG 6.5.2"""
    table = Position()
    vell = table.forward("Vell")
    table.some(3, "deck", seat=1)
    do(table, vell, "Vell deals your opponent 1 point of damage.")
    assert len(table.state.zones[DAMAGE[1]]) == 1


def test_dull_and_freeze() -> None:
    """FFTCG 15.1.1.2, 15.2.4"""
    table = Position()
    osk, cole = table.backup("Osk"), table.forward("Cole", seat=1)
    Doing(table, osk, "Choose 1 Character opponent controls. Dull it and Freeze it.").choose(cole).resolve()
    assert table.state.cards[cole].dull and "frozen" in table.state.cards[cole].marks


def test_what_cannot_be_broken_stays() -> None:
    """FFTCG 2.2"""
    table = Position()
    osk, cole = table.backup("Osk"), table.forward("Cole", 5000, "Cole cannot be broken.", seat=1)
    Doing(table, osk, "Choose 1 Forward. Break it.").choose(cole).resolve()
    assert table.where(cole) == "field"


def test_counters_are_placed_and_removed() -> None:
    """FFTCG 6.7.1, 15.1.1.10.1"""
    table = Position()
    vell = table.forward("Vell")
    do(table, vell, "Place 2 Ember Counters on Vell.")
    assert table.state.cards[vell].counters == {"Ember": 2}
    do(table, vell, "Remove 1 Ember Counter from Vell. If you do so, place 1 Ash Counter on Vell.")
    assert table.state.cards[vell].counters == {"Ember": 1, "Ash": 1}


def test_a_summon_on_the_stack_is_cancelled() -> None:
    """FFTCG 7.12.3"""
    from engine.abilities.kinds import Unparsed
    from engine.timing.items import Item

    table = Position()
    osk, pyre = table.backup("Osk"), table.summon("Pyre", zone="stack", seat=1)
    table.let(stack=(Item(90, "Summon", 1, table.ref(pyre), Unparsed(""), ()),))
    Doing(table, osk, "Choose 1 Summon. Cancel its effect.").declare().resolve()
    assert table.state.vars["stack"][0].cancelled and table.state.cards[pyre].zone == STACK


def test_control_comes_back_at_the_end_of_the_turn() -> None:
    """FFTCG 6.2.6, 9.5.1.3.2"""
    table = Position()
    osk, cole = table.backup("Osk"), table.forward("Cole", seat=1)
    text = "Choose 1 Forward opponent controls. You gain control of it until the end of the turn."
    Doing(table, osk, text).choose(cole).resolve()
    assert table.state.cards[cole].controller == 0
    run(end_of_turn(table.state, MEANING))
    assert table.state.cards[cole].controller == 1 and "borrowed" not in table.state.vars


def test_control_ends_with_the_condition_it_lasts_for() -> None:
    """FFTCG 6.2.6, 11.12.4.1"""
    table = Position()
    osk, cole = table.backup("Osk"), table.forward("Cole", seat=1)
    text = "Choose 1 Forward. You gain control of it for as long as Osk is on the field."
    Doing(table, osk, text).choose(cole).resolve()
    run(CHECKS.processes(table.state))
    assert table.state.cards[cole].controller == 0
    table.happen(table.move(osk, "break zone"))
    run(CHECKS.processes(table.state))
    assert table.state.cards[cole].controller == 1


def test_control_without_an_end_stays() -> None:
    """FFTCG 6.2.6"""
    table = Position()
    osk, cole = table.backup("Osk"), table.forward("Cole", seat=1)
    Doing(table, osk, "Choose 1 Forward. You gain control of it.").choose(cole).resolve()
    run(end_of_turn(table.state, MEANING))
    assert table.state.cards[cole].controller == 0


def test_what_lasts_concerns_those_that_were_meant_then() -> None:
    """FFTCG 11.12.4.2, 11.12.4.3"""
    table = Position()
    osk, vell = table.backup("Osk"), table.forward("Vell", 5000)
    do(table, osk, "All the Forwards you control gain +1000 power until the end of the turn.")
    tarn = table.forward("Tarn", 5000)
    assert (table.power(vell), table.power(tarn)) == (6000, 5000)


def test_crystals_are_gained() -> None:
    """FFTCG 6.8.1"""
    table = Position()
    do(table, table.forward("Vell"), "Gain [Crystal].")
    assert table.state.vars["crystals 0"] == 1


def test_the_source_that_left_is_not_acted_on() -> None:
    """FFTCG 7.4, 11.5.4"""
    table = Position()
    vell = table.forward("Vell")
    doing = Doing(table, vell, "Return Vell to its owner's hand.")
    table.happen(table.move(vell, "break zone"))
    doing.resolve()
    assert table.where(vell) == "break zone"


def test_the_source_is_found_where_the_trigger_took_it() -> None:
    """FFTCG 11.8.16.1"""
    table = Position()
    vell = table.forward("Vell")
    doing = Doing(table, vell, "Add Vell to your hand.")
    table.happen(table.move(vell, "break zone", "break"))
    doing.deed.event = (Ref(vell, table.state.cards[vell].entered),)
    doing.resolve()
    assert table.where(vell) == "hand"


def test_of_several_only_those_selected_are_activated() -> None:
    """FFTCG 15.1.1.1"""
    table = Position()
    osk = table.backup("Osk", dull=True)
    ulm, wend = table.backup("Ulm", dull=True), table.backup("Wend", dull=True)
    do(table, osk, "Select up to 2 Backups. Activate them.", cards(ulm, wend))
    assert [table.state.cards[n].dull for n in (osk, ulm, wend)] == [True, False, False]
