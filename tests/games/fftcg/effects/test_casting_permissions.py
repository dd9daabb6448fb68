"""What texts say about casting: how much, by whom, when."""

from __future__ import annotations

from functools import partial

import pytest

from engine.abilities.kinds import FieldAbility
from engine.abilities.nouns import Any, Every, Player
from engine.abilities.stack import Casts
from engine.abilities.statics import PlayerCannot
from engine.games.fftcg.effects import casting_permissions
from engine.games.fftcg.rules.table import Cause
from engine.games.fftcg.vocabulary import MayCast
from tests.games.fftcg.story import Story, cast
from tests.games.fftcg.table import ICE, Position, words


def cost(table: Position, number: int, seat: int = 0) -> int:
    """Return what casting a card costs."""
    return casting_permissions.cast_changes(table.state, number, seat).total(table.now(number).cost)


def test_a_card_in_hand_knows_its_own_price() -> None:
    """FFTCG 11.4.4"""
    table = Position()
    text = "If you control 2 or more Forwards, the cost required to cast Mirelle is reduced by 2."
    mirelle = table.forward("Mirelle", text=text, zone="hand", cost=5)
    table.forward("Vell")
    assert cost(table, mirelle) == 5
    table.forward("Bron")
    assert cost(table, mirelle) == 3


def test_a_card_on_the_field_changes_the_price_of_others() -> None:
    """FFTCG 11.3.5"""
    table = Position()
    text = "The cost required to cast your Summons is reduced by 1 (it cannot become 0)."
    table.backup("Osk", text)
    pyre, small = table.summon(cost=4), table.summon(cost=1)
    theirs, forward = table.summon(seat=1, cost=4), table.forward(zone="hand", cost=4)
    assert [cost(table, pyre), cost(table, small), cost(table, forward)] == [3, 1, 4]
    assert cost(table, theirs, 1) == 4


@pytest.mark.parametrize(
    ("steps", "printed", "total"),
    [
        (((-2, 0),), 5, 3),
        (((-9, 0),), 5, 0),
        (((-9, 1),), 5, 1),
        (((-2, 1),), 0, 0),
        (((-2, 1), (3, 0)), 2, 3),
    ],
)
def test_a_price_is_never_negative_and_a_floor_never_raises_it(
    steps: tuple[tuple[int, int], ...], printed: int, total: int
) -> None:
    """FFTCG 4.1"""
    assert casting_permissions.Casting(steps).total(printed) == total


def test_the_next_card_of_a_kind_costs_less_and_uses_the_effect_up() -> None:
    """FFTCG 11.12.4.1"""
    table = Position()
    text = "During this turn, the cost required to cast your next Forward is reduced by 2 (it cannot become 0)."
    table.until_end_of_turn(table.summon(), text)
    vell, pyre = table.forward(zone="hand", cost=5), table.summon(cost=5)
    assert (cost(table, vell), cost(table, pyre)) == (3, 5)
    assert casting_permissions.used_by_cast(table.state, pyre, 0) == ()
    assert casting_permissions.used_by_cast(table.state, vell, 0) == table.state.vars["lasting"]


def test_cp_of_any_element_and_of_one_alone() -> None:
    """FFTCG 11.4.6.1.1, 2.1"""
    table = Position()
    free = table.forward("Vell", text="The cost required to cast Vell can be paid with CP of any Element.", zone="hand")
    strict = table.forward("Bron", text="You can only pay with Ice CP to cast Bron.", element=ICE, zone="hand")
    assert casting_permissions.cast_changes(table.state, free, 0).any_element
    assert casting_permissions.cast_changes(table.state, strict, 0).only == (ICE,)


def test_a_card_that_can_be_cast_only_in_ones_own_turn() -> None:
    """FFTCG 2.1"""
    table = Position(turn_player=1)
    pyre = table.summon(text="You can only cast Pyre during your turn.\nDraw 1 card.")
    refusal = casting_permissions.refuse_cast(table.state, pyre, 0)
    assert refusal is not None and refusal.rule == "FFTCG 2.1"
    table.let(turn_player=0)
    assert casting_permissions.refuse_cast(table.state, pyre, 0) is None


def test_a_card_that_may_be_cast_from_the_break_zone_is_among_the_legal_plays() -> None:
    """FFTCG 2.1, 11.3.2"""
    table = Position()
    pyre, theirs = table.summon(zone="break zone", cost=0), table.summon(zone="break zone", cost=0, seat=1)
    assert cast(pyre) not in Story(table).asked.plays  # type: ignore[attr-defined]
    table.grant(table.forward("Mirelle"), FieldAbility((MayCast(Every(words("noun", "Summon in your Break Zone"))),)))
    plays = Story(table).asked.plays  # type: ignore[attr-defined]
    assert cast(pyre) in plays and cast(theirs) not in plays


