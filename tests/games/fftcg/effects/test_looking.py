"""Searching, revealing, looking and naming."""

from __future__ import annotations

import pytest

from engine.answers import Number
from engine.games.fftcg.cards import Element
from engine.games.fftcg.rules.table import BREAK, DECK, HAND
from tests.games.fftcg.effects.doing import Doing, cards, do, lines
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import Position


def test_a_found_card_is_shown_and_the_deck_shuffled() -> None:
    """FFTCG 15.1.1.8.1"""
    table = Position()
    osk = table.backup("Osk")
    table.some(5, "deck")
    pyre = table.summon("Pyre", zone="deck")
    doing = do(table, osk, "Search for 1 Summon and add it to your hand.", cards(pyre))
    assert table.where(pyre) == "hand"
    whys = [getattr(change, "why", "") for change in table.state.log]
    assert whys.index("search") < whys.index("shuffle") < whys.index("reveal")
    assert doing.asked[0].faces  # type: ignore[attr-defined]


def test_a_search_for_something_may_fail() -> None:
    """FFTCG 15.1.1.8.2"""
    table = Position()
    osk = table.backup("Osk")
    pyre = table.summon("Pyre", zone="deck")
    do(table, osk, "Search for 1 Summon and add it to your hand.", cards())
    assert table.where(pyre) == "deck"
    assert "shuffle" in [getattr(change, "why", "") for change in table.state.log]


def test_what_was_not_found_is_not_added() -> None:
    """FFTCG 15.1.1.8.2"""
    table = Position()
    osk = table.backup("Osk")
    table.some(3, "deck")
    do(table, osk, "Search for 1 Summon and add it to your hand.", event=(osk,))
    assert table.where(osk) == "field"


def test_a_search_for_any_card_must_find_one() -> None:
    """FFTCG 15.1.1.8.3"""
    table = Position()
    osk = table.backup("Osk")
    one, _ = table.some(2, "deck")
    doing = do(table, osk, "Search for 1 card and add it to your hand.", cards(one))
    assert doing.asked[0].judge(cards()) is not None


def test_only_what_can_be_played_is_found() -> None:
    """FFTCG 15.1.1.8.1"""
    table = Position()
    vell = table.forward("Vell")
    for name in ("Osk", "Ulm", "Wend", "Arl", "Ibb"):
        table.backup(name)
    table.backup("Nim", zone="deck")
    tarn = table.forward("Tarn", zone="deck")
    doing = do(table, vell, "Search for 1 Character and play it onto the field.", cards(tarn))
    assert doing.asked[0].cards() == (tarn,)
    assert table.where(tarn) == "field"


def test_what_is_found_together_can_be_played_together() -> None:
    """FFTCG 15.1.1.8.1, 7.7.3"""
    table = Position()
    osk = table.backup("Osk")
    vell = table.forward("Vell", zone="deck")
    same, other = table.monster("Vell", zone="deck"), table.monster("Grub", zone="deck")
    text = "Search for 1 Forward and 1 Monster and play them onto the field."
    doing = do(table, osk, text, cards(vell), cards(other))
    assert [request.cards() for request in doing.asked] == [(vell,), (other,)]
    assert table.where(vell) == table.where(other) == "field" and table.where(same) == "deck"


def test_the_parts_of_a_list_are_different_cards() -> None:
    """FFTCG 11.11.5.1"""
    table = Position()
    osk = table.backup("Osk")
    vell, grub = table.forward("Vell", seat=1), table.monster("Grub", seat=1)
    doing = do(table, osk, "Dull 1 Forward and 1 Character your opponent controls.")
    assert table.state.cards[vell].dull and table.state.cards[grub].dull and not doing.asked


def test_the_rest_of_what_is_revealed_goes_below() -> None:
    """FFTCG 11.11.5"""
    table = Position()
    osk = table.backup("Osk")
    bottom = table.some(2, "deck")
    pyre = table.summon("Pyre", zone="deck")
    rest = table.some(2, "deck")
    text = (
        "Reveal the top 3 cards of your deck. Add 1 Summon among them to your hand and return the other cards to the "
        "bottom of your deck in any order."
    )
    do(table, osk, text, lines(0, 1))
    assert table.where(pyre) == "hand"
    assert table.state.zones[DECK[0]] == [rest[1], rest[0], *bottom]


