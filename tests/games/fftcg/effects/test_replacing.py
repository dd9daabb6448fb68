"""Replacement effects: what happens instead (FFTCG 11.12.5)."""

from __future__ import annotations

import pytest

from engine.answers import Confirm, Options
from engine.events import Move
from engine.games.fftcg.rules.hurting import hurt_player
from engine.games.fftcg.rules.table import FIELD, HAND, Cause, damage_points
from tests.games.fftcg.effects.doing import Doing
from tests.games.fftcg.table import Position, run


@pytest.mark.parametrize(
    ("text", "dealt"),
    [
        ("If Mirelle is dealt damage, reduce the damage by 2000 instead.", 1000),
        ("If Mirelle is dealt damage, the damage increases by 1000 instead.", 4000),
        ("If Mirelle is dealt damage, the damage becomes 0 instead.", 0),
        ("If Mirelle is dealt damage, double the damage instead.", 6000),
        ("If Mirelle is dealt damage by your opponent's abilities, the damage becomes 0 instead.", 3000),
        ("If Mirelle is dealt damage by a Summon or an ability, the damage becomes 0 instead.", 0),
        ("If Mirelle is dealt damage less than its power, the damage becomes 0 instead.", 0),
        ("If a Forward you control is dealt damage, reduce the damage by 1000 instead.", 2000),
    ],
)
def test_damage_is_changed_before_it_is_dealt(text: str, dealt: int) -> None:
    """FFTCG 11.12.5.1, 11.12.5.2"""
    table = Position()
    mirelle = table.forward("Mirelle", 7000, text)
    pyre = table.summon(seat=1)
    table.happen(table.hurt(mirelle, 3000, pyre, "summon"))
    assert table.state.cards[mirelle].damage == dealt


def test_what_was_replaced_never_happened() -> None:
    """FFTCG 11.12.5.4, 11.8.15"""
    table = Position()
    text = "When Mirelle is dealt damage, draw 1 card.\nIf Mirelle is dealt damage, the damage becomes 0 instead."
    mirelle = table.forward("Mirelle", text=text)
    table.happen(table.hurt(mirelle, 3000, mirelle))
    assert table.triggered == []


def test_the_next_damage_is_only_the_next() -> None:
    """FFTCG 11.12.5.5"""
    table = Position()
    pyre, mirelle = table.summon(), table.forward("Mirelle")
    text = "Choose 1 Forward. During this turn, the next damage dealt to it is reduced by 2000 instead."
    table.until_end_of_turn(pyre, text, mirelle)
    table.happen(table.hurt(mirelle, 3000, pyre, "summon"))
    assert table.state.cards[mirelle].damage == 1000
    table.happen(table.hurt(mirelle, 3000, pyre, "summon"))
    assert table.state.cards[mirelle].damage == 4000


def test_the_player_affected_chooses_which_applies_first() -> None:
    """FFTCG 11.12.5.7"""
    table = Position()
    text = "If Mirelle is dealt damage, double the damage instead."
    mirelle = table.forward("Mirelle", text=text)
    table.backup("Osk", "If a Forward you control is dealt damage, reduce the damage by 1000 instead.")
    table.happen(table.hurt(mirelle, 3000, mirelle), answers=[Options((1,))])
    assert table.state.cards[mirelle].damage == 4000
    table.happen(table.hurt(mirelle, 3000, mirelle), answers=[Options((0,))])
    assert table.state.cards[mirelle].damage == 4000 + 5000


def test_who_deals_the_damage_counts() -> None:
    """FFTCG 11.11.8"""
    table = Position()
    text = "If Mirelle deals damage to a Forward, the damage increases by 2000 instead."
    mirelle = table.forward("Mirelle", text=text)
    vell, cole = table.forward("Vell"), table.forward("Cole", seat=1)
    table.happen(table.hurt(cole, 1000, mirelle, "battle"), table.hurt(cole, 1000, vell, "battle"))
    assert table.state.cards[cole].damage == 4000


def test_damage_is_dealt_to_another() -> None:
    """FFTCG 11.12.5.1"""
    table = Position()
    text = "If a Forward you control other than Mirelle is dealt damage, the damage is dealt to Mirelle instead."
    mirelle, vell = table.forward("Mirelle", text=text), table.forward("Vell")
    table.happen(table.hurt(vell, 3000, vell))
    assert (table.state.cards[mirelle].damage, table.state.cards[vell].damage) == (3000, 0)


