"""Of whom and of what a sentence speaks: players, references, noun phrases and what cards are."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine import abilities as ab
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import Attribute, CardType, Keyword
from engine.games.fow.words.aiming import AimedPlayer, Targeted
from engine.text.english.classes import HOW_MANY, ON, THIS, any_of
from engine.text.english.inflection import plural
from engine.text.english.nouns import (
    ONE,
    PLAYERS,
    RELATIONS,
    alternatives,
    amounts,
    besides,
    nouns,
    placed,
    quantities,
    references,
    unlike,
    worths,
)
from engine.text.grammar import Row
from engine.text.phrases import Phrase, Tables, hole, phrase, rest, same, shaped, terms, tree, value

_REFERENCES = references("deck")
_NOUNS = nouns()
_AMOUNTS = amounts()
_QUANTITIES = quantities()
_PLACED = placed()

_TYPES = {
    CardType.RULER: "<ruler|rulers>", CardType.J_RULER: "<J-ruler|J-rulers>",
    CardType.RESONATOR: "<resonator|resonators>",
    CardType.CHANT: "<chant|chants>", CardType.ADDITION: "<addition|additions>", CardType.REGALIA: "<regalia|regalia>",
    CardType.STONE: "<magic stone|magic stones>",
}
_ATTRIBUTES = {
    Attribute.LIGHT: "light", Attribute.FIRE: "fire", Attribute.WATER: "water", Attribute.WIND: "wind",
    Attribute.DARKNESS: "darkness",
}


def _either(*types: CardType) -> ab.AnyOf:
    return ab.AnyOf(tuple(ab.Noun((ab.OfType(one),)) for one in types))


#: "J/resonator", "J/ruler" (FOW 201.2a, 201.2b).
J_RESONATOR = _either(CardType.J_RULER, CardType.RESONATOR)
J_RULER = _either(CardType.J_RULER, CardType.RULER)
#: The kinds of magic stones (FOW 201.4a).
_STONES = tuple((one.title(), f"{one.title()} Magic Stone") for one in _ATTRIBUTES.values())
_STATES: list[tuple[ab.Quality, str]] = [
    (ab.Untapped(), "recovered"), (ab.Tapped(), "rested"), (ab.Damaged(), "damaged"), (ab.Attacking(), "attacking"),
    (ab.Blocking(), "blocking"), (ab.Other(), "other"), (ab.FaceUp(), "face-up"), (ab.FaceUp(), "face up"),
    (ab.FaceDown(), "face down"), (ab.FaceDown(), "face-down"),
    (own.Astral(), "astral"), (ab.InCombat(), "battling"), (ab.Defending(), "attacked"),
    # Of its total cost.
    *((ab.CostOfParity(one), one.value) for one in ab.Parity),
]
#: What lies on the chase: by its name, and as the kind of ability that it is.
_ABILITY = " ability"
_KIND_NAMES = tuple((kind, kind.value.replace("non-", "non ")) for kind in own.ChaseKind)
_KINDS = tuple((kind, f"<{said}|{plural(said)}>") for kind, said in _KIND_NAMES if not said.endswith(_ABILITY))
_KEYWORDS = (*((one, f"[{one.value}]") for one in Keyword), (own.Spoken.THAT, own.Spoken.THAT.value))
_KIND_WORDS = tuple((kind, said.removesuffix(_ABILITY)) for kind, said in _KIND_NAMES if said.endswith(_ABILITY))
_WORDS = tuple((word, f"[{word.value}]") for word in own.AbilityWord)
_NAMED = any_of("named", "names", "name")
#: For no cost.
FREELY = "without paying {@own:its} ^cost"
_DAMAGED_BY = f"{{@being}} {any_of('dealt damage', 'damaged')}"
_BY_THIS = any_of(THIS, "as an additional cost to play this card")
_IN_FIELD = any_of("into a field", "in a field", "into your field", "into the field", "into your opponent's field",
                   "in your field")


#: One or many, as it is printed: "from your hand", "in all graveyards".
_ZONES = (
    (own.Zone.HAND, "hand"), (own.Zone.GRAVEYARD, "graveyard"), (own.Zone.STANDBY, "standby area"),
    (own.Zone.REMOVED, "removed area"), (own.Zone.DECK, "deck"), (own.Zone.STONE_DECK, "magic stone deck"),
    (own.Zone.FIELD, "field"), (own.Zone.RULER_AREA, "ruler area"),
    (own.Zone.REMOVED, "removed from the game zone"), (own.Zone.REMOVED, "removed from this game zone"),
)


def _alike(slots: Mapping[str, Any]) -> object:
    """What a thing has in common with another, or those of a group with each other; or what no two of them have."""
    trait, whose = slots["trait"], slots.get("whose")
    if slots["how"] is ab.Same:
        return ab.Same(trait, whose)
    return ab.AllDifferent(trait) if whose is None else ab.OtherThan(ab.Noun((ab.Same(trait, whose),)))


def _take_alike(value: object) -> Mapping[str, object] | None:
    match value:
        case ab.Same(trait, whose) | ab.OtherThan(ab.Noun((ab.Same(trait, whose),))):
            return {"how": ab.Same if isinstance(value, ab.Same) else ab.AllDifferent, "trait": trait, "whose": whose}
        case ab.AllDifferent(trait):
            return {"how": ab.AllDifferent, "trait": trait, "whose": None}
    return None


class AndOr(ab.AnyOf):
    """One of these, or each: "an Elf and/or card named ..."; only while a text is read."""


def _one_or_each(options: str, lead: str = "") -> Phrase:
    """One or the other of what the symbol says; "and/or", which says that it may be each, is told apart."""
    def build(slots: Mapping[str, Any]) -> object:
        return (AndOr if slots.get(joint) in each else ab.AnyOf)(slots["options"])

    def take(value: object) -> Mapping[str, object] | None:
        return {"options": value.options} if isinstance(value, ab.AnyOf) else None

    line = shaped(None, f"{lead} {alternatives(options).pattern}", build, take, asks_choices=True)
    *_, (joint, choice) = line.choice.items()
    each = {way for way, (part,) in enumerate(choice.options) if getattr(part, "repeat", "") == "andor"}
    return line


class Unlike(enum.Enum):
    """How a number is held against another that it is not: only while a text is read."""

    DIFFERENT = "different from"


def _reckoned(slots: Mapping[str, Any]) -> object:
    return slots["make"](slots["first"], slots["second"])


def _take_reckoned(value: object) -> Mapping[str, object] | None:
    match value:
        case ab.Sum(first, second) | ab.Difference(first, second):
            return {"make": type(value), "first": first, "second": second}
    return None


def _the(slots: Mapping[str, Any]) -> object:
    """ "The chosen card", "the blocking J/resonator"; with no more said, the one that was spoken of."""
    noun: ab.Noun = slots["noun"]
    match noun.qualities:
        case (ab.Done(word), *left):
            return ab.TheDealt(ab.Participle(word), replace(noun, qualities=tuple(left)), False)
        case (ab.Attacking() | ab.Blocking(), *_):
            return ab.The(noun)
    return ab.That(noun)


def _take_the(value: object) -> Mapping[str, object] | None:
    match value:
        case ab.TheDealt(ab.Participle(word), noun, False):
            return {"noun": replace(noun, qualities=(ab.Done(word), *noun.qualities))}
        case ab.The(ab.Noun((ab.Attacking() | ab.Blocking(), *_)) as noun):
            return {"noun": noun}
    return None


def _controller_of(slots: Mapping[str, Any]) -> object:
    """Who controls what was spoken of, or what this card is added to."""
    return own.Holder.BEARERS if isinstance(slots["whose"], own.Bearer) else ab.Player.ITS_CONTROLLER


def _take_controller_of(value: object) -> Mapping[str, object] | None:
    return {"whose": own.Bearer(ab.Noun((ab.IsCard(),)))} if value is own.Holder.BEARERS else None


def _that(slots: Mapping[str, Any]) -> object:
    return ab.That(slots["noun"], many=slots["which"] != ONE)


def _take_that(value: Any) -> Mapping[str, object]:
    return {"which": ab.AnyNumber() if value.many else ONE, "noun": value.noun}


def _had(slots: Mapping[str, Any]) -> object:
    """What is had, or one or the other: "with [Flying] or [Swiftness]"."""
    options = slots["options"]
    return options[0] if len(options) == 1 else ab.AnyOf(tuple(ab.Noun((one,)) for one in options))


def _take_had(value: object) -> Mapping[str, object] | None:
    match value:
        case ab.AnyOf(options) if all(len(one.qualities) == 1 for one in options):
            return {"options": tuple(one.qualities[0] for one in options)}
        case ab.Quality():
            return {"options": (value,)}
    return None


def _sharing(slots: Mapping[str, Any]) -> object:
    if slots.get("lowest") is not None:
        return own.Extreme(slots["trait"], slots["lowest"])
    return ab.Same(slots["trait"], slots.get("whose") or slots.get("other"))


def _take_sharing(value: object) -> Mapping[str, object] | None:
    slots = {"ways": ("share",), "whose": None, "lowest": None, "other": None}
    match value:
        case own.Extreme(trait, lowest):
            return {**slots, "ways": ("have", "share"), "trait": trait, "lowest": lowest}
        case ab.Same(trait, whose):
            return {**slots, "trait": trait, "other": whose}
    return None


#: What is done to things, as what was done by a text is spoken of.
_DEEDS = (
    ("remove", "removed"), ("banish", "banished"), ("destroy", "destroyed"), ("reveal", "revealed"),
    ("discard", "discarded"), ("choose", "chosen"), ("return", "returned"),
)


PHRASES: Tables = {
    **PLAYERS, **_NOUNS, **_AMOUNTS, **_QUANTITIES, **_REFERENCES,
    # Players.
    "actor": [
        terms([
            (ab.Player.OPPONENT, "your opponent"), (ab.Player.OPPONENT, "opponents"),
            (AimedPlayer.CHOSEN, "target player"),
            (ab.Player.OPPONENT, "target opponent"), (ab.Player.EACH, "each player"), (ab.Player.THEY, "they"),
            (ab.Player.ITS_CONTROLLER, "its controller"), (ab.Player.ITS_CONTROLLER, "that token's controller"),
            (ab.Player.ITS_OWNER, "its owner"), (ab.Player.TURN_PLAYER, "the turn player"),
            (ab.Player.THEY, "that player"),
            (ab.Player.EITHER, "a player"), (ab.Player.ITS_OWNER, "the owner of those cards"),
        ]),
    ],
    "victim": [
        terms([
            (ab.Player.OPPONENT, "your opponent"), (ab.Player.OPPONENT, "target opponent"),
            (AimedPlayer.CHOSEN, "target player"), (ab.Player.YOU, "you"), (ab.Player.EACH, "each player"),
            (ab.Player.ITS_CONTROLLER, "its controller"), (ab.Player.THEY, "that player"), (ab.Player.THEY, "them"),
            (ab.Player.EITHER, "a player"),
        ]),
        shaped(None, "{whose:ref}'s controller", _controller_of, _take_controller_of),
    ],
    "whose_deck": [
        terms([
            (ab.Player.YOU, "your"), (ab.Player.OPPONENT, "your opponent's"), (AimedPlayer.CHOSEN, "target player's"),
            (ab.Player.THEY, "their"), (ab.Player.THEY, "that player's"), (ab.Player.EACH, "each player's"),
            (ab.Player.ITS_OWNER, "its owner's"), (ab.Player.ITS_CONTROLLER, "its controller's"),
        ]),
    ],
    "poss": [same("{:whose_deck}"),
             value(ab.Player.EITHER, "{@either player's|each player's|any player's|both players'}")],
    "holder": [
        value(ab.Player.YOU, "you"), value(ab.Player.OPPONENT, "{@opponent:your opponent}"),
        value(ab.Player.THEY, "they"), value(AimedPlayer.CHOSEN, "target player"),
    ],
    # References.
    "source": [terms([(ab.Source(), f"this{kind}") for kind in (
        " card", " resonator", " J-ruler", " J/resonator", " token", " coin", "")])],
    "ref": [
        same("{:lying}"),
        phrase(ab.InPlace, "{what:lying} {@|while|while it is} {@in:from} {player:poss} {zone:zone}"),
    ],
    "lying": [
        shaped(None, "the {noun:bare/one}", _the, _take_the),
        shaped(ab.That, "{which#:demonstrative} {noun:bare}", _that, _take_that),
        *_REFERENCES["ref"],
        same("{:bearer}"), same("{:ruler_of}"),
        phrase(ab.That, "{@the|} {noun:bare/one} {@banished for its judgment|targeted}"),
        phrase(ab.TheDealt, "the {noun:bare/one} {participle:participle} {@this way|by this effect}", many=False),
        phrase(ab.Former, "the first target"), phrase(ab.Latter, "the second target"),
        phrase(ab.It, "the chosen target"),
    ],
    "demonstrative": [terms([(ONE, "that"), (ab.AnyNumber(), "those"), (ab.AnyNumber(), "these")])],
    "participle": [phrase(ab.Participle, "{done:did_alone/done}")],
    "bearer": [
        phrase(own.Bearer, "{@|the} {@added|bestowed} {noun:bare/one}"),
        phrase(own.Bearer, "{@|the} {noun:bare/one} with this"),
        phrase(own.Bearer, "{@a|the|} {noun:bare/one} this card is {@added|bestowed} to"),
    ],
    "ruler_of": [
        tree(own.RulerOf(ab.Player.YOU, ab.Noun((hole("noun"),))),
             "{@your {noun:j_head/one}|your {noun:j_head/one} you control|a {noun:j_head/one} you control}"),
        tree(own.RulerOf(ab.Player.OPPONENT, ab.Noun((hole("noun"),))), "your opponent's {noun:j_head/one}"),
    ],
    "j_head": [
        *[value(kind, f"{{@<{word}|{word}s>|{word} <card|cards>}}") for kind, word in (
            (J_RULER, "J/ruler"), (ab.OfType(CardType.RULER), "ruler"), (ab.OfType(CardType.J_RULER), "J-ruler"),
        )],
    ],
    "one_obj": [
        same("{@|each of} {:targeted}"),
        tree(ab.Pick(ONE, ab.Noun((ab.Other(), rest("noun", ab.Noun)))), "another {noun:noun/one}"),
        tree(ab.Every(ab.Noun((ab.Other(), rest("noun", ab.Noun)))), "{@all|} other {noun:noun/many}"),
        *_REFERENCES["one_obj"],
        phrase(ab.TopOfDeck, "{@the} top of {player:whose_deck} deck", count=ONE),
        phrase(own.TopOfStones,
               "{@the} top {count#:count} <card|cards> {@of|from} {player:whose_deck} magic stone deck"),
        phrase(own.TopOfStones, "{@the} top card of {player:whose_deck} magic stone deck", count=ONE),
        tree(ab.Pick(ab.Exactly(ab.Difference(ab.CountThem(hole("them")), hole("kept"))),
                     ab.Noun((ab.Among(hole("them")),))), "all but {kept:number} {@out of} {them:ref}"),
        phrase(ab.Every, "{noun:noun/many}"), phrase(ab.The, "the {noun:noun/one}"),
    ],
    "obj": [
        same("{:one_obj}"),
        phrase(ab.Both, "{@each} {references:together,and|andor:2}"),
    ],
    "genitive": [same("{:one_obj}'s"), value(ab.It(), "{@own:its}")],
    "each_one": [phrase(ab.Every, "{noun:noun/one}")],
    "pile": [terms([(own.Zone.HAND, "hand"), (own.Zone.GRAVEYARD, "graveyard"), (own.Zone.DECK, "deck"),
                    (own.Zone.STANDBY, "standby area"), (own.Zone.REMOVED, "removed area")])],
    "zone": [same("{:one_zone}"), same("{:zones}")],
    "one_zone": [terms(_ZONES)],
    "zones": [terms([(zone, f"{word}s") for zone, word in _ZONES])],
    "away": [
        terms([(own.Zone.GRAVEYARD, "graveyard"), (own.Zone.STANDBY, "standby area"),
               (own.Zone.REMOVED, "removed area"),
               (own.Zone.GRAVEYARD, "graveyards")]),
    ],
    # Of those that were spoken of, or of all there are: "three of your fire magic stones".
    "partitive": [tree(ab.Noun((ab.Among(hole("them")),)), "{them:who}")],
    # What is the subject of what is so, and who does something.
    "who": [same("{:who_many}"), same("{:who_one}")],
    "who_many": [same("{:those_many}"), phrase(ab.Both, "{references:who_part,and:2}")],
    "those_many": [
        phrase(ab.Every, "{@the:} {noun:noun/many}"), phrase(ab.Every, "{@all} {noun:noun/many}"),
        phrase(ab.That, "those {noun:bare/many}", many=True),
    ],
    "who_part": [same("{:those_many}"), same("{:who_one}")],
    "who_one": [
        same("{:any_one}"), phrase(ab.Every, "{@every} {noun:noun/one}"), same("{:targeted}"),
    ],
    # What is known, or whichever it happens to be.
    "any_one": [same("{:ref}"), phrase(ab.Any, "{noun:articled}")],
    # What is chosen as a target where it stands.
    "targeted": [
        tree(Targeted(ONE, hole("noun")), "{@|a} target {noun:noun/one}"),
        phrase(Targeted, "{count#:count} target {noun:noun}"),
        tree(Targeted(ONE, ab.Noun((ab.Other(), rest("noun", ab.Noun)))),
             "{@another|a second|one second} target {noun:noun/one}"),
        tree(Targeted(ab.UpTo(ab.Number(1)), ab.Noun((ab.Other(), rest("noun", ab.Noun)))),
             "up to 1 {@second|other} target {noun:noun/one}"),
    ],
    "anything": [
        same("{:any_one}"),
        tree(ab.Any(ab.Noun((ab.Other(), rest("noun", ab.Noun)))),
                                                                "another {noun:noun/one}"),
        phrase(ab.Any, "{noun:noun/many}"),
        tree(ab.Any(hole("noun")), "{@1 or more {noun:noun/many}|any {noun:noun/one}}"),
    ],
    # Also what is chosen where it stands, and each of several.
    "doer": [same("{:anything}"), same("{:who}")],
    "object": [same("{:anything}"), same("{:targeted}")],
    "cause": [phrase(ab.Any, "{noun:chase_noun/any}"), same("{:object}")],
    "than": [terms([(how, word) for how, words in RELATIONS.items() for word in words], Unlike)],
    # Noun phrases.
    "noun": [
        phrase(ab.Noun, "{qualities:noun_row}"), phrase(ab.Noun, "{qualities:name_row}"),
        phrase(ab.Noun, "{qualities:alternatives_row}"), phrase(ab.Noun, "{qualities:full_alternatives=}"),
        phrase(ab.Noun, "{qualities:your_row}"),
    ],
    "articled": [
        same("a/an {:noun/one}"), tree(ab.Noun((ab.Other(), rest("noun", ab.Noun))), "another {noun:noun/one}"),
        same("{:called}"), same("a/an {:chase_noun/one}"),
    ],
    "called": [phrase(ab.Noun, "{qualities:name_row}")],
    "bare": [phrase(ab.Noun, "{qualities:bare_row}"), phrase(ab.Noun, "{qualities:head_alternatives=}")],
    "plain": [phrase(ab.Noun, "{qualities:bare_row}"), same("{:name_noun}")],
    "posted": [phrase(ab.Noun, "{qualities:noun_row}"), phrase(ab.Noun, "{qualities:name_row}")],
    # The article may be said again behind "or": "an addition or a card in a standby area".
    "alternatives": [
        phrase(ab.AnyOf, "{options:plain_option,or:2/any}"),
        _one_or_each("plain"),
    ],
    "head_alternatives": [_one_or_each("plain")],
    "full_alternatives": [phrase(ab.AnyOf, "{options:posted_option,or:2/any}"), _one_or_each("posted")],
    "plain_option": [same("{@a:} {:plain}")],
    "posted_option": [same("{@a:} {:posted}")],
    "pre": [
        same("{:type_before}"),
        value(own.OfAttribute(None), "{@no attribute|void}"),
        same("{:state}"), phrase(ab.Done, "{word:did_alone/done}"), same("{:mark}"),
        phrase(ab.OtherThan, "{@|,} non {what:non_noun}"),
        phrase(ab.AnyOf, "{options:attribute_noun,or:2}"), phrase(ab.AnyOf, "{options:race_noun,or|and:2}"),
        phrase(ab.AnyOf, "{options:state_noun,or:2}"),
    ],
    "type_before": [terms([(ab.OfType(kind), word) for kind, word in (
        (CardType.CHANT, "chant"), (CardType.RESONATOR, "resonator"), (CardType.RULER, "ruler"))])],
    "non_noun": [phrase(ab.Noun, "{qualities:mark=}"), phrase(ab.Noun, "{qualities:head=/one}")],
    # One thing that a card is beside its type.
    "mark": [same("{:attribute_mark}"), same("{:subtype_mark}"), same("{:race_mark}")],
    "attribute": [terms(_ATTRIBUTES)],
    # Of one attribute; "water/darkness" is of both.
    "attribute_mark": [terms(
        [(own.OfAttribute(one), word) for one, word in _ATTRIBUTES.items()],
        [(own.OfAttributes((one, other)), f"{_ATTRIBUTES[one]}/{_ATTRIBUTES[other]}")
         for one in _ATTRIBUTES for other in _ATTRIBUTES if one is not other],
    )],
    "attribute_noun": [phrase(ab.Noun, "{qualities:attribute_mark=}")],
    "race_mark": [phrase(own.OfRace, "{race:race/one}")],
    "race_noun": [phrase(ab.Noun, "{qualities:race_mark=}")],
    "state_noun": [phrase(ab.Noun, "{qualities:state=}")],
    "subtype_mark": [
        same("{:general_type}"),
        phrase(own.OfSubtype, "{subtype:added_to}"),
    ],
    "general_type": [
        terms([(own.OfSubtype(one), one.lower()) for one in ("Special", "Basic", "True")], [(own.IsToken(), "token")]),
    ],
    "state": [terms(_STATES)],
    "being": [same("{:state}"), same("{:attribute_mark}")],
    "head": [
        same("{:simple_head}"), same("{:card_head}"),
        phrase(own.OfRace, "{race:race}"),
        same("{:stack_head}"),
    ],
    "card_head": [terms([(ab.IsCard(), "<card|cards>"), (ab.IsCard(), "<entity|entities>"),
                         (own.IsCopy(), "<copy|copies>")])],
    "simple_head": [
        value(J_RESONATOR, "<J/resonator|J/resonators>"), same("{:j_head}"),
        *[value(own.OfSubtype(one), f"<{told.lower()}|{told.lower()}s>") for one, told in _STONES],
        *[value(ab.OfType(kind), f"{{@{words}|{words.split('|')[0][1:]} <card|cards>}}") for kind,
          words in _TYPES.items() if kind not in (CardType.RULER, CardType.J_RULER)],
        value(own.IsToken(), "<token|tokens>"),
        value(ab.AnyOf((ab.Noun((J_RESONATOR,)), ab.Noun((ab.OfType(CardType.CHANT),)))), "J/resonators and chants"),
    ],
    "kind_of_stone": [
        value(own.OfSubtype(one), f"^{told.lower().replace(' ', '_')}")
        for one, told in _STONES
    ],
    "stack_head": [
        phrase(ab.OnStack, "{kinds:kind_word_of,or|and} <ability|abilities>"),
        phrase(ab.OnStack, "{kinds:chase_kind,or|and}"),
    ],
    "kind_word_of": [terms(_KIND_WORDS)],
    "whole_kind": [terms(_KINDS, [(own.ChaseKind.JUDGMENT, "the judgment")])],
    "chase_kind": [same("{:whole_kind}"), same("{:kind_word_of} <ability|abilities>")],
    # Spells and abilities: whose, and of what.
    "chase_noun": [
        phrase(ab.Noun, "{qualities:chase_row/any}"),
        phrase(ab.Noun, "{qualities:spells_and_abilities=/any}"),
    ],
    "spells_and_abilities": [phrase(ab.AnyOf, "{options:spell_or_ability,or|and:2/any}")],
    "spell_or_ability": [
        phrase(ab.Noun, "{qualities:chase_row}"),
        tree(ab.Noun((hole("kinds"), ab.ComesFrom(ab.Any(hole("source"))))),
             "{source:plain/one}'s {kinds:stack_head/any}"),
    ],
    "name_mark": [phrase(ab.Named, f"{_NAMED} {{name:name}}")],
    "name_only": [phrase(ab.Named, "{name:name} {@|card|cards}")],
    "post": [
        same("{:controlled}"), same("{:located}"), *besides(),
        shaped(None, "{@with|of} {options:had,or}", _had, _take_had), same("{:named_post}"),
        phrase(ab.OtherThan, "without {what:had_noun}"),
        value(own.OfAttribute(None), "{@with|of} no attribute"),
        phrase(ab.DamagedBy, f"{_DAMAGED_BY} {{@|this turn}} by {{by:obj}} {{@this turn|}}"),
        phrase(ab.DidThisTurn, "{@being} dealt damage this turn", deed=ab.IsDealtDamage()),
        phrase(ab.DidThisTurn, "{@who:that} {@{deed:deed/one/past}|{deed:deed/many/past}} {@this turn}"),
        phrase(ab.DidThisTurn, "{@who:that} {@{deed:deed/one/never}|{deed:deed/many/never}} {@this turn}", never=True),
        # "any put into that zone from the field this turn"
        phrase(ab.DidThisTurn, "put into {@that zone|a graveyard|your graveyard} from {@a|the|your} field {@this turn}",
               deed=ab.Moves(own.Zone.FIELD, own.Zone.GRAVEYARD)),
        phrase(ab.DidThisTurn,
               "{@being} put {@into a field|into your field|into the field} this turn",
               deed=ab.Enters()),
        phrase(own.PutBy, f"{{@being}} put {_IN_FIELD} by {{by:put_by}}"),
        phrase(ab.RemovedBy, f"{any_of('{@being}', 'and ~~be')} removed {{@from the game:}} by {{by:ref}}"),
        same("{:was_done}"),
        same("{@who:that} {:sharing/any}"),
        tree(ab.OtherThan(ab.Noun((hole("same"),))), "{@who:that} {same:sharing/any/not}"), *unlike("{@with|of}"),
        tree(ab.Same(ab.Trait.NAME, hole("whose")), f"{_NAMED} {{@as|like}} {{whose:obj}}"),
        phrase(own.AddedTo, "{@added|bestowed} to {what:obj}"),
        phrase(own.WithAdded, "with {quantity#:so_many_at_least} {what:noun} {@added|bestowed} to it"),
        phrase(ab.Targets, "targeting {what:object}"),
        phrase(ab.ComesFrom, "of {source:object}"),
        phrase(ab.OfNamed, "with that name", kind=ab.NameKind.CARD_NAME),
        phrase(ab.TotalIs, "whose {@total:combined} {trait:worth/one} is {amount:number} {comparison:limit}"),
        phrase(ab.Property, "{player#:holder} own"),
        phrase(ab.InZone, "from outside the game", zone=own.Zone.OUTSIDE, player=None),
        phrase(ab.Blocking, "blocking {whom:obj}"),
    ],
    # "shares its race", "shares a name with it", "has or shares the highest ATK"
    "sharing": [
        shaped(None, "{ways:way_to_share,or/same} {{@a}|{whose:genitive}} ?({lowest:extreme})? {trait:trait/one}"
                     " ?(with {other:obj})?", _sharing, _take_sharing),
    ],
    "way_to_share": [terms([("share", "~share"), ("have", "~have")])],
    "the_chosen": [phrase(ab.OfNamed, "{@the} chosen {kind:chosen_kind}")],
    "put_by": [same("{:ref}"), value(ab.ThisEffect(), "this way")],
    "chosen_kind": [terms([(ab.NameKind.JOB, "race"), (ab.NameKind.ELEMENT, "attribute"),
                           (ab.NameKind.CARD_TYPE, "type"),
                           (ab.NameKind.CARD_NAME, "name"), (ab.NameKind.NUMBER, "number")])],
    "named_post": [same("{:name_mark}"), _one_or_each("name_noun", _NAMED)],
    "controlled": [
        phrase(ab.ControlledBy, "{@that:} {player#:holder} {@~control|controlled}"),
        phrase(ab.ControlledBy, "on {player:poss} field"),
    ],
    "located": [
        *_PLACED[:1],
        phrase(ab.InZone, "{@in:from} {@a:the} {zone:zone}", player=None),
        phrase(ab.InZone, "{@in:from} {@all:all} {zone:zone}", player=None), *_PLACED[2:],
    ],
    # What is had, behind "with".
    "had": [
        same("the {:kind_of_stone} type"), same("{:having}"), same("{:the_chosen}"),
        shaped(None, "{@a} {how:likeness} {trait:trait/any} ?(as {whose:obj})?", _alike, _take_alike),
        *worths(""), phrase(own.NamedLike, "{part:name} in its name"),
        phrase(ab.WithCounters, f"{{@a:}} ?({{quantity:quantity}})? {{counter:counters/any}} {ON} it"),
        tree(ab.TraitIs(hole("trait"), ab.Comparison.EXACTLY, hole("amount")), "{trait:worth/one} {amount:number}"),
        phrase(ab.OfNamed, "{@|total} cost equal to the {@chosen|named} number", kind=ab.NameKind.NUMBER),
        phrase(ab.TotalIs, "{@a:} {@total} {trait:trait/any} {@of:} {amount:number} {comparison:limit}"),
        phrase(own.OffPrint, "{trait:worth/one} different from its printed {trait:worth/one}"),
    ],
    "likeness": [terms([(ab.Same, "same"), (ab.AllDifferent, "different")])],
    # An ability: a keyword, another word of the rulebook for one, a kind of ability.
    "having": [terms(
        [(ab.HasAbility(one), said) for one, said in _KEYWORDS],
        [(own.HasWord(word), said) for word, said in _WORDS],
        [(own.WithKind(kind), plural(said)) for kind, said in _KIND_NAMES],
    )],
    "had_noun": [phrase(ab.Noun, "{qualities:had=}")],
    "keyword": [terms(_KEYWORDS)],
    "ability_word": [terms(_WORDS)],
    "trait": [
        terms({ab.Trait.NAME: "<name|names>", ab.Trait.COST: "<total cost|total costs>", ab.Trait.TYPE: "<type|types>",
               ab.Trait.ELEMENT: "<attribute|attributes>", ab.Trait.JOB: "<race|races>", ab.Trait.POWER: "ATK",
               ab.Trait.DEFENSE: "DEF"}, [(ab.Trait.COST, "cost"), (ab.Trait.JOB, "<subtype|subtypes>")]),
    ],
    "worth": [terms([(ab.Trait.COST, "<total cost|total costs>"), (ab.Trait.POWER, "ATK"), (ab.Trait.DEFENSE, "DEF"),
                     (ab.Trait.COST, "cost"), (ab.Trait.COST, "total"), (own.Many.ATTRIBUTES, "attributes")])],
    "excluded": [same("{:ref}"), same("{:bare/one}"), phrase(ab.Noun, "a/an {qualities:bare_row/one}"),
                 same("{:bare/many}"), same("{:obj}")],
    "bound": [same("{:or_more}")],
    "counted_noun": [same("{:noun}"), same("{:done_noun}")],
    # Of those that something was done to.
    "was_done": [
        phrase(ab.Done, f"{{@being}} {{word:did/done}} {{@|from the game}} {_BY_THIS}"),
    ],
    "done_noun": [tree(ab.Noun((ab.Done(hole("word")), hole("card"))), "{word:did_alone/done} {card:simple_head}")],
    "did_alone": [terms([(word, f"~{verb}") for verb, word in _DEEDS])],
    # The same, and where it was put.
    "did": [terms(
        [(word, f"~{verb}") for verb, word in _DEEDS],
        [("put onto the field", f"put into {one} field") for one in ("a", "your", "the")],
        [("put into a graveyard", f"put into {one} graveyard") for one in ("your", "a")],
    )],
    # More than another has, or so many more.
    "quantity": [
        phrase(ab.Quantity, "{comparison:much}", amount=ab.Number(0)), *_QUANTITIES["quantity"],
    ],
    # Numbers.
    "number": [same("{:reckoned}"), same("{:plain_number}")],
    "plain_number": [phrase(ab.Number, "{number:int}"), phrase(ab.X, "X"), same("{:hundreds}"), phrase(own.Y, "Y")],
    # "X + 1", "5 minus the number of cards in your hand"
    "reckoned": [shaped(None, "{first:plain_number} {make:operator} {second:quantity_named}", _reckoned,
                        _take_reckoned)],
    "operator": [terms([(ab.Sum, "+"), (ab.Sum, "plus"), (ab.Difference, "minus")])],
    "counters": [same("{:counter} <counter|counters>")],
    "per": [same("for {@every} {:unit/any}"), phrase(ab.Groups, "for each {size:int} {of:unit/many}")],
    # Of what there are so many, besides things.
    "sort": [
        phrase(ab.TraitsAmong, "different {trait:trait/any} among {noun:counted_noun/many}"),
        phrase(ab.CountersOn, f"{{counter:counters}} {ON} {{where:obj}} {{@|as it left the field}}", removed=None),
    ],
    "unit": [
        same("{:sort}"),
        same("{:life_gone}"),
        phrase(own.WillSigns, "will symbol on {whose:ref} attribute cost"),
        phrase(own.AttributesSpent, "different attribute among all wills spent to play {what:ref}"),
        phrase(ab.CountOf, "{noun:counted_noun}"),
    ],
    "life_gone": [
        terms([(own.LifeLost(), f"life {how} this way") for how in ("paid", "you paid", "lost", "you lost")]),
    ],
    "your": [
        phrase(ab.ControlledBy, "{player:poss}"),
    ],
    "counted": [
        same("{:dealt_so_far}"), same("{:found_amount}"),
        same(f"{HOW_MANY} {{:sort/many}}"),
        phrase(own.PrintedTrait, "{whose:genitive} printed {trait:worth/one}"),
        phrase(own.LifeOf, "{player:poss} life"),
        phrase(ab.EventCount, "the number of times {event:past} this turn"),
        *_AMOUNTS["counted"],
    ],
    "trait_of": [_AMOUNTS["trait_of"][0], phrase(ab.TraitOf, "{@the|} {@total} {trait:worth/one} of {whose:who}")],
    # What was found out or chosen before.
    "found_amount": [terms([(own.RollResult(), "the result of the roll"), (own.RollResult(), "the result"),
                            (ab.NamedNumber(), "the chosen number")])],
}

ROWS = {
    "noun_row": Row((("pre", 0, 6), ("head", 1, 1), ("post", 0, 6))),
    "name_row": Row((("pre", 0, 3), ("name_only", 1, 1), ("post", 0, 4))),
    "your_row": Row((("your", 1, 1), ("pre", 0, 6), ("head", 1, 1), ("post", 0, 5))),
    "bare_row": Row((("pre", 0, 6), ("head", 1, 1))),
    "alternatives_row": Row((("alternatives", 1, 1), ("post", 0, 5))),
    "chase_row": Row((("your", 0, 1), ("pre", 0, 4), ("stack_head", 1, 1), ("post", 0, 3))),
}
