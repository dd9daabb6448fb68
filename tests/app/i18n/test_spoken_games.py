"""A game that is played in Chinese says nothing in English: questions, answers, the log, how it ends."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from app.cards.faces import Faces
from app.cards.words import CardWords
from app.i18n.phrases import Phrases, load
from engine.game import Start
from engine.games import load_game
from engine.games.vanguard.vocabulary import Keyword
from engine.match import Match
from engine.views import log_lines

#: The games whose cards' texts are told in Chinese so far.
TOLD_IN_CHINESE = ("fftcg", "cipher", "fow", "vanguard")
#: Signs and names that stay as they are in every language.
_SAME = re.compile(
    r"<[^>]*>|\{[^}]*\}|\[[^\]]*\]"
    r"|(?<![A-Za-z])(CP|LB|EX|Ann|Bo|X|S|KITE|RIME|TIDE|LAMP|RIDE|CALL|II)(?![A-Za-z])"
)


def said(match: Match, source: random.Random, phrases: Phrases) -> Iterator[str]:
    """Play a match with random answers, and give everything that is said of it on the way."""
    while (request := match.request) is not None:
        question = match.question(request.seat)
        assert question is not None
        for text in (question.text, *question.options, *(offer.label for offer in question.plays)):
            yield phrases.sentence(text)
        match.answer(request.seat, match.sample(source))
    for line in log_lines(match.state, 0, match.names):
        yield phrases.say(line.template, line.words)
    assert match.outcome is not None
    yield phrases.sentence(match.outcome.sentence)


@pytest.mark.parametrize("language", ("zh_CN", "zh_TW"))
@pytest.mark.parametrize("name", TOLD_IN_CHINESE)
def test_a_whole_game_is_said_in_chinese(qapp: QApplication, name: str, language: str) -> None:
    game, source = load_game(name), random.Random(language)
    phrases = Phrases(language, CardWords(game, Faces(game, language)), game=name)
    for seed in range(2):
        decks = tuple(game.deck(game.random_deck(source)) for _ in (0, 1))
        match = game.new_match(Start(name, (decks[0], decks[1]), seed, ("Ann", "Bo")))
        left = {text for text in said(match, source, phrases) if re.search("[A-Za-z]{2}", _SAME.sub("", text))}
        assert sorted(left) == []


@pytest.mark.parametrize("language", ("zh_CN", "zh_TW"))
def test_what_the_rules_of_force_of_will_say_is_said_in_chinese(qapp: QApplication, language: str) -> None:
    """What cards say, after their names or among several lines, is told by whoever tells their texts."""
    game, source = load_game("fow"), random.Random(language)
    phrases = Phrases(language, CardWords(game, Faces(game, language)), game="fow")
    for seed in range(2):
        decks = tuple(game.deck(game.random_deck(source)) for _ in (0, 1))
        match = game.new_match(Start("fow", (decks[0], decks[1]), seed, ("Ann", "Bo")))
        left: set[str] = set()
        while (request := match.request) is not None:
            question = match.question(request.seat)
            assert question is not None
            onward = str(question.details.get("onward", ""))
            labels = [one.label for one in question.plays] + [one.text for one in match.view(0).stack]
            left.update(phrases.sentence(text) for text in (question.text, onward, *labels) if ": " not in text)
            match.answer(request.seat, match.sample(source))
        lines = log_lines(match.state, 0, match.names)
        lines = tuple(one for one in lines if not one.template.startswith(("{0}:", "{0} selects")))
        left.update(phrases.say(line.template, line.words) for line in lines)
        assert sorted(text for text in left if re.search("[A-Za-z]{2}", _SAME.sub("", text))) == []


def test_a_question_is_told_as_a_sentence_and_not_by_the_words_in_it(qapp: QApplication) -> None:
    """The words "{0} Job {1}" speak of one card; it would take the question apart."""
    game = load_game("fftcg")
    phrases = Phrases("zh_CN", CardWords(game, Faces(game, "zh_CN")), game=game.name)
    told = phrases.sentence("Old Bettany: Search for 1 Job Lamplighter Forward and add it to your hand?")
    assert told.startswith("贝塔妮婆婆：从卡组中找出1张") and told.endswith("，并将其加入手牌？")


@pytest.mark.parametrize("language", ("zh_CN", "zh_TW"))
def test_each_keyword_of_vanguard_has_a_word_of_its_own(language: str) -> None:
    """The log names an ability that was carried out by its keyword (VG 23)."""
    words = load(language, "vanguard")
    assert [one for one in Keyword if one.value not in words] == []
