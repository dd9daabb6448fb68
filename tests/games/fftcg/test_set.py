"""The original cards of Final Fantasy TCG play, and the facts that a set file gives of a card."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from engine.cards import LANGUAGES, CardError, load_sets, parse_set
from engine.decks import DeckList, load_deck
from engine.games.fftcg.cards import Card, CardType, Element
from engine.games.fftcg.decks import check
from engine.games.fftcg.importing import read_card
from tests.games import translations

ROOT = Path(__file__).parents[3]
CARDS = load_sets(ROOT / "assets" / "cards" / "fftcg", read_card)
TEXT = "\n".join(card.text for card in CARDS.values())
#: Wordings that the cards show, as patterns, one a line.
WORDINGS = r"""
^Haste$
^Brave$
^First Strike$
^Back Attack$
Freeze
^Damage \d --
^Warp \d --
^Limit Break -- \d
^Priming
^\[EX BURST\] When
^\[EX BURST\] Choose
Counter
^\[Crystal\]
gain \[Crystal\]
\[X\]
as an extra cost
instead of paying
is reduced by
CP of any Element
 \[S\]
\[Dull\]:
\[Dull\], put .* into the Break Zone:
^Discard 1 .*:
only once per turn
 attacks,
 blocks,
is put from the field into the Break Zone,
leaves the field,
deals damage to your opponent,
At the beginning of the Attack Phase
At the beginning of Main Phase 1
At the end of each of your turns
attacks, if
you may
At the end of the turn,
^If you don't control
When you do so
forms a party
cannot be chosen
cannot block
cannot be blocked
must attack
must block
reduce the damage
becomes 0 instead
search for
reveal the top
look at the top
to its owner's hand
on top of its owner's deck
at the bottom of its owner's deck
for as long as
gain control
also becomes a Forward
loses all its abilities
power becomes
following actions
up to
Cancel its effect
double the damage
doesn't pay
your opponent selects
discards 1 card
Remove \d cards in the Break Zone from the game:
if .* is in the Break Zone
Dull it
"""


def card(facts: str, *abilities: str) -> Card:
    """The card of those facts and abilities."""
    block = "\n".join(["1-001H Wick", facts, *abilities])
    return parse_set(block, "set.txt", read_card)["1-001H"]


def refused(facts: str, *abilities: str) -> str:
    with pytest.raises(CardError) as error:
        card(facts, *abilities)
    assert error.value.line == 2
    return error.value.sentence


def decks() -> list[DeckList]:
    return [load_deck(path, CARDS) for path in sorted((ROOT / "decks" / "fftcg").glob("*.txt"))]


def test_the_facts_are_type_element_and_cost_and_what_else_the_card_has() -> None:
    """FFTCG 5.2."""
    wick = card("Forward, Fire, cost 4, power 8000, Job Lamplighter, Category LAMP, generic")
    assert (wick.type, wick.elements, wick.cost, wick.power) == (CardType.FORWARD, (Element.FIRE,), 4, 8000)
    assert (wick.jobs, wick.categories, wick.generic) == (("Lamplighter",), ("LAMP",), True)
    assert (wick.ex_burst, wick.limit_break) == (False, 0)


def test_a_card_may_have_several_elements_jobs_and_categories() -> None:
    """FFTCG 5.2.1.1."""
    wick = card("Backup, Fire/Water, cost 2, Job Monk/Warden, Category LAMP/TIDE")
    assert wick.elements == (Element.FIRE, Element.WATER)
    assert (wick.jobs, wick.categories) == (("Monk", "Warden"), ("LAMP", "TIDE"))


def test_the_facts_tell_ex_burst_and_limit_break_as_the_text_does() -> None:
    """FFTCG 15.2.8.2."""
    assert card("Summon, Ice, cost 2, EX", "[EX BURST] Draw 1 card.").ex_burst
    assert card("Summon, Ice, cost 2, Limit Break 3", "Limit Break -- 3", "Draw 1 card.").limit_break == 3


@pytest.mark.parametrize(
    ("facts", "abilities", "sentence"),
    [
        ("Forwrad, Fire, cost 4", "", "does not begin with type, Element and cost"),
        ("Forward, Fire, 4", "", "does not begin with type, Element and cost"),
        ("Backup, Fir, cost 4", "", "'Fir' is no Element; use one of Fire, Ice,"),
        ("Backup, Ice/Ice, cost 4", "", "does not name each Element once"),
        ("Backup, Ice, cost 4, Jb Monk", "", "'Jb Monk' is no fact of a card"),
        (
            "Backup, Ice, cost 4, Job A, Job B",
            "",
            "a second fact of one kind; join them as in 'Job Monk/Warden'",
        ),
        ("Forward, Ice, cost 4", "", "the Forward Wick has no power; add it"),
        (
            "Summon, Ice, cost 4, Job Monk",
            "",
            "the Summon Wick has power, a Job or the Generic icon; remove them",
        ),
        ("Summon, Ice, cost 4", "[EX BURST] Draw 1 card.", "'EX' in the facts and [EX BURST] in the text go"),
        ("Summon, Ice, cost 4, EX", "Draw 1 card.", "'EX' in the facts and [EX BURST] in the text go"),
        ("Summon, Ice, cost 4, Limit Break 1", "Limit Break -- 2", "write both for Wick, with one number"),
        ("Summon, Ice, cost 4", "Limit Break -- 2", "write both for Wick, with one number"),
    ],
)
def test_facts_that_cannot_be_read_are_named_with_their_cure(facts: str, abilities: str, sentence: str) -> None:
    assert sentence in refused(facts, abilities)


def test_the_set_has_cards_of_every_element_and_type() -> None:
    """FFTCG 5.2.1.1, 6.6.4."""
    assert len(CARDS) >= 76
    assert {element for card in CARDS.values() for element in card.elements} == set(Element)
    ordinary = Counter((card.elements[0], card.type) for card in CARDS.values())
    for element in list(Element)[:6]:
        assert all(ordinary[element, kind] for kind in CardType), element


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_line_of_story_in_every_language(language: str) -> None:
    assert translations.untold(CARDS, language) == []


def test_cards_of_one_name_are_called_alike_in_every_language() -> None:
    names = {(card.name, *(CARDS.words(code, language).name for language in LANGUAGES)) for code, card in CARDS.items()}
    assert len(names) == len({card.name for card in CARDS.values()})


def test_no_card_has_words_of_another_script() -> None:
    assert translations.of_another_script(CARDS) == []


def test_every_job_and_category_that_a_text_names_is_on_a_card() -> None:
    jobs = {job for card in CARDS.values() for job in card.jobs}
    categories = {category for card in CARDS.values() for category in card.categories}
    assert set(re.findall(r"Job (\w+)", TEXT)) <= jobs
    assert set(re.findall(r"Category (\w+)", TEXT)) <= categories


def test_every_card_that_a_priming_names_is_in_the_set() -> None:
    """FFTCG 15.2.9.3.1."""
    named = re.findall(r'^Priming "(.+)" -- ', TEXT, re.MULTILINE)
    assert named and all(CARDS.named(name) for name in named)


@pytest.mark.parametrize("words", WORDINGS.strip().split("\n"))
def test_the_set_shows_every_kind_of_wording(words: str) -> None:
    assert re.search(words, TEXT, re.MULTILINE), words


def test_the_starter_decks_are_legal() -> None:
    """FFTCG 8.1."""
    assert [(deck.name, check(deck, CARDS)) for deck in decks()] == [
        ("Lamps at Noon", ()),
        ("The Drowned Parliament", ()),
        ("The Rime Post", ()),
    ]


def test_every_starter_deck_has_an_lb_deck_and_a_word_of_advice() -> None:
    """FFTCG 8.1.1.1."""
    assert all(deck.section("LB").size == 8 and deck.notes for deck in decks())


@pytest.mark.parametrize(
    "keyword",
    [
        "Haste",
        "Brave",
        "First Strike",
        "Back Attack",
        "Damage 3 -- ",
        "Warp 2 -- ",
        "Limit Break -- ",
        "Priming ",
    ],
)
def test_the_starter_decks_together_show_every_keyword(keyword: str) -> None:
    """FFTCG 15.2."""
    listed = {copies.code for deck in decks() for part in deck.sections for copies in part.cards}
    assert any(re.search(f"^{keyword}", CARDS[code].text, re.MULTILINE) for code in listed)
