"""Which decks may be played (VG 2)."""

import random
from collections.abc import Mapping
from dataclasses import replace

import pytest

from engine.decks import parse_deck
from engine.game import TooFewCards
from engine.games.vanguard import decks
from engine.games.vanguard.cards import CRAY_ELEMENTAL, Card, CardType, Trigger
from engine.games.vanguard.game import Vanguard
from tests.games.story import rule

_SENTINEL = '[CONT]:Sentinel (You may only have up to four cards with "[CONT]:Sentinel" in a deck.)'


def made(code: str, grade: int = 1, clan: str = "Reed", trigger: Trigger | None = None, text: str = "") -> Card:
    """A card called by its number."""
    kind = CardType.TRIGGER if trigger else CardType.G_UNIT if grade == 4 else CardType.NORMAL
    return Card(code, f"Card {code}", text, type=kind, clans=(clan,), grade=grade, trigger=trigger)


def catalogue(clan: str, mark: str) -> dict[str, Card]:
    """The cards of a clan, enough for a deck: F the first vanguard, T triggers, H heals, S sentinels, G units."""
    cards = [made(f"{mark}F", 0, clan), made(f"{mark}H", 0, clan, Trigger.HEAL)]
    cards.append(made(f"{mark}S", 1, clan, text=_SENTINEL))
    cards += [made(f"{mark}T{number}", 0, clan, Trigger.CRITICAL) for number in range(4)]
    cards += [made(f"{mark}{grade}{number}", grade, clan) for grade in (1, 2, 3) for number in range(4)]
    cards += [made(f"{mark}G{number}", 4, clan) for number in range(5)]
    return {card.code: card for card in cards}


CARDS = catalogue("Reed", "R") | catalogue("Salt", "Z")
_UNITS = [f"R{grade}{number}" for grade in (1, 2, 3) for number in range(4)]
LEGAL = "1 RF\n4 RH\n4 RT0\n4 RT1\n4 RT2\n1 R30\n" + "\n".join(f"4 {code}" for code in _UNITS[:8]) + "\n[G]\n4 RG0\n"


def refused(text: str, cards: Mapping[str, Card] = CARDS, form: str = decks.PREMIUM) -> list[str]:
    """The numbers of the rules by which a deck is refused."""
    return [one.rule for one in decks.check(parse_deck(text, "deck.txt"), cards, form=form)]


def change(old: str, new: str) -> str:
    """The legal deck with one thing else."""
    assert old in LEGAL
    return LEGAL.replace(old, new)


@rule("2.1")
def test_a_main_deck_has_fifty_cards() -> None:
    assert refused(LEGAL) == []
    assert refused(change("1 R30", "2 R30")) == ["VG 2.1"]
    assert refused(change("1 R30\n", "")) == ["VG 2.1"]
    assert refused(LEGAL + "[Side]\n1 R31\n") == ["VG 2.1"]


@rule("2.1")
def test_a_main_deck_has_no_tokens() -> None:
    token = {"TK": replace(made("TK"), type=CardType.TOKEN)}
    assert refused(change("1 R30", "1 TK"), CARDS | token) == ["VG 2.1"]


@rule("2.1", "25")
def test_a_main_deck_may_have_orders() -> None:
    order = {"OR": replace(made("OR"), type=CardType.NORMAL_ORDER)}
    assert refused(change("1 R30", "1 OR"), CARDS | order) == []


@rule("2.2")
def test_four_cards_may_have_one_name_whatever_their_numbers() -> None:
    again = CARDS | {"R99": replace(CARDS["R10"], code="R99")}
    assert refused(change("1 R30", "1 R99"), again) == ["VG 2.2"]


@rule("2.2")
def test_main_deck_and_g_deck_are_counted_separately() -> None:
    again = CARDS | {"RG9": replace(CARDS["RG0"], code="RG9", name=CARDS["R10"].name)}
    assert refused(change("4 RG0", "4 RG9"), again) == []
    assert refused(change("4 RG0", "5 RG0")) == ["VG 2.5"]


@rule("2.3")
def test_sixteen_cards_have_a_trigger_icon() -> None:
    assert refused(change("4 RT2\n1 R30", "3 RT2\n2 R30")) == ["VG 2.3"]
    assert refused(change("4 RT2\n1 R30", "4 RT2\n1 RT3")) == ["VG 2.3"]


@rule("2.3")
def test_four_of_them_may_heal() -> None:
    assert refused(change("4 RT2", "4 ZH")) == ["VG 2.3"]
    assert refused(change("4 RT2", "4 RT3")) == []


@rule("2.4")
def test_four_cards_may_be_sentinels_whatever_their_names() -> None:
    assert refused(change("4 R10", "4 RS")) == []
    assert refused(change("4 R10\n4 R11", "4 RS\n4 ZS")) == ["VG 2.4"]


