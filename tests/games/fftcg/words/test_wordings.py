"""Other wordings of what is known are read too, and print back as they were."""

from __future__ import annotations

import pytest

from engine.abilities.combat import DealDamageToEachOther
from engine.abilities.kinds import ActionAbility
from engine.abilities.stack import Former, Latter
from engine.games.fftcg.words import read
from tests.games.fftcg.words.reading_cards import assert_understood, card

LINES = (
    "When Oriel is chosen by your opponent's Summon of cost 5 or less or an ability of their Character of cost 5 or "
    "less, cancel its effect.",
    "Oriel cannot be chosen by an ability of a Backup or a Summon of cost 3 or less.",
    "[Dull]: Name 1 Element and 1 Job. Oriel becomes the named Element and Job until the end of the turn.",
    "[Dull]: Name 1 Element and 1 Job. Until the end of the turn, Oriel becomes the named Element and Job.",
    "[Dull]: During this turn, the damage dealt to Oriel is increased by 1000 instead.",
    "When your opponent controls 2 or more Forwards, Oriel gains +2000 power.",
    "If you control 4 Forwards or more, Oriel gains +3000 power.",
    "The Card Name Fern you control gains First Strike during your turn.",
    "Oriel can attack 3 times in the same turn.",
    "Oriel must attack at least once per turn if possible.",
    "If you don't control any Backups, put Oriel into the Break Zone.",
    "During your turn, when a Forward opponent controls becomes dull, choose 1 active Forward opponent controls. "
    "Deal it 3000 damage.",
    "You can only pay with CP produced by Fire Backups to play Oriel from your hand onto the field.",
    "You can discard 1 Job Keeper (instead of paying the CP cost) to play Oriel from your hand onto the field.",
    "If a Forward you controlled attacked this turn, the cost required to cast Oriel is reduced by 2.",
    "When a Forward opponent controls returns to its owner's hand from the field, draw 1 card.",
    "When Oriel enters the field, choose 1 Backup in your Break Zone. If you have received more points of damage than "
    "your opponent, add it to your hand.",
    "When Oriel enters the field, choose up to 2 Forwards in your Break Zone. If the total of their power is 3000, "
    "play them onto the field.",
    "When Oriel forms a party with Card Name Fern and attacks, draw 1 card.",
    "When Oriel attacks, you may pay [Fire][2] or [Crystal]. When you do so, draw 1 card.",
    'When Oriel attacks, select 1 of the following actions. "Draw 1 card." "Your opponent discards 1 card."',
    "[Dull]: Choose 1 Forward. Deal it 10000 damage minus 1000 damage for each card in your opponent's hand.",
    "[Dull]: Choose 1 Forward of power equal or inferior to Oriel's power. Break it.",
    "[Crystal]: Oriel gains Haste and Oriel's power becomes 9000. (This effect does not end at the end of the turn.)",
    "Damage 3 -- [Dull]: Draw 1 card. (If you have received 3 points of damage or more, this Character has this "
    "ability.)",
    "Each Forward you control with a Wick Counter on it gains Brave.",
    "If Oriel receives damage while dull, the damage is reduced by 2000 instead.",
    "Oriel and the Card Name Fern Forward you control gain +2000 power.",
    "The Card Name Fern Forward and Card Name Moth Forward you control gain +1000 power.",
    "When Oriel attacks, if you control a Backup and if you control a Monster, draw 1 card.",
    "When Oriel attacks, if you control a Backup and you control a Monster, draw 1 card.",
    "When Oriel attacks, you may dull Oriel if it is active.",
    "When Oriel attacks, dull Oriel if your opponent does not pay [2].",
    "When Oriel attacks, if your opponent does not pay [2], dull Oriel.",
    "When Oriel attacks, dull Oriel unless you pay [2].",
    "Oriel has First Strike unless your opponent controls a Forward of power 8000 or more.",
    "The Forwards of Fire, Job Keeper and Card Name Fern you control gain +1000 power.",
    "The Forwards you own gain +1000 power.",
    "[Dull]: Choose 1 Forward. Deal it damage equal to the highest power Forward you control.",
    "[Dull]: Oriel's power becomes the same as your opponent's lowest power Forward until the end of the turn.",
    "When Oriel enters the field, each player reveals the top card of their deck. Each player who revealed a Forward "
    "may play it onto the field.",
    "When Oriel enters the field, you may search for 1 Forward of cost 2 and play it onto the field. Its auto-ability "
    "will not trigger.",
)


@pytest.mark.parametrize("line", LINES)
def test_it_is_read_carried_out_and_printed_back(line: str) -> None:
    assert_understood(line)


@pytest.mark.parametrize("fight", [
    "They deal damage equal to their power to each other", "The former and the latter deal damage equal to their "
    "respective power to the other", "Each Forward deals damage equal to its power to the other",
])
def test_two_that_fight_deal_each_other_damage_and_no_player_does(fight: str) -> None:
    """FFTCG 11.11.8: what cards are said to do, they do themselves."""
    chosen = "[Dull]: Choose 1 Forward you control and 1 Forward opponent controls."
    (ability,) = read(card(f"{chosen} {fight}.")).abilities
    assert isinstance(ability, ActionAbility) and ability.effects[-1] == DealDamageToEachOther(Former(), Latter())


@pytest.mark.parametrize(("word", "meant"), [("strongest", "highest power"), ("weakest", "lowest power")])
def test_what_is_most_is_told_in_one_word_or_two(word: str, meant: str) -> None:
    one, other = (
        read(card(f"[Dull]: Oriel gains power equal to your {most} Backup until the end of the turn.")).abilities
        for most in (word, meant)
    )
    assert one == other


def test_damage_for_each_of_something_is_dealt_once() -> None:
    """FFTCG 11.8.6: where it is said, to whom it is dealt changes nothing."""
    one, other = (
        read(card(f"[Dull]: Choose 1 Forward. Deal {damage} for each Backup you control.")).abilities
        for damage in ("it 1000 damage", "1000 damage to it")
    )
    assert one == other


def test_a_reminder_with_another_number_is_not_read() -> None:
    """FFTCG 15.2.6.2: a reminder that says something else than the ability is no reminder."""
    line = (
        "Damage 3 -- [Dull]: Draw 1 card. (If you have received 5 points of damage or more, this Character has this "
        "ability.)"
    )
    assert not read(card(line)).complete


@pytest.mark.parametrize("line", [
    "When Oriel entres the field, choose 1 Foward opponent controls. Deal it 3000 damage.",
    "When Oriel attacks, choose 1 Forward. It gains +1000 power untill the end of theturn.Draw 1 card.",
])
def test_a_misprint_is_read_as_what_it_can_only_mean(line: str) -> None:
    assert_understood(line)


@pytest.mark.parametrize("line", [
    "When Oriel enters the field, choose 1 Forward. Brake it.",
    "When Oriel enters the field, choose 1 undamaged Forward. Dull it.",
])
def test_another_word_is_no_misprint(line: str) -> None:
    assert read(card(line)).problems


@pytest.mark.parametrize("line", [
    "When a party containing a Job Knight Forward you control attacks, draw 1 card.",
    "When Oriel enters the field, name 1 number. Reveal the top card of your deck. If its cost is the same as the "
    "named number, add it to your hand.",
])
def test_what_may_be_said_in_another_way_is_understood(line: str) -> None:
    assert_understood(line)