def test_what_was_revealed_is_hidden_again() -> None:
    """FFTCG 7.6.1"""
    table = Position()
    osk = table.backup("Osk")
    table.some(2, "deck")
    do(table, osk, "Reveal the top card of your deck.")
    assert [table.state.cards[n].known for n in table.state.zones[DECK[0]]] == [0, 0]


def test_the_revealed_card_is_asked_about() -> None:
    """FFTCG 11.11.5"""
    table = Position()
    osk = table.backup("Osk")
    table.some(2, "deck")
    pyre = table.summon("Pyre", zone="deck")
    do(table, osk, "Reveal the top card of your deck. If it is a Summon, add it to your hand.")
    assert table.where(pyre) == "hand"


def test_cards_looked_at_are_dealt_with_one_by_one() -> None:
    """FFTCG 11.11.5"""
    table = Position()
    osk = table.backup("Osk")
    one, two, three = table.some(3, "deck")
    text = (
        "Look at the top 3 cards of your deck. Add 1 card among them to your hand and put the rest of the cards "
        "into the Break Zone."
    )
    do(table, osk, text, cards(two))
    assert table.state.zones[HAND[0]] == [two] and set(table.state.zones[BREAK[0]]) == {one, three}


def test_only_the_looking_player_sees() -> None:
    """FFTCG 7.6.1"""
    table = Position()
    osk = table.backup("Osk")
    top = table.some(2, "deck")[-1]
    doing = Doing(table, osk, "Look at the top card of your deck. You may put it at the bottom of your deck.")
    from engine.timing.resolving import perform

    next(perform(doing.effects, doing.deed))
    card = table.state.cards[top]
    assert table.state.sees(0, card) and not table.state.sees(1, card)


@pytest.mark.parametrize(("text", "answer", "key", "value"), [
    ("Name 1 Element.", lines(2), "Element", Element.WIND),
    ("Name 1 number.", Number(4), "number", 4),
])
def test_something_is_named(text: str, answer: object, key: str, value: object) -> None:
    """FFTCG 11.11.5.1"""
    table = Position()
    doing = do(table, table.forward("Vell"), text, answer)  # type: ignore[arg-type]
    assert doing.deed.named[key] == value


@rule("15.1.1.8.1")
def test_a_search_for_two_kinds_finds_one_of_each_and_none_twice() -> None:
    """"1 Job Pilot and 1 Forward": a Pilot Forward found as the one is not found as the other."""
    table = Position()
    osk = table.backup("Osk", "[0]: Search for 1 Job Pilot and 1 Forward and add them to your hand.")
    ann = table.forward("Ann", zone="deck", jobs=("Pilot",))
    ben, cid = table.forward("Ben", zone="deck"), table.backup("Cid", zone="deck", jobs=("Pilot",))
    story = Story(table, decks=False).use(osk).resolve()
    assert set(story.asked.cards()) == {ann, cid}
    story.choose(ann)
    assert set(story.asked.cards()) == {ben}
    story.choose(ben)
    assert table.where(ann) == table.where(ben) == "hand" and table.where(cid) == "deck"


@pytest.mark.parametrize("way", [0, 1])
def test_whichever_of_two_is_done_with_a_card_the_others_go_back(way: int) -> None:
    """FFTCG 11.11.5"""
    table = Position()
    osk = table.backup("Osk")
    other, pip = table.forward("Cole", zone="deck"), table.backup("Pip", zone="deck", jobs=("Wick",))
    below = table.some(2, "deck")
    table.state.zones[DECK[0]][:] = [*below, other, pip]
    text = (
        "Reveal the top 2 cards of your deck. Add 1 Backup among them to your hand or play 1 Job Wick Backup among "
        "them onto the field and return the other cards to the bottom of your deck in any order."
    )
    do(table, osk, text, lines(way))
    assert (table.where(pip), table.state.zones[DECK[0]]) == (("hand", "field")[way], [other, *below])


@pytest.mark.parametrize("way", [0, 1])
def test_what_is_searched_for_is_searched_for_whichever_of_two_is_done_with_it(way: int) -> None:
    """FFTCG 11.11.5"""
    table = Position()
    osk, pip = table.backup("Osk"), table.backup("Pip", zone="deck")
    table.some(2, "deck")
    text = "Search for 1 Card Name Pip and add it to your hand or play it onto the field dull."
    do(table, osk, text, cards(pip), lines(way))
    assert table.where(pip) == ("hand", "field")[way]
