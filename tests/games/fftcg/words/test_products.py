"""Phrases that are products of their parts: a verb in each tense, an amount in each place, either player's own."""

from __future__ import annotations

import pytest

from tests.games.fftcg.words.reading_cards import assert_understood

LINES = (
    # A verb that is printed in one tense is read in all.
    "At the end of your turn, if Oriel did not attack this turn, put Oriel into the Break Zone.",
    "When Oriel enters the field, if a Forward hasn't been broken this turn, draw 1 card.",
    "When Oriel enters the field, if a Forward you control has dealt damage to your opponent this turn, draw 1 card.",
    "When Oriel enters the field, if your opponent did not search this turn, draw 1 card.",
    "When Oriel takes damage from a Summon, draw 1 card.",
    "When Oriel becomes active due to an ability, draw 1 card.",
    "[Dull]: During this turn, Oriel cannot be broken by Summons.",
    "When a card is placed in your opponent's Break Zone from the field, draw 1 card.",
    "When Oriel enters the field, if your opponent hasn't attacked this turn, draw 1 card.",
    "When Oriel enters the field, if you have not cast any Summons this turn, draw 1 card.",
    "When Oriel enters the field, if your opponent attacked this turn, draw 1 card.",
    "Remove 1 Summon in the Break Zone from the game: You can cast it at any time you could normally cast it until the "
    "end of your opponent's turn without paying its cost.",
    "[Dull]: Choose 1 Character. Activate or Freeze it.",
    "When Oriel enters the field or primes into Bloom, draw 1 card.",
    # What is worth so much, wherever an amount stands.
    "[Dull]: Choose 1 Forward. Deal it 2000 damage plus 1000 damage for every 2 Fire Backups you control.",
    "[Dull]: Choose 1 Forward. Deal it damage equal to the lowest cost among the Forwards you control multiplied by "
    "1000.",
    "[Dull]: Choose 1 Forward of cost equal to the number of Counters placed on Oriel. Break it.",
    "Oriel gains +2000 power for every 3 cards in your Break Zone.",
    "[Dull]: Choose 1 Forward. It loses 1000 power for each point of damage your opponent has received until the end "
    "of the turn.",
    # What is had, and what is not.
    "If neither player controls any Backups, Oriel gains Haste.",
    "If your opponent doesn't have any cards in hand, Oriel gains Haste.",
    "If you control another Fire Forward, Oriel gains Haste.",
    "If there are 2 or more Wick Counters on Oriel, Oriel gains Haste.",
    "If Oriel has a Counter on it, Oriel gains Haste.",
    "If you have received less points of damage than your opponent, Oriel gains Haste.",
    "When Oriel enters the field, if you have gained 2 or more [Crystal] this turn, draw 1 card.",
    "When Oriel enters the field, if the cost paid to cast Oriel did not include Fire CP, draw 1 card.",
    # One of several, and of whom.
    "[Dull]: Choose 1 of the Forwards opponent controls. Break it.",
    "[Dull]: Choose 1 Forward that is also a Monster. Break it.",
    "[Dull]: Choose 1 Forward from Category T. Break it.",
    "[Dull]: Choose 1 Forward of Fire or Job Keeper. Break it.",
    "[Dull]: Choose 1 Forward whose cost is 3 or 5. Break it.",
    "[Dull]: Choose 1 Forward you control owned by your opponent. Break it.",
    "[Dull]: Choose up to 2 Forwards that have Wick Counters on them. Break them.",
    # What is so, with "also", before its condition or behind it.
    "As long as you control a Backup, the cost required to cast Oriel is reduced by 2.",
    "The Forwards opponent controls lose Haste, Brave and 1000 power.",
    "The Backups you control are also Forwards with a power of 3000.",
    "The Forwards opponent controls must block if possible.",
    "If Oriel receives damage during your opponent's turn, the damage is halved instead.",
    "If Oriel is dealt damage while active, the damage becomes 0 instead.",
    "The damage dealt to the Forwards you control by abilities is reduced by 1000.",
    "If Oriel is dealt damage of 5000 or less, the damage becomes 0 instead.",
    "Oriel's power cannot be reduced by your opponent's Summons or abilities.",
    "Players cannot cast more than 2 cards each turn.",
    # The best of any kind.
    "[Dull]: Choose 1 dull Backup of the lowest cost opponent controls. Break it.",
    "[Dull]: Choose 1 card in your Break Zone with the highest cost. Add it to your hand.",
    "[Dull]: Choose 1 Forward without Job Keeper. Break it.",
    "The cost required for the Characters opponent controls to use action abilities is increased by [2].",
    "[Dull]: Choose 1 Forward. Deal it damage equal to twice Oriel's power.",
    "The cost required to cast Oriel is reduced by the number of Forwards your opponent controls.",
    "When Oriel enters the field, draw 2 cards, then discard 1 card. If you discarded a Summon, draw 1 card.",
    "At the end of each player's turn, that player discards 1 card.",
    # Who does it.
    "If a Summon has been cast this turn, Oriel gains Haste.",
    "[Dull]: Choose 1 Forward you control and 1 Forward opponent controls. Each Forward deals damage equal to its "
    "power to the other.",
    "[Dull]: Choose 1 ability. Its effect is cancelled unless your opponent pays [2].",
    "When Oriel enters the field, all players draw 1 card.",
    "[Dull]: Choose 1 Backup. Break it. That Backup's controller draws 1 card.",
    "When Oriel enters the field, deal 1 point of damage to each player.",
    "When Oriel attacks, select 1 Element other than Light or Dark. Choose 1 Forward. It becomes that Element.",
    "When Oriel enters the field, put 2 Wick Counters on Oriel.",
    # The same, said otherwise.
    "Discard Oriel: Draw 1 card. You can only use this ability if Oriel is in your hand and it is your turn.",
    "Oriel can attack up to 2 times in the same turn.",
    "Oriel must be chosen by your opponent's Summons or abilities if possible.",
    "[Dull]: Choose 1 Forward other than Oriel. Return both it and Oriel to their owners' hands.",
    "When Oriel attacks, break all the Forwards of cost 2. If a Forward is broken by this effect, draw 1 card.",
    "When Oriel attacks, if Oriel has at least 9000 power, draw 1 card.",
    "When Oriel attacks, select 1 of the following 2 actions. \u201cDraw 1 card.\u201d \u201cGain [Crystal].\u201d",
    "At the start of your Main Phase 1, draw 1 card for each Crystal you have.",
    "If your opponent has at least 2 more cards in hand than you do, Oriel gains Haste.",
    "The cost required for your opponent to use action abilities is increased by 1.",
    "Your special abilities cost 1 less to use (it cannot become 0).",
    "Oriel's action ability costs 1 more to use.",
    "[Dull]: Choose 2 Forwards. Your opponent selects 1 among them. Break it.",
    "If you control only 1 Forward, Oriel gains Haste.",
    "When a Forward enters your opponent's field from anywhere other than their hand, draw 1 card.",
    "Each of your Forwards gains +1000 power.",
    "When a Forward opponent controls is put from the field into the Break Zone on your turn, draw 1 card.",
    "Oriel cannot be broken by Forwards of cost 4 or more.",
    "[Dull]: Choose 1 Forward with 2 or more Elements. Break it.",
    "[Dull]: The next Forward you cast this turn costs 1 less.",
    "The Forwards in a party with Oriel gain First Strike.",
    "[1]: Draw 1 card. You can only use this ability up to twice per turn.",
    "When Oriel enters the field, if opponent controls a Monster, draw 1 card.",
    "When a Forward that is not Oriel enters your field, for every 2 Backups you control, draw 1 card.",
    "When a card is removed from your Break Zone, Oriel gains Haste until the end of the turn.",
)


@pytest.mark.parametrize("line", LINES)
def test_it_is_read_carried_out_and_printed_back(line: str) -> None:
    assert_understood(line)
