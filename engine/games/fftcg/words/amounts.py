"""How many and how much: numbers, Counters, sizes of damage and power, and amounts that are noun phrases."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.words.nouns import hand_of
from engine.text.english.classes import ON, THIS_OR_COST
from engine.text.english.nouns import amounts, quantities
from engine.text.phrases import Phrase, altered, hole, phrase, rest, same, tree, value

_AMOUNTS = dict(amounts())

_QUANTITIES = dict(quantities())

_YOURS = ab.ControlledBy(ab.Player.YOU)
_BROKEN = (ab.Moves(own.Zone.FIELD, own.Zone.BREAK),)

_ANY = ab.Any(ab.Noun(()))
#: What somebody has done: "you've cast", "your opponent discarded".
DID = "{@have|has|'ve|} {deed:counted_deed}"


def did(noun: object) -> ab.PlayerActs:
    """What somebody does with such things, by the verb."""
    return ab.PlayerActs(hole("player"), (altered("deed", "what", _ANY, ab.Any(noun)),))  # type: ignore[arg-type]


def _they_did(lead: str = "", form: str = "one") -> list[Phrase]:
    """ "card you have cast this turn", "the number of cards you have cast this turn"."""
    return [
        tree(ab.EventCount(did(hole("noun"))),
             f"{lead} {{noun:bare/{form}}} {{player#:subject}} {DID} {{@|during}} this turn"),
        tree(ab.EventCount(ab.PlayerActs(hole("player"), (ab.Draws(),))),
             f"{lead} {'card' if form == 'one' else 'cards'} {{player#:subject}}"
             " {@have drawn|has drawn|'ve drawn|drew} this turn"),
    ]


#: What is printed of something that this ability, or its cost, has done.
_BY_THIS_OR_COST = f"{{@|{THIS_OR_COST}}}"
_REMOVED = f"{{@|you}} removed {_BY_THIS_OR_COST}"


def _sized(name: str, word: str) -> list[Phrase]:
    """So much damage, so much power, or just so much: a number, so much for each of something, and sums of those."""
    return [
        phrase(ab.Times, f"{{each:number}} {word} {{@for each {{count:unit}}|for every {{count:groups}}"
               "|multiplied by {count:counted}|times {count:counted}}"),
        phrase(ab.Times, f"{{count:times_over}} times {{each:number}}{word}"),
        phrase(ab.Sum, f"{{first:number}}{word} {{@and|plus|, plus}} {{second:more{name}}}"),
        phrase(ab.Difference, f"{{first:number}}{word} minus {{second:more{name}}}"),
        same(f"{{:number}}{word}"),
        *([] if word else [same("{:counted}")]),
    ]


def _more(word: str) -> list[Phrase]:
    """And so much besides."""
    each = "{@for each {count:unit}|for every {count:groups}}"
    return [phrase(ab.Times, f"{{each:number}} {{@more}} {word} {each}")]


PHRASES: dict[str, list[Phrase]] = {
    **_AMOUNTS,
    **_QUANTITIES,
    "who_has": [
        value(ab.Player.YOU, "{@you have|you've}"), value(ab.Player.OPPONENT, "your opponent has"),
        value(ab.Player.EACH, "{@you and your opponent have|both players have}"),
    ],
    "as_many": [phrase(ab.Exactly, "up to {amount:number}")],
    "many_or_more": [phrase(ab.AtLeast, "{amount:number} or more")],
    "number": [phrase(ab.Number, "{number:int}"), phrase(ab.X, "X")],
    "times_over": [phrase(ab.X, "X")],
    "damage": [
        *_sized("damage", " damage"),
        *[
            phrase(ab.Sum, f"damage equal to {{first:quantity_named}}{plus} {{second:moredamage}}")
            for plus in (" and", " plus", ", plus")
        ],
        same("damage equal to {:quantity_named}"), phrase(ab.DamageDealt, "the same amount of damage"),
    ],
    "power_amount": _sized("power_amount", " power"),
    "cost_change": _sized("cost_change", ""),
    "moredamage": _more(" damage"),
    "morepower_amount": _more(" power"),
    "morecost_change": _more(""),
    "groups": [phrase(ab.Groups, "{size:int} {of:count_many}")],
    "count_many": [
        phrase(ab.CountersOn, f"{{counter:counters/many}} {ON} {{where:obj}}"),
        phrase(ab.DamagePoints, "points of damage {player:who_has} received"),
        phrase(ab.CountOf, "{noun:noun/many}"),
    ],
    # What happened to so many this turn.
    "put_this_turn": [
        tree(ab.Happens((ab.Any(ab.Noun((rest("noun", ab.Noun), _YOURS))),), _BROKEN),
             "{noun:noun/many} put in the Break Zone from your field"),
    ],
    "entered_this_turn": [phrase(ab.Happens, "{who:one_of=} that {deeds:entering=/one/past}")],
    "one_of": [phrase(ab.Any, "{noun:noun/one}")],
    # "for each ..."
    "unit": [
        phrase(ab.TraitOf, "CP required to {@cast} {whose:obj}", trait=ab.Trait.COST),
        phrase(own.CrystalsOf, "{@[Crystal]|Crystal} {player:who_has}"),
        *[
            phrase(ab.CountOf, f"card {where}", noun=hand_of(player))
            for where, player in (
                ("your opponent has in their hand", ab.Player.OPPONENT),
                ("in your opponent's hand", ab.Player.OPPONENT), ("you have in your hand", ab.Player.YOU),
            )
        ],
        phrase(own.TraitsAmong, "{@|different} {trait:trait/one} among {@all of:}"
               " {noun:counted_noun/many}"),
        *[
            tree(own.TraitsAmong(ab.Noun((rest("noun", ab.Noun), place)), hole("trait")),
                 f"{{noun:plain/one}} of {{@a}} different {{trait:trait/one}} {where}")
            for where, place in (
                ("you control", _YOURS), ("opponent controls", ab.ControlledBy(ab.Player.OPPONENT)),
                ("{@in|put into|placed in} your Break Zone", ab.InZone(own.Zone.BREAK, ab.Player.YOU)),
            )
        ],
        # "each Backup of a different Element you control, other than Multi-Element"
        tree(own.TraitsAmong(ab.Noun((rest("noun", ab.Noun), ab.OtherThan(hole("but")), _YOURS)), hole("trait")),
             "{noun:plain/one} of a different {trait:trait/one} you control, other than {but:excluded}"),
        phrase(ab.DamagePoints, "{@points of damage:point of damage} {player:who_has} received"),
        phrase(own.ElementsPaid, "CP of a different Element {@you|} paid to cast {what:ref}"),
        phrase(ab.X, "CP {@paid as X|paid this way|you paid this way|you paid}"),
        phrase(own.DiscardsPaid, "card {@|you }discarded to {@cast|pay the cost to cast|pay for} {what:ref}",
               costs=False),
        # Those that have left again are counted, too.
        phrase(ab.EventCount, "{event:entered_this_turn} this turn"),
        phrase(ab.CountOf, "{noun:counted_noun/one}"),
        *_they_did(),
        phrase(ab.EventCount, "{event:suffered} {@|during} this turn"),
        phrase(ab.Sum, "{first:one_unit} and each {second:one_unit}"),
        phrase(ab.CountersOn, f"{{counter:counters/one}} {ON} {{where:obj}}"),
        phrase(ab.CountersInPlay, f"{{counter:counters/one}} {ON} {{noun:noun/many}}"),
        phrase(ab.CountersRemoved, f"{{counter:counters/one}} {_REMOVED}"),
    ],
    "one_unit": [phrase(ab.CountOf, "{noun:noun/one}")],
    # "Forward put from the field into the Break Zone", "Summon that was discarded".
    "suffered": [
        phrase(ab.Happens, "{who:one_of=} {deeds:moving=/done}"),
        phrase(ab.Happens, "{who:one_of=} that {deeds:deed=/one/past}"),
    ],
    "counted_deed": [value(ab.Casts(_ANY), "cast"), value(ab.Discards(_ANY), "discarded")],
    "same_number": [
        phrase(ab.EventCount, "{event:put_this_turn} {@during this|this} turn"),
        phrase(ab.CountOf, "{noun:noun/many}"),
        # "the same number of Forwards as the cards you have cast this turn"
        *_they_did("{@|number of}", "many"),
        phrase(ab.CountersOn, f"{{counter:counters/many}} {ON} {{where:obj}}"),
        phrase(ab.CountersRemoved, f"{{counter:counters/many}} {_REMOVED}"),
    ],
    "counted": [
        *_AMOUNTS["counted"],
        phrase(ab.DamagePoints, "{@the damage|the number of points of damage|the points of damage} {player:who_has}"
               " {@received|been dealt}"),
        phrase(own.TraitsAmong,
               "the number of {@|different} {trait:trait/many} among {@all of:} {noun:noun/many}"),
        phrase(own.DiscardsPaid, "the number of {@|the }cards {@|you }discarded to cast {what:ref}", costs=False),
        phrase(own.DiscardsPaid, "the total cost of {@|the }{@discarded cards|cards discarded|cards you discarded} "
               "to cast {what:ref}", costs=True),
        same("{:named_number}"),
        phrase(ab.X, "X"),
        phrase(ab.DamageOn, "the {@|amount of|total} damage {@dealt to {whose:ref}|{whose:ref} has received"
               "|{whose:ref} has been dealt}"),
        *_they_did("the number of ", "many"),
        phrase(ab.CountersOn, f"the number of {{counter:counters/many}} {ON} {{where:obj}}"),
        phrase(ab.CountersInPlay, f"the number of {{counter:counters/many}} {ON} {{@all of:all the}}"
               " {noun:noun/many}"),
        phrase(ab.CountersRemoved, f"the number of {{@the}} {{counter:counters/many}} {_REMOVED}"),
    ],
    "named_number": [phrase(ab.NamedNumber, f"the {named} number") for named in ("named", "selected")],
    "quantity_named": [
        *_AMOUNTS["quantity_named"],
        phrase(ab.Times, "{each:number} {@multiplied by|times|for} each {count:unit}"),
    ],
    # How many times.
    "often": [value(1, "once"), value(2, "twice"), same("{:int} {@times|time}")],
    # Counters of a name, or of whichever.
    "counters": [same("{:counter} <Counter|Counters>"), value("", "<Counter|Counters>")],
    "any_counters": [same("{:counters/many}"), same("{:counters/one}")],
    "bound": [same("{:or_more}")],
}