def test_a_card_is_removed_instead_of_going_to_the_break_zone() -> None:
    """FFTCG 11.12.5.4"""
    table = Position()
    pyre, vell = table.summon(), table.forward("Vell")
    text = (
        "Choose 1 Forward. If it is put from the field into the Break Zone this turn, remove it from the game instead."
    )
    table.until_end_of_turn(pyre, text, vell)
    table.forward("Mirelle", text="When a Forward is put from the field into the Break Zone, draw 1 card.")
    table.happen(table.move(vell, "break zone", "break"))
    assert table.where(vell) == "removed" and table.triggered == []


def test_the_player_may_let_a_replacement_be() -> None:
    """FFTCG 11.12.5.1"""
    table = Position()
    text = "If a Character is put from the field into the Break Zone, you may remove it from the game instead."
    table.forward("Mirelle", text=text)
    vell, bron = table.forward("Vell"), table.forward("Bron")
    table.happen(table.move(vell, "break zone"), answers=[Confirm(False)])
    table.happen(table.move(bron, "break zone"), answers=[Confirm(True)])
    assert (table.where(vell), table.where(bron)) == ("break zone", "removed")


def test_points_of_damage_to_a_player_are_replaced_before_they_are_dealt() -> None:
    """FFTCG 11.12.5.1, 6.5.1"""
    table = Position()
    text = "If Mirelle deals damage to your opponent, the damage becomes 2 instead."
    mirelle, vell = table.forward("Mirelle", text=text), table.forward("Vell")
    table.some(5, "deck", seat=1)
    run(hurt_player(table.state, 1, 1, Cause("battle", table.ref(mirelle), 0)))
    assert damage_points(table.state, 1) == 2
    run(hurt_player(table.state, 1, 1, Cause("battle", table.ref(vell), 0)))
    assert damage_points(table.state, 1) == 3


def test_the_same_replacement_never_applies_twice_to_an_event() -> None:
    """FFTCG 11.12.5.5"""
    table = Position()
    one = "If a Forward you control other than Mirelle is dealt damage, the damage is dealt to Mirelle instead."
    other = "If a Forward you control other than Vell is dealt damage, the damage is dealt to Vell instead."
    mirelle, vell = table.forward("Mirelle", text=one), table.forward("Vell", text=other)
    table.happen(table.hurt(mirelle, 3000, mirelle))
    assert (table.state.cards[mirelle].damage, table.state.cards[vell].damage) == (3000, 0)


def test_damage_to_a_player_is_replaced_once() -> None:
    """FFTCG 11.12.5.3, 11.8.15"""
    table = Position()
    text = (
        "If Mirelle deals damage to your opponent, reduce the damage by 1 instead.\n"
        "When Mirelle deals damage to your opponent, draw 1 card."
    )
    mirelle = table.forward("Mirelle", text=text)
    table.some(2, "deck", seat=1)
    run(hurt_player(table.state, 1, 2, Cause("character", table.ref(mirelle), 0)))
    assert damage_points(table.state, 1) == 1 and len(table.triggered) == 1


def test_what_enters_is_replaced_by_whose_field_it_would_enter() -> None:
    """FFTCG 11.12.5.1, 6.2.4, 7.2.1"""
    table = Position()
    table.forward("Mirelle", text="If a Forward enters your field, remove it from the game instead.")
    vell, bron = table.forward("Vell", seat=1, zone="break zone"), table.forward("Bron", seat=1, zone="hand")
    table.happen(Move(vell, FIELD, controller=0), Move(bron, FIELD, controller=1))
    assert (table.where(vell), table.where(bron)) == ("removed", "field")


def test_damage_that_became_nothing_was_not_received() -> None:
    """FFTCG 11.12.5.4, 4.1"""
    table = Position()
    mirelle = table.forward("Mirelle", text="If you receive damage, the damage becomes 0 instead.")
    doing = Doing(table, mirelle, "You receive 1 point of damage. If you do so, draw 1 card.")
    table.some(2, "deck")
    doing.resolve()
    assert (damage_points(table.state, 0), len(table.state.zones[HAND[0]])) == (0, 0)
