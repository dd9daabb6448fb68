"""Current values: continuous effects in their order (FFTCG 11.12.4), and when a board is worked out anew."""

from __future__ import annotations

import itertools

import pytest

from engine.continuous.board import Board
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.rules.table import face
from tests.games.fftcg.table import ICE, Position

POOR = "Choose 1 Forward. It loses all its abilities until the end of the turn."


def test_a_field_ability_counts_while_its_card_is_on_the_field() -> None:
    """FFTCG 11.9.1"""
    table = Position()
    mirelle = table.forward("Mirelle", 8000, "The other Forwards you control gain +1000 power and Haste.")
    vell = table.forward("Vell", 7000)
    rival = table.forward("Cole", 7000, seat=1)
    assert (table.power(mirelle), table.power(vell), table.power(rival)) == (8000, 8000, 7000)
    assert table.keywords(vell) == {"Haste"}
    table.happen(table.move(mirelle, "break zone"))
    assert table.power(vell) == 7000 and table.keywords(vell) == set()


def test_it_counts_for_cards_that_come_later() -> None:
    """FFTCG 11.12.4.5"""
    table = Position()
    table.forward("Mirelle", 8000, "The Forwards you control gain +1000 power.")
    late = table.forward("Vell", 7000, zone="hand")
    assert table.power(late) == 7000
    table.happen(table.enter(late))
    assert table.power(late) == 8000


def test_damage_abilities_are_there_from_so_much_damage_on() -> None:
    """FFTCG 15.2.6.2"""
    table = Position()
    mirelle = table.forward("Mirelle", 7000, "Damage 3 -- Mirelle gains +2000 power and Brave.")
    table.damage(2)
    assert table.power(mirelle) == 7000
    table.damage(1)
    assert table.power(mirelle) == 9000 and table.keywords(mirelle) == {"Brave"}


def test_the_controllers_damage_counts_after_control_changes() -> None:
    """FFTCG 15.2.6.2, 11.12.4.6"""
    table = Position()
    mirelle = table.forward("Mirelle", 7000, "Damage 3 -- Mirelle gains +2000 power.")
    table.damage(3)
    table.mark(mirelle, controller=1)
    assert table.power(mirelle) == 7000


def test_all_abilities_lost_take_what_they_gave() -> None:
    """FFTCG 11.12.4.6"""
    table = Position()
    mirelle = table.forward("Mirelle", 8000, "Brave\nThe other Forwards you control gain +1000 power.")
    vell = table.forward("Vell", 7000)
    table.until_end_of_turn(table.summon(), POOR, mirelle)
    assert table.power(vell) == 7000
    assert table.keywords(mirelle) == set() and table.now(mirelle).abilities == ()


def test_what_is_gained_before_all_abilities_are_lost_goes_too_and_what_is_gained_after_stays() -> None:
    """FFTCG 11.12.4.13"""
    table = Position()
    pyre, mirelle = table.summon(), table.forward("Mirelle")
    table.until_end_of_turn(pyre, "Choose 1 Forward. It gains Haste until the end of the turn.", mirelle)
    table.until_end_of_turn(pyre, POOR, mirelle)
    table.until_end_of_turn(pyre, "Choose 1 Forward. It gains Brave until the end of the turn.", mirelle)
    assert table.keywords(mirelle) == {"Brave"}


def test_power_gained_stays_when_abilities_are_lost() -> None:
    """FFTCG 11.12.4.6"""
    table = Position()
    pyre, mirelle = table.summon(), table.forward("Mirelle", 7000)
    table.until_end_of_turn(pyre, "Choose 1 Forward. It gains +2000 power until the end of the turn.", mirelle)
    table.until_end_of_turn(pyre, POOR, mirelle)
    assert table.power(mirelle) == 9000


def test_a_power_that_is_set_starts_from_the_print_and_keeps_what_was_added() -> None:
    """FFTCG 11.5.6, 11.3.10"""
    table = Position()
    pyre, mirelle = table.summon(), table.forward("Mirelle", 9000)
    table.until_end_of_turn(pyre, "Choose 1 Forward. It gains +2000 power until the end of the turn.", mirelle)
    table.until_end_of_turn(pyre, "Choose 1 Forward. Its power becomes 1000 until the end of the turn.", mirelle)
    assert table.power(mirelle) == 3000 and table.now(mirelle).base_power == 1000


