"""Conditions: after "if", and in limits."""

from __future__ import annotations

from collections.abc import Mapping

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.words.amounts import DID, did
from engine.games.fftcg.words.castings import CAST_IT
from engine.games.fftcg.words.nouns import TRAITS_OF_SEVERAL, hand_of
from engine.games.fftcg.words.qualities import DONE_TAIL
from engine.text.english.circumstances import HAVE, NONE, QUANTITY, SOME, conditions
from engine.text.english.classes import COUNTED, INTO, IS, ON, THIS
from engine.text.english.nouns import ITS, measured
from engine.text.phrases import Phrase, Tables, each, hole, phrase, rest, same, shaped, terms, tree, trees, value

#: That it uses a special ability of the name.
_USES = ab.UsesAbility(ab.Any(ab.Noun((ab.OnStack((own.StackKind.SPECIAL_ABILITY,)),))), hole("names"))


_SO_MANY_MORE = "{@{more:number} or more|at least {more:number} more}"


def _comparisons() -> list[Phrase]:
    """ "you control more Forwards than your opponent", "your opponent has at least 2 more cards in hand than you"."""
    lines = []
    for words, count in (
        ("~control {} {{noun:bare_row/many}}", lambda who: ab.CountOf(ab.Noun((rest("noun"), ab.ControlledBy(who))))),
        ("~have {} cards in {{@own:your}} hand", lambda who: ab.CountOf(hand_of(who))),
        ("<has|have> received {} {{@points of damage}}", ab.DamagePoints),
    ):
        mine, theirs = count(hole("player")), count(hole("other"))
        more = {"{comparison:as_much}": ab.Quantity(hole("comparison"), theirs),
                _SO_MANY_MORE: ab.Quantity(ab.Comparison.AT_LEAST, ab.Sum(theirs, hole("more")))}
        lines += [tree(ab.Compares(mine, held), f"{{player#:subject}} {words.format(way)} {{@than|as}} {{other:rival}}")
                  for way, held in more.items()]
    return lines


def _having_more() -> list[Phrase]:
    """ "Vell has more power than Ramza", "the Forwards you control have a total power of 20000 or more"."""
    theirs = ab.Quantity(hole("comparison"), ab.TraitOf(hole("trait"), hole("other")))
    return [
        tree(ab.Compares(ab.TraitOf(hole("trait"), hole("what")), theirs),
             "{what:ref} has {comparison:much} {trait:worth/one} than {other:ref}"),
        tree(ab.Compares(ab.TraitOf(hole("trait"), hole("who")), hole("quantity")),
             "{who#:who} ~have a {@total:} {trait:worth/one} of {quantity:quantity}"),
    ]


def cards_held(who: str, player: object, owner: ab.Player, hand: str) -> Phrase:
    """How many cards somebody has in hand."""
    return tree(ab.Has(player, hole("quantity"), hand_of(owner)),  # type: ignore[arg-type]
                f"{who} {{quantity#:quantity}} <card|cards> in {hand}")


def as_many(who: str, player: object = hole("player")) -> Phrase:
    """ "2 cards or less in their hand": where they are stands behind how many; the player, where it is said before."""
    placed = ab.Noun((rest("noun", ab.Noun), rest("places", of=(ab.InZone,))))
    return tree(ab.Has(player, ab.Quantity(hole("comparison"), hole("amount")), placed),  # type: ignore[arg-type]
                f"{who} {{amount#:number}} {COUNTED} {{comparison:or_more}} {{places:where*}}")


def _lying(noun: str, player: ab.Player) -> ab.Noun:
    """What lies in a zone of the player, which is said behind it."""
    return ab.Noun((rest(noun, ab.Noun), ab.InZone(hole("zone"), player)))


_WHERE = f"{DONE_TAIL} {{@|{THIS}}}"


