"""How the parts of a text are joined, once for every game: "if ...", "if you do so", "otherwise", "then", "instead".

A game has its conditions in the symbol `condition`, what one sentence brings about in `clauses`, what may follow a
condition in `result`, whole sentences in `effects`, and what a player does in `vp`.
"""

from __future__ import annotations

from engine.abilities.effects import (
    IfThen,
    IfYouDont,
    IfYouDoSo,
    Instead,
    Otherwise,
    Then,
    Unless,
    WhenYouDoSo,
)
from engine.abilities.players import Player
from engine.text.grammar import Phrase, phrase, same, value

Tables = list[tuple[str, list[Phrase]]]

_SO = "{@so|}"


def connectives() -> Tables:
    """The symbols `body` (what a sentence says), `result`, `conditional`, and `plain_sentence` where it goes on."""
    return [
        (
            "body",
            [
                same("{:clauses}"),
                same("{:conditional}"),
                phrase(IfThen, "if {condition:condition}, also {effect:result}"),
                phrase(IfThen, "if {condition:condition}, {effect:clauses} {@also|as well|too}"),
                phrase(IfThen, "{effect:clauses} if {condition:condition}"),
                phrase(IfYouDoSo, f"if {{player:who_does}} {_SO}, {{effect:result}}"),
                phrase(IfYouDont, "if {player:who_does_not} {@|do so|cast it|pay|do it}, {effect:result}"),
                phrase(Unless, "if {player#:subject} {@<doesn't|don't>|cannot} {escape:vp/many}, {effect:result}"),
                phrase(Unless, "unless {player#:subject} {escape:vp}, {effect:result}"),
                phrase(Unless, "{effect:clauses} unless {player#:subject} {escape:vp}"),
                phrase(Otherwise, "{@otherwise|if not|if it is not}, {effect:result}"),
                phrase(Then, "then, {effect:body}"),
            ],
        ),
        (
            "result",
            [
                same("{:clauses}"), phrase(Instead, "{effect:clauses} instead"), same("{:conditional}"),
            ],
        ),
        ("conditional", [phrase(IfThen, "if {condition:condition}, {effect:result}")]),
        ("plain_sentence", [phrase(WhenYouDoSo, f"when {{player:who_does}} {_SO}, {{effects:effects}}")]),
        (
            "who_does",
            [value(Player.YOU, "you do"), value(Player.THEY, "{they do|that player does}"),
             value(Player.OPPONENT, "your opponent does")],
        ),
        (
            "who_does_not",
            [value(Player.YOU, "you {don't|cannot}"),
             value(Player.THEY, "{they {don't|cannot}|that player {doesn't|cannot}}"),
             value(Player.OPPONENT, "your opponent {doesn't|cannot}")],
        ),
    ]
