"""What a printed card of Force of Will comes with, worked out once: its base abilities (FOW 904.2), what it changes,
what it watches for, and where else than in the battle area its abilities work (FOW 902).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from functools import lru_cache

from engine import abilities as ab
from engine.abilities.node import walk
from engine.cards import once_for_each
from engine.continuous.in_force import Watching
from engine.continuous.modifiers import Influence, Modifier, Rest, sentences
from engine.effects import places
from engine.effects.matching import plain
from engine.effects.places import is_itself, travels, used_from, works_from
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import Card, Keyword, Now, turned
from engine.games.fow.effects import layers
from engine.games.fow.effects.keywords import EXPLODE, NOTES, expand, explodes
from engine.games.fow.effects.layers import SPLITTER, IsBase
from engine.games.fow.effects.plainly import said_plainly
from engine.games.fow.effects.resolution import MEANING
from engine.games.fow.effects.tokens import coin_of
from engine.games.fow.rules.table import BLANK
from engine.triggers import triggering
from engine.triggers.triggering import PrintedCard


class Characteristics(PrintedCard):
    """A printed card, worked out.

    ``now`` are its values where nothing changes them, ``influence`` what it changes in the battle area, ``of_itself``
    the statics that speak of playing the card itself and work wherever that is done; ``base`` what its base abilities
    say of its ATK and DEF, ``anywhere`` the same as what the card changes wherever it is. ``far`` are the zones besides
    the battle area whose cards its texts, on either side, change.
    """

    __slots__ = (
        "anywhere", "base", "far", "influence", "now", "of_itself", "printed", "travels", "uses_elsewhere",
        "waits_elsewhere", "watching",
    )

    def __init__(self, card: Card, printed: tuple[ab.Ability, ...], notes: frozenset[str] = frozenset()) -> None:
        # A card pays attention to what the text on its other side speaks of too, for that may come to be up (FOW 1302).
        other = () if card.other is None else MEANING.abilities(turned(card))
        super().__init__(card, (*printed, *other), MEANING)
        self.printed = printed
        self.far = frozenset([zone for one in (*printed, *other) for zone in _reached(one)])
        abilities = self.abilities = tuple(said_plainly(expand(one, notes)) for one in printed)
        if any(map(explodes, (*printed, *other))):
            self.waits |= {"hurt", "damage player"}
        if any(isinstance(one, own.CountersAtStart) for one in (*printed, *other)):
            self.waits |= {"attack", "block"}
        self.now = Now(-1, card, abilities, keywords_of(abilities))
        self.watching = watching(enumerate(abilities))
        found: list[tuple[ab.Ability | None, Modifier | Rest]] = []
        of_itself: list[Rest] = []
        base: list[ab.Changes] = []
        for ability, static in _statics(abilities):
            if _is_base(static):
                assert isinstance(static, ab.Changes)
                for change in static.changes:
                    _apply_base(self.now, change)
                numbers = [one for one in static.changes if isinstance(one, own.TraitBecomes)]
                if not numbers:
                    continue
                base.append(ab.Changes(static.who, tuple(numbers)))
                static = ab.Changes(static.who, tuple(map(IsBase, numbers)))
            for part in SPLITTER.split(static):
                if isinstance(part, Rest) and speaks_of_itself(part.static):
                    of_itself.append(part)
                else:
                    found.append((ability, part))
        self.influence = Influence(found)
        self.of_itself = tuple(of_itself)
        self.base = tuple(base)
        self.anywhere = Influence([(ability, part) for ability, part in found if _says_base(part)])
        #: Whether an automatic ability may be about the card's own moves between zones outside the battle area.
        moved = [one.trigger.event for one in abilities if isinstance(one, ab.AutoAbility)]
        self.travels = any(travels(one, own.Zone.FIELD) for one in moved)
        #: Automatic abilities that work elsewhere, with their places and where that is (FOW 902.2).
        self.waits_elsewhere = tuple(
            (index, one, where) for index, one in enumerate(abilities)
            if isinstance(one, ab.AutoAbility) and (where := waits(one))
        )
        # The will coins that it gives are read with it: once a match has begun nobody waits for that.
        for one in printed:
            if isinstance(one, own.Energize):
                characteristics(coin_of(one))
        #: The places of activate abilities that can be played from elsewhere.
        self.uses_elsewhere = tuple(
            index for index, one in enumerate(abilities) if isinstance(one, ab.ActionAbility) and spots(one)
        )


def _statics(abilities: Iterable[ab.Ability]) -> Iterator[tuple[ab.Ability, ab.Static]]:
    for ability in abilities:
        for static in sentences(ability.statics) if isinstance(ability, ab.FieldAbility) else ():
            yield ability, static


#: What a base ability says of its own card (FOW 904.2).
_BASE = (ab.AlsoHas, ab.BecomesQuality, own.TraitBecomes)


def _is_base(static: ab.Static) -> bool:
    """Whether a static says of its own card, on no condition, what it is (FOW 904.2)."""
    return (
        isinstance(static, ab.Changes) and isinstance(static.who, ab.Source | ab.This)
        and all(isinstance(change, _BASE) for change in static.changes)
    )


def _says_base(part: Modifier | Rest) -> bool:
    return isinstance(part, Modifier) and isinstance(part.change, IsBase)


def _apply_base(now: Now, change: ab.Change) -> None:
    if isinstance(change, ab.AlsoHas):
        layers.also(now, change.qualities)
    elif isinstance(change, ab.BecomesQuality):
        layers.become(now, change.quality)


#: Statics about playing.
_ABOUT_PLAYING = (
    own.AdditionalCost, own.CopiesAllowed, own.MayPlay, own.PayInstead, own.PriceChange, own.WillAs,
)


def speaks_of_itself(static: ab.Static) -> bool:
    """Whether a static is about playing the very card it is printed on, and so works wherever that is played from."""
    if isinstance(static, ab.PlayerCannot):
        return any(isinstance(one, ab.Casts) and is_itself(one.what) for one in map(plain, static.deeds))
    return isinstance(static, _ABOUT_PLAYING) and is_itself(getattr(static, "what", None))


# Where abilities work outside the battle area (FOW 902.2)


def spots(ability: ab.ActionAbility) -> tuple[ab.InZone, ...]:
    """Return the places besides the battle area from which an ability can be played."""
    return used_from(ability, own.Zone.HAND, own.Zone.FIELD, is_itself, _from_there(ability.effects))


def waits(ability: ab.AutoAbility) -> tuple[ab.InZone, ...]:
    """Return the places besides the battle area where an automatic ability works, by its condition and limits, or by
    what it does with its card from there.
    """
    besides = [] if _of_itself(ability.trigger.event) else _from_there(ability.effects)
    return works_from(ability, own.Zone.FIELD, is_itself, besides)


def _from_there(effects: tuple[ab.Effect, ...]) -> list[ab.InZone]:
    """Return where a text says that it takes its own card from: "put this card from your graveyard into your hand"."""
    return [
        ab.InZone(one.zone, one.player) for one in walk(effects)
        if isinstance(one, ab.InPlace) and is_itself(one.what)
    ]


def _of_itself(event: ab.Event) -> bool:
    """Whether an event is about the ability's own card."""
    if isinstance(event, ab.AnyEvent):
        return any(map(_of_itself, event.events))
    return isinstance(event, ab.Happens) and any(map(is_itself, event.who))