def test_a_player_who_cannot_cast_summons() -> None:
    """FFTCG 2.2"""
    table = Position()
    mirelle, theirs, own = table.forward("Mirelle"), table.summon(seat=1), table.summon()
    forward = table.forward(zone="hand", seat=1)
    ban = PlayerCannot(Player.OPPONENT, (Casts(Any(words("noun", "Summon"))),))
    table.grant(mirelle, FieldAbility((ban,)))
    refusal = casting_permissions.refuse_cast(table.state, theirs, 1)
    assert refusal is not None and refusal.rule == "FFTCG 2.2"
    assert casting_permissions.refuse_cast(table.state, own, 0) is None
    assert casting_permissions.refuse_cast(table.state, forward, 1) is None


def test_two_cards_that_cannot_be_beside_each_other() -> None:
    """FFTCG 2.2"""
    table = Position()
    text = "You cannot play Mirelle or Card Name Vell while already in control of either Character."
    mirelle = table.forward("Mirelle", text=text, zone="hand")
    assert casting_permissions.refuse_play(table.state, mirelle, 0, None) is None
    vell = table.forward("Vell")
    assert casting_permissions.refuse_play(table.state, mirelle, 0, None) is not None
    table.happen(table.move(vell, "hand"), table.enter(mirelle))
    assert casting_permissions.refuse_play(table.state, vell, 0, None) is not None
    assert casting_permissions.refuse_play(table.state, vell, 1, None) is None


def test_a_card_that_no_effect_puts_onto_the_field_from_the_hand() -> None:
    """FFTCG 2.2"""
    table = Position()
    text = "You cannot play Mirelle from your hand due to Summons or abilities."
    mirelle, osk = table.forward("Mirelle", text=text, zone="hand"), table.backup("Osk")
    effect = Cause("ability", table.ref(osk), 0)
    assert casting_permissions.refuse_play(table.state, mirelle, 0, effect) is not None
    assert casting_permissions.refuse_play(table.state, mirelle, 0, None) is None


def test_extra_alternative_and_reducing_costs() -> None:
    """FFTCG 11.3.5, 11.4.4"""
    table = Position()
    extra = table.summon("Pyre", "If you cast Pyre, you may pay [Fire] as an extra cost.\nDraw 1 card.")
    instead = table.summon("Pyre", "You can dull 1 Backup (instead of paying the CP cost) to cast Pyre.\nDraw 1 card.")
    less = table.summon(
        "Pyre",
        "Before paying the cost to cast Pyre, you can pay [Crystal] to reduce the cost required to cast Pyre by 2.\n"
        "Draw 1 card.",
    )
    for question, card in (
        (partial(casting_permissions.other_costs, instead=False), extra),
        (partial(casting_permissions.other_costs, instead=True), instead),
        (casting_permissions.reductions, less),
    ):
        assert [len(question(table.state, one, 0)) for one in (extra, instead, less)] == [
            int(one == card) for one in (extra, instead, less)
        ]


def test_a_card_out_of_the_game_that_may_be_cast() -> None:
    """FFTCG 2.1"""
    table = Position()
    osk, vell = table.backup("Osk"), table.forward("Vell", zone="removed", seat=1)
    assert casting_permissions.may_cast(table.state, vell, 0) is None
    table.until_end_of_turn(osk, "During this turn, you can cast it as though you owned it.", vell)
    assert casting_permissions.may_cast(table.state, vell, 0) is not None
    assert casting_permissions.may_cast(table.state, vell, 1) is None


def test_how_a_card_was_paid_for_counts_when_it_enters() -> None:
    """FFTCG 11.4.8, 11.8.13"""
    table = Position()
    text = "When Mirelle enters the field, if the cost paid to cast Mirelle included Fire CP, draw 1 card."
    mirelle, osk = table.forward("Mirelle", text=text, zone="hand", cost=1), table.backup("Osk")
    story = Story(table).cast(mirelle, osk)
    assert table.where(mirelle) == "field" and story.stack == ["Mirelle"]


def test_the_card_itself_is_among_those_cast_this_turn_when_it_enters() -> None:
    """FFTCG 11.4.8"""
    table = Position()
    text = "When Mirelle enters the field, if you have cast 2 or more cards this turn, draw 1 card."
    mirelle, osk = table.forward("Mirelle", text=text, zone="hand", cost=1), table.backup("Osk")
    other = table.forward("Other", zone="hand", cost=0)
    story = Story(table).cast(other)
    assert story.stack == []
    assert story.cast(mirelle, osk).stack == ["Mirelle"]


def test_a_card_that_enters_dull_is_dull_when_cast() -> None:
    """FFTCG 11.9.2"""
    table = Position()
    mirelle = table.forward("Mirelle", text="Mirelle enters the field dull.", zone="hand", cost=0)
    Story(table).cast(mirelle)
    assert table.state.cards[mirelle].dull
