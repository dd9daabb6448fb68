"""Playing in a terminal: numbered choices, plain words, nothing lost."""

import io
import random
from pathlib import Path

import pytest

from app.cli import answering, telling
from app.cli.play import Session
from engine import record
from engine.answers import Amounts, Cancel, Cards, Confirm, Number, Options, Pass, Pay
from engine.game import Game, Start
from engine.games import load_game
from engine.match import Match
from engine.procedures import Overrode
from engine.questions import Question
from engine.views import NAMES, CardView, View, ZoneView
from tests.kernel.toy import HAND, ToyGame, cost, plays, start


def play(typed: str, seats: tuple[str, str] = ("human", "random"), seed: int = 3) -> tuple[Session, str]:
    """Play Lanterns with what is typed; return the session and what it printed."""
    game, begin = ToyGame(), start(seed)
    output = io.StringIO()
    streams = (io.StringIO(typed), output)
    session = Session(game, begin, game.new_match(begin), seats, random.Random(seed), streams)
    assert session.run() == 0
    return session, output.getvalue()


def test_two_random_players_play_to_the_end() -> None:
    session, printed = play("", ("random", "random"))
    assert session.match.outcome is not None
    assert printed.splitlines()[-1].startswith(("Ann wins: ", "Bob wins: "))
    assert "Ann draws" in printed and "(TOY 4)" in printed


def test_what_fails_in_the_text_of_a_card_stops_that_text_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "contain", lambda match: match.state.vars.update(contained=True))
    session, _ = play("quit\n")
    assert session.match.state.vars["contained"]


def test_a_person_is_asked_in_numbered_lines() -> None:
    _, printed = play("quit\n")
    assert "Turn 1, Ann's turn, main. Play a lantern, or pass. (TOY 5)" in printed
    assert "\n1. play " in printed and "Type a number, or pass." in printed


def test_a_number_plays_and_pass_passes() -> None:
    session, printed = play("1\nquit\n")
    assert len(session.match.entries) >= 1 and "Turn 1" in printed
    session, _ = play("pass\nquit\n")
    assert session.match.state.vars["turn"] >= 2


@pytest.mark.parametrize("typed", ["99", "0", "sing", "1 2", "-1", "yes", "cancel", "²", "9" * 5000])
def test_what_is_no_answer_is_refused_in_a_sentence_and_asked_again(typed: str) -> None:
    session, printed = play(f"{typed}\nquit\n")
    assert session.match.entries == []
    assert "That is no answer here." in printed or "nothing to take back here" in printed


def test_a_cost_in_signs_is_told_as_the_card_prints_it() -> None:
    values = {"cost": ("R", "1"), "atk": 600, "def": 500, "to play": ("R",)}
    card = CardView(1, "T-2", "Salamander", 0, 0, dull=True, counters={"mana": 1}, values=values)
    assert telling.card_line(card) == "Salamander, cost {R}{1}, 600/500, rested, 1 mana counter"
    assert "to play {R}" in telling.card_lines(card, {})[1]


@pytest.mark.parametrize(
    ("gives", "told"), [(("W", "WG"), "{W} or {W}{G}"), (("1",), "{1}"), (("Fire", "Ice"), "2 Fire or Ice")]
)
def test_what_a_card_would_pay_is_told_with_it(gives: tuple[str, ...], told: str) -> None:
    card = CardView(7, "T-3", "Stone", 0, 0)
    view = View(0, NAMES, 1, 0, "", 0, 0, None, (ZoneView("field", -1, 1, (card,)),), (), ({}, {}), ())
    sources = ({"card": 7, "amount": 2, "gives": gives},)
    question = Question("pay", 0, "Pay.", "", candidates=(7,), details={"sources": sources})
    assert telling.choices(view, question) == [f"Stone (your field): {told}"]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("?", "deck: 12 cards"),
        ("board", "Bob: life 9."),
        ("hand", "Your hand, 4 cards:"),
        ("stack", "The stack is empty."),
        ("help", "undo: take your last answer back"),
        ("card 1", "Text:"),
        ("card lantern", "number T-0"),
        ("card zebra", "There is no such card in sight"),
        ("rule 5", "5 Rule 5."),
        ("rule 99", "There is no rule '99'"),
        ("log", "Ann draws "),
        ("undo", "There is nothing to take back."),
        ("save", "Type save and the name of a file."),
    ],
)
def test_a_person_can_ask_about_the_position(typed: str, told: str) -> None:
    session, printed = play(f"{typed}\nquit\n")
    assert told in printed and session.match.entries == []


