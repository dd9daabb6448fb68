"""Paying and gaining Crystals as events, groups with a total, and whose a zone is that a card leaves."""

from __future__ import annotations

import pytest

from engine.games.fftcg.effects import statics
from tests.games.fftcg.effects.doing import Doing, cards, do
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import FIRE, ICE, Position


@rule("6.8", "11.8.6")
def test_when_you_gain_crystals_and_not_when_your_opponent_does() -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "When you gain [Crystal], draw 1 card.")
    table.some(3, "deck")
    do(table, ox, "Gain [Crystal].")
    assert table.triggered == ["Ox"]
    other = Position()
    ox, ann = other.forward("Ox", 5000, "When you gain [Crystal], draw 1 card."), other.forward("Ann", seat=1)
    do(other, ann, "Gain [Crystal].", seat=1)
    assert other.triggered == []


@rule("6.8", "11.6.10")
def test_when_you_pay_crystals() -> None:
    table = Position()
    table.let(crystals_0=1)
    ox = table.forward("Ox", 5000, "When you pay [Crystal], draw 1 card.\n[Crystal]: Ox gains Haste.")
    assert Story(table).use(ox, 1).stack == ["Ox", "Ox"]


@pytest.mark.parametrize(("costs", "fits"), [((2, 3, 3), True), ((3, 3, 3), False)])
@rule("11.11.5.1")
def test_a_group_with_a_total_cost(costs: tuple[int, ...], fits: bool) -> None:
    table = Position()
    osk = table.backup("Osk")
    found = [table.forward(f"Ann {n}", seat=1, cost=cost) for n, cost in enumerate(costs)]
    doing = Doing(table, osk, "Choose any number of Forwards with a total cost of 8 or less. Break them.")
    if not fits:
        with pytest.raises(AssertionError):
            doing.choose(*found)
    else:
        doing.choose(*found).resolve()
        assert [table.where(one) for one in found] == ["break zone"] * 3


@rule("11.11.5.1")
def test_a_total_cost_over_several_kinds_of_card() -> None:
    """ "among them" and the total are said once, and hold for all: of what costs too much beside it nobody is asked."""
    table = Position()
    osk = table.backup("Osk")
    ann, ima = table.forward("Ann", zone="deck", cost=5), table.backup("Ima", zone="deck", cost=3)
    bea = table.forward("Bea", zone="hand", cost=1)
    text = (
        "Reveal the top 2 cards of your deck. Play up to 1 Forward and up to 1 Backup with a total cost of 7 or less "
        "among them onto the field and put the rest of the cards into the Break Zone."
    )
    do(table, osk, text, cards(ann))
    assert (table.where(ann), table.where(ima), table.where(bea)) == ("field", "break zone", "hand")


@rule("11.3.3")
def test_a_place_that_is_said_once_holds_for_all_that_is_chosen() -> None:
    table = Position()
    osk = table.backup("Osk")
    mine = table.forward("Ann")
    text = "Choose 1 Forward and 1 Backup opponent controls. Break them."
    table.backup("Ima", seat=1)
    assert Doing(table, osk, text).refusal is not None
    theirs = table.forward("Bea", seat=1)
    Doing(table, osk, text).declare().resolve()
    assert (table.where(mine), table.where(theirs)) == ("field", "break zone")


@pytest.mark.parametrize(("seat", "drawn"), [(0, []), (1, ["Ox"])])
@rule("7.4", "11.8.6")
def test_whose_deck_a_card_leaves(seat: int, drawn: list[str]) -> None:
    table = Position()
    table.forward("Ox", 5000, "When a card is put from your opponent's deck into the Break Zone, draw 1 card.")
    card = table.forward("Ann", zone="deck", seat=seat)
    table.happen(table.move(card, "break zone", "mill"))
    assert table.triggered == drawn


@pytest.mark.parametrize(("seat", "drawn"), [(0, []), (1, ["Ox"])])
@rule("7.3", "11.8.6")
def test_whose_hand_a_card_is_added_to(seat: int, drawn: list[str]) -> None:
    table = Position()
    text = "When 1 or more cards are added to your opponent's hand from the Break Zone, draw 1 card."
    table.forward("Ox", 5000, text)
    card = table.forward("Ann", zone="break zone", seat=seat)
    table.happen(table.move(card, "hand"))
    assert table.triggered == drawn


