"""What is said the other way round: a condition before its trigger, who chooses instead of who is chosen."""

from __future__ import annotations

import pytest

from engine.games.fftcg.rules.table import HAND, crystals
from tests.games.fftcg.effects.doing import Doing, cards, lines
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import ICE, WIND, Position


@pytest.mark.parametrize(("backups", "triggered"), [(2, ["Ox"]), (1, [])])
@rule("11.8.13")
def test_a_condition_before_the_trigger_is_asked_when_it_happens(backups: int, triggered: list[str]) -> None:
    table = Position()
    text = "If you control 2 or more Backups, when Ox is put from the field into the Break Zone, draw 1 card."
    ox = table.forward("Ox", 5000, text)
    for number in range(backups):
        table.backup(f"Pip {number}")
    table.happen(table.move(ox, "break zone"))
    assert table.triggered == triggered


@pytest.mark.parametrize(("companions", "triggered"), [(("Ann",), ["Ox"]), ((), []), (("Cid",), [])])
@rule("15.1.1.9")
def test_one_and_another_form_a_party(companions: tuple[str, ...], triggered: list[str]) -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "When Ox and a Wind Forward form a party and attack, draw 1 card.", element=WIND)
    others = {"Ann": table.forward("Ann", element=WIND), "Cid": table.forward("Cid")}
    table.attack(ox, *(others[name] for name in companions))
    assert table.triggered == triggered


@pytest.mark.parametrize(("element", "drawn"), [({"element": WIND}, 1), ({}, 0)])
@rule("11.11.5")
def test_what_was_returned_is_asked_about(element: dict[str, object], drawn: int) -> None:
    table = Position()
    ox, pip = table.forward("Ox"), table.backup("Pip", **element)
    table.some(2, "deck")
    text = "Choose 1 Backup you control. Return it to its owner's hand. If you return a Wind Backup, draw 1 card."
    Doing(table, ox, text).choose(pip).resolve()
    assert len(table.state.zones[HAND[0]]) == 1 + drawn


@rule("11.8.16")
def test_summons_that_cannot_choose_a_forward_choose_another() -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "Your opponent's Summons cannot choose dull Forwards you control.", seat=1)
    table.mark(ox, dull=True)
    pyre = table.summon("Pyre", "Choose 1 Forward. Break it.", cost=0)
    ann = table.forward("Ann")
    Story(table).cast(pyre).resolve()
    assert (table.where(ox), table.where(ann)) == ("field", "break zone")


@pytest.mark.parametrize(("forwards", "power"), [(2, 5000), (3, 7000)])
@rule("11.11.5")
def test_so_many_more_than_you(forwards: int, power: int) -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "If your opponent controls 2 or more Forwards than you, Ox gains +2000 power.")
    for number in range(forwards):
        table.forward(f"Cole {number}", seat=1)
    assert table.power(ox) == power


@pytest.mark.parametrize(("elements", "drawn"), [((WIND, WIND), 1), ((WIND, None), 0)])
@rule("11.3.3")
def test_all_of_them_must_be_so(elements: tuple[str | None, ...], drawn: int) -> None:
    table = Position()
    ox = table.forward("Ox")
    table.some(2, "deck")
    for number, element in enumerate(elements):
        table.backup(f"Pip {number}", **({"element": element} if element else {}))
    Doing(table, ox, "If all the Backups you control are Wind Characters, draw 1 card.").resolve()
    assert len(table.state.zones[HAND[0]]) == drawn


@pytest.mark.parametrize(("seat", "broken"), [(0, "break zone"), (1, "field")])
@rule("11.11.5")
def test_whether_you_control_the_one_chosen(seat: int, broken: str) -> None:
    table = Position()
    ox, ann = table.forward("Ox"), table.forward("Ann", seat=1)
    table.backup("Pip", seat=seat)
    text = "Choose 1 Forward and 1 Backup. If you control the Backup, break the Forward."
    Doing(table, ox, text).declare(cards(ann)).resolve()
    assert table.where(ann) == broken


@rule("11.12.4.3")
def test_power_as_of_another_is_gained() -> None:
    table = Position()
    ox, ann = table.forward("Ox", 5000), table.forward("Ann", 3000)
    text = "Choose 1 Forward. Ox gains power equal to its power until the end of the turn."
    Doing(table, ox, text).choose(ann).resolve()
    assert (table.power(ox), table.power(ann)) == (8000, 3000)


@pytest.mark.parametrize(("cost", "gained"), [(3, 1), (2, 0)])
@rule("11.3.3")
def test_what_has_the_same_cost(cost: int, gained: int) -> None:
    table = Position()
    ox = table.forward("Ox", cost=3)
    table.forward("Ann", zone="deck", cost=cost)
    text = "Reveal the top card of your deck. If the revealed card has the same cost as Ox, gain [Crystal]."
    Doing(table, ox, text).resolve()
    assert crystals(table.state, 0) == gained


@pytest.mark.parametrize(("held", "power"), [(3, 7000), (2, 5000)])
@rule("11.11.5")
def test_so_many_are_in_the_hand(held: int, power: int) -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "If 3 or more cards are in your hand, Ox gains +2000 power.")
    table.some(held, "hand")
    assert table.power(ox) == power


@rule("11.4.6")
def test_each_backup_of_another_element_counts_once() -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "Ox gains +1000 power for each Backup of a different Element you control.")
    for name, element in (("Pip", WIND), ("Pop", WIND), ("Pup", ICE)):
        table.backup(name, element=element)
    assert table.power(ox) == 7000


