"""Auto-abilities: what triggers them, and how often (FFTCG 11.8)."""

from __future__ import annotations

import pytest

from engine.abilities.events import Stands, Trigger
from engine.abilities.kinds import AutoAbility
from engine.events import Notice
from engine.games.fftcg.effects.triggers import RULES
from engine.games.fftcg.rules.table import Cause
from engine.timing.automatic import on_stack
from tests.games.fftcg.table import Position, effects, words


def test_entering_the_field_triggers_once() -> None:
    """FFTCG 11.8.16.2.1"""
    table = Position()
    mirelle = table.forward("Mirelle", text="When Mirelle enters the field, draw 1 card.", zone="hand")
    table.happen(table.enter(mirelle))
    assert table.triggered == ["Mirelle"] and table.pending[0].cards == (table.ref(mirelle),)


def test_each_card_that_enters_at_the_same_time_triggers() -> None:
    """FFTCG 11.8.6"""
    table = Position()
    table.forward("Mirelle", text="When a Forward enters your field, draw 1 card.")
    vell, bron = table.forward("Vell", zone="hand"), table.forward("Bron", zone="hand")
    rival = table.forward("Cole", zone="hand", seat=1)
    table.happen(table.enter(vell), table.enter(bron), table.enter(rival, 1))
    assert [one.cards for one in table.pending] == [(table.ref(vell),), (table.ref(bron),)]


def test_one_or_more_that_attack_together_trigger_once() -> None:
    """FFTCG 11.8.6"""
    table = Position(phase="attack")
    table.forward("Mirelle", text="When 1 or more Forwards you control attack, draw 1 card.")
    vell, bron = table.forward("Vell"), table.forward("Bron")
    table.attack(vell, bron)
    assert table.triggered == ["Mirelle"]
    assert table.pending[0].cards == (table.ref(vell), table.ref(bron))


def test_leaving_looks_back_and_finds_the_card_where_it_went() -> None:
    """FFTCG 11.8.16, 11.8.16.1"""
    table = Position()
    text = "When Mirelle is put from the field into the Break Zone, return it to your hand."
    mirelle = table.forward("Mirelle", text=text)
    table.happen(table.move(mirelle, "break zone"))
    (one,) = table.pending
    assert one.cards == (table.ref(mirelle),) and one.memory[0].now.power == 7000


def test_cards_that_leave_together_see_each_other_leave() -> None:
    """FFTCG 11.8.16"""
    table = Position()
    mirelle = table.forward("Mirelle", text="When a Forward you control leaves the field, draw 1 card.")
    vell = table.forward("Vell")
    table.happen(table.move(mirelle, "break zone"), table.move(vell, "break zone"))
    assert table.triggered == ["Mirelle", "Mirelle"]


def test_what_leaves_for_elsewhere_is_not_put_into_the_break_zone() -> None:
    """FFTCG 11.8.15"""
    table = Position()
    table.forward("Mirelle", text="When a Forward is put from the field into the Break Zone, draw 1 card.")
    vell = table.forward("Vell")
    table.happen(table.move(vell, "hand"))
    assert table.triggered == []


def test_a_noun_of_a_leaving_card_goes_by_its_last_values() -> None:
    """FFTCG 6.4.2"""
    table = Position()
    text = "When a Forward opponent controls is put from the field into the Break Zone, draw 1 card."
    table.forward("Mirelle", text=text)
    grub = table.monster("Grub", "Grub also becomes a Forward with 5000 power.", seat=1)
    table.happen(table.move(grub, "break zone"))
    assert table.triggered == ["Mirelle"]


def test_a_condition_is_part_of_the_trigger() -> None:
    """FFTCG 11.8.13"""
    table = Position(phase="attack")
    mirelle = table.forward(
        "Mirelle", text="When Mirelle attacks, if you control 2 or more Forwards, draw 1 card."
    )
    table.attack(mirelle)
    assert table.triggered == []
    table.forward("Vell")
    table.attack(mirelle)
    assert table.triggered == ["Mirelle"]


