"""What may be so, what happens and when, once for every game: conditions, events, points and stretches of time.

Conditions say how they are joined, what a player has, what there is, and how something is. A game says in
`one_condition` what else may follow "if", in `negated` what of it is denied; after "is" stands what is in `complement`
(a state, a place), or a noun.

Triggers wait for what happens, conditions ask about it and statics forbid it. A game has its verbs in the symbols
`doing` (what objects do), `becoming` (what they do because of something), `suffering` (what befalls them, said with
"~be"), `player_act` and `player_taking` (what players do because of something, which it takes into the former as
`player_taking_so`), one line for each, whatever the tense; of these, what can be forbidden stands in `forbidden_doing`
and so on. It says in `doer` who can do something, and in `cause` what brings it about.

Times are "at the end of your turn", "until the end of the turn". A game hands in its phases; it adds what lasts
otherwise (a combat, as long as something is there) to `duration`.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Mapping, Sequence

from engine import abilities as ab
from engine.text.english.classes import COMMA, COUNTED, IS, THE, THIS, UNTIL_THE_END_OF, any_of
from engine.text.phrases import Phrase, Tables, hole, joined, phrase, same, several, shaped, terms, tree, value

# Conditions.

#: What somebody has of what they control, or anywhere.
HAVE = any_of("~have", "~control", "has", "controls")
HAVE_NOT = "{@<doesn't|don't>|doesn't|don't|does not|do not} {@have:have}"
_WHO = hole("player")
SOME = ab.Quantity(ab.Comparison.AT_LEAST, ab.Number(1))
NONE = ab.Quantity(ab.Comparison.EXACTLY, ab.Number(0))
_NONE_SUCH = f"{{@a:any}} {COUNTED}"
#: So many, or any: "3 or more Forwards are", "a Forward is".
QUANTITY = "{@{quantity#:quantity}|{quantity#:some/one}}"
SO_MANY = f"{{@a total of}} {QUANTITY} {COUNTED}"
#: The same by itself, also without an article.
_OR_SOME = f"{{@a total of}} {{@{{quantity#:quantity}}|{{quantity#:any_such/one}}}} {COUNTED}"
_BE = "{@<is|are>|<was|were>}"


def held(who: str, have: str = HAVE, player: object = _WHO) -> list[Phrase]:
    """Who has so many of something, some or none of it; the player, where it is said before."""
    return [tree(ab.Has(player, quantity, hole("noun")), f"{who} {words}")  # type: ignore[arg-type]
            for quantity, words in ((hole("quantity"), f"{have} {_OR_SOME}"), (NONE, f"{HAVE_NOT} {_NONE_SUCH}"))]


def _so(slots: Mapping[str, object]) -> object:
    """ "2 or more Forwards you control are dull", "1 of them is a Forward": so many of them are."""
    noun: ab.Noun = slots["noun"]  # type: ignore[assignment]
    fits: ab.Noun = slots["fits"]  # type: ignore[assignment]
    return ab.Exists(slots["quantity"], ab.Noun((*noun.qualities, *fits.qualities)))  # type: ignore[arg-type]


def _take_so(value: object) -> Mapping[str, object] | None:
    match value:
        case ab.Exists(quantity, ab.Noun((first, *rest) as qualities)) if rest:
            at = 1 if isinstance(first, ab.Among) else 2 if isinstance(first, ab.Done) and len(rest) > 1 else -1
            return {"quantity": quantity, "noun": ab.Noun(qualities[:at]), "fits": ab.Noun(qualities[at:])}
    return None


def conditions() -> Tables:
    """The symbols `condition` (after "if"), `one_condition` of it, `negated`, and `predicate` (after "is")."""
    return {
        "condition": [
            same("{:one_condition}"),
            joined(ab.And(hole("conditions")), ab.Or(hole("conditions")), "{conditions:further_condition,and|or:2}"),
        ],
        # One of several: the word that was said before the first may stand before each.
        "further_condition": [same("{@|if|when} {:one_condition}")],
        "one_condition": [
            # So many are: before what is said of so many.
            same("{@{:so_many_are}|{:so_many_are/past}}"),
            same("{:deniable}"), same("{@{:state_is}|{:state_is/past}}"),
            *held("{player#:possessor}")[1:],
            phrase(ab.Has, f"neither player {{@have:has}} {_NONE_SUCH}", player=ab.Player.EACH,
                   quantity=NONE),
            phrase(ab.Exists, f"there {IS} {_OR_SOME}"),
            same("{:is_so}"),
            phrase(ab.Not, "{condition:negated}"),
        ],
        # How many and how much there is of something, and how something is.
        "is_so": [
            phrase(ab.Compares, "{what:quantity_named} {@becomes:is} {{quantity:quantity}|{quantity:relation}}"
                   f" {{@|{THIS}}}"),
            phrase(ab.Is, f"{{what#:who}} {_BE} {{noun:predicate}}"),
        ],
        "so_many_are": [
            shaped(ab.Exists, f"{{@a total of}} {QUANTITY} {{@{{noun:counted_noun/any}}|of {{noun:partitive}}}}"
                   " ~be {@{fits:predicate}|{fits:noun/many}}", _so, _take_so),
        ],
        # What is so or is not, by the tense of its place.
        "deniable": [
            # Also as it is printed: "you control Ramza".
            *held("{player#:possessor}", "{@~have|~control}")[:1],
            same("{:turn_is/one/same}"),
        ],
        "state_is": [phrase(ab.Is, "{what#:who} ~be {noun:predicate}")],
        "negated": [same("{:deniable/not}"), same("{@{:state_is/not}|{:state_is/never}}")],
        # Who has something: "opponent controls", "both players have".
        "possessor": [same("{:subject}"), same("{:other_possessor}")],
        "other_possessor": [value(ab.Player.OPPONENT, "opponent")],
        "predicate": [same("{:complement}"), same("a/an {:noun/one}")],
    }


# Events.

#: In each turn, where that is said before.
EACH_TURN = "{@|during each turn,|each turn,}"
#: Only once in it, behind the event and before it.
FOR_THE_FIRST_TIME = "?({first:firstly} {@that turn:each turn})?"
THE_FIRST_TIME = (
    "{@the first time|the first time each turn|each turn, the first time|during each turn, the first time}"
    " {event:event} {@in a turn}"
)

_ACTS = {"": ("doing", "becoming", "suffering"), "player_": ("player_act",)}
#: What may have a cause: "is dulled by a Summon".
_CAUSED = ("becoming", "suffering")


def caused(deed: str) -> list[Phrase]:
    """The deeds of a symbol, also because of something."""
    return [same(f"{{:{deed}/same}}"),
            phrase(ab.Caused, f"{{deed:{deed}/same}} {{@because of}} {{cause:cause}}")]


def _told(kinds: Iterable[str], tense: str, forbidden: str = "") -> list[Phrase]:
    """Verbs of all these kinds in a tense."""
    return [same(f"{{:{forbidden}{kind}{'_so' if kind in _CAUSED else ''}{tense}}}") for kind in kinds]


def events(whenever: str = any_of("when", "whenever", "each time"), number: str = "") -> Tables:
    """The symbols `trigger` and `event`, `past` (what has happened), and what all verbs are in the place
    where they stand: `deed` and `player_deed`, and `infinitive`. Deeds agree with who does them, unless a game prints
    them in any `number`.
    """
    return {
        "trigger": [
            phrase(ab.Trigger, f"{{@during this turn|this turn|during each turn}}, {whenever} {{event:event}}",
                   within=ab.ThisTurn()),
            phrase(ab.Trigger, f"{{event:instant}} {FOR_THE_FIRST_TIME}"),
            tree(ab.Trigger(ab.AnyEvent(hole("events"))), "{events:instant,or:2}"),
            phrase(ab.Trigger, f"{whenever} {{event:event}} {{@{{@this turn}}|{{@each turn}}}}",
                   within=ab.ThisTurn()),
            phrase(ab.Trigger, THE_FIRST_TIME, first=True),
        ],
        "time_trigger": [phrase(ab.Trigger, "{event:time}")],
        # When something triggers, and each of several: "when Ramza attacks or at the end of your turn".
        "instant": [same(f"{EACH_TURN} {whenever} {{:event}}"), same("{:time}")],
        "firstly": [value(True, "for the first time")],
        "event": [several(ab.AnyEvent, "{events:one_event,or}")],
        # What happens, happened or did not, in the tense of its place.
        "happening": [
            phrase(ab.Happens, "{who#:doer,or} ~be {deeds:suffering_so,or/done}"),
            phrase(ab.Happens, f"{{who#:doer,or}} {{deeds:deed,or|{COMMA}{number}/same}}"),
            phrase(ab.PlayerActs, "{player#:subject} {deeds:player_deed,or/same}"),
        ],
        "one_event": [same("{:happening}")],
        "past": [same("{:happening/past}")],
        **{kind: [same(f"{{:forbidden_{kind}/same}}")] for kinds in _ACTS.values() for kind in kinds},
        **{f"{may}{kind}_so": caused(may + kind) for kind in _CAUSED for may in ("", "forbidden_")},
        "player_taking_so": caused("player_taking"),
        **{f"{name}deed": _told(kinds, "/same") for name, kinds in _ACTS.items()},
        **{f"{name}infinitive": _told(kinds[::-1], "/base", "forbidden_") for name, kinds in _ACTS.items()},
    }


# Times.

THE_TURN = "{@this:the}"
_AT_EDGE = f"at {THE} {{edge:edge}} of"
_IN = any_of("during", "of", "in")
_BEGINNING = ("beginning", "start")

#: Whose turns, in the number in which they are spoken of.
_TURN = any_of("{turn:turn_owner} turn", "each of {turn:turn_owner} turns", "{turn:turn_owner} turns")
_OWNERS = (
    (ab.Turn.YOURS, "your"), (ab.Turn.OPPONENTS, "your opponent's"), (ab.Turn.EACH, "each player's"),
    (ab.Turn.EACH, "each"), (ab.Turn.EACH, "either player's"), (ab.Turn.YOUR_NEXT, "your next"),
    (ab.Turn.OPPONENTS_NEXT, "your opponent's next"), (ab.Turn.NEXT, "the next"),
)


def _at_edge(*stretches: str) -> str:
    """When any of the stretches of time begins or ends."""
    stretch = any_of(*stretches)
    return any_of(f"{_AT_EDGE} {stretch}", f"when {stretch} {{edge:comes}}")


def times(
    phases: Iterable[enum.Enum], without_edges: Iterable[enum.Enum] = (), beginning: Sequence[str] = _BEGINNING
) -> Tables:
    """The symbols `time` (a moment), `duration`, `turn` (as what may be running) and `during` of a game with these
    phases; nothing ever waits for the beginning or end of those `without_edges`. The first word for a `beginning` is
    what the game calls it.
    """
    every, plain = tuple(phases), tuple(without_edges)
    return {
        "phase": [terms(every)],
        "timed_phase": [terms(phase for phase in every if phase not in plain)],
        "time": [
            phrase(ab.TimeComes, f"at {THE} end of {{@{{the|this}} turn|turn}}", edge=ab.Edge.END,
                   turn=ab.Turn.THIS),
            phrase(ab.TimeComes, _at_edge(
                _TURN, f"{{@own:the}} {{phase:timed_phase}} {_IN} {_TURN}",
                "{turn:phase_owner} {phase:timed_phase}",
            )),
            phrase(ab.TimeComes, f"{{turn:each_turn}}, {_AT_EDGE} {THE} {{phase:timed_phase}}"),
        ],
        "edge": [terms([*((ab.Edge.BEGINNING, word) for word in beginning), (ab.Edge.END, "end")])],
        "comes": [terms([(ab.Edge.BEGINNING, "begins"), (ab.Edge.BEGINNING, "starts"), (ab.Edge.END, "ends")])],
        "turn_owner": [terms(_OWNERS, [(ab.Turn.EACH, "every"), (ab.Turn.THAT, "that")])],
        # In whose turn a phase is, said before it.
        "phase_owner": [terms(_OWNERS, [(ab.Turn.EACH, "the"), (ab.Turn.YOUR_NEXT, "your next turn's")])],
        "each_turn": [value(ab.Turn.EACH, "{@each turn}"), value(ab.Turn.YOURS, "during each of your turns")],
        # What goes on now, and will end.
        "stretch": [phrase(ab.ThisTurn, "turn"), phrase(ab.RestOfGame, "game")],
        "duration": [
            same(f"{UNTIL_THE_END_OF} {THE_TURN} {{:stretch}}"),
            same(f"until {THE_TURN} {{:stretch}} {{@ends|is over}}"),
            phrase(ab.ThisTurn, "{@until end of turn|this turn}"),
            phrase(ab.UntilEdgeOf, "until {@the {edge:edge} of {player:turn_of} {next! next} turn"
                   "|{player:turn_of} {next! next} turn {edge:comes}}"),
            phrase(ab.UntilEdgeOf, "until the end of the next turn", player=ab.Player.EITHER, next=True),
        ],
        "turn_of": [
            value(ab.Player.YOU, "your"),
            value(ab.Player.OPPONENT, "{@own} opponent's"),
            value(ab.Player.ITS_CONTROLLER, "{@own:its} controller's"),
            value(ab.Player.THEY, "{@that player's|their}"),
        ],
        # What may be running: "during your turn", "while it is your opponent's turn".
        "turn": [
            phrase(ab.IsTurnOf, "{player:turn_player} turn"),
            phrase(ab.IsPhase, "{player:phase_player} {phase:phase}"),
            phrase(ab.IsPhase, "{phase:phase}", player=None),
        ],
        "phase_player": [
            terms([(ab.Player.YOU, "your"), (ab.Player.OPPONENT, "your opponent's"), (None, "the"),
                   (ab.Player.EITHER, "either player's")]),
        ],
        "turn_player": [value(ab.Player.YOU, "your"), value(ab.Player.OPPONENT, "{@opponent}'s")],
        "during": [same("{@in:during} {:turn}")],
        "turn_is": [phrase(ab.IsTurnOf, "it ~be {player:turn_player} turn")],
    }
