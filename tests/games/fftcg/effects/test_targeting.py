"""Choosing targets, actions and shares of damage."""

from __future__ import annotations

import pytest

from engine.answers import Amounts
from engine.events import SetVariable
from engine.games.fftcg.rules.table import Ref
from engine.procedures import RolledBack
from engine.timing import casting
from engine.timing.items import Item
from tests.games.fftcg.effects.doing import Doing, cards, lines
from tests.games.fftcg.table import Position, ability

BOLT = "Choose 1 Forward. Deal it 5000 damage."


def test_without_anything_to_choose_it_cannot_be_used() -> None:
    """FFTCG 11.3.3, 11.6.5"""
    table = Position()
    osk = table.backup("Osk")
    assert str(Doing(table, osk, BOLT).refusal) == "There is nothing to choose: this needs 1 Forward. FFTCG 11.6.5"
    table.forward("Cole", seat=1)
    assert Doing(table, osk, BOLT).refusal is None


def test_two_targets_must_both_be_there() -> None:
    """FFTCG 11.6.5"""
    table = Position()
    osk = table.backup("Osk")
    table.forward("Cole", seat=1)
    assert Doing(table, osk, "Choose 2 Forwards. Dull them.").refusal is not None
    assert Doing(table, osk, "Choose up to 2 Forwards. Dull them.").refusal is None


def test_a_choice_that_vanishes_takes_the_action_back() -> None:
    """FFTCG 11.3.1, 11.6.3"""
    table = Position()
    osk = table.backup("Osk")
    with pytest.raises(RolledBack):
        Doing(table, osk, BOLT).declare()


def test_a_summon_cannot_choose_itself() -> None:
    """FFTCG 11.3.3"""
    table = Position()
    pyre = table.summon("Pyre", zone="stack")
    other = table.summon("Rime", zone="stack", seat=1)
    doing = Doing(table, pyre, "Choose 1 Summon. Cancel its effect.", kind="summon")
    found = [target.number for target in doing.declare().deed.targets[0]]
    assert found == [other]


def test_what_cannot_be_chosen_is_no_candidate() -> None:
    """FFTCG 11.11.5.1.1"""
    table = Position()
    osk = table.backup("Osk")
    table.forward("Cole", 5000, "Cole cannot be chosen by your opponent's Summons or abilities.", seat=1)
    vell = table.forward("Vell", seat=1)
    assert Doing(table, osk, BOLT).choose(vell).deed.targets == ((table.ref(vell),),)


def test_what_was_refused_says_why() -> None:
    """FFTCG 11.6.5"""
    table = Position()
    osk = table.backup("Osk")
    cole = table.forward("Cole", seat=1, dull=True)
    table.forward("Vell", seat=1)
    table.forward("Tarn", seat=1)
    doing = Doing(table, osk, "Choose 1 active Forward. Dull it.")
    request = next(casting.declare(doing.effects, doing.deed, "R"))
    assert str(request.judge(cards(cole))) == "Cole is not what this asks for: 1 active Forward. R"
    assert request.text == "{0}: choose 1 active Forward to dull."


def test_the_same_card_is_not_chosen_twice_by_one_choose() -> None:
    """FFTCG 11.6.5"""
    table = Position()
    osk = table.backup("Osk")
    cole = table.forward("Cole", seat=1)
    table.forward("Vell", seat=1)
    table.forward("Tarn", seat=1)
    request = next(casting.declare(Doing(table, osk, "Choose 2 Forwards. Dull them.").effects, table.deed(osk), "R"))
    assert request.judge(cards(cole, cole)) is not None


def test_targets_that_have_left_are_skipped_and_the_others_suffer() -> None:
    """FFTCG 11.11.2.1.1"""
    table = Position()
    osk = table.backup("Osk")
    cole, vell = table.forward("Cole", seat=1), table.forward("Vell", seat=1)
    doing = Doing(table, osk, "Choose 2 Forwards. Dull them.").choose(cole, vell)
    table.happen(table.move(cole, "hand"))
    assert doing.any_legal
    doing.resolve()
    assert table.state.cards[vell].dull and not table.state.cards[cole].dull


def test_targets_that_do_not_fit_any_more_are_illegal() -> None:
    """FFTCG 11.11.2"""
    table = Position()
    osk = table.backup("Osk")
    cole = table.forward("Cole", seat=1, dull=True)
    doing = Doing(table, osk, "Choose 1 dull Forward. Break it.").choose(cole)
    table.mark(cole, dull=False)
    assert not doing.any_legal


def test_a_card_that_left_and_came_back_is_another_one() -> None:
    """FFTCG 7.4"""
    table = Position()
    osk = table.backup("Osk")
    cole = table.forward("Cole", seat=1)
    doing = Doing(table, osk, BOLT).choose(cole)
    table.happen(table.move(cole, "hand"))
    table.happen(table.enter(cole, 1))
    assert not doing.any_legal