def test_power_goes_below_zero_and_counts_from_there() -> None:
    """FFTCG 4.3"""
    table = Position()
    pyre, mirelle = table.summon(), table.forward("Mirelle", 2000)
    table.until_end_of_turn(pyre, "Choose 1 Forward. It loses 5000 power until the end of the turn.", mirelle)
    assert table.power(mirelle) == -3000
    table.until_end_of_turn(pyre, "Choose 1 Forward. It gains +4000 power until the end of the turn.", mirelle)
    assert table.power(mirelle) == 1000


def test_a_monster_that_is_also_a_forward_stays_a_monster_and_has_power() -> None:
    """FFTCG 11.12.4.6"""
    table = Position()
    grub = table.monster("Grub", "If you control 2 or more Characters, Grub also becomes a Forward with 5000 power.")
    assert not table.now(grub).is_forward
    table.backup()
    assert table.now(grub).types == (CardType.MONSTER, CardType.FORWARD) and table.power(grub) == 5000


def test_what_became_a_forward_counts_among_forwards() -> None:
    """FFTCG 11.12.4.6: kinds before what is general and before power."""
    table = Position()
    table.forward("Mirelle", 8000, "The other Forwards you control gain +1000 power and Haste.")
    grub = table.monster("Grub", "Grub also becomes a Forward with 5000 power.")
    assert table.power(grub) == 6000 and table.keywords(grub) == {"Haste"}


def test_an_effect_of_a_summon_stays_with_the_cards_it_found() -> None:
    """FFTCG 11.12.4.2"""
    table = Position()
    vell, late = table.forward("Vell", 7000), table.forward("Late", 7000, zone="hand")
    text = "All the Forwards you control gain +1000 power until the end of the turn."
    table.until_end_of_turn(table.summon(), text)
    table.happen(table.enter(late))
    assert (table.power(vell), table.power(late)) == (8000, 7000)


def test_the_numbers_of_a_summon_are_worked_out_once() -> None:
    """FFTCG 11.12.4.3, 11.11.9"""
    table = Position()
    vell = table.forward("Vell", 7000)
    text = "Choose 1 Forward. It gains +1000 power for each Backup you control until the end of the turn."
    table.backup()
    table.until_end_of_turn(table.summon(), text, vell)
    table.backup("Other")
    assert table.power(vell) == 8000


def test_those_of_a_field_ability_are_worked_out_again_and_again() -> None:
    """FFTCG 11.12.4.4"""
    table = Position()
    vell = table.forward("Vell", 7000, "Vell gains +1000 power for each Backup you control.")
    table.backup()
    assert table.power(vell) == 8000
    table.backup("Other")
    assert table.power(vell) == 9000


def test_a_card_leaving_takes_no_effect_along() -> None:
    """FFTCG 7.4"""
    table = Position()
    vell = table.forward("Vell", 7000)
    table.until_end_of_turn(
        table.summon(), "Choose 1 Forward. It gains +1000 power until the end of the turn.", vell
    )
    table.happen(table.move(vell, "hand"))
    table.happen(table.enter(vell))
    assert table.power(vell) == 7000


def test_a_power_that_depends_on_a_power_comes_after_it() -> None:
    """FFTCG 11.12.4.12, 11.12.4.13: the dependent effect is applied last, though it is older."""
    table = Position()
    vell = table.forward("Vell", 7000, "If you control a Forward with a power of 9000 or more, Vell gains +1000 power.")
    bron = table.forward("Bron", 8000)
    table.until_end_of_turn(
        table.summon(), "Choose 1 Forward. It gains +1000 power until the end of the turn.", bron
    )
    assert table.power(vell) == 8000


def test_what_counts_elements_waits_for_what_changes_them() -> None:
    """FFTCG 11.12.4.12, 11.12.4.13: the ability of the card itself would be the first."""
    table = Position()
    vell = table.forward(
        "Vell", 7000, "If there are 2 or more different Elements among the Forwards you control, Vell gains Haste.",
    )
    bron = table.forward("Bron", 8000)
    table.until_end_of_turn(table.summon(), "Choose 1 Forward. It becomes Ice until the end of the turn.", bron)
    assert table.keywords(vell) == {"Haste"}


def test_a_primed_character_has_both_names_and_the_upper_cards_values() -> None:
    """FFTCG 15.2.9.4.1"""
    table = Position()
    under = table.forward("Ember", 5000, "Haste")
    upper = table.forward("Great Ember", 9000, "Brave", zone="primed", element=ICE, cost=6)
    table.mark(under, over=(upper,))
    now = table.now(under)
    assert set(now.names) == {"Ember", "Great Ember"} and now.power == 9000 and now.cost == 6
    assert table.keywords(under) == {"Brave"} and now.elements == (ICE,)


