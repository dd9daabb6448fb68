"""The original cards of Fire Emblem Cipher play, and the facts that a set file gives of a card."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.cards import LANGUAGES, CardError, load_sets, parse_set
from engine.games.cipher.cards import Affinity, Card, Gender, Symbol, Weapon
from engine.games.cipher.importing import read_card
from tests.games import translations

ROOT = Path(__file__).parents[3]
CARDS = load_sets(ROOT / "assets" / "cards" / "cipher", read_card)
TEXT = "\n".join(card.text for card in CARDS.values())
FACTS = "Red, cost 1, attack 30, support 20, range 1-2"
#: How a line of text begins for each keyword skill and each kind of skill (Cipher 21.2.2, 21.2.3.1).
KINDS = r"""
^\[FS\] [^|]+\|AUTO\| \[Tap allied "\w+" and "\w+"\]
^\[FS\] [^|]+\|ACT\| \[Tap allied "\w+" and "\w+"\]
^\[CCS\] [^|]+\|CONT\|
^\[CCS\] [^|]+\|ACT\|
^\[CCS\] [^|]+\|AUTO\|
^\[LvS2\] [^|]+\|CONT\|
^\[LvS3\] [^|]+\|CONT\|
^\[LvS3\] [^|]+\|ACT\|
^\[US\] [^|]+\|CONT\|
^\[US\] [^|]+\|ACT\|
^\[CF\] [^|]+\|CONT\|
^[^[|]+ \|CONT\|
^[^[|]+ \|ACT\|
^[^[|]+ \|AUTO\|
^[^[|]+ \|SPEC\|
^\[BS\] [^|]+\|BOND\| \|ACT\|
^\[BS\] [^|]+\|BOND\| \|AUTO\|
^\[CP\] [^|]+\|HAND\| \|ACT\|
^\|ATK SUPP\| [^:]+:
^\|DEF SUPP\| [^:]+:
""".strip().split("\n")
#: Wordings that the cards show, as patterns, one a line.
WORDINGS = r"""
^\|ATK/DEF SUPP\| [^:]+:
\|ACT\| \[Once Per Turn\] \[
\|ACT\| \[Once Per Turn\] [A-Z]
\|AUTO\| \[Once Per Turn\]
\[Tap this unit\]
\[Tap this unit, Flip 2 Bonds face-down\]
\[Tap 1 other ally\]
\[Tap 1 <Red> or <Blue> ally\]
\[Flip 1 Bond face-down\]
\[Flip \d Bonds face-down, Send 1 "\w+" from your hand to the Retreat Area\]
\[Send 1 card from your hand to the Retreat Area\]
\[Send 1 <Blue> card from your hand to the Retreat Area\]
\[Flip 1 Bond face-down, Destroy 1 of your Orbs\]
\[Flip 1 Bond face-down, Stack 1 "\w+" from your Retreat Area under this unit to Growth her\]
\[Flip this card face-down\]
\[Send this card to your Retreat Area\]
you may pay the cost and if you do:
you may \[Flip 1 Bond face-down\]\. If you do,
If this unit is attacking a <Flier>,
If this unit is being attacked by a non-<Tome>,
attacking your opponent's Main Character,
in combat with
^.*\|CONT\| During your turn,
^.*\|CONT\| During your opponent's turn,
per other <Red> ally
If you have an allied
or more other allies
or more Bond cards
fewer cards in their hand
more cards in your hand than your opponent
fewer Orbs than your opponent
If the card supporting this unit is
cannot Critical Hit
cannot be evaded
cannot evade
When this unit evades
If this unit Critical Hits, you may .* instead of
cannot be destroyed by enemy attacks
cannot be destroyed by attacks from enemies with a Deployment Cost of 2 or lower
cannot be destroyed as the cost or effect of skills
cannot attack this unit
cannot be untapped
number of Orbs that .* will destroy becomes 2
attack is doubled
attack is tripled
Until the end of the game,
becomes a copy of
acquires range 1-2
regardless of range
loses -20 attack
lose "Still Air"
unable to come into effect
successfully support
When this unit attacks,
When this unit's attack destroys an enemy,
When this unit's attack ends,
When you Class Change into this unit,
will not trigger if this unit Class Changes by a skill's effect
When this unit is deployed,
When another ally is destroyed,
When this unit is destroyed by an enemy's attack,
Each time another <Red> ally is deployed,
Each time this unit is untapped,
At the start of your turn,
At the end of your turn,
is being attacked instead|is attacked instead of
When your Main Character Class Changes, you may pay the cost and if you do: Deploy this card from your hand
the Deployment Cost of this card in your hand becomes
unable to be placed in the Bond Area
You may deploy this card even if
5 or more cards with the same Card Name
Treat this card as if its Unit Name is also
as a result of an enemy's skill
and destroy them
Destroy all
destroy it
up to 2
as many <Blue> allies as you wish
Draw 1 card
look at it
Look at the topmost card
Reveal the top 3 cards
from your opponent's hand without looking
your opponent chooses 1 card
from your Deck, reveal it, and add it to your hand\. Afterwards, shuffle your Deck
on top of your Deck
place (it|that card) in (the|your) Bond Area
add the topmost card of your Deck to your Orb Area
to Growth them
that has attacked in this turn, and untap them
in the same area as "\w+" instead of sending it
deploy this card tapped instead of sending it
placed in your Bond Area
This skill is only usable if
This skill is only active if
""".strip().split("\n")


def card(facts: str, name: str = "Wick, Bearer of Lamps", *abilities: str) -> Card:
    """The card of those facts, that name and those abilities."""
    block = "\n".join([f"T01-001N {name}", facts, *abilities])
    return parse_set(block, "set.txt", read_card)["T01-001N"]


def test_the_facts_are_symbol_cost_attack_support_range_and_icons() -> None:
    """Cipher 4.2.1, 4.3.1, 4.4.1, 4.5.1, 4.6.1, 4.7.1, 4.11.1, 4.15.1, 4.17.1."""
    wick = card("Red, cost 5(4), attack 70, support 20, range 1-2, Female, Tome, Beast, class Advanced Lamp Sage")
    assert (wick.symbols, wick.cost, wick.class_change_cost) == ((Symbol.RED,), 5, 4)
    assert (wick.attack, wick.support, wick.ranges) == (70, 20, (1, 2))
    assert (wick.genders, wick.weapons, wick.affinities) == ((Gender.FEMALE,), (Weapon.TOME,), (Affinity.BEAST,))
    assert (wick.class_type, wick.unit_class) == ("Advanced", "Lamp Sage")


def test_the_card_name_is_the_unit_name_and_the_title() -> None:
    """Cipher 4.14.1: and a title may have commas of its own."""
    wick = card(f"{FACTS}, class Basic Monk", "Wick, Bearer of Lamps, Oil and News")
    assert (wick.unit_name, wick.title) == ("Wick", "Bearer of Lamps, Oil and News")
    assert wick.name == "Wick, Bearer of Lamps, Oil and News"


def test_a_card_may_have_no_class_change_cost_weapon_affinity_or_support_skill() -> None:
    """Cipher 4.3.2, 4.6.3, 4.7.2, 4.10.2."""
    wick = card(f"{FACTS}, Male, class Basic Monk", "Wick, Monk", "Light |CONT| This unit gains +10 attack.")
    assert (wick.class_change_cost, wick.weapons, wick.affinities) == (None, (), ())
    assert "SUPP|" not in wick.text


def test_a_card_may_have_several_symbols_affinities_skills_and_support_skills() -> None:
    """Cipher 4.7.3, 4.9.2, 4.10.3."""
    assert any(len(card.symbols) == 2 for card in CARDS.values())
    assert any(len(card.affinities) == 2 for card in CARDS.values())
    assert any(len(re.findall(r"^\w.* \|", card.text, re.MULTILINE)) == 2 for card in CARDS.values())
    assert any(card.text.count("SUPP|") == 2 for card in CARDS.values())


@pytest.mark.parametrize(("printed", "ranges"), [("1", (1,)), ("2", (2,)), ("1-2", (1, 2)), ("-", ())])
def test_a_range_is_1_or_2_or_both_or_none(printed: str, ranges: tuple[int, ...]) -> None:
    """Cipher 20.2.1, 20.2.2, 20.2.3, 20.2.4."""
    assert card(f"Red, cost 1, attack 0, support 10, range {printed}, class Basic Monk").ranges == ranges


def test_the_flavour_text_is_no_part_of_a_card() -> None:
    """Cipher 4.8.2."""
    facts = f"{FACTS}, class Basic Monk"
    assert card(facts, "Wick, Monk", "flavour: One.") == card(facts, "Wick, Monk", "flavour: Two.")


@pytest.mark.parametrize(
    ("facts", "name", "sentence"),
    [
        (f"{FACTS}, class Basic Monk", "Wick", "'Wick' has no title; write the unit name, a comma and the title"),
        ("Reed, cost 1, attack 0, support 0, range 1, class A B", "Wick, Monk", "'Reed' is no symbol; use one of Red,"),
        ("Red/Red, cost 1, attack 0, support 0, range 1, class A B", "Wick, Monk", "does not name each symbol once"),
        ("Red, cost 1, attack 30, range 1, class A B", "Wick, Monk", "does not begin with symbol, cost, attack"),
        (f"{FACTS}, Female, Tome", "Wick, Monk", "does not end with the class of the card; write it as in"),
        (FACTS, "Wick, Monk", "does not end with the class of the card; write it as in"),
        (f"{FACTS}, Tomb, class A B", "Wick, Monk", "'Tomb' is no gender, weapon or affinity; use one of Male,"),
        (f"{FACTS}, Tome, Tome, class A B", "Wick, Monk", "does not name each gender, weapon or affinity once"),
        ("Red, cost 1, attack 0, support 0, range 2-1, class A B", "Wick, Monk", "runs backwards"),
    ],
)
def test_facts_that_cannot_be_read_are_named_with_their_cure(facts: str, name: str, sentence: str) -> None:
    with pytest.raises(CardError) as error:
        card(facts, name)
    assert error.value.line == 2
    assert sentence in error.value.sentence


def test_the_set_has_cards_of_two_symbols_of_both_and_of_none() -> None:
    """Cipher 4.4.1."""
    assert len(CARDS) >= 76
    for symbols in ((Symbol.RED,), (Symbol.BLUE,), (Symbol.RED, Symbol.BLUE), ()):
        assert sum(card.symbols == symbols for card in CARDS.values()) >= 3, symbols


@pytest.mark.parametrize("icon", [*Gender, *Weapon, *Affinity])
def test_the_set_has_every_gender_weapon_and_affinity(icon: Gender | Weapon | Affinity) -> None:
    """Cipher 4.5.2, 4.6.2, 4.7.4."""
    assert any(icon in (*card.genders, *card.weapons, *card.affinities) for card in CARDS.values())


def test_every_card_name_is_there_once() -> None:
    """Cipher 4.14.1."""
    assert len({card.name for card in CARDS.values()}) == len(CARDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_line_of_story_in_every_language(language: str) -> None:
    assert translations.untold(CARDS, language) == []


def test_no_card_has_words_of_another_script() -> None:
    assert translations.of_another_script(CARDS) == []


@pytest.mark.parametrize(("language", "comma"), [("zh_CN", "，"), ("zh_TW", "，")])
def test_cards_of_one_unit_name_are_called_alike_in_every_language(language: str, comma: str) -> None:
    """Cipher 4.13.1, 4.14.1: in Chinese, too, the unit name stands before the comma and the title behind it."""
    names = {(card.unit_name, CARDS.words(code, language).name.split(comma)[0]) for code, card in CARDS.items()}
    assert len(names) == len({card.unit_name for card in CARDS.values()}) == len({name for _, name in names})
    assert all(CARDS.words(code, language).name.count(comma) == 1 for code in CARDS)


def test_every_name_that_a_text_mentions_is_a_unit_or_a_skill_of_the_set() -> None:
    units = {card.unit_name for card in CARDS.values()}
    supports = set(re.findall(r"SUPP\| ([^:]+):", TEXT))
    mentioned = set(re.findall(r'"([^"]+)"', TEXT))
    assert mentioned <= units | supports
    assert mentioned & units and mentioned & supports


def test_every_trait_that_a_text_mentions_is_an_icon() -> None:
    """Cipher 4.4.1, 4.5.1, 4.6.1, 4.7.1."""
    icons = {icon.value for kind in (Symbol, Gender, Weapon, Affinity) for icon in kind}
    assert set(re.findall(r"<([^>]+)>", TEXT)) <= icons


def test_every_level_skill_says_its_number_alike() -> None:
    """Cipher 21.2.2.3.2."""
    lines = [line for line in TEXT.split("\n") if line.startswith("[LvS")]
    assert lines
    for line in lines:
        assert "total of" in line and len(set(re.findall(r"(?<=LvS)\d|(?<=total of )\d", line))) == 1, line


def test_a_class_change_skill_stands_only_on_cards_to_which_a_unit_can_change_class() -> None:
    """Cipher 14.2.6.1, 21.2.2.2."""
    holders = [card for card in CARDS.values() if re.search(r"^\[CCS\]", card.text, re.MULTILINE)]
    assert holders and all(card.class_change_cost is not None for card in holders)


@pytest.mark.parametrize("words", [*KINDS, *WORDINGS])
def test_the_set_shows_every_kind_of_skill_and_wording(words: str) -> None:
    """Cipher 21.2.2, 21.2.3.1."""
    assert re.search(words, TEXT, re.MULTILINE), words
