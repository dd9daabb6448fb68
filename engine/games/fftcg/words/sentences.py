"""Sentences of an effect: who does what, under which conditions, and how they are joined."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.words.conditions import IN_PARTY, as_many, cards_held
from engine.text.english.circumstances import HAVE_NOT, QUANTITY, SO_MANY, held
from engine.text.english.classes import BY_EFFECT
from engine.text.english.clauses import connectives
from engine.text.grammar import Row
from engine.text.phrases import Phrase, hole, phrase, same, shaped, tree

_CONNECTIVES = connectives()
_THEIR_HAND = "{@own:their} hand"


def _when_done(slots: Mapping[str, object]) -> object:
    """ "When you discard a Forward by this effect": something that the ability itself has done."""
    event: ab.Happens | ab.PlayerActs = slots["event"]  # type: ignore[assignment]
    done = replace(event, deeds=tuple(ab.Caused(deed, own.ThisEffect()) for deed in event.deeds))
    return ab.WhenDone(done, slots["effects"])  # type: ignore[arg-type]


def _take_when_done(value: object) -> Mapping[str, object] | None:
    match value:
        case ab.WhenDone(ab.Happens(_, deeds) | ab.PlayerActs(_, deeds) as event, effects):
            plain = tuple(one.deed for one in deeds if isinstance(one, ab.Caused) and one.cause == own.ThisEffect())
            return {"event": replace(event, deeds=plain), "effects": effects} if len(plain) == len(deeds) else None
    return None


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
        shaped(ab.WhenDone, f"when {{event:happening}} {BY_EFFECT}, {{effects:effects}}", _when_done, _take_when_done),
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
