"""Phrases that compose: the same meaning said in the several ways in which cards say it."""

from __future__ import annotations

import pytest

from tests.games.fftcg.words.reading_cards import assert_understood

LINES = (
    "When Oriel enters the field, choose 1 attacking or blocking Forward opponent controls. Break it.",
    "When Oriel enters the field, choose 1 dull or Fire Forward. Break it.",
    "[Dull]: The Job Keeper Forward and Category T Forward you control gain +1000 power until the end of the turn.",
    "When Oriel enters the field, choose 1 Forward with a cost of 2 or with a cost of 4. Break it.",
    "When Oriel enters the field, choose 1 Forward that costs 1 less than the Forward put into the Break Zone. Break "
    "it.",
    "When the Forward Card Name Oriel is put from your field into the Break Zone, draw 1 card.",
    "When Oriel is chosen by an ability of Card Name Oriel, draw 1 card.",
    "Oriel gains Elements of all the Characters opponent controls except Light and Dark.",
    "When Oriel is put onto the field, draw a card.",
    "When a Forward enters the field under your control, draw 1 card.",
    "When Oriel is put into the Break Zone from the field, draw 1 card.",
    "When Oriel enters the field, you can search your deck for 1 Backup and add it to your hand.",
    "When Oriel enters the field, choose a Forward of the Fire Element with more power than Oriel. Break it.",
    "When Oriel enters the field, choose 1 Forward whose cost is less than Oriel's. Break it.",
    "When Oriel enters the field, choose 1 Forward with Job Keeper of Category T. Deal each of them 1000 damage.",
    "When Oriel enters the field, if you only control Ice Characters, draw 1 card.",
    "When Oriel enters the field, if the only Forward you control is Oriel, draw 1 card.",
    "When Oriel enters the field, if this is the third card you have cast this turn, draw 1 card.",
    "When Oriel enters the field, if you control Characters of 3 or more different Elements, draw 1 card.",
    "When Oriel enters the field, if you have received less damage than your opponent, draw 1 card.",
    "When Oriel enters the field, if you cast Oriel, draw 1 card.",
    "When you cast your second card each turn, draw 1 card.",
    "When Oriel attacks, if 2 or more Job Keeper Forwards were attacking this turn, draw 1 card.",
    "When Oriel enters the field, if you have cast 2 or 3 cards this turn, draw 1 card.",
    "If Oriel chooses a Backup, the cost required to cast Oriel is reduced by 1.",
    "If you have 2 cards or less in your hand, Oriel gains Haste.",
    "When Oriel enters the field, if a Forward you control is dull or if you control any Backups, draw 1 card.",
    "When your opponent plays a Forward onto the field, draw 1 card.",
    "When a special ability is used, draw 1 card.",
    "At the beginning of the Main Phase 1 of each of your turns, draw 1 card.",
    "When Oriel enters the field, your opponent may discard 1 card. If they do not, draw 1 card.",
    "If Oriel takes damage, negate that damage instead.",
    "Oriel can only be blocked by Fire Forwards.",
    "The damage dealt to Oriel is decreased by 1000.",
    "Oriel can be cast using CP of any Element.",
    "You cannot cast Oriel if you control 2 or more Forwards.",
    "The cost of Oriel is decreased by 1 for each damage you've received (it cannot become 1 or less).",
    "When Oriel enters the field, choose 1 Forward that is not Fire. Remove it from the game until Oriel leaves the "
    "field.",
    "When Oriel enters the field, choose 1 Forward of a different Element than Oriel. It becomes the selected Element.",
    "When Oriel enters the field, choose up to 2 Forwards of total cost 5 or less without Haste, Brave or First "
    "Strike. Break them.",
    "When Oriel enters the field, look at the top 2 cards of your deck. Add 1 card to your hand and the other to the "
    "bottom of your deck.",
    "When Oriel enters the field, draw cards until you have 4 cards in your hand.",
    "When Oriel enters the field, name 1 card type. Remove all the cards of the named type in your Break Zone from the "
    "game.",
    "When Oriel enters the field, choose 1 Summon in your Break Zone. You may cast it. Remove it from the game instead "
    "of putting it into the Break Zone.",
    "When Oriel attacks, double Oriel's power until the end of the turn.",
    "When Oriel attacks, choose 1 Forward. Its power is halved until the end of the turn (rounded up to the nearest "
    "1000).",
    "When Oriel attacks, choose 1 Forward. Reduce its power by half until the end of the turn (round down to the "
    "nearest 100).",
    "When Oriel attacks, if you control a Backup, divide 5000 damage equally among all the Forwards opponent controls "
    "(round up to the nearest 1000).",
    "When Oriel attacks, choose 1 Forward. If its power is less than Oriel's, break it.",
    "When Oriel attacks, Oriel cannot be blocked this turn and gains Brave until the end of the turn.",
    "When Oriel attacks, choose 1 Forward damaged this turn. Place a Wick Counter on it.",
    "[X]: Choose 1 Forward. Deal it 1000 damage multiplied by X.",
    "[Dull]: Choose 1 Forward. During this turn, the next damage dealt to it is reduced by 2000.",
    "When Oriel enters the field, you may discard 1 card. When you discard a Forward this way, draw 1 card.",
    "When Oriel enters the field, for each Backup you control, deal 1000 damage to all the Forwards opponent controls.",
    "When Oriel enters the field, deal 1000 damage to all the Forwards opponent controls for each Backup you control.",
    "When Oriel enters the field, draw 1 card and place 1 Ember Counter on Oriel, for each Backup you control.",
    "When Oriel enters the field, both players select 1 Forward they control and put it into the Break Zone.",
    "When Oriel is chosen by your opponent's Summon, its effect is cancelled if your opponent does not pay [2].",
    "When Oriel enters the field, choose 1 Forward. Dull it if your opponent does not pay [2].",
    "When Oriel enters the field, if no Forwards entered your field this turn, draw 1 card.",
    "When Oriel would be put from the field into the Break Zone, remove it from the game instead.",
    "When you use Oriel's special ability, draw 1 card.",
    'When Oriel attacks, select 1 of the 2 following actions. This effect will trigger only once per turn. "Draw 1 '
    'card." "Dull all the Forwards."',
    "Before paying the cost to cast Oriel, you may pay [1]. If you do so, the cost of Oriel is reduced by 3.",
    "If a Summon you cast deals damage to a Forward, the damage increases by 1000 instead.",
    "Oriel costs 1 less to cast.",
    "If Oriel has 3 or more Wick Counters, Oriel gains Haste.",
    "Oriel gains +1000 power for each card you have discarded this turn.",
    "Oriel gains +1000 power for each card your opponent has drawn this turn.",
    "Oriel gains +1000 power for each Forward put from the field into the Break Zone this turn.",
    "Oriel gains +1000 power for each Summon in your Break Zone and each Fire Forward you control.",
    "Oriel gains +1000 power for each Counter on Oriel.",
    "If you don't have [Crystal], Oriel cannot attack.",
    "The Forwards with Wick Counters on them cannot attack.",
    "[Dull]: Choose 1 Forward. Deal it 4000 damage. If it is put from the field into the Break Zone this turn, draw 1 "
    "card.",
    "[Dull]: Choose 1 Forward. Unless your opponent pays [2], deal it damage equal to its cost multiplied by 1000.",
    "[Dull]: Reveal the top 3 cards of your deck. Draw 1 card for each Summon revealed.",
    'When Oriel attacks, select 1 of the 2 following actions. If you control a Backup, select all 2 actions instead. '
    '"Draw 1 card." "Dull all the Forwards."',
    "Oriel gains +2000 power when it is blocking.",
    "The damage dealt to the damaged Forwards becomes 0 instead.",
    "When you cast a Summon, put Oriel into the Break Zone. If you do so, cancel the Summon's effect.",
    "When Oriel enters the field, remove all Wick Counters from Oriel. Draw 1 card for each Wick Counter you removed "
    "this way.",
    "When Oriel enters the field, deal 4000 damage to all the Forwards other than Fire Forwards.",
    "When Oriel enters the field, choose 1 Forward. If it has Haste, First Strike or Brave, break it.",
    "When Oriel enters the field, choose 1 Forward. Until the end of the turn, it loses Haste, Brave and 3000 power.",
    "When Oriel enters the field, choose 1 Forward. Until the end of the turn, it loses all abilities and 3000 power.",
    "When Oriel enters the field, choose 1 Summon your opponent cast. Cancel its effect.",
    "When Oriel enters the field, remove all the Summons in all Break Zones from the game.",
    "When Oriel enters the field, choose 1 Forward that your opponent controlled. Return it onto your field dull.",
    "When Oriel enters the field, choose 1 Forward controlled by your opponent that has the same cost as Oriel. "
    "Break it.",
    "When Oriel enters the field, name 1 Job. Choose 1 Forward with the selected Job. Break it.",
    "When Oriel enters the field, select 1 from the following: \"Draw 1 card.\" \"Dull all the Forwards.\"",
    "If there are 3 or more different Elements among all the Forwards on the field, Oriel loses all of its abilities.",
    "When Oriel enters the field, reveal cards one at a time from the top of your deck until a Backup is revealed. Add "
    "it to your hand.",
    "When Oriel enters the field, discard all the cards from your hand.",
    "When Oriel enters the field, choose 1 Forward that has a Wick Counter on it. Remove all damage from it.",
    "Oriel can form parties with Forwards of different Elements.",
    "When Oriel enters the field, choose 1 Forward. Deal it damage equal to the number of Wick Counters on Oriel.",
    "When Oriel enters the field, draw 1 card for every 2 Wick Counters on Oriel.",
    "The cost required to cast Oriel is reduced by 1 for each Forward of a different Element opponent controls, other "
    "than Fire.",
    "When Oriel enters the field, choose 1 Forward of cost equal to or less than the damage you have been dealt. Break "
    "it.",
    "If your opponent has received as much damage as you have, Oriel gains Haste.",
    "When Oriel enters the field, look at the top 2 cards of your deck. Put 1 card on top and the other at the bottom "
    "of your deck.",
    "[Dull]: Deal 2000 damage to Oriel, 3000 damage to all the Forwards opponent controls and 1000 damage to all the "
    "Forwards you control.",
    "[Dull]: You may pay [Fire], [2] or [Crystal]. If you do so, draw 1 card.",
    "[Dull]: Choose 1 Character. Dull or activate it.",
    "[Dull]: Choose 1 Forward. Freeze or break it.",
    "When Oriel enters the field, until the end of the turn, if you control 3 or more Backups, Oriel gains Haste.",
    "When Oriel enters the field, play 1 Forward from your hand onto your opponent's field dull.",
    "Oriel has all the Jobs.",
    "When Oriel attacks, choose 1 Forward. Its Element becomes Dark until the end of the turn.",
    "During each turn, if Oriel is dealt damage for the first time in that turn, the damage becomes 0 instead.",
    "When Oriel enters the field or at the beginning of your Main Phase 1 during each of your turns, draw 1 card.",
    "You can only cast Oriel if you have a Forward, Backup and a Summon in your Break Zone.",
    "The cost required to cast your Fire Forward is reduced by 1 (it cannot become 0).",
    "[Dull]: Name 1 Element. During this turn, Oriel cannot be chosen by Summons or abilities of the named Element.",
    "All the Forwards of Fire, Job Keeper and Card Name Ben you control gain Haste.",
    "Oriel gains +1000 power for each Fire Forward that has entered your field this turn.",
    "When Oriel enters the field, name 1 Element. Reveal the top 2 cards of your deck. Add 1 card of the same Element "
    "as named among them to your hand.",
    "When Oriel forming a party is put from the field into the Break Zone, draw 1 card.",
)


@pytest.mark.parametrize("line", LINES)
def test_it_is_read_carried_out_and_printed_back(line: str) -> None:
    assert_understood(line)
