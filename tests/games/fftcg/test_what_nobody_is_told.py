"""What the other player is asked, or not asked, tells nothing of a hand or a deck (FFTCG 7.6.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.answers import Play
from engine.games.fftcg.rules import table as tables
from engine.overrides import Rules
from tests.games.byhand import anyway
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import FIRE, ICE, LIGHT, Position
from tests.games.hiding import Hidden, Told, told, twins_along

#: A card of a hand or a deck, told by its name, its Element or its text.
Card = dict[str, Any]


def alike(
    lay: Callable[[Position], int], act: Callable[[Story, int], object], *hidden: Card, player: int = 0,
    zone: str = "hand",
) -> Told:
    """Tell a story with each of several cards in a hand, or a deck; the opponent reads the same with all of them."""
    found: list[Told] = []
    for card in hidden:
        table = Position()
        vell = lay(table)
        put(table, card, player, zone)
        # The same cards are in the game, whoever holds which of them.
        for other in hidden:
            put(table, other, player, "LB deck")
        if zone == "deck":
            table.some(10, "deck", seat=player)
        story = Story(table, secrets=True)
        act(story, vell)
        found.append(told(story.match, player))
    assert all(one == found[0] for one in found)
    return found[0]


def put(table: Position, card: Card, player: int, zone: str) -> None:
    """Let a player have a card somewhere."""
    table.forward(card.get("name", "Nobody"), zone=zone, seat=player, element=card.get("element", FIRE),
                  text=card.get("text", ""), cost=card.get("cost", 3))


def asks(read: Told, player: int = 0) -> int:
    """How many questions a player was asked."""
    return sum(seat == player for seat, _, _ in read)


def uses(story: Story, vell: int) -> None:
    """Vell's ability is used and resolves."""
    story.use(vell).resolve()


#: Abilities by which a player may do something with a card of the hand that they describe.
OF_A_HAND = (
    "[0]: You may discard 1 Ice card. If you do so, draw 1 card.",
    "[0]: You may play 1 Ice Forward from your hand onto the field.",
    "[0]: You may cast 1 Ice Character from your hand without paying its cost.",
    "[0]: You may reveal 1 Ice card from your hand. If you do so, draw 1 card.",
    "[0]: You may pay [Ice]. If you do so, draw 1 card.",
)


@rule("2.3", "7.6.1a", "11.8.14")
@pytest.mark.parametrize("text", OF_A_HAND)
def test_nobody_learns_whether_a_card_of_the_hand_is_such_as_a_text_wants(text: str) -> None:
    read = alike(lambda table: table.forward("Vell", 5000, text), uses, {"element": ICE}, {"element": FIRE})
    assert asks(read) >= 1


@rule("7.6.1a", "11.11.5.1")
def test_nobody_learns_whether_an_opponent_has_what_they_must_discard() -> None:
    text = "[0]: Your opponent discards 1 Ice card from their hand."
    read = alike(lambda table: table.forward("Vell", 5000, text), uses, {"element": FIRE}, {"element": FIRE, "cost": 5},
                 player=1)
    assert asks(read, 1) >= 1


@rule("7.6.1a", "11.11.5")
def test_nobody_learns_whether_a_hand_can_keep_something_from_happening() -> None:
    text = "[0]: Break Vell unless your opponent discards 1 Ice card."
    read = alike(lambda table: table.forward("Vell", 5000, text), uses, {"element": ICE}, {"element": FIRE}, player=1)
    assert asks(read, 1) >= 1


@rule("7.6.1a", "15.1.1.8.2")
def test_nobody_learns_whether_a_card_is_in_the_deck() -> None:
    text = "[0]: Search for 1 Ice Forward and add it to your hand."
    read = alike(lambda table: table.forward("Vell", 5000, text), uses, {"element": ICE}, {}, zone="deck")
    assert asks(read) >= 1


@rule("7.6.1a", "15.1.1.8.2", "15.2.9.3.1")
def test_nobody_learns_whether_what_is_primed_is_in_the_deck() -> None:
    def lay(table: Position) -> int:
        return table.forward("Vell", 5000, 'Priming "Rime" -- [0]')

    read = alike(lay, lambda story, vell: story.say(Play("prime", vell)), {"name": "Rime"}, {}, zone="deck")
    assert any("search your deck for 1 Card Name Rime Character" in line for _, line, _ in read)


