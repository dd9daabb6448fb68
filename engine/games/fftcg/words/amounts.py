"""How many and how much: numbers, Counters, sizes of damage and power, and amounts that are noun phrases."""

from __future__ import annotations

from collections.abc import Mapping

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.words.events import DEALT
from engine.games.fftcg.words.nouns import hand_of
from engine.text.english.classes import ON
from engine.text.english.nouns import amounts, quantities
from engine.text.phrases import Phrase, Tables, altered, classed, hole, phrase, rest, same, shaped, terms, tree, trees

_YOURS = ab.ControlledBy(ab.Player.YOU)
_BROKEN = (ab.Moves(own.Zone.FIELD, own.Zone.BREAK),)

#: Two amounts together, or the one without the other.
_RECKONED = (ab.Sum, ab.Difference)
_ANY = ab.Any(ab.Noun(()))
_POINTS = "{@points of damage:<point|points> of damage}"
#: What somebody has done: "you've cast", "your opponent discarded".
DID = "{@have|has|'ve|} {deed:counted_deed}"


def did(noun: object) -> ab.PlayerActs:
    """What somebody does with such things, by the verb."""
    return ab.PlayerActs(hole("player"), (altered("deed", what=(_ANY, ab.Any(noun))),))  # type: ignore[arg-type]


#: "Backup of a different Element you control": there are so many Elements among them.
_VARIED = ab.TraitsAmong(
    ab.Noun((rest("before"), rest("behind", of=(ab.ControlledBy, ab.InZone, ab.OtherThan)))), hole("trait")
)


def _counted(slots: Mapping[str, object]) -> object:
    """So many as fit; of those that have entered this turn also what has left again."""
    noun: ab.Noun = slots["noun"]  # type: ignore[assignment]
    match noun.qualities:
        case (*before, ab.DidThisTurn(ab.Enters() as deed, never=False)):
            return ab.EventCount(ab.Happens((ab.Any(ab.Noun(tuple(before))),), (deed,)), wording=-1)
    return ab.CountOf(noun, wording=-1)


def _take_counted(value: object) -> Mapping[str, object] | None:
    match value:
        case ab.CountOf(noun):
            return {"noun": noun}
        case ab.EventCount(ab.Happens((ab.Any(noun),), (ab.Enters() as deed,))):
            return {"noun": ab.Noun((*noun.qualities, ab.DidThisTurn(deed)))}
    return None


def _sized(name: str, word: str) -> list[Phrase]:
    """So much damage, so much power, or just so much: a number, so much for each of something, and sums of those."""
    return [
        phrase(ab.Times,
               f"{{each:number}} {word} {{@{{count:per}}|multiplied by {{count:counted}}|times {{count:counted}}}}"),
        tree(ab.Times(hole("each"), ab.X()), f"X times {{each:number}}{word}"),
        classed("how", f"{{first:number}}{word} {{how:reckoning}} {{second:more{name}}}", *_RECKONED),
        same(f"{{:number}}{word}"),
        *([] if word else [same("{:counted}")]),
    ]


def _more(word: str) -> list[Phrase]:
    """And so much besides."""
    return [phrase(ab.Times, f"{{each:number}} {{@more}} {word} {{count:per}}")]


