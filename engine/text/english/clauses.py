"""What sentences say, once for every game: what is done, what is so, and how the parts of a text are joined.

What is done is a verb with what it is done to and where that goes, who does it, one after the other. A game hands in
how it calls what it does (`Verbs`), its zones in the symbol `away`, and adds to the symbols the verbs that only it has:
to `plain_vp` what is done to something and no more, to `vp` any other; to `own_placing` what puts it somewhere.

What is so becomes of something, while and for each of what. A game has it in `static`, in `any_static` also what may be
so of more than things, whoever that is so of in `who`, what is gained in `gain`, what something cannot do in
`infinitive`, an amount of power with the word for it in `power_amount`, what can be lost altogether in `lost_whole`,
and for each of what something is so in `per`.

They are joined by "if ...", "if you do so", "otherwise", "then", "instead". A game has what may stand before a sentence
in the symbol `lead`, whole sentences in `effects`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from engine import abilities as ab
from engine.text.english.classes import ALSO, COMMA, TOWARDS, UNABLE, any_of
from engine.text.patterns import CHOSEN
from engine.text.phrases import Tables, altered, hole, phrase, same, several, shaped, terms, tree

#: Putting something somewhere, whichever word the place goes with.
PUT = "{@put somewhere}"
_WHOSE = "{@own:the}"
IN_ANY_ORDER = any_of("in any order", "in whatever order", "in any order you wish", "in the order of your choice")
#: How parts of a sentence follow one another.
JOINED = "and|comma_but|but|comma|comma_then|and_then"
#: At an end of a deck, or on it.
_END = "{@back:back} {@into:on} {@the} {place:deck_end}"
_EITHER_END = "{@back:back} {@into:on} {@the} top {@or:and/or} {@|at the|the} bottom of"


@dataclass(frozen=True)
class Verbs:
    """How a game calls what its players do, and the deck of somebody."""

    tap: str
    untap: str
    destroy: str
    select: str
    #: Whose deck, with the word for it.
    deck: str
    #: Where the cards lie that somebody has in hand.
    hand: Enum


def clauses(verbs: Verbs) -> Tables:
    """The symbols `vp`, `plain_vp`, `placing`, `vps` what one does, `pvp` what one does or may do, `act` what another
    does, `done` by either, `clause` and `clauses`.
    """
    in_hand = ab.Noun((ab.IsCard(), ab.InZone(verbs.hand, hole("player"))))
    return {
        "plain_vp": [
            phrase(ab.Break, f"{verbs.destroy} {{what:obj}}"),
            phrase(ab.Tap, f"{verbs.tap} {{what:obj}}"),
            phrase(ab.Untap, f"{verbs.untap} {{what:obj}}"),
            phrase(ab.Reveal, "{@~reveal|turn over} {what:obj}"),
            same("{:placing}"),
        ],
        **_placing(verbs),
        "vp": [
            same("{:plain_vp}"),
            tree(ab.Select(hole("what")), f"{verbs.select} {{what:obj}}"),
            phrase(ab.Draw, "~draw {count#:count_or_a} {@more} <card|cards>"),
            tree(ab.Draw(ab.Exactly(ab.Difference(hole("number"), ab.CountOf(in_hand)))),
                 "~draw {@card:cards} until {player:subject} {@have} {@a total of} {number:number} cards in {@own}"
                 " hand"),
            phrase(ab.LookAt, "~look at {what:obj}"),
            phrase(ab.Shuffle, f"~shuffle {{{verbs.deck}|it}} {{@then}}"),
            terms([(ab.WinsGame(), "~win the game"), (ab.LosesGame(), "~lose the game")]),
        ],
        # What one actor does in a sentence.
        "vps": [
            several(ab.Sequence, "{effects:vp,and}"),
            phrase(ab.Sequence, "{effects:vp_pair,comma_then:2}"),
            shaped(None, "{@each} {effects:vp_pair,or:2}", _either_way, _take_either_way),
        ],
        "vp_pair": [several(ab.Sequence, "{effects:vp,and}")],
        "pvp": [same("{:vps}"), phrase(ab.May, "may {effect:vps/many}")],
        "act": [
            phrase(ab.ByPlayer, "{{player:agent/one} {@then} {@each} {effect:pvp/one}"
                   "|{player:agent/many} {@then} {@each} {effect:pvp/many}}"),
        ],
        "done": [same("{:vps/many}"), same("{:act}")],
        "clause": [
            same("{:done}"),
            phrase(ab.May, "you {@may} {effect:vps/many}"),
            phrase(ab.ByPlayer, "you {effect:vps/many}", player=ab.Player.YOU),
            phrase(ab.Lasting, "{@then} {duration:duration}, {@then} {statics:field_static,and}"),
            phrase(ab.Lasting, "{statics:lasting_static,and} {duration:duration}"),
            phrase(ab.Delayed,
                   "{{trigger:time_trigger}, {effects:clauses=}|{effects:vps=/many} {trigger:time_trigger}}"),
        ],
        "clauses": [several(ab.Sequence, f"{{effects:clause,{JOINED}}}")],
    }


def _either_way(slots: Mapping[str, Any]) -> object:
    """ "Add 1 to your hand or play 1 onto the field and return the other cards": those are returned in either case;
    "search for 1 and add it to your hand or play it onto the field": it is searched for in either case.
    """
    match slots["effects"]:
        case (ab.Sequence((ab.Search() as found, one)) as first, other) if isinstance(getattr(other, "what", 0), ab.It):
            return ab.Sequence((found, ab.EitherEffect((one, other))), wording=first.wording)
        case (*others, ab.Sequence((one, ab.PutOnDeck(ab.TheRest()) | ab.PutIntoZone(ab.TheRest()) as end)) as last):
            return ab.Sequence((ab.EitherEffect((*others, one)), end), wording=last.wording)
        case effects:
            return ab.EitherEffect(effects)


def _take_either_way(value: object) -> Mapping[str, object] | None:
    match value:
        case ab.Sequence((ab.EitherEffect((*others, one)), end), wording=wording):
            return {"effects": (*others, ab.Sequence((one, end), wording=wording))}
        case ab.Sequence((ab.Search() as found, ab.EitherEffect((one, other))), wording=wording):
            return {"effects": (ab.Sequence((found, one), wording=wording), other)}
        case ab.EitherEffect(effects):
            return {"effects": effects}
    return None


def _placing(verbs: Verbs) -> Tables:
    """What is put where; the verb is printed once, and the deck need not be said before another end of it."""
    deck, in_hand = verbs.deck, f"{{what:obj}} {{@back}} {TOWARDS} {{@own}} hand"
    return {
        "placing": [
            phrase(ab.AddToHand, f"{{@~add|~put|~take}} {in_hand}"),
            phrase(ab.ReturnToHand, "{@put somewhere:~return} {what#:obj} {@back} {@into:to} {@owners'} ^hand"),
            same("{:own_placing}"),
            same(f"{PUT} {{:put_there}}"),
        ],
        "put_there": [several(ab.Sequence, "{effects:placed,and}")],
        "placed": [
            *[phrase(ab.PutOnDeck, f"{{what#:obj}} {words}", any_order=IN_ANY_ORDER in words)
              for words in (f"{_END} {{@of {deck}|}} {{at_random! in a random order}}",
                            f"{_END} of {deck} {IN_ANY_ORDER}", f"{IN_ANY_ORDER} {_END} of {deck}")],
            *[phrase(ab.PutOnDeck, f"{{what#:obj}} {to} {deck} {order}", place=place, any_order=bool(order))
              for place, to in ((ab.DeckPlace.TOP, "{@back:back} {@onto|on}"),
                                (ab.DeckPlace.TOP_OR_BOTTOM, _EITHER_END))
              for order in ("", IN_ANY_ORDER)],
            phrase(ab.PutIntoZone, f"{{what:obj}} {TOWARDS} {_WHOSE} {{zone:away}}"),
            phrase(ab.AddToHand, in_hand),
        ],
        "deck_end": [terms((ab.DeckPlace.TOP, ab.DeckPlace.BOTTOM))],
    }


# What is so.


def _if_so(slots: Mapping[str, Any]) -> object:
    """What is so while something else is; what can only be done then cannot be done where it is not."""
    match slots["statics"]:
        case (ab.Changes(who, (ab.Only(deeds),)),):
            return ab.While(ab.Not(slots["condition"]), (ab.Changes(who, (ab.Cannot(deeds),)),))
        case statics:
            return ab.While(slots["condition"], statics)


def statics() -> Tables:
    """The symbols `change`, `loss`, `gain`, of these `field_static`, and `provided`: when it is so."""
    return {
        "change": [
            phrase(ab.Gains, f"{{@~gain|~have|~acquire}} {{gains:gain,and|{COMMA}}} {{@each}}"),
            same("~lose {:loss}"),
            phrase(ab.Cannot, f"{UNABLE} {{deeds:infinitive,or}}"),
        ],
        "loss": [
            phrase(ab.LosesPower, "{@|-} {amount:power_amount}"),
            same("{@all of:all <its|their>} {:lost_whole}"),
        ],
        "gain": [phrase(ab.Power, "+ {amount:power_amount}")],
        "field_static": [
            shaped(ab.While, "{statics:one_static,and} {condition:provided}", _if_so),
            same("{:lasting_static}"),
            phrase(ab.While, "{condition:provided}, {statics:one_static,and} {instead! instead}"),
            tree(ab.While(ab.Not(hole("condition")), hole("statics")),
                 "{statics:one_static,and} unless {condition:condition}"),
        ],
        "provided": [same("{@if|when} {:condition}"), same("{:meanwhile}")],
        "meanwhile": [same("{:during}"), same("{@as long as:while} {:condition}")],
        "one_static": [same("{:any_static}"), phrase(ab.ForEach, "{count:per}, {statics:static,and}")],
        # What lasts may ask how things are meanwhile; with its end before it, also by "if".
        "lasting_static": [
            same("{:one_static}"),
            phrase(ab.While, "{condition:meanwhile}, {statics:one_static,and}"),
            phrase(ab.While, "{statics:one_static,and} {condition:meanwhile}"),
        ],
    }


# How the parts of a text are joined.

#: What is done only if something is so, which is said apart from it.
_NOTHING = ab.Sequence(())
_ONLY_SO = altered("head", effect=(_NOTHING, hole("effect")))
_SO = "{@so|this|}"
_THEN = "{@then}"
AS_POSSIBLE = "{@|(select as many as possible)}"


def _instead(slots: Mapping[str, object]) -> object:
    """ "Selects up to 2 instead (select as many as possible)" are 2, or all there are."""
    match slots["effect"]:
        case ab.ByPlayer(_, ab.Select(ab.Pick(ab.UpTo(amount)) as picked) as selecting) as effect if any(
            slots[name] for name in slots if name.startswith(CHOSEN)
        ):
            picked = replace(picked, count=ab.Exactly(amount))
            return ab.Instead(replace(effect, effect=replace(selecting, what=picked)))
    return ab.Instead(slots["effect"])  # type: ignore[arg-type]


def _undone(slots: Mapping[str, object]) -> object:
    """What is done where somebody does not do something: that is an offer, unless it was made before - where it is not
    said again, or by its verb: "if you do not cast it".
    """
    player: Any = slots["player"]
    match slots["escape"]:
        case None | ab.Cast(ab.It()):
            return ab.IfYouDont(_NOTHING, player)
        case escape:
            return ab.Unless(player, escape, _NOTHING)  # type: ignore[arg-type]


def _take_undone(value: object) -> Mapping[str, object] | None:
    match value:
        case ab.IfYouDont(effect, player) if effect == _NOTHING:
            return {"player": player, "escape": None}
        case ab.Unless(player, escape, effect) if effect == _NOTHING:
            return {"player": player, "escape": escape}
    return None


def connectives() -> Tables:
    """The symbols `body` (what a sentence says), and `plain_sentence` where it goes on."""
    return {
        "body": [
            same("{:clauses}"),
            phrase(ab.IfYouDont, "if {player:who_does_not} {@do so|pay|do it}, {@then} {effect:body}"),
            tree(_ONLY_SO, f"{{head:proviso}}, {_THEN} {ALSO} {{effect:body}} {ALSO}"),
            phrase(ab.IfYouDoSo, f"{{@if|once}} {{player:who_does}} {_SO}, {_THEN} {{effect:body}}"),
            phrase(ab.IfYouDoSo, f"{{@if so|if that happens}}, {_THEN} {{effect:body}}"),
            tree(_ONLY_SO, "{effect:clauses} {head:proviso}"),
            phrase(ab.Otherwise, "{@otherwise|if not|if it is not}, {effect:body}"),
            phrase(ab.Then, "{@then:then}, {effect:body}"),
            shaped(ab.Instead, f"{{effect:clauses}} instead {AS_POSSIBLE}", _instead, asks_choices=True),
            phrase(ab.Instead, "instead, {effect:body}"),
            tree(ab.Instead(ab.May(ab.Sequence((hole("first"), hole("more"))))),
                 "you {@may} {first:vps/many} instead {@,|and} {more:clauses}"),
            tree(ab.Instead(ab.Sequence((hole("first"), hole("more")))),
                 "{first:clause} instead {@,|and} {more:clauses}"),
        ],
        # Upon what it depends, said before or behind what is done.
        "proviso": [
            phrase(ab.IfThen, "{condition:lead}", effect=_NOTHING),
            shaped(None, "if {player#:subject} {@does not:<does not|do not>} ?({escape:vp/many})?", _undone,
                   _take_undone),
            phrase(ab.Unless, "unless {player#:subject} {escape:vp}", effect=_NOTHING),
        ],
        "plain_sentence": [
            phrase(ab.WhenYouDoSo, f"when {{player:who_does}} {_SO}, {{effects:effects}}"),
            same("{:body}{.}"),
        ],
        "who_does": [same("{#:subject} ~do")],
        "who_does_not": [same("{#:subject} {@does not:<does not|do not>}")],
    }