@rule("9.2.1.1", "11.8.6")
def test_a_card_drawn_outside_of_the_draw_phase() -> None:
    text = "When your opponent draws a card outside of their Draw Phase, draw 1 card."
    for phase, seat, triggered in (("draw", 1, []), ("main 1", 1, ["Ox"]), ("draw", 0, ["Ox"])):
        table = Position(phase=phase, turn_player=seat)
        table.forward("Ox", 5000, text)
        card = table.forward("Ann", zone="deck", seat=1)
        table.happen(table.move(card, "hand", "draw"))
        assert table.triggered == triggered


@rule("2.2", "7.3")
def test_cards_in_a_break_zone_that_cannot_be_removed_by_the_opponent() -> None:
    table = Position()
    table.forward("Ox", 5000, "All cards in your Break Zone cannot be removed from the game by your opponent's Summons "
                  "or abilities.")
    mine, theirs = table.forward("Ann", zone="break zone"), table.forward("Bea", zone="break zone", seat=1)
    foe = table.forward("Cole", seat=1)
    do(table, foe, "Remove all the cards in each player's Break Zone from the game.", seat=1)
    assert (table.where(mine), table.where(theirs)) == ("break zone", "removed")


@rule("2.2")
def test_a_forward_that_cannot_be_removed_from_the_game() -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "Ox cannot be removed from the game by your opponent's Summons or abilities.")
    foe = table.forward("Cole", seat=1)
    do(table, foe, "Remove all the Forwards opponent controls from the game.", seat=1)
    assert table.where(ox) == "field"
    do(table, foe, "Break all the Forwards opponent controls.", seat=1)
    assert table.where(ox) == "break zone"


@pytest.mark.parametrize(("text", "kind", "type_", "may"), [
    ("Ox cannot be chosen by your opponent's Backup abilities.", "action ability", "backup", False),
    ("Ox cannot be chosen by your opponent's Backup abilities.", "action ability", "forward", True),
    ("Ox cannot be chosen by Fire Summons or Fire abilities.", "action ability", "backup", False),
    ("Ox cannot be chosen by Ice Summons or Ice abilities.", "action ability", "backup", True),
    ("Ox cannot be chosen by abilities other than special abilities.", "action ability", "backup", False),
    ("Ox cannot be chosen by abilities other than special abilities.", "special ability", "backup", True),
])
@rule("6.4.1", "11.3.3")
def test_what_an_ability_comes_from(text: str, kind: str, type_: str, may: bool) -> None:
    table = Position()
    ox = table.forward("Ox", 5000, text, element=ICE)
    foe = getattr(table, type_)("Osk", seat=1, element=FIRE)
    assert statics.can_be_chosen(table.state, ox, table.deed(foe, seat=1, kind=kind)) is may


@rule("2.2", "10.1.3.1.2")
def test_a_turn_printed_before_or_behind_the_event() -> None:
    for text in (
        "During your opponent's turn, when a Forward you control is put into the Break Zone, draw 1 card.",
        "When a Forward you control leaves the field during your opponent's turn, draw 1 card.",
    ):
        for player, triggered in ((0, []), (1, ["Ox"])):
            table = Position(turn_player=player)
            table.forward("Ox", 5000, text)
            table.happen(table.move(table.forward("Ann"), "break zone"))
            assert table.triggered == triggered


@rule("11.12.5.6")
def test_a_larger_reduction_takes_the_place_of_the_smaller() -> None:
    """ "reduced by 1000 instead. If ..., reduced by 3000 instead": the damage is not reduced by 4000."""
    for name, damage in (("Ann", 5000), ("Bea", 3000)):
        table = Position()
        osk, one = table.backup("Osk"), table.forward(name, 9000)
        text = (
            "Choose 1 Forward. During this turn, the next damage dealt to it is reduced by 1000 instead. If the "
            "Forward is Card Name Bea, during this turn, the next damage dealt to it is reduced by 3000 instead."
        )
        table.forward("Cole", seat=1)
        Doing(table, osk, text).choose(one).resolve()
        table.happen(table.hurt(one, 6000))
        assert table.state.cards[one].damage == damage


@rule("15.2.9", "11.8.6")
def test_when_a_character_is_priming() -> None:
    from engine.events import Notice

    table = Position()
    table.forward("Ox", 5000, "When a Character you control is priming, draw 1 card.")
    ann = table.forward("Ann")
    table.happen(Notice("primes", seat=0, card=ann))
    assert table.triggered == ["Ox"]