@rule("7.6.1a", "11.3.5")
def test_nobody_learns_whether_an_extra_cost_can_be_paid_from_the_hand() -> None:
    text = "If you cast Bolt, you may pay [Ice] as an extra cost.\nDraw 1 card."

    def lay(table: Position) -> int:
        return table.summon("Bolt", text, cost=0)

    read = alike(lay, lambda story, bolt: story.cast(bolt), {"element": ICE}, {"element": FIRE})
    assert any("extra cost" in line for _, line, _ in read)


@rule("7.6.1a", "11.3.5", "11.4.4")
def test_nobody_learns_whether_the_hand_leaves_a_choice_of_how_to_pay() -> None:
    text = "You can dull 1 Backup (instead of paying the CP cost) to cast Bolt.\nDraw 1 card."

    def lay(table: Position) -> int:
        table.backup("Osk")
        return table.summon("Bolt", text, cost=2, element=ICE)

    read = alike(lay, lambda story, bolt: story.cast(bolt), {"element": ICE}, {"element": FIRE})
    assert any("How do you pay for" in line for _, line, _ in read)


@rule("2.3", "7.6.1a", "11.4.4")
def test_nobody_learns_whether_the_hand_can_pay_for_what_a_text_lets_one_cast() -> None:
    text = "[0]: Choose 1 Summon in your Break Zone. Cast it. The cost required to cast it is reduced by 1."

    def lay(table: Position) -> int:
        table.summon("Bolt", "Draw 1 card.", cost=3, element=ICE, zone="break zone")
        return table.forward("Vell", 5000, text)

    read = alike(lay, uses, {"element": ICE}, {"element": FIRE})
    assert any("Can you pay for" in line for _, line, _ in read)


@rule("7.6.1a", "11.7.4", "11.7.10")
def test_nobody_learns_whether_the_hand_can_pay_for_an_ability_of_another() -> None:
    text = "[0]: You may use Vell's special ability without paying [S].\nRoar [S][Ice]: Draw 1 card."

    def use(story: Story, vell: int) -> None:
        story.use(vell).resolve().yes()

    read = alike(lambda table: table.forward("Vell", 5000, text), use, {"element": ICE}, {"element": FIRE})
    assert any("Can you pay for" in line for _, line, _ in read)


@rule("7.6.1a", "11.2.1")
def test_nobody_learns_whether_the_hand_can_pay_for_what_is_done_anyway() -> None:
    def lay(table: Position) -> int:
        table.forward("Bolt", zone="hand", element=ICE, cost=2)
        return table.forward("Vell", 5000, "[0]: Draw 1 card.")

    def act(story: Story, vell: int) -> None:
        story.use(vell)
        assert story.match.override(0, Rules("free")) is None
        anyway(story.match, Play("cast", story.table.state.zones[tables.HAND[0]][0]))

    read = alike(lay, act, {"element": ICE}, {"element": FIRE}, {"element": LIGHT})
    assert any(line.startswith("Pay ") for _, line, _ in read)


@rule("7.6.1a", "11.6.7")
def test_nobody_learns_whether_more_than_nothing_can_be_paid_for_x() -> None:
    def lay(table: Position) -> int:
        return table.forward("Vell", 5000, "[X]: Draw 1 card.")

    read = alike(lay, lambda story, vell: story.use(vell), {}, {"element": LIGHT})
    assert any("How much is X?" in line for _, line, _ in read)


@rule("7.6.1a", "11.7.1")
def test_nobody_learns_how_many_cards_of_the_same_name_are_in_the_hand() -> None:
    def lay(table: Position) -> int:
        table.forward("Vell", zone="hand")
        return table.forward("Vell", 5000, "Roar [S]: Draw 1 card.")

    read = alike(lay, lambda story, vell: story.use(vell), {"name": "Vell"}, {"name": "Nobody"})
    assert any("same name" in line for _, line, _ in read)


@rule("7.6.1a", "11.11.5.1")
def test_nobody_learns_whether_two_cards_put_below_the_deck_are_the_same() -> None:
    def lay(table: Position) -> int:
        table.forward("Nobody", zone="hand")
        return table.forward("Vell", 5000, "[0]: Put 2 cards from your hand at the bottom of your deck in any order.")

    assert asks(alike(lay, uses, {}, {"element": ICE})) >= 1


# Random games

#: What lies hidden deep in a deck, and where cards lie open that a player may use.
HIDDEN = Hidden(tables.HAND, lambda state, seat: state.zones[tables.DECK[seat]][:15], lambda zone: zone == tables.FIELD)


@rule("7.6.1a")
@pytest.mark.parametrize("seed", range(6))
def test_two_games_that_differ_in_a_hand_are_the_same_to_the_other_player(seed: int) -> None:
    twins_along("fftcg", seed, HIDDEN)
