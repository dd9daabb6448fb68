"""Wordings that few cards have: each is read in full, and prints back."""

from __future__ import annotations

import pytest

from engine.games.cipher.words import read, render
from tests.games.cipher.words.reading_skills import card

LINES = (
    "Lamp |ACT| [Tap this unit] Send all other allies to your Bond Area face-down.",
    "Lamp |ACT| [Tap this unit] Draw 1 card at the end of the turn.",
    "Lamp |ACT| Choose 1 card from your hand without looking, and place it at the bottom of your Deck.",
    "Lamp |AUTO| When this unit evades an enemy's attack, draw 1 card.",
    'Lamp |AUTO| When this unit uses "Wick" or uses a [BS] skill, draw 1 card.',
    'Lamp |CONT| If there is an allied or enemy "Fern", this unit gains +10 attack.',
    "Lamp |ACT| Choose as many enemies with a Deployment Cost of 2 or lower as you wish, and move them.",
    "Lamp |ACT| Choose any number of allies and enemies, and move them.",
    "Lamp |AUTO| When this unit destroys an enemy, with a Deployment Cost of 2 or lower, draw 1 card.",
    "Lamp |CONT| If you have 3 or more allies, including this unit, in the Front Line, this unit gains +10 attack.",
    "Lamp |ACT| Until the end of the turn, the number of Orbs that this unit's attack will destroy is increased by 1.",
    "Lamp |ACT| If this unit has 100 attack or higher, draw 2 cards.",
    "|DEF SUPP| Lamp: Until the end of this combat, your defending unit with a Symbol gains +10 attack.",
    "Lamp |CONT| For each of your face-down Bond cards, this unit gains +10 attack.",
    "Lamp |CONT| This unit gains +10 attack per 2 cards in your hand.",
    'Lamp |CONT| If this unit\'s "Oath" has triggered 2 or more times this turn, this unit gains +10 attack.',
    "Lamp |CONT| If this unit is tapped, if you have fewer Orbs than your opponent, this unit gains +10 attack.",
    "Lamp |ACT| Your opponent adds all cards in their Retreat Area to their Deck. Afterwards, they shuffle their Deck.",
    "Lamp |ACT| Look at the top 2 cards of your Deck, and place them at the top of your Deck in any order you wish.",
    "Lamp |ACT| [Send 1 card that is both <Flier> and <Dragon> from your hand to the Retreat Area] Draw 2 cards.",
    'Lamp |CONT| If this unit evades, you may [Flip 2 Bonds face-down] instead of sending 1 "Fern" from your hand to '
    "the Retreat Area.",
    "Lamp |ACT| Choose 1 card from your opponent's hand without looking, and reveal it. If that card has a Deployment "
    "Cost of 1, send that card to your opponent's Retreat Area.",
    "Lamp |CONT| During your turn and if you have 2 or more Front Line allies, this unit gains +10 attack.",
    "Lamp |ACT| Reveal 3 cards from the top of your Deck. If all of those cards are <Red>, draw 1 card. Send the "
    "remainder to the Retreat Area.",
    "Lamp |ACT| Choose 1 card that possesses a [CP] from your Retreat Area, and add it to your hand.",
    "Lamp |AUTO| When this unit destroys an enemy with a Critical Hit, draw 1 card.",
    "Lamp |AUTO| When this unit is moved from the Back Line to the Front Line, draw 1 card.",
    "|ATK SUPP| Lamp: If your attacking unit destroys an enemy, at the end of this battle, draw 1 card.",
    "Lamp |SPEC| Treat this unit as if she is also <Female>.",
    "Lamp |SPEC| At the start of your Bond Phase, deploy this card into your Front Line from your Retreat Area.",
    'Lamp |ACT| Choose up to 3 non-"Fern" cards, all with different Unit Names, from your Retreat Area, and add them '
    "to your hand.",
    "Lamp |ACT| Look at your opponent's hand. Your opponent reveals their hand.",
    "Lamp |AUTO| Whenever an ally is deployed by an ally's skill, draw 1 card.",
    "Lamp |CONT| This unit cannot be moved by the effects of enemy skills.",
    "Lamp |AUTO| When this unit attacks, draw 1 card. This skill can only activate if you have 5 or fewer Bond cards.",
    "\"Light, please!\" |ACT| Choose an <Axe> enemy, and destroy them.",
    "Lamp |CONT| During your opponent's turn, allies with a [CCS] who are in the Front Line gain +10 attack.",
    "Lamp |AUTO| [Flip 1 Bond face-down] At the start of your Action Phase, if you have 2 or fewer Orbs, you may pay "
    "the cost and if you do: Draw 1 card.",
    'Lamp |AUTO| When an enemy is destroyed by either this unit\'s attack or "Wick", draw 1 card.',
    "Lamp |CONT| During either player's Beginning Phase, this unit cannot be untapped.",
    "Lamp |AUTO| When this unit is destroyed by an enemy attacking from the Back Line, draw 1 card.",
    'Lamp |CONT| Enemies cannot attack either this unit or allied "Fern".',
    'Lamp |CONT| If you have 2 or more Orbs, this unit cannot activate "Wick".',
    "Lamp |CONT| If this unit and \"Wick\" are your only <Red> allies, this unit gains +10 attack.",
    "Lamp |ACT| Choose another ally, and move them. This skill only activates if you have another <Red> ally.",
    "Lamp |ACT| Choose 1 of your Orbs, reveal it, and deploy it. If it was deployed, draw 1 card.",
    'Lamp |ACT| Send the top card of your Deck to the Retreat Area. If a "Fern" is sent to the Retreat Area by this '
    "skill, draw 1 card.",
    "Lamp |AUTO| When this unit attacks, draw 1 card. This skill is only usable as long as you have 2 or more Orbs.",
    "Lamp |ACT| Choose 1 ally. Until the end of the turn, that ally gains +10 attack and its attacks cannot be evaded.",
    "Lamp |ACT| Choose 2 allies. Until the end of the turn, their attacks cannot be evaded.",
    'Lamp |ACT| Until the end of the turn, no ally can use "Wick".',
    "Lamp |CONT| The attacks of <Red> allies cannot be evaded by enemies with a Deployment Cost of 2 or lower.",
    "Lamp |ACT| Choose 1 <Red> card from your Deck, and add it to your hand after revealing it. Shuffle your Deck.",
    "Lamp |ACT| Draw 3 cards, choose 2 from your hand, and place them in any order on top of your Deck.",
    "|DEF SUPP| Lamp: Reveal the topmost card of your Deck. (If it is X, it becomes 0.)",
    "Lamp |ACT| [Stack 1 \"Fern\" from your Retreat Area under this unit to Growth her] Draw 1 card. (A unit who has "
    "Growthed is treated as if they are Leveled Up. If they possess a [CCS] skill, they are able to use it.)",
)
#: Words that say the same as others.
ALIKE = (
    ("Lamp |ACT| If the number of cards in your hand is greater than your opponent's hand, untap this unit.",
     "Lamp |ACT| If the number of cards in your hand is higher than your opponent's, untap this unit."),
    ("Lamp |SPEC| When this card is to be sent to the Retreat Area from your hand by an enemy's skill, draw 1 card.",
     "Lamp |SPEC| When this card is sent to the Retreat Area from your hand by an enemy's skill, draw 1 card."),
    ('Lamp |CONT| If you have allied "Fern", this unit gains +10 attack.',
     'Lamp |CONT| If you have an allied "Fern", this unit gains +10 attack.'),
    ("Lamp |CONT| If this unit lacks a Symbol, this unit gains +10 attack.",
     "Lamp |CONT| If this unit does not have a Symbol, this unit gains +10 attack."),
    ("Lamp |CONT| If this unit doesn't possess a Symbol, this unit gains +10 attack.",
     "Lamp |CONT| If this unit does not have a Symbol, this unit gains +10 attack."),
    ("Lamp |AUTO| When the card supporting an enemy succeeds, draw 1 card.",
     "Lamp |AUTO| When an enemy's support succeeds, draw 1 card."),
    ("Lamp |AUTO| When an enemy's support is successful, draw 1 card.",
     "Lamp |AUTO| When an enemy's support succeeds, draw 1 card."),
    ("Lamp |AUTO| When this unit's supporting card is a <Red>, draw 1 card.",
     "Lamp |AUTO| When this unit's support is a <Red>, draw 1 card."),
    ('Lamp |CONT| If this unit\'s "Oath" skill was used this turn, this unit gains +10 attack.',
     'Lamp |CONT| If this unit\'s "Oath" skill has already been used this turn, this unit gains +10 attack.'),
    ("Lamp |CONT| This unit gains +10 attack per 2 Bonds you have.",
     "Lamp |CONT| This unit gains +10 attack for every 2 Bonds you have."),
    ("Lamp |CONT| The Deployment Cost of <Red> cards in your hand is reduced by 2. It cannot be below 1.",
     "Lamp |CONT| The Deployment Cost of <Red> cards in your hand is reduced by 2. However, Deployment Costs cannot be "
     "lower than 1."),
)
#: What is printed wrong, and what is meant.
SLIPS = (
    (
        'Lamp |CONT| This unit and allied Fern" and "Wick gain +10 attack.',
        'Lamp |CONT| This unit and allied "Fern" and "Wick" gain +10 attack.',
    ),
    (
        "Lamp |AUTO| When this unit attacks, draw 1 card. If so, tap this unit.",
        "Lamp |AUTO| When this unit attacks, draw 1 card. If you do, tap this unit.",
    ),
    (
        "Lamp |CONT| This unit gains +10 attack per <Red> ally present.",
        "Lamp |CONT| This unit gains +10 attack per <Red> ally on the Battlefield.",
    ),
    (
        "Lamp |SPEC| If you have 2 or more Bond cards, this card is treated as if it has a Class Change Cost of 2.",
        "Lamp |SPEC| If you have 2 or more Bond cards, this card has a Class Change Cost of 2.",
    ),
    (
        'Lamp |AUTO| If this unit is supported by "Fern", draw 1 card.',
        'Lamp |AUTO| When this unit is supported by "Fern", draw 1 card.',
    ),
    ("Lamp |ACT| Draw 1 card. Afterwawrds, tap this unit.", "Lamp |ACT| Draw 1 card. Afterwards, tap this unit."),
    (
        "Lamp |CONT| All allies who are in Front Line gain +10 attack.",
        "Lamp |CONT| All allies who are in the Front Line gain +10 attack.",
    ),
    (
        "Lamp |AUTO| When this unit attacks, if this unit has used 'Oath' in this turn, draw 1 card.",
        'Lamp |AUTO| When this unit attacks, if this unit has used "Oath" in this turn, draw 1 card.',
    ),
    ("Lamp |CONT| If this unit in combat with a <Red>, this unit gains 10 attack.",
     "Lamp |CONT| If this unit is in combat with a <Red>, this unit gains +10 attack."),
    ("|ATK SUPP| Lamp [Flip 1 Bond] You may pay the cost: Draw 1 card.",
     "|ATK SUPP| Lamp: [Flip 1 Bond face-down] You may pay the cost and if you do: Draw 1 card."),
    ("Lamp |AUTO| When this unit defeats an enemy with an attack, draw 1 card.",
     "Lamp |AUTO| When this unit destroys an enemy with an attack, draw 1 card."),
    ("Lamp |ACT| Choose 1 Tome card from your Retreat, and add itto your hand.",
     "Lamp |ACT| Choose 1 <Tome> card from your Retreat Area, and add it to your hand."),
    ("Lamp |CONT| If you have an allied 'Fern', this unit acquires 1-2 range.",
     'Lamp |CONT| If you have an allied "Fern", this unit acquires range 1-2.'),
    ("Lamp |CONT| This unit cannot be moved by your opponent's skills or support skills.",
     "Lamp |CONT| This unit cannot be moved by enemy skills or your opponent's support skills."),
    ("Lamp |AUTO| When this unit's attack or skill destroys an enemy, draw 1 card.",
     "Lamp |AUTO| When this unit's attack or this unit's skill destroys an enemy, draw 1 card."),
    ("Lamp |AUTO| When an enemy is destroyed by an ally's Critical Hit or skill, draw 1 card.",
     "Lamp |AUTO| When an enemy is destroyed by an ally's Critical Hit or an ally's skill, draw 1 card."),
    ("Lamp |CONT| The Deployment Cost of all cards in your hand is reduced by 1. Deployment Costs cannot be lower than "
     "1 with this skill.",
     "Lamp |CONT| The Deployment Cost of all cards in your hand is reduced by 1. It cannot be lower than 1."),
    ("\u201cLight, please!\u201d |ACT| Choose an allied \u201cFern\u201d, and untap them.",
     '"Light, please!" |ACT| Choose 1 allied "Fern", and untap them.'),
)


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_read_and_prints_back(line: str) -> None:
    reading = read(card(line))
    assert reading.complete, [problem.caret() for problem in reading.problems]
    assert render(reading.abilities[0]) == line


@pytest.mark.parametrize(("printed", "meant"), (*SLIPS, *ALIKE))
def test_a_slip_is_read_as_what_is_meant(printed: str, meant: str) -> None:
    assert read(card(printed)).abilities == read(card(meant)).abilities and read(card(printed)).complete