def _so_many_done() -> list[Phrase]:
    """ "you removed 2 or more cards", "5 or more cards are removed from the game by this effect": so many that the
    ability has done that to. "When 2 or more dull Forwards are activated" speaks of what they were: an event.
    """
    done = ab.Noun((rest("noun"), ab.Done(hole("word"))))
    be = f"{{@<is|are>|<was|were>}} {{word:dealt_with/done}} {THIS}"
    return [
        tree(ab.Exists(hole("quantity"), done),
             f"you {{word:did/many}} {{quantity#:quantity}} {{noun:bare_row}} {_WHERE}"),
        tree(ab.Exists(hole("quantity"), done), f"{QUANTITY} {{noun:bare_row/any}} {be}"),
        tree(ab.Exists(hole("quantity"), ab.Noun((rest("noun"), ab.Done("put into the Break Zone")))),
             f"you put {{quantity#:quantity}} {{noun:bare_row}} {INTO} the Break Zone {{@|{THIS}}}"),
    ]


#: How the cost of a card is spoken of.
_THE_COST = f"the {{@cost paid|CP paid|cost|CP|CP used}} to {CAST_IT}"
_INCLUDED = f"{_THE_COST} {{@~be paid with|~include}}"
_ONLY_PAID = "{@was only paid with|was paid only with|was paid with only}"

#: That something is attacking in a party (FFTCG 15.1.1.9).
IN_PARTY = ab.Is(hole("what"), ab.Noun((own.InParty(),)))
_YOURS = ab.ControlledBy(ab.Player.YOU)
_ONE = ab.Quantity(ab.Comparison.EXACTLY, ab.Number(1))


def _kind(noun: ab.Noun) -> ab.Quality:
    """What the noun is one of: a Character, where it does not say."""
    return next((quality for quality in noun.qualities if isinstance(quality, ab.OfType)), own.IsCharacter())


def _only(slots: Mapping[str, object]) -> object:
    """ "you only control Ice Characters": none that is not."""
    noun: ab.Noun = slots["noun"]  # type: ignore[assignment]
    return ab.Has(slots["player"], NONE, ab.Noun((_kind(noun), ab.OtherThan(noun))))  # type: ignore[arg-type]


def _take_only(value: object) -> Mapping[str, object] | None:
    match value:
        case ab.Has(player, quantity, ab.Noun((kind, ab.OtherThan(ab.Noun() as noun)))):
            if quantity == NONE and kind == _kind(noun):
                return {"player": player, "noun": noun}
    return None


#: "this is the second card you have cast this turn": so many by now.
_NTH = ab.HappenedThisTurn(
    ab.PlayerActs(ab.Player.YOU, (ab.Casts(hole("what")),)),
    ab.Quantity(ab.Comparison.EXACTLY, ab.Number(hole("count"))),
)
#: It is yours, and you control no other.
_SOLE = ab.And((
    ab.Is(hole("what"), ab.Noun((rest("noun", ab.Noun), _YOURS))), ab.Has(ab.Player.YOU, _ONE, hole("noun")),
))

#: So many Counters of a name, or of whichever; a slip in their number changes nothing.
_COUNTERS = f"{QUANTITY} {{counter:counters/any}}"
_LYING = ab.Compares(ab.CountersOn(hole("counter"), hole("where")), hole("quantity"))
_REMOVED = ab.InZone(own.Zone.REMOVED, ab.Player.YOU)
#: So much power, or so many Jobs, Elements, Categories.
_SO_MUCH = "{@|different} {trait:had_so_much/any}"

