"""What a sentence speaks about: players, references, counts and amounts."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import (
    AnyNumber,
    AtLeast,
    CostOf,
    CountersInPlay,
    CountersOn,
    CountOf,
    CountThem,
    DamageDealt,
    DamagePoints,
    Difference,
    EventCount,
    Exactly,
    Half,
    Highest,
    NamedNumber,
    Number,
    PowerOf,
    Rounding,
    Sum,
    Times,
    UpTo,
    X,
)
from engine.abilities.events import Enters, Happens, Moves
from engine.abilities.nouns import AnyOf, ControlledBy, CostIs, InZone, IsCard, Noun, OfNamed, OfType, Same, Trait
from engine.abilities.players import Player
from engine.abilities.references import (
    Any,
    Both,
    BottomOfDeck,
    Chosen,
    Every,
    Former,
    InPlace,
    It,
    Latter,
    Participle,
    Pick,
    Source,
    That,
    The,
    TheDealt,
    Them,
    TheRest,
    This,
    Those,
    TopOfDeck,
)
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.castwords import ElementsPaid
from engine.games.fftcg.vocabulary import (
    ComesFrom,
    CrystalsOf,
    Effects,
    ElementsAmong,
    OnStack,
    StackKind,
    ThisEffect,
    Zone,
)
from engine.games.fftcg.words.nouns import compared
from engine.text.grammar import Phrase, phrase, same, shaped, value
from engine.text.templates import Build, Take

_THEIR_HAND = Noun((IsCard(), InZone(Zone.HAND, Player.THEY)))
_YOUR_HAND = Noun((IsCard(), InZone(Zone.HAND, Player.YOU)))
_OPPONENTS_HAND = Noun((IsCard(), InZone(Zone.HAND, Player.OPPONENT)))
_ONE = Exactly(Number(1))

_YOURS = ControlledBy(Player.YOU)
_BROKEN = (Moves(Zone.FIELD, Zone.BREAK),)


def _put_from_your_field(slots: Mapping[str, object]) -> object:
    """ "Characters put in the Break Zone from your field": they were yours when they were put there."""
    noun: Noun = slots["noun"]  # type: ignore[assignment]
    return Happens((Any(Noun((*noun.qualities, _YOURS))),), _BROKEN)


def _take_put(value: object) -> Mapping[str, object] | None:
    match value:
        case Happens((Any(Noun((*qualities, last))),), deeds) if last == _YOURS and deeds == _BROKEN:
            return {"noun": Noun(tuple(qualities))}
    return None


def _effects() -> list[Phrase]:
    """Summons and abilities as causes: whose, of which kinds, from what, and which not."""
    lines: list[Phrase] = []
    for owner, fixed in (
        ("{player:poss} ", {}),
        ("opposing ", {"player": Player.OPPONENT}),
        ("opponent's ", {"player": Player.OPPONENT}),
        ("", {"player": None}),
    ):
        for source, plain in (("", {"of": None}), ("{of:source_kind/one} ", {})):
            known: dict[str, object] = {**fixed, **plain}
            lines += [
                phrase(Effects, f"{owner}{source}{{kinds:stack_kind,or/many}}", **known),
                phrase(Effects, f"{owner}{source}{{kinds:stack_kind,or/one}}", **known),
                phrase(Effects, f"{owner}{source}{{kinds:stack_kind,and/many}}", **known),
                phrase(Effects, f"{owner}{source}{{kinds:stack_kind,or/many}} that don't deal damage", harmless=True,
                       **known),
            ]
        lines += [
            phrase(Effects, f"{owner}{{kinds:stack_kind,or/many}} other than {{besides:stack_kind,or/many}}",
                   of=None, **fixed),
            phrase(Effects, f"{owner}{{kinds:stack_kind,or/many}} {{of:such}}", **fixed),
            phrase(Effects, f"{owner}{{kinds:stack_kind,or/one}} {{of:such}}", **fixed),
        ]
    for pattern, fixed in (
        ("{kinds:stack_kind,and/many} of {player:owner}", {}),
        ("a/an {kinds:stack_kind,or_a/one} of {player:owner}", {}),
        ("a/an {kinds:stack_kind,or/one} of {player:owner}", {}),
        ("{kinds:stack_kind,or/many} of {player:owner}", {}),
        ("a/an opponent's {kinds:stack_kind,or/one}", {"player": Player.OPPONENT}),
        ("a/an {kinds:stack_kind,or_a/one}", {"player": None}),
        ("a/an {kinds:stack_kind,or/one}", {"player": None}),
    ):
        lines.append(phrase(Effects, pattern, of=None, **fixed))
    for player, whose in ((None, ""), (Player.OPPONENT, "your opponent's "), (Player.YOU, "your ")):
        lines.append(shaped(Effects, f"{whose}{{of:source_kind/one}} Summons or {{of_2:source_kind/one}} abilities",
                            *_of_both(player)))
    for kinds in ("{kinds:stack_kind,or/many}", "the {kinds:stack_kind,or/many}"):
        lines.append(phrase(Effects, f"{kinds} of {{of:noun/many}}", player=None))
    return lines


def _of_both(player: Player | None) -> tuple[Build, Take]:
    """ "Fire Summons or Fire abilities": the same is said twice."""
    kinds = (StackKind.SUMMON, StackKind.ABILITY)

    def build(slots: Mapping[str, object]) -> object:
        of: Noun = slots["of"]  # type: ignore[assignment]
        other: Noun = slots["of_2"]  # type: ignore[assignment]
        if of == other:
            return Effects(kinds, player, of=of)
        return Effects(kinds, player, of=Noun((AnyOf((Noun((*of.qualities, OfType(CardType.SUMMON))), other)),)))

    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Effects) or value.player is not player or value.kinds != kinds or value.of is None:
            return None
        match value.of.qualities:
            case (AnyOf((Noun((*of, OfType(CardType.SUMMON))), other)),):
                return {"of": Noun(tuple(of)), "of_2": other}
        return {"of": value.of, "of_2": value.of}

    return build, take


def _possessed() -> list[Phrase]:
    """ "a Forward's ability": an ability that comes from one."""
    return [
        phrase(Effects, "a/an {of:noun/one}'s {kinds:stack_kind,or/one}", player=None),
        phrase(Effects, "{of:noun/many}' {kinds:stack_kind,or/many}", player=None),
    ]


def _ability_of(slots: Mapping[str, object]) -> object:
    """ "Ramza's special ability", "a Backup's ability": an ability that comes from it."""
    of = slots.get("of")
    source = Any(of) if isinstance(of, Noun) else slots["source"]
    return Any(Noun((OnStack(slots["kinds"]), ComesFrom(source))))  # type: ignore[arg-type]


def _take_ability_of(value: object) -> Mapping[str, object] | None:
    match value:
        case Any(Noun((OnStack(kinds), ComesFrom(source)))):
            return {"kinds": kinds, "source": source, "of": source.noun if isinstance(source, Any) else source}
    return None


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "actor",
        [
            value(Player.OPPONENT, "your opponent"),
            value(Player.EACH, "each player"),
            value(Player.ITS_CONTROLLER, "its controller"),
            value(Player.ITS_OWNER, "its owner"),
            value(Player.TURN_PLAYER, "the turn player"),
            value(Player.EITHER, "either player"),
        ],
    ),
    ("subject", [same("{:actor}"), value(Player.YOU, "you"), value(Player.THEY, "they")]),
    (
        "victim",
        [
            value(Player.OPPONENT, "your opponent"),
            value(Player.YOU, "you"),
            value(Player.EACH, "each player"),
            value(Player.EITHER, "a player"),
        ],
    ),
    (
        "poss",
        [
            value(Player.YOU, "your"),
            value(Player.OPPONENT, "your opponent's"),
            value(Player.THEY, "their"),
            value(Player.EITHER, "either player's"),
            value(Player.EACH, "each player's"),
            value(Player.ITS_OWNER, "its owner's"),
            value(Player.ITS_CONTROLLER, "its controller's"),
        ],
    ),
    (
        # References that are no noun phrases.
        "ref",
        [
            same("{:source}"),
            phrase(It, "it"),
            phrase(Them, "them"),
            phrase(Them, "these"),
            *[phrase(Them, words) for words in ("they", "each of them", "all of them", "both of them", "both")],
            phrase(Former, "the former"),
            phrase(Former, "the first Forward"),
            phrase(Latter, "the latter"),
            phrase(This, "this {noun:bare/one}"),
            phrase(That, "that {noun:bare/one}"),
            phrase(That, "the {noun:bare/one} you cast"),
            phrase(Those, "those {noun:bare/many}"),
            phrase(Those, "these {noun:bare/many}"),
            phrase(Chosen, "the chosen {noun:bare/one}"),
            phrase(TheDealt, "the {participle:participle} {noun:bare/one}"),
            phrase(TheDealt, "the {participle:participle} {noun:bare/many}", many=True),
        ],
    ),
    (
        "participle",
        [
            phrase(Participle, word, done=word)
            for word in (
                *("discarded", "revealed", "removed", "cancelled", "broken", "selected", "returned"),
                *("drawn", "searched", "added", "played", "named", "blocking", "attacking"),
            )
        ],
    ),
    (
        "obj",
        [
            same("{:ref}"),
            phrase(Every, "all the {noun:noun/many}"),
            phrase(Every, "all {noun:noun/many}"),
            phrase(Every, "each {noun:noun/one}"),
            phrase(Pick, "{count#:count} {noun:noun}"),
            phrase(Pick, "a total of {count#:count} {noun:noun}"),
            phrase(Pick, "{count#:count} {noun:of_them}"),
            phrase(Pick, "{count:count} of {noun:your_noun/many}"),
            phrase(Pick, "{count#:count} {noun:noun} (select as many as possible)"),
            phrase(InPlace, "{what:ref} from the {zone:zone}", player=None),
            phrase(InPlace, "{what:ref} from {player:poss} {zone:zone}"),
            phrase(InPlace, "{what:ref} in {player:poss} {zone:zone}"),
            phrase(InPlace, "{what:ref} in the {zone:zone}", player=None),
            *[
                phrase(InPlace, f"{{what:ref}} removed{from_game} by this ability's cost", zone=Zone.REMOVED,
                       player=None)
                for from_game in ("", " from the game")
            ],
            phrase(Every, "their hand", noun=_THEIR_HAND),
            phrase(Every, "your hand", noun=_YOUR_HAND),
            phrase(Every, "your opponent's hand", noun=_OPPONENTS_HAND),
            phrase(It, "the card"),
            *[
                phrase(TheRest, words)
                for words in (
                    *(f"the {other} {cards}" for other in ("other", "remaining") for cards in ("cards", "card")),
                    *(f"the rest{of}" for of in (" of the cards", "", " of them")), "the other", "the others",
                    "the other cards revealed", "the others revealed",
                )
            ],
            phrase(Every, "the {noun:other_noun/many}"),
            phrase(The, "the {noun:noun/one}"),
            phrase(TopOfDeck, "the top card of {player:poss} deck", count=_ONE),
            phrase(TopOfDeck, "the top {count#:count} <card|cards> of {player:poss} deck"),
            phrase(TopOfDeck, "{count#:count} <card|cards> from the top of {player:poss} deck"),
            phrase(BottomOfDeck, "the bottom card of {player:poss} deck", count=_ONE),
            phrase(Any, "a/an {noun:noun/one}"),
            phrase(Any, "{noun:another/one}"),
            phrase(Every, "{noun:single_names}"),
            phrase(Every, "the {noun:single_names}"),
            phrase(Both, "{references:together,and:2}"),
        ],
    ),
    (
        # Subjects of what is so: all that fit, or something definite.
        "who",
        [same("{:source}"), same("{:who_many}"), same("{:who_one}")],
    ),
    (
        "who_many",
        [
            phrase(Every, "all the {noun:noun/many}"),
            phrase(Every, "the {noun:noun/many}"),
            phrase(Every, "all {noun:noun/many}"),
            phrase(Every, "{noun:noun/many}"),
            phrase(Every, "the {noun:single_names}"),
            phrase(Both, "{references:together,and:2}"),
        ],
    ),
    (
        "who_one",
        [
            same("{:ref}"),
            phrase(The, "the {noun:noun/one}"),
            phrase(The, "{noun:noun/one}"),
            phrase(Every, "each {noun:noun/one}"),
            phrase(Any, "a/an {noun:noun/one}"),
        ],
    ),
    (
        "together",
        [
            same("{:ref}"),
            phrase(Every, "all the {noun:noun/many}"),
            phrase(Every, "the {noun:noun/many}"),
            phrase(The, "the {noun:noun/one}"),
            phrase(Pick, "{count#:count} {noun:noun}"),
        ],
    ),
    (
        # Who does something, in an event.
        "doer",
        [
            same("{:ref}"),
            phrase(Any, "a/an {noun:noun/one}"),
            phrase(Any, "any {noun:noun/one}"),
            shaped(Any, "{source:ref}'s {kinds:stack_kind,or/one}", _ability_of, _take_ability_of),
            shaped(Any, "a/an {of:noun/one}'s {kinds:stack_kind,or/one}", _ability_of, _take_ability_of),
            phrase(Any, "{noun:your_noun/one}"),
            phrase(Any, "one of {noun:your_noun/many}"),
            phrase(Any, "{noun:card_name/one}"),
            phrase(Any, "{noun:another/one}"),
            phrase(The, "the {noun:noun/one}"),
            phrase(Pick, "{count#:at_least} {noun:noun}"),
        ],
    ),
    ("at_least", [phrase(AtLeast, "{amount:number} or more")]),
    (
        # What brought something about.
        "cause",
        [
            *_effects(),
            phrase(Effects, "Warp", kinds=(StackKind.WARP,), player=None),
            phrase(Effects, "abilities or {kinds:stack_kind,or/many}", player=None),
            phrase(ThisEffect, "this effect"),
            phrase(ThisEffect, "this ability"),
            phrase(ThisEffect, "this damage"),
            *_possessed(),
            same("{:doer}"),
        ],
    ),
    (
        # What Summons and abilities come from, said before them: "Backup abilities".
        "source_kind",
        [
            phrase(Noun, "{qualities:element_mark=}"),
            phrase(Noun, "{qualities:category_mark=}"),
            phrase(Noun, "{qualities:simple_head=}"),
        ],
    ),
    (
        # And after them: "Summons of cost 5 or less", "abilities of the named Element".
        "such",
        [phrase(Noun, "{qualities:such_quality+}")],
    ),
    (
        "such_quality",
        [
            *compared(CostIs, "cost"),
            phrase(OfNamed, "of the named {kind:named_trait}"),
            same("{:of_element}"),
            phrase(Same, "that share its {trait:trait}", whose=Source()),
            phrase(Same, "that share its {trait:trait}s", whose=Source()),
        ],
    ),
    ("owner", [value(Player.OPPONENT, "your opponent"), value(Player.YOU, "yours")]),
    (
        "count",
        [
            phrase(UpTo, "up to {amount:number}"),
            phrase(AnyNumber, "any number of"),
            phrase(Exactly, "{amount:number}"),
            phrase(Exactly, "{amount:number} more"),
        ],
    ),
    ("its_power", [phrase(PowerOf, "its power", whose=It()), phrase(PowerOf, "{whose:obj}'s power")]),
    ("number", [phrase(Number, "{number:int}"), phrase(X, "X")]),
    (
        # "... damage"
        "damage",
        [
            phrase(Times, "{each:number} damage for each {count:unit}"),
            phrase(Times, "{each:number} damage for every {count:groups}"),
            phrase(Times, "{each:number} damage multiplied by {count:counted}"),
            phrase(Times, "{each:number} damage times {count:counted}"),
            phrase(Times, "{count:times_over} times {each:number} damage"),
            phrase(Sum, "{first:number} damage and {second:more_damage}"),
            phrase(Sum, "{first:number} damage plus {second:more_damage}"),
            phrase(Sum, "{first:number} damage, plus {second:more_damage}"),
            phrase(Difference, "{first:number} damage minus {second:less_damage}"),
            same("{:number} damage"),
            same("damage equal to {:quantity_named}"),
            phrase(DamageDealt, "the same amount of damage"),
        ],
    ),
    ("times_over", [phrase(X, "X")]),
    (
        "more_damage",
        [
            phrase(Times, "{each:number} more damage for each {count:unit}"),
            phrase(Times, "{each:number} damage for each {count:unit}"),
        ],
    ),
    ("less_damage", [phrase(Times, "{each:number} damage for each {count:unit}")]),
    (
        # What happened to so many this turn.
        "put_this_turn",
        [
            shaped(
                Happens,
                "{noun:noun/many} put in the Break Zone from your field",
                _put_from_your_field,
                _take_put,
            )
        ],
    ),
    (
        "entered_this_turn",
        [phrase(Happens, "{who:one_of=} {deeds:has_entered=}")],
    ),
    ("one_of", [phrase(Any, "{noun:noun/one}")]),
    (
        "has_entered",
        [
            phrase(Enters, "that has entered your field", field=Player.YOU),
            phrase(Enters, "that entered your field", field=Player.YOU),
        ],
    ),
    (
        # "for each ..."
        "unit",
        [
            phrase(CountersOn, "{counter:counter} Counter on {where:obj}"),
            phrase(CostOf, "CP required to cast {whose:obj}"),
            phrase(CostOf, "CP required to play {whose:obj}"),
            phrase(CountersOn, "{counter:counter} Counter placed on {where:obj}"),
            phrase(CrystalsOf, "[Crystal] you have", player=Player.YOU),
            phrase(CrystalsOf, "[Crystal] your opponent has", player=Player.OPPONENT),
            phrase(CountOf, "card your opponent has in their hand", noun=_OPPONENTS_HAND),
            phrase(CountOf, "card in your opponent's hand", noun=_OPPONENTS_HAND),
            phrase(CountOf, "card you have in your hand", noun=_YOUR_HAND),
            *[
                phrase(ElementsAmong, f"{different}Element among {the}{{noun:{noun}/many}}")
                for different in ("", "different ") for the in ("", "the ") for noun in ("noun", "done_noun")
            ],
            *[
                phrase(DamagePoints, f"{point} {who} received", player=player)
                for point in ("point of damage", "damage")
                for who, player in (
                    ("you have", Player.YOU), ("you've", Player.YOU), ("your opponent has", Player.OPPONENT),
                )
            ],
            phrase(DamagePoints, "point of damage you and your opponent have received", player=Player.EACH),
            phrase(DamagePoints, "point of damage both players have received", player=Player.EACH),
            phrase(EventCount, "{event:entered_this_turn} this turn"),
            phrase(ElementsPaid, "CP of a different Element you paid to cast {what:ref}"),
            phrase(ElementsPaid, "CP of a different Element paid to cast {what:ref}"),
            phrase(X, "CP paid as X"),
            phrase(CountOf, "{noun:noun/one}"),
        ],
    ),
    (
        "counted",
        [
            phrase(CountOf, "the number of {noun:noun/many}"),
            phrase(CountOf, "the number of the {noun:noun/many}"),
            phrase(CountersOn, "the number of {counter:counter} Counters on {where:obj}"),
            phrase(CountersOn, "the number of {counter:counter} Counters placed on {where:obj}"),
            phrase(X, "X"),
            phrase(CountThem, "the number of {them:obj}"),
        ],
    ),
    (
        "total_of",
        [
            same("{:ref}"),
            phrase(Every, "the {noun:noun/many}"),
            phrase(Every, "all the {noun:noun/many}"),
            phrase(Every, "{noun:noun/many}"),
        ],
    ),
    (
        # An amount that is a noun phrase.
        "quantity_named",
        [
            phrase(CountersOn, "the number of {counter:counter} Counters on {where:obj}"),
            phrase(CountersOn, "the number of {counter:counter} Counters placed on {where:obj}"),
            phrase(CountersInPlay, "the number of {counter:counter} Counters on {noun:noun/many}"),
            phrase(CountOf, "the number of {noun:noun/many}"),
            phrase(PowerOf, "{whose:obj}'s power"),
            phrase(PowerOf, "its power", whose=It()),
            phrase(PowerOf, "the power of {whose:obj}"),
            phrase(CostOf, "{whose:obj}'s cost"),
            phrase(CostOf, "its cost", whose=It()),
            phrase(CostOf, "the cost of {whose:obj}"),
            phrase(Highest, "the highest power of {noun:noun/many}"),
            phrase(Highest, "the highest power among {noun:noun/many}"),
            phrase(Highest, "the highest power {noun:noun/one}"),
            *[
                phrase(Highest, f"the {end} {word} {of} {{noun:noun/many}}", trait=trait, lowest=end == "lowest")
                for trait, word in ((Trait.POWER, "power"), (Trait.COST, "cost"))
                for end in ("highest", "lowest")
                for of in ("of", "among", "of the", "among the", "of all the", "among all the")
                if (trait, end, of) not in ((Trait.POWER, "highest", "of"), (Trait.POWER, "highest", "among"))
            ],
            phrase(DamagePoints, "the damage you have been dealt", player=Player.YOU),
            phrase(DamagePoints, "the damage you have received", player=Player.YOU),
            phrase(DamagePoints, "the number of points of damage you have received", player=Player.YOU),
            phrase(
                DamagePoints,
                "the number of points of damage your opponent has received",
                player=Player.OPPONENT,
            ),
            phrase(Half, "half of {whole:quantity_named}", rounding=Rounding.UP),
            phrase(Half, "half {whole:quantity_named} (round up to the nearest {unit:int})", rounding=Rounding.UP),
            phrase(
                Half,
                "half of {whole:quantity_named} (round up to the nearest {unit:int})",
                rounding=Rounding.UP,
            ),
            phrase(
                Half,
                "half of {whole:quantity_named} (round down to the nearest {unit:int})",
                rounding=Rounding.DOWN,
            ),
            phrase(Times, "{count:counted} multiplied by {each:number}"),
            phrase(Times, "{count:counted} times {each:number}"),
            phrase(Times, "{each:number} multiplied by {count:counted}"),
            phrase(Times, "{each:number} times {count:counted}"),
            phrase(NamedNumber, "the named number"),
            phrase(NamedNumber, "the selected number"),
            phrase(Difference, "{first:its_power} minus {second:number}"),
            phrase(PowerOf, "that of {whose:obj}"),
            phrase(PowerOf, "the total power of {whose:total_of}"),
            phrase(CostOf, "the total cost of {whose:total_of}"),
            phrase(PowerOf, "the combined power of {whose:total_of}"),
            *[
                phrase(Half, f"half of {{whole:{whole}}}{end}", **fixed)
                for whole in ("quantity_named",)
                for end, fixed in (
                    (" (rounded up to the nearest {unit:int})", {"rounding": Rounding.UP}),
                    (" (rounded down to the nearest {unit:int})", {"rounding": Rounding.DOWN}),
                    (" rounded up to the nearest {unit:int}", {"rounding": Rounding.UP}),
                )
            ],
            phrase(CountOf, "the number of the {noun:noun/many}"),
            phrase(CountOf, "the number of {noun:done_noun/many}"),
            phrase(CountOf, "the number of the {noun:done_noun/many}"),
            phrase(CountThem, "the number of {them:obj}"),
            same("{:number}"),
        ],
    ),
]
