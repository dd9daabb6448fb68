"""How the parts of a text are joined, once for every game: "if ...", "if you do so", "otherwise", "then", "instead".

A game has what may stand before a sentence in the symbol `lead`, its conditions in `condition`, what one sentence
brings about in `clauses`, whole sentences in `effects`, and what a player does in `vp`. Who did or did not do
something is `who_does` and `who_does_not`; of whom "they" speaks there, the game says.
"""

from __future__ import annotations

from engine.abilities.effects import (
    IfThen,
    IfYouDont,
    IfYouDoSo,
    Instead,
    Otherwise,
    Sequence,
    Then,
    Unless,
    WhenYouDoSo,
)
from engine.abilities.players import Player
from engine.text.grammar import Phrase, phrase, same, tree, value
from engine.text.holes import hole

Tables = list[tuple[str, list[Phrase]]]

_SO = "{@so|this|}"
_THEN = "{@|then}"


def connectives() -> Tables:
    """The symbols `body` (what a sentence says), `conditional`, and `plain_sentence` where it goes on."""
    return [
        (
            "body",
            [
                same("{:clauses}"),
                same("{:conditional}"),
                phrase(IfThen, "if {condition:condition}, also {effect:body}"),
                phrase(IfThen, "if {condition:condition}, {effect:clauses} {@also|as well|too}"),
                phrase(IfThen, "{effect:clauses} if {condition:condition}"),
                phrase(IfYouDoSo, f"{{@if|once}} {{player:who_does}} {_SO}, {_THEN} {{effect:body}}"),
                phrase(IfYouDoSo, f"{{@if so|if that happens}}, {_THEN} {{effect:body}}"),
                phrase(IfYouDont, "if {player:who_does_not} {@|do so|cast it|pay|do it}, {@|then} {effect:body}"),
                phrase(Unless, "if {player#:subject} {@<does not|do not>|cannot} {escape:vp/many}, {effect:body}"),
                phrase(Unless, "unless {player#:subject} {escape:vp}, {effect:body}"),
                phrase(Unless, "{effect:clauses} unless {player#:subject} {escape:vp}"),
                phrase(Otherwise, "{@otherwise|if not|if it is not}, {effect:body}"),
                phrase(Then, "{@then|afterwards|after this|after that}, {effect:body}"),
                phrase(Instead, "{effect:clauses} instead"),
                phrase(Instead, "instead, {effect:body}"),
                tree(Instead(Sequence((hole("first"), hole("more")))),
                     "{first:clause} instead {@,|and|, then} {more:clauses}"),
            ],
        ),
        ("conditional", [phrase(IfThen, f"{{condition:lead}}, {_THEN} {{effect:body}}")]),
        ("plain_sentence", [phrase(WhenYouDoSo, f"when {{player:who_does}} {_SO}, {{effects:effects}}")]),
        ("who_does", [value(Player.YOU, "you do"), value(Player.OPPONENT, "your opponent does")]),
        (
            "who_does_not",
            [value(Player.YOU, "you {do not|cannot}"),
             value(Player.OPPONENT, "your opponent {does not|cannot}")],
        ),
    ]
