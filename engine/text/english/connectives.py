"""How the parts of a text are joined, once for every game: "if ...", "if you do so", "otherwise", "then", "instead".

A game has what may stand before a sentence in the symbol `lead`, its conditions in `condition`, what one sentence
brings about in `clauses`, whole sentences in `effects`, and what a player does in `vp`. Who did or did not do
something is `who_does` and `who_does_not`; of whom "they" speaks there, the game says.
"""

from __future__ import annotations

from engine import abilities as ab
from engine.text.phrases import Phrase, hole, phrase, same, tree, value

Tables = list[tuple[str, list[Phrase]]]

_SO = "{@so|this|}"
_THEN = "{@then}"


def connectives() -> Tables:
    """The symbols `body` (what a sentence says), `conditional`, and `plain_sentence` where it goes on."""
    return [
        (
            "body",
            [
                same("{:clauses}"),
                same("{:conditional}"),
                phrase(ab.IfThen, "if {condition:condition}, also {effect:body}"),
                phrase(ab.IfThen, "if {condition:condition}, {effect:clauses} {@also:also}"),
                phrase(ab.IfThen, "{effect:clauses} if {condition:condition}"),
                phrase(ab.IfYouDoSo, f"{{@if|once}} {{player:who_does}} {_SO}, {_THEN} {{effect:body}}"),
                phrase(ab.IfYouDoSo, f"{{@if so|if that happens}}, {_THEN} {{effect:body}}"),
                phrase(ab.IfYouDont, "if {player:who_does_not} {@|do so|cast it|pay|do it}, {@then} {effect:body}"),
                phrase(ab.Unless, "if {player#:subject} {@does not:<does not|do not>} {escape:vp/many}, {effect:body}"),
                phrase(ab.Unless, "unless {player#:subject} {escape:vp}, {effect:body}"),
                phrase(ab.Unless, "{effect:clauses} unless {player#:subject} {escape:vp}"),
                phrase(ab.Otherwise, "{@otherwise|if not|if it is not}, {effect:body}"),
                phrase(ab.Then, "{@then|afterwards|after this|after that}, {effect:body}"),
                phrase(ab.Instead, "{effect:clauses} instead"),
                phrase(ab.Instead, "instead, {effect:body}"),
                tree(ab.Instead(ab.Sequence((hole("first"), hole("more")))),
                     "{first:clause} instead {@,|and} {more:clauses}"),
            ],
        ),
        ("conditional", [phrase(ab.IfThen, f"{{condition:lead}}, {_THEN} {{effect:body}}")]),
        ("plain_sentence", [phrase(ab.WhenYouDoSo, f"when {{player:who_does}} {_SO}, {{effects:effects}}")]),
        ("who_does", [value(ab.Player.YOU, "you do"), value(ab.Player.OPPONENT, "your opponent does")]),
        (
            "who_does_not",
            [value(ab.Player.YOU, "you {do not|cannot}"),
             value(ab.Player.OPPONENT, "your opponent {does not|cannot}")],
        ),
    ]
