"""What the other player is asked, or not asked, tells nothing of a hand (Cipher 6.4.4, 6.8.2, 10.2.2.1, 18.1.11)."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.answers import Answer, Cards, Confirm, Options, Pass, Play
from engine.events import Note
from engine.games.cipher.law import table as tables
from engine.match import Match
from engine.requests import ChooseCards, ChooseOptions, ChoosePlay, ChooseYesNo, Request
from tests.games.cipher.rules.test_ch10_triggered import SPEC
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import BLUE, RED, Position
from tests.games.test_properties import played

#: What one seat has been told: of each question who is asked, and what is said of it.
Told = list[tuple[int, str, str]]


def leaves_it(request: Request) -> Answer | None:
    """The answer of a player who does nothing, be it that they cannot or that they do not want to."""
    match request:
        case ChoosePlay():
            return Pass()
        case ChooseCards() if request.bounds()[0] == 0:
            return Cards(())
        case ChooseYesNo():
            return Confirm(False)
        case ChooseOptions() if request.options[-1] == "None of them.":
            return Options((len(request.options) - 1,))
        case ChooseOptions(least=0):
            return Options(())
        case ChooseOptions() if "Pay with a card of the hand, or not at all." in request.options:
            return Options((len(request.options) - 1,))
    return None


def told(story: Story, player: int, steps: int = 12) -> Told:
    """What the opponent of a player reads while that player does nothing."""
    found: Told = []
    for _ in range(steps):
        question = story.match.question(1 - player)
        answer = leaves_it(story.asked)
        assert question is not None
        found.append((question.seat, question.text, question.rule))
        if answer is None or isinstance(story.asked, ChoosePlay):
            break
        story.say(answer)
    return found + [(-1, line.text, line.rule) for line in story.match.log(1 - player)]


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
        found.append(told(story, player))
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


def twin(match: Match, seat: int, source: random.Random) -> None:
    """Let a seat have other cards in its hand: some of those that lie in its orbs or deep in its deck."""
    state = match.state
    spoken = {part for note in state.log if isinstance(note, Note) for one in pairs(note) for part in one[1:]}
    deep = [*state.zones[tables.ORB[seat]], *state.zones[tables.DECK[seat]][:15]]
    deep = [one for one in deep if one not in spoken]
    for one in state.zones[tables.HAND[seat]]:
        if one not in spoken and deep and not state.sees(1 - seat, state.cards[one]):
            other = deep.pop(source.randrange(len(deep)))
            mine, theirs = state.cards[one], state.cards[other]
            mine.face, theirs.face = theirs.face, mine.face
    state.derived.clear()
    if match.request is not None:
        match.request.refresh()


def pairs(note: Note) -> list[tuple[object, ...]]:
    """What a line of the log names."""
    return [one for one in note.args if isinstance(one, tuple)]


def open_answer(one: Match, other: Match, seat: int, source: random.Random) -> Answer | None:
    """An answer to what both are asked that tells nothing of the hand of a seat, and that both can give."""
    first, second = one.request, other.request
    assert first is not None and second is not None
    if first.seat != seat:
        tries = [first.sample(source) for _ in range(6)]
    else:
        plays = [first.sample(source) for _ in range(6)] if isinstance(first, ChoosePlay) else []
        there = (*tables.FRONT, *tables.BACK)
        tries = [play for play in plays if isinstance(play, Play) and one.state.cards[play.card].zone in there]
        left = leaves_it(first)
        tries += [left] if left is not None else [first.sample(source)]
    return next((answer for answer in tries if first.judge(answer) is None and second.judge(answer) is None), None)


@rule("6.4.4", "6.8.2", "10.2.2.1", "18.1.11", "18.1.13")
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 100_000), steps=st.integers(20, 200), seat=st.integers(0, 1))
def test_two_games_that_differ_in_a_hand_are_the_same_to_the_other_player(seed: int, steps: int, seat: int) -> None:
    one, other = played("cipher", seed, steps), played("cipher", seed, steps)
    source = random.Random(seed)
    if one.request is None or not isinstance(one.request, ChoosePlay) or len(one.state.zones[tables.DECK[seat]]) < 24:
        return
    twin(other, seat, source)
    for _ in range(40):
        if one.request is None or other.request is None:
            break
        asked, again = one.question(1 - seat), other.question(1 - seat)
        assert asked is not None and again is not None
        assert (asked.seat, asked.text, asked.rule) == (again.seat, again.text, again.rule)
        assert one.view(1 - seat) == other.view(1 - seat)
        answer = open_answer(one, other, seat, source)
        if answer is None:
            break
        one.play(answer)
        other.play(answer)
        if seen(one, 1 - seat) != seen(other, 1 - seat):
            # A card of which they differ has come to light.
            break
    assert (one.request is None) == (other.request is None)


def seen(match: Match, seat: int) -> list[tuple[int, str]]:
    """The cards that a seat sees."""
    return [(card.number, card.face.code) for card in match.state.cards if match.state.sees(seat, card)]
