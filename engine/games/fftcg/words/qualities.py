"""Qualities behind a noun: what it has and costs, whose it is, where it lies, and what was done to it."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.text.english.classes import EXCEPT, INTO, OF, ON, PUT, THE_NAMED, THIS, WITHOUT, any_of
from engine.text.english.inflection import participle
from engine.text.english.nouns import alike, besides, placed, unlike, worths, worths_told
from engine.text.phrases import Tables, altered, classed, hole, phrase, same, terms, tree, value

_NAMED = "{@named}"
_ANY = ab.Any(ab.Noun(()))

#: What it may have done that can be said alone: "for each Summon revealed"; and what else.
_VERBS = {
    "verb_alone": ("reveal", "discard", "dull", "return", "draw", "break", "freeze"),
    "verb": ("place", "add", "play", "select", "search", "cancel"),
}
#: Where to and from, which what was done says already.
DONE_TAIL = any_of(
    "", "from your hand", "from their hand", "from the field", "to your hand", "to their hand",
    "to <its owner's hand|their owners' hands>", "onto the field",
)

_THAT_IS = "{@that is}"

_NUMBER = "{@{parity:parity}|a/an {parity:any_parity} number|{parity:hyphened}|{parity:parity} numbers}"
_AS_NAMED = "{@as named|the named one|what was named|as declared|what you named|as selected}"

#: "of the same Element as named", "of the same cost as the named number".
_SAME_AS = {
    ab.NameKind.ELEMENT: "Element", ab.NameKind.JOB: "Job", ab.NameKind.CATEGORY: "Category",
    ab.NameKind.CARD_NAME: "name", ab.NameKind.CARD_TYPE: "type", ab.NameKind.NUMBER: "cost",
}


#: "of cost", "with a cost of", "that costs".
_COSTING = any_of(f"{OF} {{@a:}} cost {{@of:}}", "that ~~cost", "whose ^cost ~~be")

PHRASES: list[Tables] = [{
    "post": [
        same("{:of_what}"),
        same(f"{OF} {{:had}}"),
        tree(ab.AnyOf((ab.Noun((ab.Blocking(hole("whom")),)), ab.Noun((ab.BlockedBy(hole("whom")),)))),
             "{that blocks or is|blocking or} blocked by {whom:obj}"),
        same("{:where}"),
        phrase(ab.OwnedBy, "of your opponent", player=ab.Player.OPPONENT),
        phrase(ab.InZone, "removed from the game", zone=own.Zone.REMOVED),
        phrase(ab.InZone, "you own removed from the game", zone=own.Zone.REMOVED, player=ab.Player.YOU),
        *besides(),
        tree(ab.OtherThan(ab.Noun((own.OfElement(hole("element")),))),
             f"of {{@a:any}} Element {EXCEPT} {{element:element}}"),
        phrase(ab.OtherThan, f"{WITHOUT} {{what:had_noun}}"),
        phrase(ab.DamagedBy, "{@damaged|that took damage|that was dealt damage|that received damage|dealt damage}"
               " {@because of} {by:obj} {@|this turn}"),
        same(f"{_COSTING} {{:costing}}"),
        phrase(ab.TraitIs, f"{_COSTING} {{amount:cost_more}}", trait=ab.Trait.COST, comparison=ab.Comparison.EXACTLY),
        phrase(ab.CostOneOf, "{numbers:of_cost_int,or|and|andor:2}"),
        same("{:was_done}"),
        phrase(ab.Done, "{@of|in} the other {@groups|group}", word=own.OTHER_GROUPS),
        phrase(ab.Among, f"{{@of|in}} {THE_NAMED} group", them=ab.Them()),
        phrase(ab.BlockedBy, "{that {whom#:obj} ~block|blocked by {whom:obj}}"),
        phrase(ab.DidThisTurn, "that {@{deed:deed/one/past}|{deed:deed/many/past}} this turn"),
        phrase(ab.RemovedBy, "removed {@from the game:} {@because of} {by:ref}'s {@ability|abilities}"),
        phrase(ab.DidThisTurn, "from the field during this turn", deed=ab.Moves(own.Zone.FIELD, own.Zone.BREAK)),
        phrase(ab.InZone, "{@put} {@into:in} {player:poss} {zone:zone}"),
        *alike("{@having}"),
        *unlike("{@having}"),
        phrase(ab.Same, "that ~~share its {trait:trait/any}", whose=ab.Source()),
        # Which of it was named may be said again behind.
        tree(ab.OfNamed(hole("kind")),
             "of the same {kind:same_named} as {@{@this:the}|} {@named} ?({again:named_trait})?", again=None),
        phrase(ab.OfNamed, "of that cost", kind=ab.NameKind.NUMBER),
        phrase(ab.Blocking, "{@blocking|that is blocking|that blocks|that blocked|that are blocking} {whom:obj}"),
        phrase(own.InParty, "{@in a party:in} {@this:that} party"),
        phrase(own.InParty, "{@in a party} a party ?(with {whose:obj})?"),
        same("{@{@that is}|} {@{:related/doing}|{:related/done}}"), same("{@who} {:related/past}"),
        phrase(ab.OtherThan, f"{_THAT_IS} not {{{{what:complement}}|a/an {{what:noun/one}}|{{what:bare/many}}}}"),
        tree(ab.OtherThan(ab.Noun((ab.Same(hole("trait"), hole("whose")),))),
             "of a different {trait:trait/one} {@than|from} {@|that of} {whose:obj}"),
        phrase(ab.TraitIs, "{@having} the same {trait:worth/one} as {amount:counted}",
               comparison=ab.Comparison.EXACTLY),
        phrase(ab.AnyOf, f"{_THAT_IS} {{@also}} {{a/an {{options:bare=/one}}|{{options:state_noun=}}"
               "|{options:mark_noun=}}"),
        phrase(ab.Targets, "that has only one target", only=True, what=_ANY),
        phrase(ab.DidThisTurn, "damaged this turn", deed=ab.IsDealtDamage()),
        phrase(ab.OwnedBy, "{player#:subject} ~~cast"),
        phrase(ab.InZone, "{@in} {@both players'|all} {zone:zone}s", player=None),
        phrase(ab.AllDifferent, "and {trait:trait/one}"),
        phrase(ab.DidThisTurn, "that {@{deed:deed/one/never}|{deed:deed/many/never}} this turn", never=True),
    ],
    "same_named": [terms(_SAME_AS)],
    # What something does to others, or with them.
    "related": [
        tree(altered("verb", what=(_ANY, hole("what"))), "{verb:targeting/same} {what:obj}"),
        phrase(own.InParty, "~form a party"),
        phrase(ab.ComesFrom, "~trigger from {source:obj}"),
    ],
    "targeting": [
        terms(((ab.Targets(_ANY), verb) for verb in ("~choose", "~target")),
              [(ab.Targets(_ANY, True), "~choose only")]),
    ],
    # Also behind what comes from a card: "Summons of cost 5 or less", "abilities of the named Element".
    "of_what": [
        *worths("{@having}"), *worths_told(), phrase(ab.OfNamed, f"{OF} {{@the}} {_NAMED} {{kind:named_trait}}"),
        phrase(own.OfElement, "of {@the:} {element:element} Element"),
    ],
    # Whose on the field it is, and where else it is.
    "where": [
        classed("how", "{@{@that:} {player#:holder} {@{how:holding}|{how:holding/done}}"
                "|{how:holding/done} by {player:victim}}", ab.ControlledBy, ab.Property),
        phrase(ab.ControlledBy, "{on {player:poss} field|under {player:poss} control}"),
        *placed(),
    ],
    "holding": [terms([(ab.ControlledBy, "~control"), (ab.Property, "~own")])],
    "holder": [
        value(ab.Player.YOU, "you"), value(ab.Player.OPPONENT, "{@opponent:opponent}"), value(ab.Player.THEY, "they"),
        value(ab.Player.EITHER, "either player"),
    ],
    # "the cards discarded by this effect", "the Forward you removed from the game"
    "was_done": [
        phrase(ab.Done, "{player#:who_did} {@{@have|has|'ve|} {word:done_word/done}|{word:done_word/past}}"
               f" {{@|{THIS}}}"),
        phrase(ab.Done, f"{{word:done_word/done}} {THIS}"),
        phrase(ab.Done, "{word:done_alone}"),
    ],
    "who_did": [terms([(None, "you"), (ab.Player.OPPONENT, "your opponent"), (ab.Player.THEY, "they"),
                       (ab.Player.WHO, "who")])],
    # All of these are done to things; "activated" alone may be an event (see "plain_sentence").
    **{name: [terms((participle(base), f"~{base}") for base in verbs)] for name, verbs in _VERBS.items()},
    "did_alone_to": [same("{:verb_alone/same}"), value("removed", "~remove {@from the game:}")],
    "did_to": [same("{:did_alone_to/same}"), same("{:verb/same}")],
    "did_alone": [same("{:did_alone_to/same}"), same("{:activated/same}")],
    "did": [same("{:did_to/same}"), same("{:activated/same}")],
    "activated": [value("activated", "~activate")],
    "done_alone": [same("{:did_alone/done}"), value("put into the Break Zone", f"{PUT} {INTO} the Break Zone")],
    "done_word": [same("{:dealt_with/same}"), same("{:activated/same}")],
    "put": [value("put into the Break Zone", f"{{@~put|~place}} {{@|from the field}} {INTO} the Break Zone")],
    "dealt_with": [same(f"{{:did_to/same}} {DONE_TAIL}"), same("{:put/same}")],
    "costing": [
        same("{:parity_mark}"),
        phrase(ab.CostOneOf, "{@|either} {numbers:int,or|and|andor:2}"),
        phrase(ab.TraitIs, "{amount:number} {comparison:or_more}", trait=ab.Trait.COST),
    ],
    "cost_more": [
        phrase(ab.Sum, "{second:number} {@|CP} more than {first:cost_of}"),
        phrase(ab.Difference, "{second:number} {@|CP} less than {first:cost_of}"),
    ],
    "cost_of": [phrase(ab.TraitOf, "{whose:definite}", trait=ab.Trait.COST)],
    # What stands behind "with", "has" and "without".
    "had_noun": [phrase(ab.Noun, f"{{@each}} {{qualities:{one}=}}") for one in ("had", "likeness", "element_has")],
    "likeness": [phrase(ab.Same, "the same {trait:trait/one} as {whose:obj}")],
    "had": [same("{:had_one}"), phrase(ab.AnyOf, "{options:had_option,or|and|andor:2}")],
    "had_option": [phrase(ab.Noun, "{qualities:had_one=}")],
    "had_one": [
        phrase(ab.HasAbility, "{keyword:keyword}"),
        phrase(own.HasAbilities, "{@a:} {kinds:had_kind,or|and|andor|or_a|or_1/any}"),
        phrase(own.HasAbilities, "{@a:any} abilities", kinds=()),
        tree(ab.OtherThan(ab.Noun((own.HasAbilities(),))), "no abilities"),
        same("{:mark}"),
        phrase(own.MultiElement, "2 or more {@|different} Elements"),
        phrase(own.IsGeneric, "[Generic]"),
        phrase(ab.WithCounters, f"?({{quantity:quantity}})? {{@a:}} {{counter:counters/any}} {ON} {{@it}}"),
        phrase(ab.CostOfParity, "{@a} {parity:any_parity} {@cost}"),
    ],
    "parity": [terms(ab.Parity)],
    "any_parity": [same("{:parity}"), same("{:hyphened}")],
    "hyphened": [terms((one, f"{one.value}-numbered") for one in ab.Parity)],
    "of_cost_int": [same("{@|{@having}} {@a:} cost {@of:} {:int}")],
    "parity_mark": [
        phrase(ab.CostOfParity, _NUMBER),
        phrase(ab.OfNamed, _AS_NAMED, kind=ab.NameKind.PARITY),
    ],
}]
