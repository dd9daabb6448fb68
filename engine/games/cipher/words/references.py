"""What a sentence speaks about: references, counts and amounts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.abilities.amounts import (
    Amount,
    AnyNumber,
    AtLeast,
    Comparison,
    Count,
    CountOf,
    Exactly,
    Groups,
    Number,
    Quantity,
    Times,
    UpTo,
)
from engine.abilities.nouns import Among, Attacking, ControlledBy, InZone, IsCard, Named, Noun
from engine.abilities.players import Player
from engine.abilities.references import (
    Any,
    Both,
    BottomOfDeck,
    Chosen,
    Every,
    InPlace,
    It,
    Participle,
    Pick,
    Reference,
    That,
    The,
    TheDealt,
    Them,
    TheRest,
    This,
    Those,
    TopOfDeck,
)
from engine.abilities.turning import Tapped, Untapped
from engine.games.cipher.vocabulary import (
    Another,
    Bears,
    ClassChanged,
    Defending,
    EachAlly,
    InCombat,
    IsUnit,
    LeveledUp,
    SupportOf,
    ThisAs,
    Zone,
)
from engine.games.cipher.words.nouns import THIS_UNIT, alternatives
from engine.text.english.classes import OR_HIGHER, OR_LOWER, WITHIN
from engine.text.grammar import Phrase, Row, phrase, same, shaped, value

_CARD = Noun((IsCard(),))
_TOP = Exactly(Number(1))


def _scaled(slots: Mapping[str, object]) -> Pick:
    """So many for each of something: "up to 1 enemy per Leveled Up ally"."""
    count, noun, per = slots["count"], slots["noun"], slots["per"]
    assert isinstance(count, Exactly | UpTo) and isinstance(noun, Noun) and isinstance(per, Amount)
    return Pick(replace(count, amount=Times(count.amount, per)), noun)


def _scale(value: object) -> Mapping[str, object] | None:
    match value:
        case Pick(Exactly(Times(each, per)) | UpTo(Times(each, per)) as count, noun):
            return {"count": replace(count, amount=each), "noun": noun, "per": per}
    return None


def _some_of(slots: Mapping[str, object]) -> Pick:
    """So many of those spoken of: "1 of the revealed cards"."""
    count, them = slots["count"], slots["them"]
    assert isinstance(count, Count) and isinstance(them, Reference)
    return Pick(count, Noun((Among(them),)))


def _of_some(value: object) -> Mapping[str, object] | None:
    match value:
        case Pick(count, Noun((Among(them),))):
            return {"count": count, "them": them}
    return None


def _any_of_them(slots: Mapping[str, object]) -> Pick:
    them = slots["them"]
    assert isinstance(them, Reference)
    return Pick(AnyNumber(), Noun((Among(them),)))


def _of_any(value: object) -> Mapping[str, object] | None:
    match value:
        case Pick(AnyNumber(), Noun((Among(them),))):
            return {"them": them}
    return None


def _any_from(slots: Mapping[str, object]) -> Pick:
    """However many of an area, which is said last: "as many <Red> cards as you wish from your hand"."""
    noun, player, zone = slots["noun"], slots["player"], slots["zone"]
    assert isinstance(noun, Noun) and isinstance(player, Player) and isinstance(zone, Zone)
    return Pick(AnyNumber(), Noun((*noun.qualities, InZone(zone, player))))


def _from_any(value: object) -> Mapping[str, object] | None:
    match value:
        case Pick(AnyNumber(), Noun((*rest, InZone(Zone() as zone, Player() as player)))) if rest:
            return {"noun": Noun(tuple(rest)), "player": player, "zone": zone}
    return None


#: Whose hand, by the words for it.
_HANDS = (("your", Player.YOU), ("your opponent's", Player.OPPONENT), ("their", Player.THEY))


def _hand(pattern: str, player: Player) -> Phrase:
    """All cards of a hand: "your entire hand"."""
    every = Every(Noun((IsCard(), InZone(Zone.HAND, player))))
    return shaped(Every, pattern, lambda slots: every, lambda value: {} if value == every else None)


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        # Whatever a verb or a preposition may have after it.
        "obj",
        [
            same("{:one_obj}"),
            phrase(Both, "{references:one_obj,and:2}"),
            phrase(Both, "both {references:one_obj,and:2}"),
        ],
    ),
    (
        "one_obj",
        [
            value(THIS_UNIT, "this unit"),
            value(This(_CARD), "this card"),
            *[phrase(It, word) for word in ("it", "her", "him", "she", "he")],
            phrase(Them, "them"),
            phrase(Them, "they"),
            phrase(Chosen, "the chosen {noun:bare/one}"),
            phrase(Chosen, "the chosen {noun:bare/many}"),
            phrase(TheDealt, "the {participle:participle} {noun:bare/one}"),
            phrase(TheDealt, "the {participle:participle} {noun:bare/many}"),
            phrase(The, "the {noun:dealt_noun/one}"),
            phrase(Every, "the {noun:dealt_noun/many}"),
            phrase(That, "that {noun:bare/one}"),
            phrase(Those, "those {noun:bare/many}"),
            phrase(
                TheRest,
                "the {@remaining|remaining cards|remaining card|rest|rest of the cards|remainder|other"
                "|other card|other cards}",
            ),
            phrase(The, "{noun:main_noun/one}"),
            phrase(The, "the {noun:fighting_noun/one}"),
            phrase(ThisAs, "this {noun:such_unit}"),
            phrase(SupportOf, "the card supporting {whom:obj}"),
            phrase(Every, "{@all|all of|all the|all of the|any|each of} {noun:noun/many}"),
            phrase(Every, "{@each|every} {noun:noun/one}"),
            phrase(EachAlly, "allied {names:name,and:2}"),
            phrase(Every, "{noun:allied/many}"),
            phrase(Any, "a/an {noun:noun/one}"),
            phrase(Any, "any {noun:noun/one}"),
            phrase(Any, "any {noun:noun/many}"),
            phrase(Another, "another {noun:noun/one}"),
            phrase(TopOfDeck, "the {@topmost|top} {@card|} of {player:poss} {@Deck|Decks}", count=_TOP),
            phrase(TopOfDeck, "{@the|} {@topmost|top} {count:count} {@card|cards} of {player:poss} Deck"),
            phrase(TopOfDeck, "{count:count} {@card|cards} from the top of {player:poss} Deck"),
            phrase(TopOfDeck, "the {@topmost|top} {@card|} of the Deck", count=_TOP, player=Player.THEY),
            phrase(TopOfDeck, "the {@topmost|top} {count:count} cards", player=Player.YOU),
            phrase(BottomOfDeck, "the {@bottom|bottommost|bottom-most} {@card|} of {player:poss} Deck", count=_TOP),
            phrase(Pick, "{count#:count} {noun:noun}"),
            phrase(Pick, "{count:count} {noun:noun/many}"),
            phrase(Pick, "{count:count} {noun:noun/one}"),
            phrase(InPlace, "{what:source} {@in|from|while in|while it is in} your {zone:zone}", player=Player.YOU),
            phrase(
                Pick,
                "{@as many|as many of|any number of} {noun:noun/many} {@as you wish|as you like|as you want|}",
                count=AnyNumber(),
            ),
            phrase(Any, "{noun:bare_any}"),
            phrase(Those, "{@all of|both of|all|each of} those {noun:bare/many}"),
            phrase(
                TheDealt,
                "{@all of the|both of the|both the|all|all the|each of the} {participle:participle} {noun:bare/many}",
            ),
            phrase(SupportOf, "{whom:source}'s {@supporting card|support card|support}"),
            phrase(SupportOf, "{@a card|cards} supporting {whom:who}"),
            shaped(Pick, "{count#:plain_count} {noun:noun} {per:per}", _scaled, _scale),
            shaped(Pick, "{count:plain_count} {noun:noun/one} {per:per}", _scaled, _scale),
            shaped(
                Pick,
                f"{{@as many|any number of}} {{noun:noun/many}} {{@as you wish|as you like|as you want|}} {WITHIN}"
                " {player:poss} {zone:zone}",
                _any_from,
                _from_any,
            ),
            shaped(Pick, "{count:count} of {them:them}", _some_of, _of_some),
            shaped(
                Pick,
                "{@as many of|any number of} {them:them} {@as you wish|as you like|as you want|}",
                _any_of_them,
                _of_any,
            ),
            phrase(Pick, "{count:count} of the {noun:noun/many}"),
            value(Pick(AnyNumber(), Noun((IsUnit(),))), "as many allies and enemies as you wish"),
            phrase(Every, "the battling units", noun=Noun((InCombat(),))),
            *[_hand(f"{{{whose} hand|{whose} entire hand}}", player) for whose, player in _HANDS],
        ],
    ),
    (
        # What a card is likened to: "with the same Unit Name as another ally from your Retreat Area".
        "like",
        [
            value(THIS_UNIT, "this unit"),
            value(This(_CARD), "this card"),
            phrase(It, "it"),
            phrase(Chosen, "the chosen {noun:bare/one}"),
            phrase(TheDealt, "the {participle:participle} {noun:bare/one}"),
            phrase(TheDealt, "the {participle:participle} {noun:bare/many}"),
            phrase(The, "the {noun:dealt_noun/one}"),
            phrase(That, "that {noun:bare/one}"),
            phrase(Those, "{@|either of|any of} those {noun:bare/many}"),
            phrase(The, "{noun:main_noun/one}"),
            phrase(The, "the {noun:fighting_noun/one}"),
            phrase(Every, "{noun:allied/many}"),
            phrase(Another, "another {noun:unit_noun/one}"),
            phrase(Any, "a/an {noun:unit_noun/one}"),
            phrase(Any, "any {noun:unit_noun/one}"),
            phrase(Any, "any {noun:unit_noun/many}"),
            phrase(Any, "1 of {noun:unit_noun/many}"),
            phrase(Any, "{noun:bare_any}"),
        ],
    ),
    ("source", [value(This(_CARD), "this card"), value(THIS_UNIT, "this unit")]),
    (
        # Whom one cannot attack.
        "attackable",
        [same("{:obj}"), phrase(Both, "{references:who,or:2}"), phrase(Every, "{noun:noun/many}")],
    ),
    # Who was spoken of before has no more said about it: what follows belongs to the noun around it.
    ("bare", [phrase(Noun, "{qualities:bare_row}")]),
    ("such_unit", [phrase(Noun, "{qualities:such_row}")]),
    (
        "such",
        [
            phrase(Tapped, "tapped"),
            phrase(Untapped, "untapped"),
            phrase(Attacking, "attacking"),
            phrase(Defending, "defending"),
            phrase(LeveledUp, "Leveled Up"),
            phrase(ClassChanged, "Class Changed"),
            phrase(InZone, "Front Line", zone=Zone.FRONT_LINE, player=None),
            phrase(InZone, "Back Line", zone=Zone.BACK_LINE, player=None),
        ],
    ),
    ("one_unit", [phrase(IsUnit, "unit")]),
    ("bare_any", [phrase(Noun, "{qualities:named_any=}")]),
    ("named_any", [phrase(Named, "{name:name}"), phrase(Bears, "{mark:mark}"), *alternatives("name_noun")]),
    ("allied", [phrase(Noun, "{qualities:allied_row}")]),
    ("allied_word", [phrase(ControlledBy, "allied", player=Player.YOU)]),
    (
        "participle",
        [phrase(Participle, word, done=word) for word in ("revealed", "destroyed", "discarded", "deployed", "tapped")],
    ),
    (
        "them",
        [
            phrase(Them, "them"),
            phrase(TheDealt, "the {participle:participle} {noun:bare/many}"),
            phrase(Those, "those {noun:bare/many}"),
        ],
    ),
    (
        # The subject of what is so: also "enemies in the Back Line".
        "who",
        [same("{:obj}"), phrase(Every, "{noun:noun/many}")],
    ),
    (
        "count",
        [
            phrase(Exactly, "{amount:number}"),
            phrase(UpTo, "up to {amount:number}"),
            phrase(AtLeast, "{amount:number} or more"),
            phrase(AtLeast, "at least {amount:number}"),
        ],
    ),
    (
        # "2 or more", before a noun
        "quantity",
        [
            phrase(Quantity, f"{{amount:number}} {OR_HIGHER}", comparison=Comparison.AT_LEAST),
            phrase(Quantity, f"{{amount:number}} {OR_LOWER}", comparison=Comparison.AT_MOST),
            phrase(Quantity, "exactly {amount:number}", comparison=Comparison.EXACTLY),
            phrase(Quantity, "0", comparison=Comparison.EXACTLY, amount=Number(0)),
            phrase(Quantity, "no", comparison=Comparison.EXACTLY, amount=Number(0)),
            phrase(Quantity, "a/an", comparison=Comparison.AT_LEAST, amount=Number(1)),
            phrase(Quantity, "any", comparison=Comparison.AT_LEAST, amount=Number(1)),
            phrase(Quantity, "{@at least|no fewer than|no less than} {amount:number}", comparison=Comparison.AT_LEAST),
            phrase(Quantity, "{@at most|no more than} {amount:number}", comparison=Comparison.AT_MOST),
        ],
    ),
    ("times", [phrase(Times, "+{each:number} attack {count:per}")]),
    (
        "per",
        [
            phrase(CountOf, "{@per|for each|for every|per every|per each} {noun:noun/one}"),
            phrase(CountOf, "for each of {noun:noun/many}"),
            phrase(Groups, "{@for every|per every|per} {size:int} {of:counted_many}"),
        ],
    ),
    ("actor", [value(Player.OPPONENT, "your opponent"), value(Player.EACH, "each player")]),
    (
        "plain_count",
        [
            phrase(Exactly, "{amount:number}"),
            phrase(UpTo, "up to {amount:number}"),
        ],
    ),
]

ROWS = {
    "bare_row": Row((("pre", 0, 3), ("head", 1, 1))),
    "such_row": Row((("such", 1, 2), ("one_unit", 1, 1))),
    "allied_row": Row((("allied_word", 1, 1), ("pre", 0, 3), ("head", 1, 1), ("post", 0, 2))),
}