@pytest.mark.parametrize(("forwards", "power"), [(1, 7000), (0, 5000)])
@rule("11.11.5")
def test_so_many_of_those_cards_are_forwards(forwards: int, power: int) -> None:
    table = Position()
    ox = table.forward("Ox", 5000)
    for number in range(2):
        (table.forward if number < forwards else table.backup)(f"Ann {number}", zone="deck")
    text = (
        "Reveal the top 2 cards of your deck. If 1 or more of those cards are Forwards, Ox gains +2000 power until the "
        "end of the turn."
    )
    Doing(table, ox, text).resolve()
    assert table.power(ox) == power


@rule("11.12.4.1")
def test_so_much_for_every_two_cards() -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "For every 2 cards in your Break Zone, Ox gains +1000 power.")
    table.some(5, "break zone")
    assert table.power(ox) == 7000


@rule("11.12.4.3")
def test_power_as_of_another_is_lost() -> None:
    table = Position()
    ox, ann = table.forward("Ox", 3000), table.forward("Ann", 8000)
    Doing(table, ox, "Choose 1 Forward. It loses power equal to Ox's power until the end of the turn.").choose(
        ann
    ).resolve()
    assert table.power(ann) == 5000


@rule("11.8.6")
def test_they_are_the_player_that_the_trigger_spoke_of() -> None:
    table = Position(turn_player=1)
    table.forward("Ox", 5000, "When your opponent casts a Summon, they discard 1 card.")
    mine, theirs = table.some(1, "hand"), table.some(1, "hand", seat=1)
    pyre = table.summon("Pyre", "Draw 1 card.", cost=0, seat=1)
    table.some(2, "deck", seat=1)
    Story(table).cast(pyre).resolve()
    assert [table.where(one) for one in (*mine, *theirs)] == ["hand", "break zone"]


@rule("11.8.6")
def test_they_are_the_player_that_played_it() -> None:
    table = Position(turn_player=1)
    table.forward("Ox", 5000, "When your opponent plays a Backup onto the field, they discard 1 card.")
    mine, theirs = table.some(1, "hand"), table.some(1, "hand", seat=1)
    Story(table).cast(table.backup("Pip", cost=0, zone="hand", seat=1)).resolve()
    assert [table.where(one) for one in (*mine, *theirs)] == ["hand", "break zone"]


@rule("6.1.3")
def test_for_every_two_of_them_once() -> None:
    table = Position()
    ox = table.forward("Ox")
    table.some(5, "deck")
    for number in range(5):
        table.backup(f"Pip {number}")
    Doing(table, ox, "Draw 1 card for every 2 Backups you control.").resolve()
    assert len(table.state.zones[HAND[0]]) == 2


@rule("11.8.6")
def test_once_per_turn_is_said_first() -> None:
    table = Position()
    table.forward("Ox", 5000, "Once per turn, when a Forward enters your field, draw 1 card.")
    ann, bea = table.forward("Ann", zone="hand"), table.forward("Bea", zone="hand")
    table.happen(table.enter(ann))
    table.happen(table.enter(bea))
    assert table.triggered == ["Ox"]


@rule("11.12.4.3")
def test_damage_is_reduced_by_so_much_for_each() -> None:
    table = Position()
    text = "If Ox is dealt damage, the damage is reduced by 1000 for each Backup you control instead."
    ox = table.forward("Ox", 9000, text)
    for number in range(2):
        table.backup(f"Pip {number}")
    table.happen(table.hurt(ox, 5000))
    assert table.state.cards[ox].damage == 3000


@rule("11.12.4.3")
def test_damage_equal_to_power_and_so_much_more() -> None:
    table = Position()
    ox, ann = table.forward("Ox", 3000), table.forward("Ann", 9000, seat=1)
    table.backup("Pip")
    text = "Choose 1 Forward. Deal it damage equal to Ox's power and 1000 more damage for each Backup you control."
    Doing(table, ox, text).choose(ann).resolve()
    assert table.state.cards[ann].damage == 4000


@pytest.mark.parametrize(("dull", "power"), [(2, 7000), (1, 5000)])
@rule("11.11.5")
def test_so_many_of_yours_are_dull(dull: int, power: int) -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "If 2 or more Backups you control are dull, Ox gains +2000 power.")
    for number in range(3):
        table.mark(table.backup(f"Pip {number}"), dull=number < dull)
    assert table.power(ox) == power


@pytest.mark.parametrize(("cost", "damage"), [(4, 0), (3, 2000)])
@rule("11.12.4.3")
def test_damage_by_forwards_of_a_kind(cost: int, damage: int) -> None:
    table = Position()
    text = "If Ox is dealt damage by Forwards of cost 4 or more, the damage becomes 0 instead."
    ox, ann = table.forward("Ox", 9000, text), table.forward("Ann", cost=cost, seat=1)
    table.happen(table.hurt(ox, 2000, by=ann))
    assert table.state.cards[ox].damage == damage


@pytest.mark.parametrize(("kind", "gained"), [("forward", 1), ("backup", 0)])
@rule("11.3.3")
def test_it_is_the_named_card_type(kind: str, gained: int) -> None:
    table = Position()
    ox = table.forward("Ox")
    (table.forward if kind == "forward" else table.backup)("Ann", zone="deck")
    text = "Name 1 card type. Reveal the top card of your deck. If it is the named card type, gain [Crystal]."
    Doing(table, ox, text).resolve(lines(0))
    assert crystals(table.state, 0) == gained
