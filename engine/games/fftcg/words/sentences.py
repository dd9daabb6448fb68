"""Sentences of an effect: who does what, under which conditions, and how they are joined."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.words.conditions import IN_PARTY, as_many, cards_held
from engine.text.english.circumstances import HAVE_NOT, QUANTITY, SO_MANY, held
from engine.text.english.classes import BY_EFFECT
from engine.text.english.clauses import connectives
from engine.text.grammar import Row
from engine.text.phrases import Phrase, each, hole, phrase, same, tree

_CONNECTIVES = connectives()
_THEIR_HAND = "{@own:their} hand"


#: Something that the ability itself has done.
_DONE_BY_IT = each("deeds", ab.Caused(hole("deeds"), own.ThisEffect()))


PHRASES: dict[str, list[Phrase]] = {
    **_CONNECTIVES,
    "body": [
        # What the ability saw is asked about once it is carried out, and not replaced (FFTCG 11.12.5).
        tree(ab.IfThen(IN_PARTY, hole("effect")), "if {what:ref} forms a party, {effect:body}"),
        *_CONNECTIVES["body"],
        phrase(
            ab.RemoveAfterUse,
            "if you cast it, remove {what:ref} from the game after use instead of putting it in the Break Zone",
        ),
    ],
    "first_branch": [phrase(ab.IfThen, "if {condition:condition}, {effect:body}{.}")],
    "other_branch": [phrase(ab.Otherwise, "{@otherwise|if not|if it is not}, {effect:body}{.}")],
    "lead": [same("if {:condition}")],
    "sentence": [
        # Each of several such sentences stands for itself.
        phrase(ab.WhenSo, "when {condition:is_so}, {effects:plain_effects}"),
        same("{:plain_sentence}"),
    ],
    "plain_sentence": [
        *_CONNECTIVES["plain_sentence"],
        tree(ab.WhenDone(ab.Happens(hole("who"), _DONE_BY_IT), hole("effects")),
             f"when {{who#:doer,or}} {{~be {{deeds:suffering,or/done}}|{{deeds:deed,or}}}} {BY_EFFECT},"
             " {effects:effects}"),
        tree(ab.WhenDone(ab.PlayerActs(hole("player"), _DONE_BY_IT), hole("effects")),
             f"when {{player#:subject}} {{deeds:player_deed,or}} {BY_EFFECT}, {{effects:effects}}"),
        phrase(ab.Delayed, "{trigger:trigger}, {effects:effects}"),
        same("{:reminder}"),
        # "If it is put into the Break Zone this turn, draw 1 card": once that happens.
        tree(ab.Delayed(ab.Trigger(hole("event"), ab.ThisTurn()), hole("effects")),
             "if {event:event} {@this turn}, {effects:effects}"),
    ],
    "of_them": [
        cards_held("with", ab.Player.THEY, ab.Player.THEY, _THEIR_HAND), as_many("with", ab.Player.THEY),
        same("who {:their_state}"),
    ],
    # What is so of a player who was spoken of: "controls a Backup".
    "their_state": [
        cards_held("has", ab.Player.THEY, ab.Player.THEY, _THEIR_HAND), as_many("has", ab.Player.THEY),
        *held("", player=ab.Player.THEY),
        tree(ab.Not(ab.Has(ab.Player.THEY, hole("quantity"), hole("noun"))), f"{HAVE_NOT} {SO_MANY}"),
        tree(ab.Compares(ab.DamagePoints(ab.Player.THEY), hole("quantity")),
             "has received {quantity:damage_points}"),
        tree(ab.Compares(own.CrystalsOf(ab.Player.THEY), hole("quantity")), f"has {QUANTITY} [Crystal]"),
        tree(ab.HappenedThisTurn(ab.PlayerActs(ab.Player.THEY, hole("deeds"))),
             "{deeds:player_deed,or/one/past} this turn"),
    ],
}

ROWS = {
    "branches": Row((("first_branch", 1, 1), ("sentence", 0, 3), ("other_branch", 1, 1), ("sentence", 0, 20))),
    "effects": Row((("sentence", 1, 40),)),
    "plain_effects": Row((("plain_sentence", 1, 40),)),
}