PHRASES: list[Tables] = [{
    "one_condition": [
        *_comparisons(),
        *_having_more(),
        tree(ab.And(each("names", ab.HappenedThisTurn(ab.Happens((hole("who"),), (_USES,))))),
             "{who:ref} used {names:name,and:2} {@this turn}"),
        trees(f"{{player#:who_did}} {{@{{word:did}}|{{word:did/past}}}} a/an {{noun:bare_row/one}} {_WHERE}",
              ab.Exists(SOME, ab.Noun((rest("noun"), ab.Done(hole("word"), hole("player"))))),
              ab.Exists(SOME, ab.Noun((rest("noun"), ab.Done(hole("word")))))),
        tree(ab.And(each("nouns", ab.Has(ab.Player.YOU, SOME, _lying("nouns", ab.Player.YOU)))),
             "you have {nouns:maybe_articled,and:2} in your {zone:zone}"),
        *[
            tree(ab.And((ab.Has(player, hole("few"), _lying("noun", player)),
                      ab.Has(player, hole("more"), _lying("other", player)))),
                 f"{has} {{few#:quantity}} {{noun:bare}} and {{more#:quantity}} {{other:bare}} in {whose}"
                 " {zone:zone}")
            for player, has, whose in (
                (ab.Player.YOU, "{@you have|there are}", "your"),
                (ab.Player.OPPONENT, "{@your opponent has|there are}", "{@their|your opponent's}"),
            )
        ],
        # "it chooses a Forward", "it forms a party", "it triggered from a Backup"
        tree(ab.Is(hole("what"), ab.Noun((hole("does"),))), "{what#:ref} {@{does:related}|{does:related/past}}"),
        tree(ab.Exists(hole("quantity"), ab.Noun((rest("noun", ab.Noun), own.InParty()))),
             "{quantity#:quantity} {noun:bare} ~form the party"),
        # "its power is less than Vell's": of the same, which need not be said again.
        tree(ab.Compares(ab.TraitOf(hole("trait"), hole("what")),
                         ab.Quantity(hole("comparison"), ab.TraitOf(hole("trait"), hole("whose")))),
             "{{what:genitive} {trait:worth/one}|the {trait:worth/one} of {what:obj}}"
             f" is {{comparison:than}} {ITS}"),
        cards_held("you have", ab.Player.YOU, ab.Player.YOU, "{@own:your} hand"),
        cards_held("{player#:other_subject} ~have", hole("player"), ab.Player.THEY, "{@own:their} hand"),
        as_many(f"{{player#:possessor}} {HAVE}"),
        # Before what is said of all: behind "if", "any" is one of them.
        tree(ab.Has(ab.Player.YOU, hole("quantity"), ab.Noun((rest("noun"), _REMOVED))),
             f"{QUANTITY} {{noun:bare_row/any}} you own {IS} removed from the game"),
        # "a Card Name Vell and Card Name Rook" are two.
        phrase(ab.ControlsAllOf, "{player#:possessor} ~control {@each} {nouns:maybe_articled,and:2}"),
        # "you control a Backup", and "you control Ramza": that very one.
        trees("{player#:possessor} ~control {what:one_thing}",
              ab.Has(hole("player"), SOME, hole("what", inside=ab.Any)),
              ab.Is(hole("what"), ab.Noun((ab.ControlledBy(hole("player")),)))),
    ],
    "condition": [
        phrase(own.BeforePaying, "{condition:one_condition} (before paying the cost for {what:source})"),
    ],
    "is_so": _so_many_done(),
    "deniable": [
        tree(ab.Compares(own.CrystalsOf(hole("player")), hole("quantity")),
             f"{{player#:possessor}} ~have {QUANTITY} {{@[Crystal]|^Crystal}}"),
    ],
    "state_is": [
        same("{:cost_is/one/same}"),
        # It entered the field so, and not because something put it there.
        phrase(own.WasCast, "{what#:ref} {@~be|~enter {@|the field} {@because of} being} cast"),
    ],
}, conditions(), {
    "one_condition": [
        same("{:so_many}"),
        tree(ab.Compares(ab.DamagePoints(hole("player")), hole("quantity")),
             "{player#:possessor} <has|have> received {quantity:damage_points}"),
        # The noun is that of your own.
        tree(ab.Compares(ab.TraitsAmong(ab.Noun((rest("noun"), _YOURS)), hole("trait")), hole("quantity")),
             "you control {{quantity:quantity} different {trait:trait/one} {noun:bare_row/many}"
             "|{noun:bare_row/many} {@having} {quantity:quantity} different {trait:trait/many}}"),
        phrase(ab.Is, "{what:who_many} {@are|were} {noun:noun/many}"),
        # "Ramza has 3 Jobs or more", "it has 5000 power or less"
        *[trees(f"{{who#:ref}} ~have {words}",
                ab.Compares(ab.TraitOf(hole("trait", only=ab.Trait.POWER), hole("who")), held),
                ab.Compares(ab.TraitsAmong(ab.Noun((ab.Among(hole("who")),)), hole("trait")), held))
          for words, held in ((f"{{amount:number}} {_SO_MUCH} {{comparison:or_just}}",
                               ab.Quantity(hole("comparison"), hole("amount"))),
                              (f"{{quantity:quantity}} {_SO_MUCH}", hole("quantity")))],
        # "you have cast 3 or 4 cards this turn": just so often.
        tree(ab.HappenedThisTurn(did(hole("noun")), hole("quantity")),
             f"{{player#:subject}} {DID} {{quantity#:quantity}} {COUNTED} this turn"),
        phrase(ab.HappenedThisTurn, "{event:past} this turn"),
        tree(ab.HappenedThisTurn(ab.PlayerActs(hole("player"), (hole("deed"),)), hole("quantity")),
             "{player#:subject} {{deed:crystals_moved/past} {quantity:quantity} [Crystal]"
             "|{deed:drawing/past} {quantity:quantity} cards} this turn"),
        phrase(own.PaidExtraCost, "you paid the extra cost"),
        phrase(own.PaidIncluding, f"{_THE_COST} {{was only|{_ONLY_PAID}}} {{element:element}} CP", only=True),
        phrase(own.PaidOnlyBy, f"{_THE_COST} {{was only produced by|was produced only by|{_ONLY_PAID} CP produced by}}"
               " {source:noun/many}"),
        phrase(own.PaidIncluding, f"you paid {{element:element}} CP to {CAST_IT}", only=False),
        tree(ab.Is(ab.Every(hole("noun")), ab.Noun((ab.AllDifferent(hole("trait")),))),
             "{@all of:the} {noun:noun/many} {are {@each} of|{@each} have}"
             " different {trait:trait/many}"),
        tree(ab.Compares(ab.TraitsAmong(hole("noun"), hole("trait")), hole("quantity")),
             "{@you have|there are|you control} {quantity:quantity} different"
             " {trait:trait/many} among {@all of:} {noun:noun/many}"),
        phrase(ab.AllShare, "both cards are of the same {trait:trait/one}"),
        tree(ab.EventWas(ab.Happens(hole("who"), hole("deeds"))), "{who#:ref,or} {@{deeds:entering_so=}"
             "|{deeds:entering_so=/past}|{deeds:entering_deed=}}"),
        tree(ab.Compares(ab.DamageOn(hole("whose")), hole("quantity")),
             "{{whose:ref} has {@received|been dealt|been dealt this turn}|dealt to {whose:ref}}"
             " {quantity:damage_quantity}"),
        phrase(own.WasCast, "you {@|have|'ve} cast {what:source}"),
        phrase(own.FromBurst, "{what:ref} results from an EX Burst"),
        shaped(ab.Has, "{player#:subject} {@only ~control|~control only} {noun:bare/many}", _only, _take_only),
        tree(_SOLE, "{the only {noun:bare/one} you control is {what:ref}"
             "|{what:ref} is the only {noun:bare/one} you control}"),
        tree(_NTH, "{@this is|it is|it was|that card is} {@the {count:ordinal} {what:any_bare}"
             " {@you have|you've|you} cast|your {count:ordinal} {what:any_bare}}"
             " {@this turn}"),
        tree(ab.Not(ab.HappenedThisTurn(ab.Happens((ab.Any(hole("noun")),), hole("deeds")))),
             "no {noun:noun/many} {deeds:deed=/many/past} this turn"),
        tree(ab.And((ab.Has(hole("player"), hole("few"), hole("noun")),
                  ab.Has(hole("player"), hole("more"), hole("other")))),
             "{player#:subject} ~control {few#:quantity} {noun:noun} and {more#:quantity} {other:noun}"),
        # It attacks, and in no party.
        tree(ab.And((ab.Is(hole("what"), ab.Noun((ab.Attacking(),))), ab.Not(IN_PARTY))),
             "{what:ref} {@is attacking|attacks} alone"),
        same("{:counters_lying}"),
        tree(ab.Compares(ab.CountersOn(hole("counter"), ab.Every(hole("noun"))), hole("quantity")),
             f"there are {{@a total of}} {_COUNTERS} {ON} {{@all of:all the}}"
             " {noun:noun/many}"),
        # At least one of each.
        tree(ab.And(each("nouns", ab.HappenedThisTurn(did(hole("nouns"))))),
             f"{{player#:subject}} {DID} {{@each}} {{nouns:articled,and:2}} this turn"),
        tree(ab.Is(hole("what"), ab.Noun((hole("parity", ab.CostOfParity, ab.OfNamed),))),
             "{@{what:genitive} cost|the cost of {what:obj}} is {parity:parity_mark}"),
    ],
    "so_many": [phrase(ab.SoMany, f"you {HAVE} {{quantity:quantity}}")],
    # Against whom it is held: "than you", "than your opponent does".
    "rival": [
        value(ab.Player.OPPONENT, "{@your opponent|your opponent does|your opponent has}"),
        value(ab.Player.YOU, "{@you|you do|you have}"),
    ],
    "as_much": [
        same("{:much}"),
        value(ab.Comparison.EXACTLY, "{@as many|the same number of|as much|the same amount of}"),
    ],
    "other_subject": [same("{:another_player}"), same("{:other_possessor}")],
    "maybe_articled": [same("{@a} {:noun/one}"), same("{:your_noun/one}")],
    "drawing": [value(ab.Draws(), "~draw")],
    "crystals_moved": [value(own.PaysCrystals(), "~pay"), value(own.GainsCrystals(), "~gain")],
    "entering_deed": [
        phrase(ab.Enters, "{{@is:was} {played {@onto the field}|put onto the field}|entered} from"
               " {@owner's} {origin:zone}"),
    ],
    "damage_quantity": measured("{@points of damage:damage}"),
    "negated": [
        phrase(ab.HappenedThisTurn, "{event:done_so/never} this turn"),
    ],
    "deniable": [
        phrase(ab.Is, "{what#:who} {@~have {noun:had_noun}|~share {noun:shared_trait}}"),
    ],
    # What something can be said to be, without an article.
    "complement": [
        phrase(ab.Noun, "{qualities:state+}"),
        same("{:mark_noun}"),
        phrase(ab.Noun, "{qualities:post+}"),
        tree(ab.Noun((ab.OfNamed(hole("kind")),)), "the {@named|selected} {kind:named_trait}"),
    ],
    "cost_is": [
        phrase(own.PaidIncluding, f"{_INCLUDED} {{element:element}} CP", only=False),
        tree(ab.Compares(own.ElementsPaid(hole("what")), hole("quantity")),
             f"{_INCLUDED} CP of {{quantity:quantity}} different Elements"),
    ],
    "posts": [phrase(ab.Noun, "{qualities:post+}")],
    "damage_points": measured("{@points of damage:<point|points> of damage}"),
    "had_so_much": [terms(TRAITS_OF_SEVERAL, {ab.Trait.POWER: "power"})],
    "shared_trait": [
        tree(ab.Noun((ab.Same(hole("trait"), hole("whose")),)),
             "{a/an {trait:trait/one}|the same {trait:trait/one}|any {trait:trait/many}} with {whose:obj}"),
    ],
    # How many Counters lie on something.
    "counters_lying": [
        tree(_LYING, f"{{{_COUNTERS} {IS} {ON} {{where:ref}}|there {IS} {_COUNTERS} {ON} {{where:ref}}"
             f"|{{where:ref}} {{@have:has}} {_COUNTERS} {{@|on it|placed on it}}}}"),
    ],
}]
