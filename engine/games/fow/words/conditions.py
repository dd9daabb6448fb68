"""Conditions: after "if", "as long as", and in limits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine import abilities as ab
from engine.games.fow import vocabulary as own
from engine.games.fow.words.aiming import THE_SAME
from engine.games.fow.words.nouns import J_RESONATOR
from engine.text.english.circumstances import NONE, QUANTITY, SOME, conditions
from engine.text.english.classes import IS, ON, THIS
from engine.text.phrases import Tables, hole, phrase, rest, same, shaped, terms, tree, value

_CONDITIONS = conditions()
_LYING = ab.Compares(ab.CountersOn(hole("counter"), hole("where")), hole("quantity"))
class DidSo(ab.Condition):
    """The player did what the sentence before says: only while a text is read."""

    player: ab.Player


#: What a player attacks with.
_FIGHTERS = ab.Noun((J_RESONATOR, ab.ControlledBy(hole("player"))))
_NONE_MORE = ab.Number(0)
_YOUR_RULER = "{@your|a} {what:j_head/one} {@|you control}"


def _of(noun: ab.Noun, player: ab.Player) -> ab.Amount:
    """How many the player controls, or has where the noun says that they lie."""
    if not any(isinstance(one, ab.InZone) for one in noun.qualities):
        return ab.CountOf(ab.Noun((*noun.qualities, ab.ControlledBy(player))))
    theirs = tuple(replace(one, player=player) if isinstance(one, ab.InZone) else one for one in noun.qualities)
    return ab.CountOf(ab.Noun(theirs))


def _more_than(slots: Mapping[str, Any]) -> object:
    """ "Your opponent controls more Elves than you", "you have 2 or more cards in your hand than they"."""
    how = slots["how"]
    ones, others = (_of(slots["noun"], slots[who]) for who in ("player", "other"))
    than = others if how.amount == _NONE_MORE else ab.Sum(others, how.amount)
    return ab.Compares(ones, replace(how, amount=than))


def _take_more(value: object) -> Mapping[str, object] | None:
    match value:
        case ab.Compares(ab.CountOf(ab.Noun((*noun, held))), ab.Quantity(how, than)) if isinstance(
            held, ab.ControlledBy | ab.InZone
        ):
            others, more = (than.first, than.second) if isinstance(than, ab.Sum) else (than, _NONE_MORE)
            if not isinstance(others, ab.CountOf) or not isinstance(other := others.noun.qualities[-1], type(held)):
                return None
            said = (replace(held, player=ab.Player.THEY),) if isinstance(held, ab.InZone) else ()
            return {"player": held.player, "other": other.player, "how": ab.Quantity(how, more),
                    "noun": ab.Noun((*noun, *said))}
    return None


def _controls(slots: Mapping[str, Any]) -> object:
    """ "You control an Elf and a Moon", "you control this card"."""
    player, held = slots["player"], slots["held"]
    if len(held) > 1 and ab.Source() not in held:
        return ab.ControlsAllOf(player, held)
    its = ab.Noun((ab.ControlledBy(player),))
    each = tuple(ab.Has(player, SOME, one) if isinstance(one, ab.Noun) else ab.Is(one, its) for one in held)
    return each[0] if len(each) == 1 else ab.And(each)


def _take_controls(value: object) -> Mapping[str, object] | None:
    match value:
        case ab.ControlsAllOf(player, held):
            return {"player": player, "held": held}
        case ab.Is(ab.Source() as what, ab.Noun((ab.ControlledBy(player),))):
            return {"player": player, "held": (what,)}
        case ab.Has(player, quantity, noun) if quantity == SOME:
            return {"player": player, "held": (noun,)}
    return None


def _came(slots: Mapping[str, Any]) -> object:
    """How a card came onto the chase: it was awakened, it was played from the hand; or both."""
    what, zone = slots["what"], slots.get("zone")
    if slots["how"] is own.PlayedFrom or zone is None:
        return own.WasAwakened(what) if slots["how"] is own.WasAwakened else own.PlayedFrom(what, zone)
    return ab.And((own.WasAwakened(what), own.PlayedFrom(what, zone)))


def _take_came(value: object) -> Mapping[str, object] | None:
    match value:
        case own.WasAwakened(what):
            return {"what": what, "how": own.WasAwakened, "zone": None}
        case own.PlayedFrom(what, zone):
            return {"what": what, "how": own.PlayedFrom, "zone": zone}
    return None


def _trait_is(slots: Mapping[str, Any]) -> object:
    return ab.Is(slots["what"], slots["noun"])


def _take_trait(value: Any) -> Mapping[str, object] | None:
    """Which of its traits is told, where each thing that is told is one of names, or a parity."""
    match value.noun.qualities:
        case (ab.CostOfParity(),):
            return {"what": value.what, "trait": ab.Trait.COST, "noun": value.noun}
        case (ab.Named(),):
            return {"what": value.what, "trait": ab.Trait.NAME, "noun": value.noun}
    return None


def _there_are(slots: Mapping[str, Any]) -> object:
    """So many of a kind, or some where no number is said: "there are cards with that ability"."""
    return ab.Exists(slots.get("quantity") or SOME, slots["noun"])


PHRASES: Tables = {
    **_CONDITIONS,
    "one_condition": [
        tree(ab.Is(ab.It(), ab.Noun((hole("done"),))), "it was {done:it_was}"),
        phrase(ab.HappenedThisTurn, "{event:past} {@this turn}"),
        # "if your J/ruler is "Maren" or "Ilse""
        tree(ab.Not(ab.Is(own.RulerOf(ab.Player.YOU, ab.Noun((hole("head"),))), hole("noun"))),
             "you don't control a {head:j_head/one} named {noun:names}"),
        tree(ab.Is(own.RulerOf(ab.Player.YOU, ab.Noun((hole("head"),))), hole("noun")),
             "you control a {head:j_head/one} named {noun:names}"),
        shaped(None, "{what:ref} was {how:how_played} ?(from your {zone:zone})?", _came, _take_came),
        phrase(own.PaidSign, "you {@paid|spent} {sign:sign} {@for doing judgment|} ?(to pay {cost:word_costs})?"),
        shaped(ab.Compares, "{player#:possessor} {@~have|~control} {how:quantity} {noun:noun/many} {@more} than"
               " {other:rival}", _more_than, _take_more),
        shaped(None, "{player#:possessor} ~control {held:held_one,and}", _controls, _take_controls),
        tree(ab.Is(hole("what"), ab.Noun((ab.Targets(hole("target")),))), "{what:ref} targets {target:object}"),
        tree(ab.Is(hole("what"), ab.Noun((hole("lacking"),))), "{what:ref} has no {lacking:lacking}"),
        shaped(ab.Exists, f"there {IS} ?({QUANTITY})? {{noun:noun/any}}", _there_are),
        same("{:you_did/past}"), *_CONDITIONS["one_condition"], same("{:deniable/past}"),
        tree(ab.Has(hole("player"), hole("quantity"), hole("noun")),
             "{player#:possessor} ~~have {quantity:quantity} {noun:noun/any}"),
        tree(_LYING, f"{{{{quantity:quantity}} {{counter:counters/any}} {IS} {ON} {{where:ref}}|there {IS}"
                     f" {{quantity:counters_quantity}} {{counter:counters/any}} {ON} {{where:ref}}"
             "|{where:ref} has {quantity:counters_quantity} {counter:counters/any} {@|on it}}"),
        tree(ab.HappenedThisTurn(ab.PlayerActs(hole("player"), (ab.Casts(ab.Any(ab.Noun((ab.IsCard(),)))),)),
                                 hole("quantity")),
                           "{player#:subject} played {quantity:so_many_at_least} {@cards|spells} this turn"),
        tree(ab.HappenedThisTurn(ab.PlayerActs(hole("player"), (ab.Casts(ab.Any(ab.Noun((ab.IsCard(),)))),)), SOME),
             "{player#:subject} played {@a card|a spell} this turn"),
        same("{:plain_condition}"),
        # "its name is ...", "its total cost is odd"
        shaped(ab.Is, "{what:genitive} {trait:trait/one} is {noun:complement}", _trait_is, _take_trait),
        phrase(ab.Is, "{what#:ref} {@has|have} {noun:had_noun}"),
        phrase(own.HasNoWill, "{player#:subject} have no produced will"),
        tree(ab.Is(hole("what"), ab.Noun((hole("same"),))), "{what#:ref} {same:sharing}"),
        tree(ab.Not(ab.HappenedThisTurn(hole("event"))), "{event:never} {@this turn}"),
        tree(ab.Not(ab.HappenedThisTurn(ab.Happens((ab.Any(_FIGHTERS),), (ab.Attacks(),)))),
             "it is {player:poss} first attack {@this turn}"),
    ],
    # What is controlled: one of a kind, or this card.
    "held_one": [same("{:articled}"), terms([(ab.Source(), "this card")])],
    "how_played": [terms([(own.WasAwakened, "awakened"), (own.PlayedFrom, "played")])],
    "condition": [
        *_CONDITIONS["condition"],
        # "A or B, and C": both of them hold, of the first two either.
        tree(ab.And((ab.Or((hole("one"), hole("other"))), hole("more"))),
             "{one:further_condition} or {other:further_condition}, and {more:further_condition}"),
    ],
    "state_is": [*_CONDITIONS["state_is"], phrase(DidSo, "{player#:subject} ~do {@so|this|}")],
    "deniable": [
        *_CONDITIONS["deniable"],
        same("{:you_did/same}"),
    ],
    "you_did": [
        tree(ab.Exists(hole("quantity"), ab.Noun((rest("noun", ab.Noun), ab.Done(hole("word"))))),
             f"you {{word:did_alone/same}} {QUANTITY} {{noun:noun/any}} {THIS}"),
    ],
    "further_condition": [
        *_CONDITIONS["further_condition"],
        # Whoever has what was said before has this too, or has none of it.
        phrase(ab.Has, f"{QUANTITY} {{noun:noun/any}}", player=THE_SAME),
    ],
    # Who has played three cards has played two.
    "so_many_at_least": [phrase(ab.Quantity, "{amount:number} {@or more|}", comparison=ab.Comparison.AT_LEAST),
                      same("{:quantity}")],
    "plain_condition": [terms([(own.DamageWasPrevented(), "damage was prevented this way"),
                               (own.DamageWasDealt(), "damage was dealt this way"),
                               (DidSo(ab.Player.YOU), "it does")])],
    "rival": [value(ab.Player.YOU, "you {@|do}"), value(ab.Player.OPPONENT, "{@opponent} {@|does}")],
    "lacking": [terms([(ab.OtherThan(ab.Noun((own.WithKind(),))), "printed abilities"),
                       (own.WithoutStats(), "ATK and DEF")])],
    "it_was": [phrase(ab.Done, "{word:did/done} {@|this way}")],
    "counters_quantity": [same("{:quantity}"), tree(SOME, "{@a|an}"), tree(NONE, "no")],
    # "Maren, the Quiet" or "Ilse": any of the names.
    "names": [phrase(ab.Noun, "{qualities:name_only=}"), tree(ab.Noun((ab.AnyOf(hole("options")),)),
                                                              "{options:name_noun,or:2}")],
    "name_noun": [phrase(ab.Noun, "{qualities:name_only=}")],
    "complement": [
        phrase(ab.Noun, "{qualities:being+}"), phrase(ab.Noun, "{qualities:post+}"),
        same("{:names}"),
        phrase(ab.Noun, "{qualities:kind_word=}"),
    ],
    "kind_word": [same("{:head/one}"), tree(ab.OfNamed(hole("kind")), "{@the|} named {kind:named_kind}")],
    "named_kind": [terms([(ab.NameKind.JOB, "race"), (ab.NameKind.ELEMENT, "attribute"),
                          (ab.NameKind.CARD_TYPE, "type"), (ab.NameKind.CARD_NAME, "card")])],
}
