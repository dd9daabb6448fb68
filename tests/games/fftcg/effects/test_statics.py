"""What texts forbid, allow and demand on the field."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.abilities.combat import Blocks
from engine.abilities.conditions import Number
from engine.abilities.decks import Searches
from engine.abilities.events import Attacks
from engine.abilities.kinds import FieldAbility
from engine.abilities.nouns import Player, Source
from engine.abilities.statics import Changes, CostsTo, PlayerCannot
from engine.games.fftcg.cards import Element
from engine.games.fftcg.effects import statics
from engine.games.fftcg.rules import verbs
from engine.games.fftcg.rules.table import Cause
from engine.games.fftcg.vocabulary import CrystalCost
from tests.games.fftcg.table import DARK, ICE, LIGHT, Position, run

RULE = Cause("rule", None, -1)


def cause(table: Position, number: int, kind: str = "ability") -> Cause:
    return Cause(kind, table.ref(number), table.state.cards[number].controller)


def test_a_forward_that_cannot_attack_is_refused_by_rule() -> None:
    """FFTCG 10.1.2.1.2"""
    table = Position(phase="attack")
    mirelle, vell = table.forward("Mirelle", text="Mirelle cannot attack."), table.forward("Vell")
    refusal = statics.refuse_attack(table.state, mirelle)
    assert refusal is not None and refusal.rule == "FFTCG 10.1.2.1.2"
    assert statics.refuse_attack(table.state, vell) is None


def test_a_ban_holds_only_while_its_condition_does() -> None:
    """FFTCG 11.9.1"""
    table = Position(phase="attack")
    mirelle = table.forward("Mirelle", text="If you control 2 or more Forwards, Mirelle cannot attack.")
    assert statics.refuse_attack(table.state, mirelle) is None
    table.forward("Vell")
    assert statics.refuse_attack(table.state, mirelle) is not None


def test_a_forward_that_cannot_block() -> None:
    """FFTCG 10.1.3.1.2"""
    table = Position(phase="attack")
    mirelle, cole = table.forward("Mirelle"), table.forward("Cole", text="Cole cannot block.", seat=1)
    refusal = statics.refuse_block(table.state, cole, (mirelle,))
    assert refusal is not None and refusal.rule == "FFTCG 10.1.3.1.2"


def test_who_cannot_be_blocked_by_some_can_be_blocked_by_others() -> None:
    """FFTCG 10.1.3.1.2"""
    table = Position(phase="attack")
    mirelle = table.forward("Mirelle", text="Mirelle cannot be blocked by a Forward of cost 4 or more.")
    strong, weak = table.forward("Cole", seat=1, cost=4), table.forward("Dun", seat=1, cost=3)
    assert statics.refuse_block(table.state, strong, (mirelle,)) is not None
    assert statics.refuse_block(table.state, weak, (mirelle,)) is None


def test_a_party_can_be_blocked_where_one_of_its_members_can() -> None:
    """FFTCG 15.1.1.9.6"""
    table = Position(phase="attack")
    mirelle = table.forward("Mirelle", text="Mirelle cannot be blocked by a Forward of cost 3 or more.")
    vell = table.forward("Vell", text="Vell cannot be blocked by a Forward of cost 4 or more.")
    three, four = table.forward("Cole", seat=1, cost=3), table.forward("Dun", seat=1, cost=4)
    assert statics.refuse_block(table.state, three, (mirelle, vell)) is None
    assert statics.refuse_block(table.state, four, (mirelle, vell)) is not None


def test_who_must_attack_and_who_must_block() -> None:
    """FFTCG 10.1.2.1.3, 10.1.3.1.3"""
    table = Position(phase="attack")
    mirelle = table.forward("Mirelle", text="Mirelle must attack once per turn if possible.")
    cole = table.forward("Cole", text="Cole must block if possible.", seat=1)
    assert statics.must_attack(table.state, mirelle) and not statics.must_attack(table.state, cole)
    assert statics.must_block(table.state, cole, (mirelle,))


def test_how_often_a_forward_can_attack() -> None:
    """FFTCG 10.1.2.1.2"""
    table = Position(phase="attack")
    mirelle = table.forward("Mirelle", text="Mirelle can attack twice in the same turn.")
    vell = table.forward("Vell")
    assert (statics.attacks_per_turn(table.state, mirelle), statics.attacks_per_turn(table.state, vell)) == (2, 1)


def test_a_cost_to_attack() -> None:
    """FFTCG 10.1.2.3"""
    table = Position(phase="attack")
    mirelle = table.forward("Mirelle")
    price = (CrystalCost(Number(1)),)
    table.grant(mirelle, FieldAbility((Changes(Source(), (CostsTo(Attacks(), price),)),)))
    assert statics.cost_to(table.state, mirelle, Attacks) == price
    assert statics.cost_to(table.state, mirelle, Blocks) == ()


def test_who_joins_a_party_of_any_element() -> None:
    """FFTCG 15.1.1.9.2"""
    table = Position(phase="attack")
    mirelle = table.forward("Mirelle", text="Mirelle can form a party with Forwards of any Element.")
    vell = table.forward("Vell", element=ICE)
    assert statics.joins_party(table.state, mirelle, (mirelle, vell))
    assert not statics.joins_party(table.state, vell, (mirelle, vell))


@pytest.mark.parametrize(
    ("text", "seat", "kind", "can"),
    [
        ("Mirelle cannot be chosen by your opponent's Summons.", 1, "summon", False),
        ("Mirelle cannot be chosen by your opponent's Summons.", 1, "ability", True),
        ("Mirelle cannot be chosen by your opponent's Summons.", 0, "summon", True),
        ("Mirelle cannot be chosen by your opponent's Summons or abilities.", 1, "ability", False),
        ("Mirelle cannot be chosen by your opponent's abilities.", 1, "ability", False),
    ],
)
def test_who_can_be_chosen_by_what(text: str, seat: int, kind: str, can: bool) -> None:
    """FFTCG 11.11.5.1.1, 2.2"""
    table = Position()
    mirelle, pyre = table.forward("Mirelle", text=text), table.summon(seat=seat)
    assert statics.can_be_chosen(table.state, mirelle, table.deed(pyre, seat=seat, kind=kind)) is can


def test_what_cannot_be_broken_can_still_be_put_into_the_break_zone() -> None:
    """FFTCG 2.2, 15.1.1.3.2"""
    table = Position()
    mirelle = table.forward("Mirelle", text="Mirelle cannot be broken.")
    assert not statics.can_be_broken(table.state, mirelle, RULE)
    assert statics.can_leave(table.state, mirelle, RULE)


def test_what_cannot_be_broken_by_effects_that_deal_no_damage_is_broken_by_damage() -> None:
    """FFTCG 12.4.5"""
    table = Position()
    text = "Mirelle cannot be broken by opposing Summons or abilities that don't deal damage."
    mirelle, pyre = table.forward("Mirelle", text=text), table.summon(seat=1)
    assert not statics.can_be_broken(table.state, mirelle, cause(table, pyre, "summon"))
    assert statics.can_be_broken(table.state, mirelle, replace(cause(table, pyre, "summon"), by_damage=True))


def test_what_cannot_be_dulled_by_the_opponent() -> None:
    """FFTCG 2.2, 15.1.1.2"""
    table = Position()
    text = "Mirelle cannot become dull by your opponent's Summons or abilities."
    mirelle, pyre, own = table.forward("Mirelle", text=text), table.summon(seat=1), table.summon()
    assert not statics.can(table.state, mirelle, "dull", cause(table, pyre, "summon"))
    assert statics.can(table.state, mirelle, "dull", cause(table, own, "summon"))


def test_what_does_not_activate() -> None:
    """FFTCG 9.1.1.1, 2.2"""
    table = Position()
    mirelle = table.forward("Mirelle", text="Mirelle does not activate during your Active Phase.")
    assert statics.does_not_activate(table.state, mirelle)


def test_a_player_who_cannot_search() -> None:
    """FFTCG 15.1.1.8, 2.2"""
    table = Position()
    mirelle = table.forward("Mirelle")
    table.grant(mirelle, FieldAbility((PlayerCannot(Player.OPPONENT, (Searches(),)),)))
    assert statics.can_search(table.state, 0) and not statics.can_search(table.state, 1)


def test_of_which_elements_a_backup_can_produce() -> None:
    """FFTCG 5.2.1.3"""
    table = Position()
    osk = table.backup("Osk", element=ICE)
    lens = table.backup("Lens", "Lens can produce CP of any Element.")
    assert statics.produces(table.state, osk) == ("Ice",)
    assert set(statics.produces(table.state, lens)) == {element.value for element in Element}


def test_several_light_characters_where_a_text_allows_it() -> None:
    """FFTCG 2.1, 7.7.5"""
    table = Position()
    table.forward("Mirelle", text="You can play 2 or more Light Characters onto the field.", element=LIGHT)
    light, dark = table.forward("Vell", element=LIGHT, zone="hand"), table.forward("Cole", element=DARK, zone="hand")
    may = statics.may_control_more_light_or_dark
    assert may(table.state, 0, table.now(light)) and not may(table.state, 0, table.now(dark))
    assert not may(table.state, 1, table.now(light))


def test_a_card_that_enters_dull() -> None:
    """FFTCG 11.9.2"""
    table = Position()
    mirelle = table.forward("Mirelle", text="Mirelle enters the field dull.", zone="hand")
    assert statics.enters_dull(table.state, mirelle, 0)
    vell = table.forward("Vell", zone="hand")
    assert not statics.enters_dull(table.state, vell, 0)
    table.backup("Osk", "The Forwards other than Osk enter the field dull.")
    assert statics.enters_dull(table.state, vell, 0)


def test_a_choice_that_must_be_made() -> None:
    """FFTCG 11.3.3, 2.1"""
    table = Position()
    mirelle = table.forward("Mirelle", text="Your opponent's Summons or abilities must choose Mirelle if possible.")
    vell, theirs, own = table.forward("Vell"), table.summon(seat=1), table.summon()
    deed = table.deed(theirs, kind="summon")
    assert statics.must_be_chosen(table.state, mirelle, deed) and not statics.must_be_chosen(table.state, vell, deed)
    assert not statics.must_be_chosen(table.state, mirelle, table.deed(own, kind="summon"))


def test_what_cannot_be_dulled_stays_active() -> None:
    """FFTCG 2.2, 15.1.1.2"""
    table = Position()
    text = "Mirelle cannot become dull by your opponent's Summons or abilities."
    mirelle, cole = table.forward("Mirelle", text=text), table.forward("Cole", seat=1)
    run(verbs.dull(table.state, [mirelle], cause(table, cole)))
    assert not table.state.cards[mirelle].dull
    run(verbs.dull(table.state, [mirelle], cause(table, mirelle)))
    assert table.state.cards[mirelle].dull


@pytest.mark.parametrize(("zone", "goes"), [("hand", False), ("removed", True)])
def test_what_cannot_be_returned_to_the_hand_can_go_elsewhere(zone: str, goes: bool) -> None:
    """FFTCG 2.2"""
    table = Position()
    text = "Mirelle cannot be returned to its owner's hand by your opponent's Summons or abilities."
    mirelle, pyre = table.forward("Mirelle", text=text), table.summon(seat=1)
    route = verbs.RETURNING if zone == "hand" else verbs.REMOVING
    run(verbs.put(table.state, [mirelle], route, cause(table, pyre, "summon")))
    assert (table.where(mirelle) == zone) is goes