def test_a_name_in_all_situations_is_there_in_every_zone() -> None:
    """FFTCG 11.9.1"""
    table = Position()
    vell = table.forward("Vell", 7000, "Vell is also Card Name Rook in all situations.", zone="deck")
    assert table.now(vell).names == ("Vell", "Rook")


def test_a_type_in_all_situations_is_there_in_every_zone() -> None:
    """FFTCG 11.9.1, 6.6.4"""
    table = Position()
    vell = table.forward("Vell", 7000, "Vell is also a Monster in all situations.", zone="deck")
    assert table.now(vell).types == (CardType.FORWARD, CardType.MONSTER)


def test_a_card_face_down_out_of_the_game_has_no_information() -> None:
    """FFTCG 7.13.3"""
    table = Position()
    vell = table.forward("Vell", 7000, zone="removed", face_down=True)
    assert table.now(vell).names == () and table.now(vell).types == ()


def test_a_quoted_ability_works_for_the_card_that_gained_it() -> None:
    """FFTCG 11.12.4.8"""
    table = Position()
    vell = table.forward("Vell", 7000)
    text = 'Choose 1 Forward. It gains "This Forward gains +1000 power and Brave." until the end of the turn.'
    table.until_end_of_turn(table.summon(), text, vell)
    assert table.power(vell) == 8000 and table.keywords(vell) == {"Brave"}


def test_a_quiet_board_is_not_copied() -> None:
    """A card that nothing changes shows the values worked out for its print."""
    table = Position()
    vell = table.forward("Vell", 7000)
    assert table.now(vell) is boards.characteristics(face(table.state, vell)).stage(0).now


def test_a_board_stays_while_nothing_changes_that_it_depends_on() -> None:
    """The same board serves until the field, damage or lasting effects change."""
    table = Position()
    table.forward("Mirelle", 8000, "The other Forwards you control gain +1000 power.")
    vell = table.forward("Vell", 7000)
    first = boards.board(table.state)
    table.mark(vell, dull=True)
    assert boards.board(table.state) is first
    table.damage(1)
    assert boards.board(table.state) is not first


def test_a_board_follows_what_it_depends_on() -> None:
    """FFTCG 11.12.4.4"""
    table = Position()
    vell = table.forward("Vell", 7000, "If you have 1 card or less in your hand, Vell gains +2000 power.")
    table.some(2, "hand")
    assert table.power(vell) == 7000
    table.state.take_back(len(table.state.log) - 1)
    assert table.power(vell) == 9000


def test_a_full_field_is_worked_out_without_asking_everything_of_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """FFTCG 11.12.4.12: what comes next is the oldest that depends on nothing, and only that is looked for."""
    table = Position()
    for count in range(20):
        table.backup(f"Sexton {count}", "The Forwards with Haste you control gain Brave.")
    table.backup("Hew", "The Forwards you control gain Haste.")
    table.forward("Vell")
    calls: list[int] = []
    depends = Board._depends
    monkeypatch.setattr(Board, "_depends", lambda *given: (calls.append(1), depends(*given))[1])
    boards.board(table.state)
    assert 0 < len(calls) < 21 * 21 * 2


ORDERS = list(itertools.permutations(("Haste", "Brave", "First Strike")))


@pytest.mark.parametrize("order", ORDERS, ids=" ".join)
def test_what_depends_on_what_is_itself_given_comes_last(order: tuple[str, ...]) -> None:
    """FFTCG 11.12.4.13: in whatever order they entered, what gives Haste comes first, then what asks for it."""
    table = Position()
    texts = {
        "Haste": "The Forwards you control gain Haste.",
        "Brave": "The Forwards with Haste you control gain Brave.",
        "First Strike": "The Forwards with Brave you control gain First Strike.",
    }
    for word in order:
        table.backup(f"Giver {word}", texts[word])
    assert table.keywords(table.forward("Vell")) == {"Haste", "Brave", "First Strike"}


@pytest.mark.parametrize("older", ["Haste", "Brave"])
def test_of_two_that_depend_on_each_other_the_older_is_first(older: str) -> None:
    """FFTCG 11.12.4.13"""
    table = Position()
    texts = {"Brave": "The Forwards with Haste you control gain Brave.",
             "Haste": "The Forwards with Brave you control gain Haste."}
    for word in sorted(texts, key=lambda one: one != older):
        table.backup(f"Giver {word}", texts[word])
    assert table.keywords(table.forward("Vell")) == set()
    assert table.keywords(table.forward("Ann", text="Haste")) == {"Haste", "Brave"}
