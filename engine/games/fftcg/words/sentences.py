"""Sentences of an effect: who does what, under which conditions, and how they are joined."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from itertools import product
from typing import Any

from engine import abilities as ab
from engine.games.fftcg.words.conditions import IN_PARTY, as_many, cards_held
from engine.games.fftcg.words.statics import LOST
from engine.text.english.classes import BY_EFFECT
from engine.text.english.clauses import connectives
from engine.text.grammar import Row
from engine.text.phrases import Tables, hole, phrase, same, shaped, tree, trees

_LASTING = ab.Lasting(hole("duration"), hole("statics"))
_THEIR_HAND = "{@own:their} hand"


def _when_done(slots: Mapping[str, object]) -> object:
    """ "When you discard a Forward by this effect": something that the ability itself has done."""
    event: ab.Happens | ab.PlayerActs = slots["event"]  # type: ignore[assignment]
    done = replace(event, deeds=tuple(ab.Caused(deed, ab.ThisEffect()) for deed in event.deeds))
    return ab.WhenDone(done, slots["effects"])  # type: ignore[arg-type]


def _take_when_done(value: object) -> Mapping[str, object] | None:
    match value:
        case ab.WhenDone(ab.Happens(_, deeds) | ab.PlayerActs(_, deeds) as event, effects):
            plain = tuple(one.deed for one in deeds if isinstance(one, ab.Caused) and one.cause == ab.ThisEffect())
            return {"event": replace(event, deeds=plain), "effects": effects} if len(plain) == len(deeds) else None
    return None


def _they(node: Any, named: ab.Player, other: ab.Player) -> Any:
    """The condition with another name for the player of whom it speaks; whose something is keeps its name."""
    if node is named:
        return other
    if isinstance(node, tuple):
        return tuple(_they(one, named, other) for one in node)
    if isinstance(node, ab.Node) and (isinstance(node, ab.Done) or not isinstance(node, ab.Quality)):
        return replace(node, **{name: _they(getattr(node, name), named, other) for name in node.field_names})
    return node


def _rounded(node: Any, way: ab.Rounding, unit: int, back: bool = False, of_lost: bool = False) -> Any:
    """What is done with its halves and equal parts rounded as is said behind it (FFTCG 4.2), or as where nothing is.
    Of what is halved what is left is rounded, and what is lost the other way.
    """
    if isinstance(node, ab.Half):
        other = ab.Rounding.UP if way is ab.Rounding.DOWN else ab.Rounding.DOWN
        forth = (LOST, (other, unit)) if of_lost else ((ab.Rounding.UP, 1), (way, unit))
        old, new = forth[::-1] if back else forth
        return replace(node, rounding=new[0], unit=new[1]) if (node.rounding, node.unit) == old else node
    if isinstance(node, ab.DivideEqually) and way is ab.Rounding.UP:
        return replace(node, unit=1 if back else unit)
    lost = isinstance(node, ab.LosesPower)
    return ab.with_parts(node, partial(_rounded, way=way, unit=unit, back=back, of_lost=lost))


def _take_rounded(value: Any) -> Mapping[str, object] | None:
    units = {part.unit for part in ab.walk(value) if isinstance(part, ab.Half | ab.DivideEqually)} - {1}
    for way, unit in product(ab.Rounding, units):
        if (effect := _rounded(value, way, unit, back=True)) != value:
            return {"effect": effect, "way": way, "unit": unit}
    # Said, though what is halved is rounded so anyway.
    return {"effect": value, "way": ab.Rounding.UP, "unit": LOST[1]} if units else None


PHRASES: list[Tables] = [{
    "body": [
        # What the ability saw is asked about once it is carried out, and not replaced (FFTCG 11.12.5).
        tree(ab.IfThen(IN_PARTY, hole("effect")), "if {what:ref} forms a party, {effect:body}"),
        # It begins only if that holds.
        trees("{@then} {duration:duration}, ?(if {condition:condition},)? {@then} {statics:static,and}",
              ab.IfThen(hole("condition"), _LASTING), _LASTING),
    ],
}, connectives(), {
    "body": [
        shaped(None, "{effect:clauses} ({@round} {way:rounding} to the nearest {unit:int})",
               lambda slots: _rounded(slots["effect"], slots["way"], slots["unit"]), _take_rounded),  # type: ignore[arg-type]
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
        shaped(ab.WhenDone, f"when {{event:happening}} {BY_EFFECT}, {{effects:effects}}", _when_done, _take_when_done),
        phrase(ab.Delayed, "{trigger:trigger}, {effects:effects}"),
        same("{:reminder}"),
        # "If it is put into the Break Zone this turn, draw 1 card": once that happens.
        tree(ab.Delayed(ab.Trigger(hole("event"), ab.ThisTurn()), hole("effects")),
             "if {event:event} {@this turn}, {effects:effects}"),
    ],
    "of_them": [
        cards_held("with", ab.Player.THEY, ab.Player.THEY, _THEIR_HAND), as_many("with", ab.Player.THEY),
        shaped(None, "{so:one_condition}", lambda slots: _they(slots["so"], ab.Player.WHO, ab.Player.THEY),
               lambda value: {"so": _they(value, ab.Player.THEY, ab.Player.WHO)}),
    ],
}]

ROWS = {
    "branches": Row((("first_branch", 1, 1), ("sentence", 0, 3), ("other_branch", 1, 1), ("sentence", 0, 20))),
    "effects": Row((("sentence", 1, 40),)),
    "plain_effects": Row((("plain_sentence", 1, 40),)),
}