def test_once_per_turn_is_once_per_turn() -> None:
    """FFTCG 2.1"""
    table = Position()
    text = "When a Forward enters your field, draw 1 card. This effect will trigger only once per turn."
    table.forward("Mirelle", text=text)
    vell, bron = table.forward("Vell", zone="hand"), table.forward("Bron", zone="hand")
    table.happen(table.enter(vell))
    table.happen(table.enter(bron))
    assert table.triggered == ["Mirelle"]


def test_blocking_and_being_blocked_are_one_event_each() -> None:
    """FFTCG 10.1.3.5"""
    table = Position(phase="attack")
    mirelle = table.forward("Mirelle", text="When Mirelle is blocked by a Forward, break it.")
    cole = table.forward("Cole", text="When Cole blocks a Forward, break it.", seat=1)
    table.attack(mirelle)
    table.block(cole)
    found = {table.state.cards[one.watcher.source.number].face.name: one.cards for one in table.pending}
    assert found == {"Mirelle": (table.ref(cole),), "Cole": (table.ref(mirelle),)}


def test_a_party_triggers_what_watches_for_parties() -> None:
    """FFTCG 15.1.1.9.1"""
    table = Position(phase="attack")
    mirelle = table.forward("Mirelle", text="When Mirelle forms a party and attacks, draw 1 card.")
    vell = table.forward("Vell")
    table.attack(mirelle)
    assert table.triggered == []
    table.attack(mirelle, vell)
    assert table.triggered == ["Mirelle"]


def test_damage_to_a_player_by_a_party_is_dealt_by_all_its_members() -> None:
    """FFTCG 15.1.1.9.8"""
    table = Position(phase="attack")
    mirelle = table.forward("Mirelle")
    vell = table.forward("Vell", text="When Vell deals damage to your opponent, draw 1 card.")
    table.attack(mirelle, vell)
    cause = Cause("battle", table.ref(mirelle), 0)
    table.happen(Notice("deals damage player", seat=1, card=mirelle, amount=1, cause=cause))
    assert table.triggered == ["Vell"]


def test_it_is_the_forward_that_was_dealt_the_damage() -> None:
    """FFTCG 10.1.4.2"""
    table = Position(phase="attack")
    mirelle = table.forward("Mirelle", text="When Mirelle deals battle damage to a Forward, break it.")
    cole = table.forward("Cole", seat=1)
    table.happen(table.hurt(cole, 1000, mirelle, "ability"))
    assert table.triggered == []
    table.happen(table.hurt(cole, 1000, mirelle, "battle"))
    assert table.pending[0].cards == (table.ref(cole),) and table.pending[0].amount == 1000


def test_times_of_the_turn_are_those_of_the_player_meant() -> None:
    """FFTCG 9.5.1.1"""
    table = Position()
    table.forward("Mirelle", text="At the end of each of your turns, draw 1 card.")
    table.forward("Cole", text="At the end of each of your turns, draw 1 card.", seat=1)
    table.happen(Notice("at end", seat=0))
    assert table.triggered == ["Mirelle"]


@pytest.mark.parametrize("holds", [0, 1])
def test_their_hand_is_that_of_the_player_of_whom_a_trigger_asks(holds: int) -> None:
    """FFTCG 11.8.13"""
    table = Position()
    text = "At the end of each of your turns, if your opponent has no cards in their hand, draw 1 card."
    table.forward("Mirelle", text=text)
    table.forward("Cole", zone="hand", seat=holds)
    table.happen(Notice("at end", seat=0))
    assert table.triggered == ["Mirelle"] * (holds == 0)


def test_being_chosen_by_an_opponent() -> None:
    """FFTCG 11.8.3"""
    table = Position()
    text = "When Mirelle is chosen by your opponent's Summon or ability, draw 1 card."
    mirelle, pyre = table.forward("Mirelle", text=text), table.summon(seat=1)
    own = Notice("chosen", card=mirelle, others=(pyre,), cause=Cause("summon", table.ref(pyre), 0))
    table.happen(own)
    assert table.triggered == []
    table.happen(Notice("chosen", card=mirelle, others=(pyre,), cause=Cause("summon", table.ref(pyre), 1)))
    assert table.triggered == ["Mirelle"]


