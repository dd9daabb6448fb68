"""Whom words mean: choose and select, other than, opponent controls, your opponent's, names, Jobs and Categories."""

from __future__ import annotations

import pytest

from engine.games.fftcg.rules.table import HAND
from tests.games.fftcg.effects.doing import Doing, cards, do
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import Position

SHY = "{0} cannot be chosen by your opponent's Summons or abilities."
BOLT = "Choose 1 Forward opponent controls. Break it."


@rule("11.8.6", "11.11.5.1")
def test_what_is_selected_is_not_chosen() -> None:
    table = Position()
    osk = table.backup("Osk")
    ann = table.forward("Ann", 5000, "When Ann is chosen by your opponent's Summons or abilities, draw 1 card.", seat=1)
    do(table, osk, "Your opponent selects 1 Forward they control. Put it into the Break Zone.")
    assert table.where(ann) == "break zone" and not table.triggered


@rule("11.3.3", "11.11.5.1")
def test_choose_is_said_before_it_resolves_and_select_while_it_does() -> None:
    table = Position()
    osk = table.backup("Osk")
    ann, bea = table.forward("Ann", seat=1), table.forward("Bea", seat=1)
    choosing = Doing(table, osk, "Choose 1 Forward opponent controls. Dull it.").choose(ann)
    assert choosing.deed.targets == ((table.ref(ann),),)
    selecting = Doing(table, osk, "Your opponent selects 1 Forward they control. Dull it.").declare()
    assert selecting.deed.targets == ()
    selecting.resolve(cards(bea))
    assert selecting.asked[0].seat == 1 and table.state.cards[bea].dull


@pytest.mark.parametrize(("seat", "kind", "can"), [(0, "summon", True), (1, "summon", False), (1, "ability", False)])
@rule("11.11.5.1.1")
def test_cannot_be_chosen_by_the_opponent_says_nothing_of_ones_own(seat: int, kind: str, can: bool) -> None:
    table = Position()
    table.forward("Ann", 5000, SHY.format("Ann"))
    by = table.backup("Osk", seat=seat)
    assert (Doing(table, by, "Choose 1 Forward. Dull it.", kind=kind).refusal is None) is can


@rule("11.11.2")
def test_one_that_gained_such_a_shield_in_response_is_no_legal_target_any_more() -> None:
    table = Position()
    osk, ann = table.backup("Osk"), table.forward("Ann", seat=1)
    pip = table.backup("Pip", seat=1)
    doing = Doing(table, osk, BOLT).choose(ann)
    Doing(table, pip, 'Choose 1 Forward. It gains "This Forward cannot be chosen by your opponent\'s Summons or '
          'abilities." until the end of the turn.').choose(ann).resolve()
    assert not doing.any_legal


@rule("5.2.4.1", "7.7.3")
def test_other_than_its_own_name_leaves_out_the_card_itself() -> None:
    table = Position()
    ann = table.forward("Ann", 5000, "The Forwards other than Ann you control gain +1000 power.")
    bea = table.forward("Bea", 5000)
    assert [table.power(one) for one in (ann, bea)] == [5000, 6000]


@rule("5.2.2.1")
def test_other_than_card_name_leaves_out_all_of_that_name() -> None:
    table = Position()
    text = "The Forwards other than Card Name Ann you control gain +1000 power."
    ann = table.forward("Ann", 5000, text, generic=True)
    twin, bea = table.forward("Ann", 5000, generic=True), table.forward("Bea", 5000)
    assert [table.power(one) for one in (ann, twin, bea)] == [5000, 5000, 6000]


@rule("6.2.6", "7.2.1")
def test_what_the_opponent_controls_may_be_mine() -> None:
    table = Position()
    osk = table.backup("Osk")
    mine, theirs = table.forward("Ann", controller=1), table.forward("Bea", seat=1, controller=0)
    doing = Doing(table, osk, "Choose 1 Forward opponent controls. Dull it.").declare()
    assert doing.deed.targets == ((table.ref(mine),),)
    assert not table.state.cards[theirs].dull


@rule("7.3", "6.2.6")
def test_its_owners_hand_is_not_its_controllers() -> None:
    table = Position()
    osk, ann = table.backup("Osk"), table.forward("Ann", seat=1, controller=0)
    Doing(table, osk, "Choose 1 Forward you control. Return it to its owner's hand.").choose(ann).resolve()
    assert list(table.state.zones[HAND[1]]) == [ann]


@rule("6.6", "5.2.2.2")
def test_job_or_card_name_fits_either_and_category_is_none_of_both() -> None:
    table = Position()
    table.backup("Osk")
    found = [
        table.forward("Warden"), table.forward("Ann", jobs=("Warden",)), table.forward("Bea", category="Warden"),
    ]
    low = table.forward("Low", 1000, "Low gains +1000 power for each Job Warden or Card Name Warden you control.")
    assert table.power(low) == 3000
    cat = table.forward("Cat", 1000, "Cat gains +1000 power for each Category Warden Forward you control.")
    assert table.power(cat) == 2000 and len(found) == 3


@rule("15.1.1.9")
def test_all_in_that_party_are_those_that_attack_together() -> None:
    table = Position()
    text = (
        'When 2 or more Job Warden Forwards you control form a party and attack, draw 1 card, all Forwards in that '
        'party gain "This Forward cannot be broken." until the end of the turn.'
    )
    ann = table.forward("Ann", 5000, text, jobs=("Warden",))
    bea, cid = table.forward("Bea", jobs=("Warden",)), table.forward("Cid", 3000)
    story = Story(table, at="attack").choose(ann, bea).resolve()
    story.cast(table.summon("Wave", "Break all the Forwards.", cost=0)).resolve()
    assert [table.where(one) for one in (ann, bea, cid)] == ["field", "field", "break zone"]


@rule("11.8.6")
def test_only_the_first_time_in_a_turn_it_is_chosen() -> None:
    table = Position(turn_player=1)
    text = (
        "During each turn, when Ann is chosen by your opponent's Summon or ability for the first time in that turn, "
        "cancel its effect."
    )
    ann = table.forward("Ann", 5000, text)
    story = Story(table)
    for _ in range(2):
        story.cast(table.summon("Pyre", "Choose 1 Forward opponent controls. Dull it.", seat=1, cost=0))
        fate = list(story.stack)
        story.on()
        if fate == ["Pyre", "Ann"]:
            assert not table.state.cards[ann].dull
    assert table.state.cards[ann].dull
