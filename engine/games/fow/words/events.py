"""Events: what abilities trigger on, what is asked about, forbidden and replaced."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import abilities as ab
from engine.games.fow import vocabulary as own
from engine.text.english.circumstances import events
from engine.text.english.classes import any_of
from engine.text.phrases import Tables, altered, hole, phrase, rest, same, shaped, terms, tree, value

_EVENTS = events()
_GRAVES = ("a graveyard", "the graveyard", "its owner's graveyard", "that zone")
_GRAVE = any_of(*_GRAVES)
_ANYBODY = (ab.Any(ab.Noun(())), ab.Player.EITHER)
_ORDINALS = tuple(enumerate(("first", "second", "third", "fourth", "fifth"), 1))
#: What players do to something, which says nothing more.
_ACTING = ((own.AddsCards, "add"), (own.Awakens, "awaken"), (own.Chases, "chase"), (own.Chases, "chase to"))
_FROM_FIELD = ab.Moves(own.Zone.FIELD, own.Zone.GRAVEYARD)


def _moved(slots: Mapping[str, Any]) -> object:
    return ab.Moves(slots.get("first") or slots.get("origin"), own.Zone.GRAVEYARD, into=slots["into"])


def _take_moved(value: Any) -> Mapping[str, object] | None:
    if value.to is not own.Zone.GRAVEYARD or value.whose is not None:
        return None
    return {"first": None, "origin": value.origin, "into": value.into}


def _acting(slots: Mapping[str, Any]) -> object:
    return slots["verb"](slots["what"])


def _take_acting(value: Any) -> Mapping[str, object] | None:
    return {"verb": type(value), "what": value.what} if type(value) in dict(_ACTING) else None


def _dealt_so_much(slots: Mapping[str, Any]) -> object:
    """Damage of the kind, of so much if that is said, before it or by what it is held against."""
    return ab.IsDealtDamage(slots["kind"], slots.get("relation") or slots.get("quantity"))


def _take_dealt_so_much(value: Any) -> Mapping[str, object]:
    """A number stands before the damage, and what is named behind it."""
    number = value.quantity is None or isinstance(value.quantity.amount, ab.Number)
    return {"kind": value.kind, "quantity": value.quantity if number else None,
            "relation": None if number else value.quantity}


PHRASES: Tables = {
    **_EVENTS,
    "trigger": [
        *_EVENTS["trigger"], tree(ab.Trigger(ab.Stands(hole("condition"))), "when {condition:deniable}"),
    ],
    "one_event": [
        *_EVENTS["one_event"],
        tree(ab.Happens((ab.Any(ab.Noun((rest("noun", ab.Noun), ab.ControlledBy(hole("player"))))),), (_FROM_FIELD,)),
             f"{{@a|an}} {{noun:bare/one}} {{player:holder}} {{@controls|control}} is put into {_GRAVE} {{@from the"
             f" field|from a field|}}"),
        tree(ab.Happens(hole("who"), (ab.Blocks(), ab.IsBlocked())), "{who#:doer=} blocks or is blocked"),
        tree(ab.Happens(hole("who"), (ab.Blocks(hole("whom")), ab.IsBlocked(hole("whom")))),
             "{who#:doer=} blocks or is blocked by {whom:object}"),
        tree(ab.AnyEvent((ab.Happens(hole("who"), hole("deeds")), ab.Happens(hole("who"), hole("more")))),
             "{who#:doer=} {deeds:deed=} or whenever {@it|this card} {more:deed=/one}"),
        phrase(ab.Happens, "{who#:doer=} {deeds:deed,or}"),
        tree(ab.Happens((hole("who"),), (ab.IsDealtDamage(),)), "damage is dealt to {who:doer}"),
        tree(ab.Happens((hole("who"),), (altered("deed", counter=("", hole("counter"))),)),
             "{@a/an|1 or more} {counter:counters/one} is {deed:counter_done} {who:object}"),
        tree(ab.Happens((hole("who"),), (ab.Caused(ab.IsChosen(), hole("cause")),)),
             "{cause:cause} targets {who:object}"),
        tree(ab.Happens((hole("what"),), (own.IsAdded(hole("to")),)),
             "{what:doer} is {@added|bestowed} to {to:object}"),
        phrase(ab.PlayerActs, "{player#:subject} {deeds:player_deed,or}"),
    ],
    # What has happened, or has not.
    "happening": [*_EVENTS["happening"], same("{:you_put/many/same}")],
    "never": [same("{:happening/never}")],
    # What is put into a field by its player.
    "you_put": [tree(ab.Happens((hole("what"),), (ab.Enters(ab.Player.YOU),)),
                     "you ~put {what:doer} into {@your|a|the} field")],
    "counter_done": [terms([(ab.GetsCounter(""), "put on"), (ab.GetsCounter(""), "placed on"),
                            (ab.LosesCounter(""), "removed from")])],
    # What objects do.
    "forbidden_doing": [
        phrase(ab.Attacks, "~attack ?({whom:object})?"), phrase(ab.Attacks, "~attack {whom:attacked_player}"),
        phrase(ab.Blocks, "~block ?({whom:object})?"),
    ],
    "attacked_player": [value(own.PlayerAsTarget(ab.Player.YOU), "you"), value(own.PlayerAsTarget(ab.Player.OPPONENT),
                                                                               "your opponent")],
    "doing": [*_EVENTS["doing"], phrase(own.Shifts, "~shift")],
    "forbidden_becoming": [
        same("{@~enter|~come into} {:entered}"),
        phrase(ab.Moves, "{@~enter|~come into} {into:grave} from {@a|the} {origin:zone}", to=own.Zone.GRAVEYARD),
    ],
    "becoming": [
        *_EVENTS["becoming"],
        phrase(ab.DealsDamage, "~deal {kind:damage_kind} to {to:harmed_one,or}"),
        phrase(ab.DealsDamage, "~deal {kind:damage_kind}", to=_ANYBODY),
    ],
    "harmed_one": [same("{:victim}"), same("{:object}")],
    # What befalls them.
    "forbidden_suffering": [
        same("{:plain_suffering/same}"), phrase(ab.IsBlocked, "~be blocked ?(by {by:object})?"),
        phrase(ab.IsAttacked, "~be attacked ?(by {by:object})?"),
        same("{:moving/same}"),
    ],
    # What befalls them without more said.
    "plain_suffering": [terms(
        [(ab.IsBroken(), "~be destroyed"), (ab.BecomesTapped(), "~become rested"), (ab.BecomesTapped(), "~be rested"),
         (ab.BecomesUntapped(), "~recover"), (ab.BecomesUntapped(), "~be recovered"),
         (ab.BecomesUntapped(), "~become recovered"), (ab.IsChosen(), "~be targeted"),
         (ab.IsChosen(), "~become targeted"), (own.IsCancelled(), "~be cancelled"), (own.IsCancelled(), "~be canceled"),
         (ab.Moves(own.Zone.HAND, own.Zone.GRAVEYARD), "~be discarded"),
         (ab.Moves(None, own.Zone.REMOVED), "~be removed from the game")],
        [(ab.Leaves(), f"~leave {which} field") for which in ("a", "your", "the")],
        [(ab.Moves(None, own.Zone.HAND), f"~be returned to {whose}") for whose in (
            "<its owner's hand|their owners' hands>", "its owner's hand", "their owner's hand", "their owner's hands",
            "their owners' hands")],
    )],
    "suffering": [
        *_EVENTS["suffering"],
        # "700 or less damage", "damage less than its DEF"
        shaped(ab.IsDealtDamage, "~be dealt ?({quantity:quantity})? {kind:damage_kind} ?({relation:relation})?",
               _dealt_so_much, _take_dealt_so_much),
    ],
    "grave": [same("{:poss} graveyard"), same("{:any_grave}")],
    "any_grave": [terms([(None, grave) for grave in _GRAVES])],
    # Where something is put, or comes by itself.
    "entered": [
        phrase(ab.Enters, "{field:poss} field"), phrase(ab.Enters, "the field under your control", field=ab.Player.YOU),
        phrase(ab.Enters, "{@a} field"), phrase(ab.Enters, "{@your|a|the} field from {@a|your|the} {origin:zone}"),
        phrase(ab.Moves, "{into:grave} from {whose:poss} {origin:zone}", to=own.Zone.GRAVEYARD),
        phrase(ab.Moves, "{into:grave} {@from anywhere|}", origin=None, to=own.Zone.GRAVEYARD),
    ],
    "moving": [
        same("~be put into {:entered}"),
        # Where from is said before the graveyard or behind it.
        shaped(ab.Moves, "~be put ?(from {@a|the} {first:zone})? into {into:grave} ?(from {@a|the} {origin:zone})?",
               _moved, _take_moved),
    ],
    # What players do.
    "forbidden_player_act": [
        phrase(ab.Casts, "~play ?({@own:your} {ordinal:ordinal})? {what:played} {@in a turn}"),
        phrase(ab.UsesAbility, "~play {what:abilities}"),
        phrase(own.GainsLife, "~gain life"), phrase(own.LosesLife, "~lose life"),
        shaped(None, "{verb:acting_on/same} {what:doer}", _acting, _take_acting),
        phrase(own.DrawsMore, "draw more than {count:int} card {@each turn|}"),
    ],
    "acting_on": [terms([(kind, f"~{verb}") for kind, verb in _ACTING])],
    "ordinal": [terms(_ORDINALS)],
    "played": [phrase(ab.Any, "{noun:articled/one}"), phrase(ab.Any, "{noun:played_noun/any}"), same("{:doer}"),
               phrase(ab.Both, "{references:played_part,and:2}")],
    # What is played is a spell, or simply a card (FOW 312.3).
    "played_noun": [same("{:chase_noun}"), terms([(ab.Noun((ab.IsCard(),)), "card")])],
    "played_part": [phrase(ab.Any, "{noun:chase_noun/many}")],
    "abilities": [phrase(ab.Any, "{@a/an|} {noun:chase_noun}")],
    "player_act": [
        *_EVENTS["player_act"], same("{:player_taking_so/same}"),
        phrase(own.DoesJudgment, "{@~do judgment|~do its judgment|~do the judgment|~play the judgment process}"
               " ?(of {what:doer})?"),
    ],
    "player_taking": [phrase(ab.Discards, "~discard {what:doer}"), phrase(ab.Draws, "~draw {@a card|1 or more cards}"),
                      phrase(ab.Draws, "~draw a card in {@a|} phase other than {@the|} {outside:phase}"),
                      phrase(own.RollsDice, "~roll 1 or more dice using [Force]"),
                      phrase(own.Produces, "~produce will ?(with {source:doer})?")],
}
