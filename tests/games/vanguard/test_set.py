"""The original cards of Cardfight!! Vanguard play, and the starter decks are different from each other."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from engine.cards import LANGUAGES, load_sets
from engine.decks import MAIN, DeckList, load_deck
from engine.games.vanguard.cards import Card, CardType, Gift, Skill, Trigger
from engine.games.vanguard.decks import CLAN_FIGHT, G_DECK, check, is_sentinel
from engine.games.vanguard.importing import read_card
from engine.games.vanguard.readings import UNDERSTANDING
from tests.games import translations

ROOT = Path(__file__).parents[3]
CARDS = load_sets(ROOT / "assets" / "cards" / "vanguard", read_card)
TEXT = "\n".join(card.text for card in CARDS.values())
CLANS = ("Frost Assize", "Sap Choir", "Haymarch", "Cinder Fair", "Fogmoor Post", "Noonwatch")
#: Wordings that the cards show, as patterns, one a line: the keywords of the clans, and those of every clan.
WORDINGS = r"""
\(RC\)Brave
Oracle
^Rescue 1-\[ACT\]
Ritual 3
Unite
^\[AUTO\]:Revelation-
Astral Plane
:Blaze
is blazing
:Afterimage
^Dominate-\[ACT\]
^Dominate-\[AUTO\]
:Engorge
becomes engorged
^Shadowstitch-
Thunderstrike 2
^Rush-
^Burst-
lock it\.
delete all
:Charge
is charging
Darkness
^Magia-\[AUTO\]
^Magia-\[ACT\]
^Time Leap-
:Hollow
is hollowed
:Harmony
in harmony
^\[Melody\]
Wave-2nd time or more
Wave-1st time or 4th time or more
Dark Device
:Success 20000
is successful
^Bloom-
Shinken Hissatsu
Homare
^Nitou Kaigan-
Seek Mate
\[Limit Break 4\]
\[Generation Break 1\]
:Forerunner
:Sentinel
^\[Stride\]-
^\[G Guardian\]-
divine gauge
plant token
Imaginary Gift
force marker
additional \(RC\)
Quick Shield ticket
\[Counter-Blast 1\]
\[Soul-Blast 1\]
\[Soul-Charge 1\]
\[1/turn\]
"""


def decks() -> list[DeckList]:
    """The starter decks."""
    return [load_deck(path, CARDS) for path in sorted((ROOT / "decks" / "vanguard").glob("*.txt"))]


@pytest.mark.parametrize("clan", CLANS)
def test_every_clan_has_what_a_deck_needs(clan: str) -> None:
    cards = [card for card in CARDS.values() if card.clans == (clan,)]
    grades = Counter(card.grade for card in cards if card.type is CardType.NORMAL)
    assert grades[0] and grades[1] >= 5 and grades[2] >= 4 and grades[3] >= 3
    assert sum(card.trigger is not None for card in cards) >= 5 and any(is_sentinel(card) for card in cards)
    assert {bool(card.shield) for card in cards if card.type is CardType.G_UNIT} == {True, False}


def test_the_set_has_every_type_icon_and_gift() -> None:
    """VG 3.5, 3.6, 9.1, 12.3; a set order and what the rules make of themselves are not in it."""
    cards = list(CARDS.values())
    kinds = {"Normal Unit", "Trigger Unit", "G Unit", "Token Unit", "Normal Order", "Blitz Order"}
    assert len(cards) >= 120 and {card.type.value for card in cards} == kinds
    assert {card.trigger for card in cards} == {None, *Trigger}
    assert {card.gift for card in cards} == {None, *Gift}
    assert {skill for card in cards for skill in card.skills} == set(Skill)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_line_of_story_in_every_language(language: str) -> None:
    assert translations.untold(CARDS, language) == []


def test_no_card_has_words_of_another_script() -> None:
    assert translations.of_another_script(CARDS) == []


def test_no_two_cards_have_one_name_in_any_language() -> None:
    for language in LANGUAGES:
        assert len({CARDS.words(code, language).name for code in CARDS}) == len(CARDS)


@pytest.mark.parametrize("words", WORDINGS.strip().split("\n"))
def test_the_set_shows_every_kind_of_wording(words: str) -> None:
    assert re.search(words, TEXT, re.MULTILINE), words


def test_what_a_grade_prints() -> None:
    """VG 3.5, 9.2."""

    def skill(card: Card) -> Skill:
        return (Skill.BOOST, Skill.BOOST, Skill.INTERCEPT, Skill.TWIN_DRIVE, Skill.TWIN_DRIVE)[card.grade]

    units = [card for card in CARDS.values() if card.type in (CardType.NORMAL, CardType.TRIGGER)]
    assert [card.code for card in units if card.skills != (skill(card),)] == []
    assert [card.code for card in units if (card.gift is not None) != (card.grade >= 3)] == []


def test_the_starter_decks_are_legal() -> None:
    assert [check(deck, CARDS, form=CLAN_FIGHT) for deck in decks()] == [()] * 6
    assert all(deck.notes for deck in decks())


@pytest.mark.parametrize("place", range(6))
def test_the_cards_of_the_starter_decks_are_read_and_carried_out(place: int) -> None:
    cards = [card for card, _ in decks()[place].listed(CARDS)]
    assert [card.name for card in cards if UNDERSTANDING.measure(card).degree != "read"] == []


def test_the_starter_decks_are_about_different_things() -> None:
    """Each has a clan of its own, two have each gift; one has no G deck."""
    gifts = [{card.gift for card, _ in deck.listed(CARDS) if card.gift} for deck in decks()]
    assert sorted(gift.value for of_deck in gifts for gift in of_deck) == sorted(["Accel", "Force", "Protect"] * 2)
    assert sorted(deck.section(G_DECK).size for deck in decks()) == [0, 6, 6, 6, 6, 6]
    for one, other in combinations(decks(), 2):
        assert not {copies.code for copies in one.section(MAIN).cards} & {
            copies.code for copies in other.section(MAIN).cards
        }