def test_what_is_discarded_triggers_from_where_it_went() -> None:
    """FFTCG 11.9.1, 15.1.1.4.1"""
    table = Position()
    text = "When Mirelle is discarded from your hand due to your Summons or abilities, draw 1 card."
    mirelle, vell = table.forward("Mirelle", text=text, zone="hand"), table.forward("Vell")
    table.happen(table.move(mirelle, "break zone", "discard", Cause("ability", table.ref(vell), 0)))
    assert table.triggered == ["Mirelle"]


def test_the_first_time_in_a_turn_is_only_the_first() -> None:
    """FFTCG 11.8.2"""
    table = Position()
    text = "During each turn, when a Forward enters your field for the first time in that turn, draw 1 card."
    table.forward("Mirelle", text=text)
    for name in ("Vell", "Bron"):
        table.happen(table.enter(table.forward(name, zone="hand")))
    assert table.triggered == ["Mirelle"]


def test_an_ability_that_was_lost_does_not_trigger() -> None:
    """FFTCG 11.12.4.6"""
    table = Position(phase="attack")
    mirelle = table.forward("Mirelle", text="When Mirelle attacks, draw 1 card.")
    table.until_end_of_turn(
        table.summon(), "Choose 1 Forward. It loses all its abilities until the end of the turn.", mirelle
    )
    table.attack(mirelle)
    assert table.triggered == []


def test_an_ability_that_was_gained_triggers() -> None:
    """FFTCG 11.12.4.8"""
    table = Position(phase="attack")
    mirelle = table.forward("Mirelle")
    text = 'Choose 1 Forward. It gains "When this Forward attacks, draw 1 card." until the end of the turn.'
    table.until_end_of_turn(table.summon(), text, mirelle)
    table.attack(mirelle)
    assert table.triggered == ["Mirelle"]


def test_the_state_of_the_game_triggers_again_only_after_the_ability_left_the_stack() -> None:
    """FFTCG 11.8.18"""
    table = Position()
    mirelle = table.forward("Mirelle")
    alone = words("condition", "you don't control any Backups")
    table.grant(mirelle, AutoAbility(Trigger(Stands(alone)), effects("Draw 1 card.")))
    first = RULES.of_state(table.state, on_stack)
    assert [one.watcher.source for one in first] == [table.ref(mirelle)]
    table.let(pending=tuple(first))
    assert RULES.of_state(table.state, on_stack) == []
    table.let(pending=None)
    assert len(RULES.of_state(table.state, on_stack)) == 1
    table.backup()
    assert RULES.of_state(table.state, on_stack) == []


def test_an_ability_that_says_so_works_outside_the_field() -> None:
    """FFTCG 11.9.1"""
    table = Position()
    text = "At the beginning of your Main Phase 1, if Mirelle is in the Break Zone, draw 1 card."
    mirelle = table.forward("Mirelle", text=text)
    table.happen(Notice("at main 1", seat=0))
    assert table.triggered == []
    table.happen(table.move(mirelle, "break zone"))
    table.happen(Notice("at main 1", seat=0))
    assert table.triggered == ["Mirelle"]
    table.happen(table.move(mirelle, "removed"))
    table.happen(Notice("at main 1", seat=0))
    assert table.triggered == ["Mirelle"]


def test_that_character_is_the_one_whose_ability_chose() -> None:
    """FFTCG 11.8.3"""
    table = Position()
    text = "When Mirelle is chosen by an ability of a Character opponent controls, break that Character."
    mirelle, cole = table.forward("Mirelle", text=text), table.forward("Cole", seat=1)
    table.happen(Notice("chosen", card=mirelle, others=(cole,), cause=Cause("ability", table.ref(cole), 1)))
    assert table.pending[0].cards == (table.ref(cole),)


def test_a_discard_from_the_hand_fits_by_where_it_came_from() -> None:
    """FFTCG 15.1.1.4.1"""
    table = Position()
    table.forward("Mirelle", text="When your opponent discards a card from their hand, draw 1 card.")
    theirs, own = table.forward("Cole", zone="hand", seat=1), table.forward("Vell", zone="hand")
    table.happen(table.move(theirs, "break zone", "discard"), table.move(own, "break zone", "discard"))
    assert table.triggered == ["Mirelle"]