@rule("2.4", "3.8")
def test_a_card_that_speaks_of_sentinels_is_none() -> None:
    assert decks.is_sentinel(made("A", text=_SENTINEL))
    assert not decks.is_sentinel(made("A", text=f'[AUTO](RC):When placed, draw a card. ({_SENTINEL})'))


@rule("2.5")
def test_a_g_deck_has_up_to_sixteen_g_units() -> None:
    full = "\n".join(f"4 RG{number}" for number in range(4))
    assert refused(change("4 RG0", full)) == []
    assert refused(change("4 RG0", f"{full}\n1 RG4")) == ["VG 2.5"]
    assert refused(change("4 RG0\n", "").replace("[G]\n", "")) == []


@rule("2.1", "2.5")
def test_g_units_lie_in_the_g_deck_and_no_others() -> None:
    assert refused(change("4 RG0", "4 R31")) == ["VG 2.5"]
    assert refused(change("1 R30", "1 RG1")) == ["VG 2.5"]


@rule("2.6")
def test_a_card_may_say_how_many_a_deck_may_have_of_it() -> None:
    deck = parse_deck(change("4 R10\n4 R11\n4 R12", "12 R10"), "deck.txt")
    assert decks.check(deck, CARDS, lambda card: 12 if card.code == "R10" else 4) == ()
    assert [one.rule for one in decks.check(deck, CARDS, lambda card: 11 if card.code == "R10" else 4)] == ["VG 2.2"]


@rule("2.7")
def test_a_clan_fight_is_of_one_clan() -> None:
    mixed, spirit = change("1 R30", "1 Z30"), CARDS | {"CE": made("CE", 1, CRAY_ELEMENTAL)}
    assert refused(LEGAL, form=decks.CLAN_FIGHT) == refused(mixed) == []
    assert refused(mixed, form=decks.CLAN_FIGHT) == ["VG 2.7"]
    assert refused(change("1 R30", "1 CE"), spirit, decks.CLAN_FIGHT) == []


@rule("2.7")
def test_v_only_is_of_one_clan_and_of_the_v_series() -> None:
    old = CARDS | {"R30": replace(CARDS["R30"], older=True)}
    assert refused(LEGAL, form=decks.V_ONLY) == refused(LEGAL, old) == refused(LEGAL, old, decks.CLAN_FIGHT) == []
    assert refused(LEGAL, old, decks.V_ONLY) == ["VG 2.7"]
    assert refused(change("1 R30", "1 Z30"), form=decks.V_ONLY) == ["VG 2.7"]


@rule("6.1")
def test_there_must_be_a_first_vanguard() -> None:
    grown = {code: replace(card, grade=1) for code, card in CARDS.items() if card.grade == 0}
    assert refused(LEGAL, CARDS | grown) == ["VG 6.1"]


@rule("2.1", "2.7")
@pytest.mark.parametrize("seed", range(6))
def test_random_decks_are_legal(seed: int) -> None:
    deck = decks.random_deck(CARDS, random.Random(seed))
    assert decks.check(deck, CARDS, form=decks.CLAN_FIGHT) == ()
    assert deck == decks.random_deck(CARDS, random.Random(seed))


def test_a_random_deck_is_of_two_clans_where_one_has_not_enough() -> None:
    lacking = ("R10", "R11", "R20", "R21", "R30", "Z10", "ZF", "ZS")
    few = {code: card for code, card in CARDS.items() if code not in lacking}
    deck = decks.random_deck(few, random.Random(1))
    assert deck.name == "Random Reed/Salt" and decks.check(deck, few) == ()


def test_there_must_be_cards_for_a_random_deck() -> None:
    few = {code: card for code, card in CARDS.items() if card.trigger is None}
    with pytest.raises(TooFewCards, match="too few cards of one clan"):
        decks.random_deck(few, random.Random(1))


@rule("2.6")
@pytest.mark.parametrize(("count", "told"), [(8, []), (9, ["VG 2.2"])])
def test_the_text_of_a_card_says_how_many_a_deck_may_have(count: int, told: list[str]) -> None:
    text = '[CONT]:You may include up to eight "Sparrow Parade" in your deck.'
    parade = Card("X-1", "Sparrow Parade", text, type=CardType.NORMAL, grade=1)
    game = Vanguard()
    rest = f"{9 - count} R30" if count < 9 else ""
    deck = change("1 R30\n4 R10\n4 R11\n", f"{count} X-1\n{rest}\n")
    also = {**CARDS, "X-1": parade}
    assert [one.rule for one in game.check(parse_deck(deck, "deck.txt"), also)] == told
