"""The cast: what the cards of a game can bring up at all, worked out once for the game.

Most of what the rules ask about in the course of a game - who forbids this attack, who waits for that event - no card
of either deck has any words for. Whoever asks looks here first. What lasts is looked at besides: somebody may have
brought it about by hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeVar

from engine import abilities as ab
from engine.abilities.node import walk
from engine.continuous.lasting import ContinuousEffect
from engine.continuous.modifiers import Modifier
from engine.derived import of_cards
from engine.effects import matching
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects.called import called
from engine.games.cipher.effects.characteristics import LINES, Characteristics, Waiting, characteristics
from engine.games.cipher.effects.modifiers import SPLITTER, Layer
from engine.games.cipher.effects.resolution import MEANING
from engine.games.cipher.rules.table import AREAS, BACK, BOND, FRONT, HAND, SUPPORT
from engine.state import CardState, State

T = TypeVar("T")
#: Where the cards lie whose skills change others.
CHANGING = frozenset({*FRONT, *BACK, *SUPPORT, *BOND})
#: The sorts of skill that wait for no event: those that are used, and those of supports.
USED, SUPPORTING = "use", "support skill"
#: Parts that tell more than that they are there.
_TELLING = (ab.Cannot, ab.Trace, ab.AlsoHas)
#: What takes skills away, or gives skills that are printed elsewhere.
_TAKING = (own.LosesSkills, ab.LosesAbilities, own.SkillsOfOthers, own.CopyOf)


class Words(NamedTuple):
    """What there is in a part of the tree, be it only in what it gives to others.

    ``kinds`` are the classes of its parts, ``banned`` the kinds of event that something is forbidden to bring about;
    ``renames`` tells whether it gives a unit name.
    """

    kinds: frozenset[type]
    banned: frozenset[str]
    renames: bool


def _words(node: object) -> Words:

    kinds: set[type] = set()
    for kind in {type(one) for one in walk(node)}:
        kinds.update(kind.__mro__)
    banned: set[str] = set()
    renames = False
    for one in walk(node) if not kinds.isdisjoint(_TELLING) else ():
        if isinstance(one, ab.Cannot):
            banned.update(key for verb in one.deeds for key in MEANING.keys[type(verb)](verb))
        elif isinstance(one, ab.Trace | ab.AlsoHas):
            renames = renames or any(isinstance(part, ab.Named) for part in walk(one))
    return Words(frozenset(kinds), frozenset(banned), renames)


def _gives(parts: Iterable[Modifier], whats: Iterable[Characteristics] = ()) -> frozenset[str] | None:
    """Return the sorts of skill that what is in force gives to cards, or takes from these: the kinds of event for which
    they wait, :data:`USED` and :data:`SUPPORTING`; None where it may be any.
    """
    changes = tuple([one.change for one in parts if one.layer <= Layer.SKILLS])
    names: set[str] = set()
    for one in walk(changes):
        if isinstance(one, own.LosesSkills) and whats:
            names.update(one.names)
        elif isinstance(one, _TAKING):
            return None
    taken = [_named(what).get(name, _NOTHING) for what in whats for name in names]
    return frozenset(_sorts(changes)).union(*taken)


def _sorts(node: object) -> Iterator[str]:
    """Return the sorts of skill in a part of the tree."""

    for one in walk(node):
        if isinstance(one, ab.AutoAbility | own.PaidAuto):
            yield from matching.keys_of(one.trigger.event, MEANING)
        elif isinstance(one, ab.ActionAbility):
            yield USED
        elif isinstance(one, own.SupportSkill):
            yield SUPPORTING


def _by_name(what: Characteristics) -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for skill in walk(what.skills):
        if isinstance(skill, ab.Ability) and (name := called(skill)):
            found[name] = found.get(name, _NOTHING) | set(_sorts(skill))
    return found


_NOTHING: frozenset[str] = frozenset()
#: The sorts of skill that a printed card has, or gives, under a name.
_named: ab.Memo[Characteristics, dict[str, frozenset[str]]] = ab.Memo(_by_name)
#: What there is in the skills of a printed card, and in an effect that lasts.
_of_card: ab.Memo[Characteristics, Words] = ab.Memo(lambda what: _words(what.skills))
_of_effect: ab.Memo[object, Words] = ab.Memo(_words, ab.PASSING)


class Row(NamedTuple):
    """What there is in one card that the profile of a game has by the numbers of the cards.

    ``gives`` are the sorts of skill that it gives, where it ``reskills``; ``on_lines`` its skills that trigger on a
    kind of event while it is a unit, ``elsewhere`` those that work elsewhere, with the areas in which they do.
    """

    reskills: bool
    gives: frozenset[str] | None
    used_elsewhere: bool
    areas: frozenset[int]
    banned: frozenset[str]
    on_lines: dict[str, list[Waiting]]
    elsewhere: dict[str, list[tuple[frozenset[int], Waiting]]]


class Together:
    """What there is in all the cards of a game together, and in each: the same however they are dealt."""

    __slots__ = ("in_hand", "kinds", "reaches", "renames", "rows", "unread")

    def __init__(self, each: frozenset[Characteristics]) -> None:
        words = [_of_card(what) for what in each]
        self.kinds = frozenset[type]().union(*(one.kinds for one in words))
        self.renames = any(one.renames for one in words)
        self.unread = any(isinstance(skill, ab.Unparsed) for what in each for skill in what.skills)
        self.reaches = any(what.reaches for what in each)
        #: The cards in which there is anything that the profile has by number.
        self.rows = {what: row for what in each if any(row := _row(what, each))}
        self.in_hand: dict[str, tuple[Waiting, ...]] = {}
        for row in self.rows.values():
            for key, there in row.elsewhere.items():
                known = self.in_hand.get(key, ())
                self.in_hand[key] = (*known, *(one for areas, one in there if areas.issuperset(HAND)))


def _row(what: Characteristics, each: frozenset[Characteristics]) -> Row:
    on_lines = {key: [one for one in skills if one.zones >= LINES] for key, skills in what.waiting.items()}
    elsewhere = {key: list(_elsewhere(skills)) for key, skills in what.waiting.items()}
    return Row(
        bool(what.reskills), _gives(what.parts(), each) if what.reskills else _NOTHING,
        any(zone is not None for zone in what.uses), _areas(what.outside), _of_card(what).banned,
        {key: skills for key, skills in on_lines.items() if skills},
        {key: there for key, there in elsewhere.items() if there},
    )


_together = lru_cache(maxsize=16)(Together)


class Printed:
    """The cards of a game by number, worked out, and what there is in all of them together.

    ``waiting`` are their skills that trigger on a kind of event while their cards are units, ``outside`` those that
    work elsewhere, with the areas in which they do, ``in_hand`` those that do in a hand, each once. ``banners`` are the
    cards that forbid a kind of event.
    """

    __slots__ = (
        "banners", "in_hand", "kinds", "outside", "outsiders", "reaches", "renames", "reskillers",
        "unread", "used_elsewhere", "waiting", "whats",
    )

    def __init__(self, whats: tuple[Characteristics, ...]) -> None:
        self.whats = whats
        together = _together(frozenset(whats))
        self.kinds, self.renames = together.kinds, together.renames
        #: Whether any text could not be read; whether any card changes cards that are neither units nor supports.
        self.unread, self.reaches = together.unread, together.reaches
        rows = [(number, what, together.rows[what]) for number, what in enumerate(whats) if what in together.rows]
        #: The cards that may change which skills cards have, and the sorts of skill that they give.
        self.reskillers = [(number, row.gives) for number, _, row in rows if row.reskills]
        #: The cards with ACT skills that are used outside the battlefield.
        self.used_elsewhere = frozenset(number for number, _, row in rows if row.used_elsewhere)
        #: The cards with skills that work outside the battlefield, in order, and in which areas.
        self.outsiders = {number: (what, row.areas) for number, what, row in rows if what.outside}
        self.waiting: dict[str, dict[int, list[Waiting]]] = {}
        self.outside: dict[str, list[tuple[int, frozenset[int], Waiting]]] = {}
        self.banners: dict[str, list[int]] = {}
        for number, _, row in rows:
            for key in row.banned:
                self.banners.setdefault(key, []).append(number)
            for key, skills in row.on_lines.items():
                self.waiting.setdefault(key, {})[number] = skills
            for key, there in row.elsewhere.items():
                self.outside.setdefault(key, []).extend([(number, areas, one) for areas, one in there])
        self.in_hand = together.in_hand


def _areas(zones: frozenset[object]) -> frozenset[int]:
    return frozenset(number for zone, pair in AREAS.items() if zone in zones for number in pair)


def _elsewhere(skills: list[Waiting]) -> Iterator[tuple[frozenset[int], Waiting]]:
    for one in skills:
        areas = _areas(one.zones - LINES)
        if areas:
            yield areas, one


#: Of the same cards it is the same for all positions, however they came about.
_of_all = lru_cache(maxsize=16)(Printed)


@of_cards
def printed(state: State) -> Printed:
    """Return what is printed on the cards of a game."""
    return _of_all(tuple([characteristics(card.face) for card in state.cards]))  # type: ignore[arg-type]


class DeckProfile:
    """What is printed on the cards of a game, and what lasts, together."""

    __slots__ = ("banned", "given", "kinds", "last", "lasting", "printed", "renames", "version", "whats")

    def __init__(self, state: State, lasting: tuple[ContinuousEffect, ...]) -> None:
        self.version = state.version
        self.last = state.cards[-1]
        self.lasting = lasting
        self.printed = printed(state)
        self.whats = self.printed.whats
        words = [_of_effect(one.static) for one in lasting]
        self.kinds = _joined(self.printed.kinds, [one.kinds for one in words])
        #: What lasting effects forbid.
        self.banned = frozenset[str]().union(*[one.banned for one in words])
        self.renames = self.printed.renames or any([one.renames for one in words])
        #: The sorts of skill that lasting effects give or take.
        influences = [SPLITTER.of_effect(one) for one in lasting]
        self.given = [_gives([part for _, part in one.modifiers]) for one in influences if one.gives]

    def may_reskill(self, cards: Sequence[CardState], sort: str) -> bool:
        """Whether anything may have changed which skills of a sort cards have, where the cards lie so."""
        for number, gives in self.printed.reskillers:
            if (gives is None or sort in gives) and cards[number].zone in CHANGING:
                return True
        for gives in self.given:  # noqa: SIM110 (faster than a generator)
            if gives is None or sort in gives:
                return True
        return False

    def may_ban(self, cards: Sequence[CardState], number: int, key: str) -> bool:
        """Whether anything may forbid that an event of this kind happens to a card, or that it does it, where the cards
        lie so.
        """
        if key in self.banned or own.CopyOf in self.kinds:
            return True
        for one in self.printed.banners.get(key, ()):  # noqa: SIM110 (faster than a generator)
            if one == number or cards[one].zone in CHANGING:
                return True
        return False


def _joined(known: frozenset[T], more: Iterable[frozenset[T]]) -> frozenset[T]:
    """Return all of them together: what lasts is most often of words that are printed on the cards."""
    new = [one for one in more if not one <= known]
    return known.union(*new) if new else known


def deck_profile(state: State) -> DeckProfile:
    """Return what there is in the cards of a game and in what lasts."""
    try:
        known: DeckProfile = state.derived["cast"]
    except KeyError:
        return _renewed(state)
    return known if known.version == state.version else _renewed(state)


def _renewed(state: State) -> DeckProfile:
    known: DeckProfile | None = state.derived.get("cast")
    lasting: tuple[ContinuousEffect, ...] = state.vars.get("lasting", ())
    if known is None or known.lasting is not lasting or known.last is not state.cards[-1]:
        known = state.derived["cast"] = DeckProfile(state, lasting)
    known.version = state.version
    return known
