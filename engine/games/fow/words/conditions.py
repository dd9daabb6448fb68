"""Conditions: after "if", "as long as", and in limits."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fow import vocabulary as own
from engine.games.fow.words.nouns import controlled
from engine.text.english.circumstances import NONE, SOME, conditions
from engine.text.english.classes import IS, ON
from engine.text.phrases import Tables, hole, phrase, rest, same, tree, value

_CONDITIONS = conditions()
_LYING = ab.Compares(ab.CountersOn(hole("counter"), hole("where")), hole("quantity"))
_YOUR_RULER = "{@your|a} {what:j_head/one} {@|you control}"
_MINE, _THEIRS = (ab.CountOf(controlled("noun", who)) for who in (ab.Player.YOU, ab.Player.OPPONENT))


def _cards_in(zone: object, player: object) -> ab.Noun:
    return ab.Noun((ab.IsCard(), ab.InZone(zone, player)))  # type: ignore[arg-type]


_HANDS = [ab.CountOf(_cards_in(own.Zone.HAND, who)) for who in (ab.Player.YOU, ab.Player.OPPONENT)]

PHRASES: Tables = {
    **_CONDITIONS,
    "one_condition": [
        # "if your J/ruler is "Maren" or "Ilse""
        tree(ab.Is(hole("what"), hole("noun")), "{what:ruler_of} is {noun:names}"),
        tree(ab.Not(ab.Is(hole("what"), hole("noun"))), "{what:ruler_of} isn't {noun:names}"),
        tree(ab.Not(ab.Is(own.RulerOf(ab.Player.YOU, ab.Noun((hole("head"),))), hole("noun"))),
             "you don't control a {head:j_head/one} named {noun:names}"),
        tree(ab.Is(own.RulerOf(ab.Player.YOU, ab.Noun((hole("head"),))), hole("noun")),
             "you control a {head:j_head/one} named {noun:names}"),
        phrase(ab.ControlsAllOf, "you control {nouns:name_called,and:2}", player=ab.Player.YOU),
        tree(ab.Has(ab.Player.YOU, SOME, hole("noun")), "you control {noun:names}"),
        tree(ab.Compares(own.LifeOf(hole("player")), hole("quantity")),
             "{player:poss} life is {{quantity:quantity}|{quantity:relation}}"),
        phrase(own.WasAwakened, "{what:ref} was awakened"),
        phrase(own.PaidSign, "you {@paid|spent} {sign:sign} {@for doing judgment|to pay the [Awakening] cost|}"),
        tree(ab.Compares(_MINE, ab.Quantity(hole("comparison"), _THEIRS)),
             "you control {comparison:much} {noun:bare/many} than your opponent"),
        tree(ab.Compares(_THEIRS, ab.Quantity(ab.Comparison.AT_LEAST, ab.Sum(_MINE, hole("more")))),
             "your opponent controls {more:number} or more {noun:bare/many} than you"),
        tree(ab.Compares(_HANDS[1], ab.Quantity(ab.Comparison.MORE, _HANDS[0])),
             "your opponent has more cards in their hand than you"),
        tree(ab.Exists(NONE, hole("noun")), f"there {IS} no {{noun:noun/any}}"),
        tree(ab.And((ab.Has(ab.Player.YOU, SOME, hole("one")), ab.Has(ab.Player.YOU, NONE, hole("none")))),
             "you control {one:articled} and no {none:noun/many}"),
        phrase(ab.ControlsAllOf, "{player#:possessor} ~control {nouns:articled,and:2}"),
        tree(ab.Is(hole("what"), ab.Noun((ab.Targets(hole("target")),))), "{what:ref} targets {target:object}"),
        tree(ab.Not(ab.Is(hole("what"), ab.Noun((own.WithKind(),)))), "{what:ref} has no printed abilities"),
        tree(ab.Is(hole("what"), ab.Noun((own.WithoutStats(),))), "{what:ref} has no ATK and DEF"),
        tree(ab.Compares(_MINE, ab.Quantity(hole("comparison"), _THEIRS)),
             "you control {comparison:much} {noun:bare/many} than your opponent does"),
        tree(ab.Exists(ab.Quantity(ab.Comparison.EXACTLY, ab.Number(0)),
                       ab.Noun((rest("noun", ab.Noun), ab.Done("revealed")))),
             "you don't reveal any {noun:noun/many} this way"),
        tree(ab.Is(hole("what"), ab.Noun((ab.ControlledBy(hole("player")),))),
             "{player#:possessor} ~control {what:source}"),
        tree(ab.Exists(SOME, ab.Noun((rest("noun", ab.Noun), ab.Done(hole("word"))))),
             "you {word:did_alone/past} a/an {noun:noun/one} this way"),
        tree(ab.Is(hole("what"), ab.Noun((own.OffPrint(hole("trait")),))),
             "{what:genitive} {trait:worth/one} is different from its printed {trait:worth/one}"),
        *_CONDITIONS["one_condition"],
        phrase(ab.Has, "you control no {noun:noun/many}", player=ab.Player.YOU, quantity=NONE),
        phrase(ab.Has, "{player#:possessor} {@have|~have} no {noun:noun/many}", quantity=NONE),
        tree(ab.Has(hole("player"), hole("quantity"), hole("noun")),
             "{player#:possessor} ~~have {quantity:quantity} {noun:noun/any}"),
        tree(_LYING, f"{{{{quantity:quantity}} {{counter:counters/any}} {IS} {ON} {{where:ref}}|there {IS}"
                     f" {{quantity:counters_quantity}} {{counter:counters/any}} {ON} {{where:ref}}"
             "|{where:ref} has {quantity:counters_quantity} {counter:counters/any} {@|on it}}"),
        phrase(ab.HappenedThisTurn, "{event:past} {@this turn}"),
        tree(ab.HappenedThisTurn(ab.PlayerActs(hole("player"), (ab.Casts(ab.Any(ab.Noun((ab.IsCard(),)))),)),
                                 hole("quantity")),
                           "{player#:subject} played {quantity:quantity} {@cards|spells} this turn"),
        tree(ab.HappenedThisTurn(ab.PlayerActs(hole("player"), (ab.Casts(ab.Any(ab.Noun((ab.IsCard(),)))),)), SOME),
             "{player#:subject} played {@a card|a spell} this turn"),
        phrase(own.DamageWasPrevented, "damage was prevented this way"), phrase(own.DamageWasDealt,
                                                                                "damage was dealt this way"),
        tree(own.TotalOdd(hole("what"), True), "{what:genitive} total cost is odd"),
        tree(own.TotalOdd(hole("what"), False), "{what:genitive} total cost is even"),
        tree(ab.Compares(ab.TraitOf(hole("trait"), hole("what")), hole("quantity")),
             "{what:genitive} {trait:worth/one} is {{quantity:quantity}|{quantity:relation}}"),
        tree(ab.Not(ab.Compares(ab.TraitOf(hole("trait"), hole("what")), ab.Quantity(ab.Comparison.EXACTLY,
                                                                                     hole("other")))),
             "{what:genitive} {trait:worth/one} is different from {other:counted}"),
        tree(ab.Is(hole("what"), hole("noun")), "{what:genitive} name is {noun:names}"),
        phrase(own.PlayedFrom, "{what:ref} was played {@from your {zone:zone}|}"),
        phrase(ab.Is, "{what#:ref} {@has|have} {noun:had_noun}"),
        tree(ab.Not(ab.Is(hole("what"), hole("noun"))), "{what:ref} isn't {@|a} {noun:complement}"),
        phrase(own.HasNoWill, "{player#:subject} have no produced will"),
        phrase(own.ItDoes, "it does"),
        tree(ab.Is(ab.It(), ab.Noun((hole("done"),))), "it was {done:it_was}"),
        phrase(ab.Is, "{what:ref} {@~share|shares} {noun:sharing}"),
        tree(ab.Not(hole("condition")), "{condition:denied}"),
        tree(ab.HappenedThisTurn(hole("event")), "{event:put_so} this turn"),
    ],
    "further_condition": [
        *_CONDITIONS["further_condition"], phrase(ab.Has, "no {noun:noun/many}", player=ab.Player.YOU, quantity=NONE),
    ],
    "put_so": [
        tree(ab.Happens((hole("who"),), (ab.Enters(hole("field")),)),
             "{who:doer} {@was|were} put into {field:poss} field"),
        tree(ab.Happens((hole("who"),), (ab.Enters(),)), "{who:doer} {@was|were} put into {@a|the} field"),
        tree(ab.Happens((hole("who"),), (ab.Moves(own.Zone.FIELD, own.Zone.GRAVEYARD, hole("whose")),)),
             "{who:doer} was put into a graveyard from {whose:poss} field"),
        tree(ab.PlayerActs(ab.Player.YOU, (own.PutsOntoField(hole("what")),)),
             "you {@put|have put} {what:doer} into a field"),
        tree(ab.Happens((hole("who"),), (ab.Attacks(),)), "{who:doer} attacked"),
    ],
    "denied": [
        tree(ab.HappenedThisTurn(ab.Happens((hole("what"),), (ab.Enters(ab.Player.YOU),))),
             "you {@haven't put|have not put|didn't put} {@any|a|an} {what:any_bare} into a field this turn"),
        tree(ab.HappenedThisTurn(ab.Happens((ab.Any(hole("noun")),), (ab.Moves(own.Zone.FIELD, own.Zone.GRAVEYARD),))),
             "a {noun:noun/one} {@hasn't|has not} entered a graveyard this turn"),
    ],
    "it_was": [phrase(ab.Done, "{word:put_word} {@|this way}"),
               phrase(ab.DamagedBy, "dealt damage by {by:ref} this turn")],
    "sharing": [phrase(ab.Noun, "{qualities:sharing_one=}")],
    "sharing_one": [phrase(ab.Same, "a {trait:trait/one} with {whose:obj}")],
    "counters_quantity": [same("{:quantity}"), tree(SOME, "{@a|an}"), tree(NONE, "no")],
    # "Maren, the Quiet" or "Ilse": any of the names.
    "names": [phrase(ab.Noun, "{qualities:name_only=}"), tree(ab.Noun((ab.AnyOf(hole("options")),)),
                                                              "{options:name_noun,or:2}")],
    "name_noun": [phrase(ab.Noun, "{qualities:name_only=}")],
    "name_called": [tree(ab.Noun((ab.Named(hole("name")),)), "{@a|an|another|} {name:name}")],
    "complement": [
        phrase(ab.Noun, "{qualities:being+}"), phrase(ab.Noun, "{qualities:post+}"),
        phrase(ab.Noun, "{qualities:names_one=}"),
        phrase(ab.Noun, "{qualities:kind_word=}"),
    ],
    "names_one": [same("{:name_only}")],
    "kind_word": [same("{:head/one}"), tree(own.OfChosen(hole("kind")), "{@the|} named {kind:chosen_kind}"),
                  value(own.OfChosen(ab.NameKind.CARD_NAME), "the named card")],
}