def test_choosing_none_of_up_to_one_is_no_illegal_target() -> None:
    """FFTCG 11.3.9"""
    table = Position()
    osk = table.backup("Osk")
    table.forward("Cole", seat=1)
    assert Doing(table, osk, "Choose up to 1 Forward. Break it.").choose().any_legal


ACTIONS = (
    'Select 1 of the 2 following actions. "Choose 1 Forward. Break it." "Choose 1 Backup. Dull it."'
)


def test_the_action_is_selected_with_the_targets() -> None:
    """FFTCG 11.3.4, 11.6.6"""
    table = Position()
    vell = table.forward("Vell", text="Brave")
    osk = table.backup("Osk", seat=1)
    doing = Doing(table, vell, ACTIONS).declare(lines(1))
    assert doing.deed.targets == ((), (table.ref(osk),))
    doing.resolve()
    assert table.state.cards[osk].dull and table.where(vell) == "field"


def test_an_action_that_finds_nothing_to_choose_is_not_offered() -> None:
    """FFTCG 11.6.5, 11.6.6"""
    table = Position()
    vell = table.forward("Vell")
    doing = Doing(table, vell, ACTIONS).declare()
    assert doing.deed.modes == ((0,),)


def test_a_condition_may_let_more_actions_be_selected() -> None:
    """FFTCG 11.3.4.1, 11.6.6.1"""
    table = Position()
    vell = table.forward("Vell")
    text = (
        "Select 1 of the 2 following actions. If you have received 3 points of damage or more, select up to 2 of the 2 "
        'following actions instead. "Draw 1 card." "Vell gains Haste until the end of the turn."'
    )
    assert Doing(table, vell, text).declare(lines(0)).deed.modes == ((0,),)
    table.damage(3)
    assert Doing(table, vell, text).declare(lines(0, 1)).deed.modes == ((0, 1),)


FLAME = "Choose up to 3 Forwards. Divide 6000 damage among them as you like. (Unit must be 1000.)"


def test_divided_damage_gives_each_target_something() -> None:
    """FFTCG 11.3.6, 11.6.8"""
    table = Position()
    osk = table.backup("Osk")
    cole, vell = table.forward("Cole", 9000, seat=1), table.forward("Vell", 9000, seat=1)
    doing = Doing(table, osk, FLAME).declare(cards(cole, vell), Amounts((5000, 1000))).resolve()
    assert [table.state.cards[n].damage for n in (cole, vell)] == [5000, 1000]
    assert doing.asked[1].judge(Amounts((6000, 0))) is not None


def test_a_share_for_a_target_that_left_is_lost() -> None:
    """FFTCG 11.11.2.1.1"""
    table = Position()
    osk = table.backup("Osk")
    cole, vell = table.forward("Cole", 9000, seat=1), table.forward("Vell", 9000, seat=1)
    doing = Doing(table, osk, FLAME).declare(cards(cole, vell), Amounts((5000, 1000)))
    table.happen(table.move(cole, "hand"))
    doing.resolve()
    assert table.state.cards[vell].damage == 1000


def test_abilities_on_the_stack_are_chosen_by_name() -> None:
    """FFTCG 7.12.3, 11.6.5"""
    table = Position()
    osk = table.backup("Osk")
    cole, vell = table.forward("Cole", seat=1), table.forward("Vell", seat=1)
    trigger = ability("When Mirelle attacks, draw 1 card.")
    items = tuple(Item(40 + n, "auto-ability", 1, table.ref(n), trigger, ()) for n in (cole, vell))
    table.state.emit(SetVariable("stack", items))
    doing = Doing(table, osk, "Choose 1 auto-ability. Cancel its effect.").declare(lines(1))
    assert doing.deed.targets == ((Ref(-40 - vell, 40 + vell),),)
    doing.resolve()
    assert [one.cancelled for one in table.state.vars["stack"]] == [False, True]


def test_what_was_chosen_is_announced_to_what_watches_for_it() -> None:
    """FFTCG 11.8.6"""
    table = Position()
    osk = table.backup("Osk")
    text = "When Cole is chosen by your opponent's Summons or abilities, draw 1 card."
    cole = table.forward("Cole", text=text, seat=1)
    casting.announce(Doing(table, osk, BOLT).choose(cole).deed)
    assert table.triggered == ["Cole"]


def test_a_second_choice_may_depend_on_the_first() -> None:
    """FFTCG 11.3.3"""
    table = Position()
    osk = table.backup("Osk")
    cole = table.forward("Cole", cost=3, seat=1)
    vell = table.forward("Vell", cost=3)
    table.forward("Tarn", cost=5)
    text = (
        "Choose 1 Forward opponent controls. Choose 1 Forward you control of the same cost. "
        "Return them to their owners' hands."
    )
    doing = Doing(table, osk, text).declare()
    assert doing.deed.targets == ((table.ref(cole),), (table.ref(vell),))