def test_the_other_hand_is_not_told() -> None:
    _, printed = play("board\nquit\n")
    other = printed.split("Bob: life")[1].split("Ann: life")[0]
    assert "hand: 3 cards" in other and "Lantern" not in other


def test_undo_takes_back_to_the_last_choice_of_the_person() -> None:
    session, printed = play("pass\nundo\nquit\n", seed=1)
    assert session.match.entries == [] and printed.count("Play a lantern, or pass.") >= 3
    assert "Taken back." in printed


def test_conceding_ends_the_game() -> None:
    _, printed = play("concede\n")
    assert printed.splitlines()[-1] == "Ann> Bob wins: The other player gave up. (TOY 3)"


def test_the_end_of_the_input_is_told_and_loses_nothing() -> None:
    session, printed = play("pass\n")
    assert "The input has ended, and the game has not." in printed
    assert session.match.outcome is None and session.match.entries


def test_a_saved_match_can_be_loaded(tmp_path: Path) -> None:
    path = tmp_path / "match"
    session, printed = play(f"pass\nsave {path}\nsave {tmp_path}/no/where\nquit\n")
    assert f"Saved in {path}." in printed and "cannot be saved" in printed

    def find(_: str) -> Game:
        return ToyGame()

    assert record.load(path, find).match.entries == session.match.entries


def test_two_people_at_one_terminal_read_only_their_own_draws() -> None:
    _, printed = play("pass\nquit\n", ("human", "human"))
    assert "Bob> " in printed and "Bob draws a card." not in printed.split("Bob> ")[1]


QUESTIONS = {
    "number": Question("number", 0, "", "", least=0, most=3),
    "confirm": Question("confirm", 0, "", "", cancel=True, details={"yes": "Draw", "no": "Wait"}),
    "cards": Question("cards", 0, "", "", candidates=(70, 80), least=0, most=2),
    "options": Question("options", 0, "", "", options=("a", "b"), least=1, most=2, ordered=True),
    "amounts": Question("amounts", 0, "", "", candidates=(70, 80), total=3),
    "play": Question("play", 0, "", ""),
    "pay": Question(
        "pay", 0, "", "", candidates=(70, 80),
        details={"sources": ({"card": 70, "amount": 2, "gives": ("Fire", "Ice")},)},
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "typed", "answers"),
    [
        ("number", "2", [Number(2)]),
        ("number", "2 3", []),
        ("confirm", "y", [Confirm(True)]),
        ("confirm", "no", [Confirm(False)]),
        ("confirm", "cancel", [Cancel()]),
        ("confirm", "1", []),
        ("cards", "2 1", [Cards((80, 70))]),
        ("cards", "2,1", [Cards((80, 70))]),
        ("cards", "none", [Cards(())]),
        ("cards", "pass", [Cards(())]),
        ("cards", "3", []),
        ("options", "2 1", [Options((1, 0))]),
        ("amounts", "1 2", [Amounts((1, 2))]),
        ("play", "p", [Pass()]),
        ("play", "", []),
        ("pay", "1", [Pay(((70, "Fire"),)), Pay(((70, "Ice"),))]),
        ("pay", "2", [Pay(((80, ""),))]),
    ],
)
def test_what_is_typed_is_read_as_an_answer(kind: str, typed: str, answers: list[object]) -> None:
    assert list(answering.read(QUESTIONS[kind], typed.split())) == answers
    assert answering.hint(QUESTIONS[kind]).startswith("Type ")