PHRASES: list[Tables] = [amounts(), quantities(), {
    "who_has": [
        terms([(ab.Player.YOU, "you have"), (ab.Player.YOU, "you've"), (ab.Player.OPPONENT, "your opponent has"),
               (ab.Player.EACH, "you and your opponent have"), (ab.Player.EACH, "both players have")]),
    ],
    "as_many": [phrase(ab.Exactly, "up to {amount:number}")],
    "many_or_more": [phrase(ab.AtLeast, "{amount:number} or more")],
    "number": [phrase(ab.Number, "{number:int}"), phrase(ab.X, "X")],
    "damage": [
        *_sized("damage", " damage"),
        classed("how", "damage equal to {first:quantity_named} {how:reckoning} {second:moredamage}", *_RECKONED),
        same("damage equal to {:quantity_named}"), phrase(ab.DamageDealt, "the same amount of damage"),
    ],
    "power_amount": _sized("power_amount", " power"),
    "cost_change": _sized("cost_change", ""),
    "rounding": [terms(ab.Rounding)],
    "reckoning": [terms([*((ab.Sum, word) for word in ("and", "plus", ", plus")), (ab.Difference, "minus")])],
    "moredamage": _more(" damage"),
    "morepower_amount": _more(" power"),
    "morecost_change": _more(""),
    "per": [same("for {@every} {:unit/one}"), same("for every {:groups}")],
    "groups": [phrase(ab.Groups, "{size:int} {of:unit/many}")],
    # What is counted, behind "for each" and "the number of".
    "unit": [
        phrase(ab.TraitOf, "CP required to {@cast} {whose:obj}", trait=ab.Trait.COST),
        phrase(own.CrystalsOf, "{@[Crystal]|Crystal} {player:who_has}"),
        tree(ab.CountOf(hand_of(hole("player"))), "<card|cards> {player:who_has} in {@own} hand"),
        phrase(ab.TraitsAmong, "{@|different} {trait:trait} among {@all of:} {noun:counted_noun/many}"),
        tree(_VARIED, "{before:bare_row} of {@a} different {trait:trait/one} {behind:post*}"),
        same("{:measure/past}"),
        phrase(own.ElementsPaid, "CP of a different Element {@you|} paid to cast {what:ref}"),
        phrase(ab.X, "CP {@paid as X|paid this way|you paid this way|you paid}"),
        shaped(None, "{noun:counted_noun}", _counted, _take_counted),
        # "card you have cast this turn"
        tree(ab.EventCount(did(hole("noun"))), f"{{noun:bare}} {{player#:subject}} {DID} {{@this turn}}"),
        tree(ab.EventCount(ab.PlayerActs(hole("player"), (ab.Draws(),))),
             "<card|cards> {player#:subject} {@have drawn|has drawn|'ve drawn|drew} this turn"),
        # "Forward put from the field into the Break Zone", "Summon that was discarded"
        tree(ab.EventCount(ab.Happens((ab.Any(hole("noun")),), hole("deeds"))),
             "{noun:noun/one} {{deeds:moving=/done}|that {deeds:deed=/one/past}} {@this turn}"),
        tree(ab.Sum(ab.CountOf(hole("first")), ab.CountOf(hole("second"))),
             "{first:noun/one} and each {second:noun/one}"),
        # Of those that are placed it is not known afterwards which they were.
        trees(f"{{counter:counters}} ?({ON} {{where:who}})? ?({{removed:was_done}})?",
              ab.CountersOn(hole("counter"), hole("where")),
              ab.CountersOn(hole("counter"), None, hole("removed", only=ab.Done("removed")))),
    ],
    # What is so much, and not so many.
    "measure": [
        # Nothing more is known of them.
        trees("{costs! the total cost of} {@the:} {cards:counted_noun} to {@|pay the cost to} {@cast} {what:ref}",
              *(own.DiscardsPaid(hole("cards", only=ab.Noun(cards)), hole("what"), hole("costs"))
                for cards in ((ab.Done("discarded"), ab.IsCard()), (ab.IsCard(), ab.Done("discarded"))))),
        phrase(ab.DamagePoints, f"{_POINTS} {{player#:subject}} {DEALT}"),
        phrase(ab.DamagePoints, f"{_POINTS} {{player:who_has}} {{@received|been dealt}}"),
        phrase(ab.DamageOn, f"{{@|amount of|total}} damage {{@dealt to {{whose:ref}}|{{whose#:ref}} {DEALT}}}"),
    ],
    "counted_deed": [terms([(ab.Casts(_ANY), "cast"), (ab.Discards(_ANY), "discarded")])],
    "same_number": [
        tree(ab.EventCount(ab.Happens((ab.Any(ab.Noun((rest("noun", ab.Noun), _YOURS))),), _BROKEN)),
             "{noun:noun/many} put in the Break Zone from your field {@this turn}"),
        same("{@|number of} {:unit/many}"),
    ],
    "counted": [
        same("{@the:} {:measure/many/past}"),
        phrase(ab.NamedNumber, "the {@named|selected} number"),
        phrase(ab.X, "X"),
        same("the number of {@the:} {:unit/many}"),
    ],
    "quantity_named": [
        phrase(ab.Times, "{each:number} {@multiplied by|times|for} each {count:unit/one}"),
    ],
    "superlative": [
        terms((ab.Highest(ab.Noun(()), ab.Trait.POWER, lowest), word)
              for lowest, word in ((False, "strongest"), (True, "weakest"))),
    ],
    "crystals": [terms((ab.Exactly(ab.Number(many)), "[Crystal]" * many) for many in (1, 2, 3))],
    # Counters of a name, or of whichever.
    "counters": [same("{:counter} <Counter|Counters>"), terms([("", "<Counter|Counters>")])],
    "bound": [same("{:or_more}")],
}]