# What cards outside the battle area become (FOW 909.5)

#: The zones of the battle area (FOW 313).
_HERE = (own.Zone.FIELD, own.Zone.RULER_AREA)
#: The keywords of cards that are played from where they lie (FOW 1111, 1115).
_PLAYING = (Keyword.QUICKCAST, Keyword.REMNANT)


def _reached(ability: ab.Ability) -> Iterator[Enum]:
    """Yield the zones besides the battle area whose cards a text changes: those of which it says where they lie, and
    targets there that gain a word about playing them, or an ability.
    """
    parts = list(walk(ability))
    for one in parts:
        if isinstance(one, ab.Changes):
            yield from _places(one.who)
            if any(
                isinstance(gain, ab.Granted) or (isinstance(gain, ab.Keyword) and gain.keyword in _PLAYING)
                for gain in walk(one.changes)
            ):
                yield from _places(tuple([target for target in parts if isinstance(target, ab.Target)]))


def _places(words: object) -> Iterator[Enum]:
    return (one.zone for one in walk(words) if isinstance(one, ab.InZone) and one.zone not in _HERE)


class Printed(triggering.Printed):
    """The cards of a game; ``far`` are the zones besides the battle area whose cards some of them may change."""

    __slots__ = ("far",)

    def __init__(self, whats: tuple[Characteristics, ...]) -> None:
        super().__init__(whats)
        named = frozenset[Enum]().union(*[one.far for one in set(whats)])
        self.far = tuple(sorted({number for zone in named for number in MEANING.pairs[zone]}))


# Abilities


def keywords_of(abilities: Iterable[ab.Ability]) -> frozenset[Keyword]:
    """Return the keywords that say all by their name (FOW 1100)."""
    found = (word for one in abilities if isinstance(one, ab.KeywordAbility) for word in one.keywords)
    return frozenset(word for word in found if isinstance(word, Keyword))


def watching(abilities: Iterable[tuple[int, ab.Ability]]) -> Watching:
    """Return the automatic abilities by the kinds of event they watch for."""
    return places.watching([(index, EXPLODE if explodes(one) else one) for index, one in abilities], MEANING)


def _gained(ability: ab.Ability) -> Influence:
    """Return what an ability that a card has gained changes."""
    return Influence([
        (one, part) for one, static in _statics((ability,)) for part in SPLITTER.split(static)
    ])


gained: ab.Memo[ab.Ability, Influence] = ab.Memo(_gained, ab.PASSING)


@lru_cache(maxsize=4096)
def _compile(card: Card, notes: frozenset[str] = frozenset()) -> Characteristics:
    """Work a card out, once for all cards that are printed alike (a record brings its own copies of them)."""
    if card != BLANK:
        return Characteristics(card, MEANING.abilities(card), notes)
    nothing = Characteristics(BLANK, ())
    # It has no information, not even a type (FOW 303.2).
    nothing.now.names = nothing.now.types = ()
    return nothing


#: A printed card worked out.
characteristics: Callable[[Card], Characteristics] = once_for_each(_compile)
profile = triggering.learn(MEANING, characteristics, printed=Printed)


def with_notes(card: Card, marks: Mapping[str, int]) -> Characteristics:
    """Return what a card comes with that was awakened, or played after another card (FOW 1109, 1124)."""
    return characteristics(card) if NOTES.isdisjoint(marks) else _compile(card, NOTES.intersection(marks))
