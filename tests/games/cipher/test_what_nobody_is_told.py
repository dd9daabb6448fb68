"""What the other player is asked, or not asked, tells nothing of a hand (Cipher 6.4.4, 6.8.2, 10.2.2.1, 18.1.11)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.games.cipher.rules import table as tables
from tests.games.cipher.rules.test_ch10_triggered import SPEC
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import BLUE, RED, Position
from tests.games.hiding import Hidden, Told, told, twins_along


def alike(
    lay: Callable[[Position], int], act: Callable[[Story, int], object], player: int, *hands: dict[str, object]
) -> Told:
    """Tell a story with each of several hands of as many cards; the opponent reads the same in all of them."""
    found: list[Told] = []
    for hand in hands:
        table = Position()
        unit = lay(table)
        text, look = str(hand.get("text", "")), {key: one for key, one in hand.items() if key in ("symbols", "cost")}
        # The same cards in the game, whoever holds which of them.
        others = [str(one.get("text", "")) for one in hands]
        table.card(str(hand.get("name", "Nobody")), text, seat=player, **look)  # type: ignore[arg-type]
        for other in others:
            table.card("Elsewhere", other, seat=player, zone="orb")
        story = Story(table)
        act(story, unit)
        found.append(told(story.match, player))
    assert all(one == found[0] for one in found)
    return found[0]


def fighters(table: Position) -> int:
    """Vell attacks Rook; both have a card of support in their deck."""
    table.unit("Rook", seat=1, main=True)
    return table.unit("Vell", main=True, attack=50)


def strike(story: Story, unit: int) -> None:
    """The first enemy is attacked."""
    story.attack(unit)


@rule("6.4.4", "6.8.2", "6.8.2a", "18.1.11", "18.1.13")
@pytest.mark.parametrize(("player", "name", "text"), [(0, "Vell", "for a critical hit?"), (1, "Rook", "to evade?")])
def test_who_has_a_hand_is_asked_whether_or_not_there_is_an_answer_in_it(player: int, name: str, text: str) -> None:
    read = alike(fighters, strike, player, {"name": name}, {"name": "Nobody"})
    assert any(seat == player and line.endswith(text) for seat, line, _ in read)


@rule("6.8.2", "6.8.2a", "18.1.11", "18.1.13")
def test_who_has_no_hand_is_not_asked() -> None:
    table = Position()
    table.unit("Rook", seat=1, main=True, attack=90)
    assert Story(table).attack(table.unit("Vell", main=True)).asked.kind == "play"


@rule("10.2.2.1")
def test_nobody_learns_whether_a_skill_of_the_hand_has_triggered() -> None:
    def lay(table: Position) -> int:
        table.let(phase="deployment", step="deployment")
        table.some(4, "bond")
        table.unit("Vell", main=True)
        return table.card("Vell", change=1)

    read = alike(lay, lambda story, card: story.level_up(card), 0, {"name": "Odo", "text": SPEC}, {"name": "Odo"})
    assert any("Which of your skills" in line for _, line, _ in read)


#: Texts of a unit that attacks, by which its player may do something with a card of the hand that they describe.
MAY = (
    "Lamp |AUTO| When this unit attacks, choose 1 <Blue> card from your hand, and send it to the Retreat Area.",
    "Lamp |AUTO| When this unit attacks, you may choose 1 <Blue> card from your hand, and deploy it.",
    "Lamp |AUTO| When this unit attacks, you may send 1 <Blue> card from your hand to the Retreat Area. If you do, "
    "draw 1 card.",
    "Lamp |AUTO| [Send 1 <Blue> card from your hand to the Retreat Area] When this unit attacks, you may pay the cost "
    "and if you do: Draw 1 card.",
)


@rule("2.4", "6.8.2", "10.4", "10.5.1")
@pytest.mark.parametrize("text", MAY)
def test_nobody_learns_whether_a_card_of_the_hand_is_such_as_a_skill_wants(text: str) -> None:
    def lay(table: Position) -> int:
        table.unit("Rook", seat=1, main=True)
        return table.unit("Vell", text, main=True, attack=50)

    read = alike(lay, strike, 0, {"symbols": (BLUE,)}, {"symbols": (RED,)})
    assert sum(seat == 0 for seat, _, _ in read) >= 2


@rule("6.8.2", "18.1.7", "21.2.3.1.5.2")
def test_nobody_learns_whether_the_cost_of_a_support_skill_is_in_the_hand() -> None:
    support = (
        "|ATK SUPP| Lamp: [Send 1 <Blue> card from your hand to the Retreat Area] You may pay the cost and if you do: "
        "Draw 1 card."
    )

    def lay(table: Position) -> int:
        unit = fighters(table)
        table.some(10, "deck")
        table.card("Odo", support, zone="deck")
        return unit

    read = alike(lay, strike, 0, {"symbols": (BLUE,)}, {"symbols": (RED,)})
    assert any("Lamp" in line for _, line, _ in read)


# Random games

#: What lies hidden in the orbs and deep in a deck, and where cards lie open that a player may use.
HIDDEN = Hidden(
    tables.HAND,
    lambda state, seat: [*state.zones[tables.ORB[seat]], *state.zones[tables.DECK[seat]][:15]],
    {*tables.FRONT, *tables.BACK}.__contains__,
)


@rule("6.4.4", "6.8.2", "10.2.2.1", "18.1.11", "18.1.13")
@pytest.mark.parametrize("seed", range(6))
def test_two_games_that_differ_in_a_hand_are_the_same_to_the_other_player(seed: int) -> None:
    twins_along("cipher", seed, HIDDEN)