def test_what_is_true_of_a_card_is_told_with_it() -> None:
    values = {"cost": 2, "frozen": True, "fresh": True, "attacking": False}
    card = CardView(1, "T-1", "Ember", 0, 0, dull=True, values=values)
    assert telling.card_line(card) == "Ember, cost 2, dull, frozen, came this turn"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("do draw 2", "Ann draws"),
        ("do move 1 to ashes", "from Ann's hand to Ann's ashes by hand."),
        ("do move lantern to deck bottom", "from Ann's hand to Ann's deck by hand."),
        ("do top ashes", "from Ann's deck to Ann's ashes by hand."),
        ("do show 1", "to both players by hand."),
        ("do flip 1", "face down by hand."),
        ("do value -2 life", ""),
        ("do look 3", "looks at the top cards of Ann's deck by hand: 3."),
        ("do shuffle", "shuffles Ann's deck by hand."),
        ("do die 20", "with a die of 20 sides."),
        ("do coin", "flips a coin: "),
        ("do say good luck", "Ann says: good luck"),
        ("do phase end", ""),
    ],
)
def test_a_person_does_things_by_hand_whatever_the_rules_say(typed: str, told: str) -> None:
    session, printed = play(f"{typed}\nundo\n{typed}\nquit\n")
    assert told in printed and any(isinstance(entry, Overrode) for entry in session.match.entries)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("do", "What is done by hand, whatever the rules say"),
        ("do dance", "do coin; do say WORDS"),
        ("do move 1", "Type do move, a card, to, and a zone."),
        ("do move 1 to moon", "There is no zone 'moon'; there are field, deck"),
        ("do turn zebra", "There is no such card in sight"),
        ("do turn 1", "only where it is in play"),
        ("do draw many", "'many' is no number."),
        ("do anyway 1", "There is no such card in sight"),
        ("do counter 1 oil", "its name, on, and a card"),
    ],
)
def test_what_cannot_be_done_by_hand_is_said_in_a_sentence(typed: str, told: str) -> None:
    session, printed = play(f"{typed}\nquit\n")
    assert told in printed and session.match.entries == []


def test_marks_are_given_by_hand_to_a_card_on_the_field() -> None:
    session, printed = play(
        "do move 1 to field\ndo turn lantern\ndo damage 2 lantern\ndo counter 1 oil on lantern\ndo give lantern\nquit\n"
    )
    for told in ("dulls", "changes the damage of", "gives", "the counter oil"):
        assert told in printed
    assert len(session.match.entries) == 5


def test_a_play_that_the_rules_refuse_is_done_anyway() -> None:
    spent = "do move lantern to ashes\n" * 3
    session, printed = play(f"{spent}do anyway play lantern\nquit\n", seed=seed_of_a_last_lantern_that_costs())
    assert "Ann does what the rules would not allow. (TOY 5)\nAnn plays" in printed
    assert len(session.match.entries) == 4


def seed_of_a_last_lantern_that_costs() -> int:
    """The seed of a match whose first player cannot pay for the last lantern of the hand once the others are gone."""
    for seed in range(100):
        session, _ = play("do move lantern to ashes\n" * 3 + "quit\n", seed=seed)
        state = session.match.state
        hand = state.zones[HAND[0]]
        if len(hand) == 1 and cost(state, hand[0]) and not list(plays(state, 0)):
            return seed
    raise AssertionError("no such match")


@pytest.mark.parametrize("name", ["fftcg", "cipher"])
def test_the_hand_is_told_before_the_question_whether_to_keep_it(name: str) -> None:
    """FFTCG 8.2.1.4, Cipher 12.2.1.5"""
    game = load_game(name)
    decks = [game.deck(game.read_deck(path)) for path in (game.starters()[0], game.starters()[-1])]
    begin, output = Start(name, (decks[0], decks[1]), 3, ("Ann", "Bob")), io.StringIO()
    streams = (io.StringIO("1\n1\n1\nquit\n"), output)
    Session(game, begin, game.new_match(begin), ("human", "human"), random.Random(3), streams).run()
    size = {"fftcg": 5, "cipher": 6}[name]
    assert f"Your hand, {size} cards:" in output.getvalue()
