"""What the cards of a game of Cipher can bring up at all: what they forbid, whose skills and names they change.

Where the cards lie decides what of it is in force, as far as that is told by zones alone: nobody asks a board before
this may be so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from engine import abilities as ab
from engine.abilities.node import walk
from engine.continuous.lasting import ContinuousEffect
from engine.continuous.modifiers import Modifier
from engine.effects import matching
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects.called import called
from engine.games.cipher.effects.characteristics import Characteristics, Waiting, characteristics
from engine.games.cipher.effects.layers import SPLITTER, Layer
from engine.games.cipher.effects.resolution import MEANING
from engine.games.cipher.rules.table import AREAS, BACK, BOND, FRONT, SUPPORT
from engine.state import CardState, State
from engine.triggers import deck_profile as profiles

#: Where the cards lie whose skills change others.
CHANGING = frozenset({*FRONT, *BACK, *SUPPORT, *BOND})
#: The sorts of skill that wait for no event: those that are used, and those of supports.
USED, SUPPORTING = "use", "support skill"
#: Parts that tell more than that they are there.
_TELLING = (ab.Cannot, ab.Trace, ab.AlsoHas)
#: What takes any skills away, as no name is given, or gives skills that are printed elsewhere.
_TAKING = (own.SkillsOfOthers, own.CopyOf, ab.LosesAbilities)
#: Sorts of skill; None where it may be any.
Sorts = frozenset[str] | None


class Words:
    """What there is in a text, be it only in what it gives to others.

    ``kinds`` are the classes of its parts, ``banned`` the kinds of event that something is forbidden to bring about;
    ``renames`` tells whether it gives a unit name, ``reskills`` whether it changes which skills cards have, and
    ``gives`` the sorts of skill that it then gives or takes, besides those of the names that it ``takes``; ``named``
    are those of the skills in it by their names.
    """

    __slots__ = ("banned", "gives", "kinds", "named", "renames", "reskills", "takes")

    def __init__(self, node: object, modifiers: Iterable[Modifier], reskills: bool) -> None:
        said = list(walk(node))
        self.kinds = frozenset([base for kind in {type(one) for one in said} for base in kind.__mro__])
        self.named: dict[str, frozenset[str]] = {}
        for one in said:
            if name := called(one):
                self.named[name] = self.named.get(name, frozenset()).union(_sorts(walk(one)))
        telling = () if self.kinds.isdisjoint(_TELLING) else [one for one in said if isinstance(one, _TELLING)]
        bans = [verb for one in telling if isinstance(one, ab.Cannot) for verb in one.deeds]
        self.banned = frozenset([key for verb in bans for key in MEANING.keys[type(verb)](verb)])
        self.renames = any([
            isinstance(part, ab.Named) for one in telling if not isinstance(one, ab.Cannot) for part in walk(one)
        ])
        self.reskills = reskills
        parts = list(walk(tuple([one.change for one in modifiers if one.layer <= Layer.SKILLS]))) if reskills else []
        taking = [getattr(one, "names", ()) for one in parts if isinstance(one, _TAKING)]
        self.gives: Sorts = frozenset(_sorts(parts)) if all(taking) else None
        self.takes = frozenset([name for names in taking for name in names])


def _sorts(parts: Iterable[object]) -> Iterator[str]:
    """Return the sorts of skill among parts of the tree: the kinds of event for which they wait, or how they work."""
    for one in parts:
        if isinstance(one, ab.AutoAbility | own.PaidAuto):
            yield from matching.keys_of(one.trigger.event, MEANING)
        elif isinstance(one, ab.ActionAbility):
            yield USED
        elif isinstance(one, own.SupportSkill):
            yield SUPPORTING


def _of_effect(effect: ContinuousEffect) -> Words:
    influence = SPLITTER.of_effect(effect)
    return Words(effect.static, [one for _, one in influence.modifiers], influence.gives)


_words: ab.Memo[Characteristics, Words] = ab.Memo(lambda what: Words(what.abilities, what.parts(), what.reskills))
_words_of_effect: ab.Memo[ContinuousEffect, Words] = ab.Memo(_of_effect, ab.PASSING)


class Printed(profiles.Printed):
    """What is printed on the cards of a game.

    ``outsiders`` are the cards with skills that work outside the battlefield, in order, and in which areas;
    ``used_elsewhere`` those of them with ACT skills, ``in_hand`` the skills that trigger in a hand, each once;
    ``banners`` are the cards that forbid a kind of event, ``reskillers`` those that may change which skills cards have,
    with the sorts that they give. ``reaches`` tells whether any changes cards that are neither units nor supports.
    """

    __slots__ = (
        "banners", "in_hand", "kinds", "outsiders", "reaches", "renames", "reskillers", "used_elsewhere",
    )

    def __init__(self, whats: tuple[Characteristics, ...]) -> None:
        super().__init__(whats)
        known = {what: _words(what) for what in whats}
        self.kinds = frozenset[type]().union(*[one.kinds for one in known.values()])
        self.renames = any([one.renames for one in known.values()])
        self.reaches = any([what.reaches for what in known])
        self.in_hand: dict[str, list[Waiting]] = {}
        for what in known:
            for key, skills in what.waiting.items():
                if hand := [one for one in skills if own.Zone.HAND in one.zones]:
                    self.in_hand.setdefault(key, []).extend(hand)
        self.outsiders: dict[int, tuple[Characteristics, frozenset[int]]] = {}
        self.banners: dict[str, list[int]] = {}
        self.reskillers: list[tuple[int, Sorts]] = []
        for number, what in enumerate(whats):
            words = known[what]
            if what.outside:
                self.outsiders[number] = what, frozenset([zone for area in what.outside for zone in AREAS[area]])
            if words.reskills:
                taken = [one.named[name] for one in known.values() for name in words.takes & one.named.keys()]
                self.reskillers.append((number, None if words.gives is None else words.gives.union(*taken)))
            for key in words.banned:
                self.banners.setdefault(key, []).append(number)
        self.used_elsewhere = frozenset([
            number for number, what in enumerate(whats) if any([area is not None for area in what.uses])
        ])


class DeckProfile(profiles.DeckProfile[Printed]):
    """What is printed on the cards of a game, and what lasts, together."""

    __slots__ = ("banned", "given", "kinds", "renames")
    whats: tuple[Characteristics, ...]

    def __init__(
        self, printed: Printed, lasting: tuple[ContinuousEffect, ...], waiting: frozenset[str]
    ) -> None:
        super().__init__(printed, lasting, waiting)
        words = [_words_of_effect(one) for one in lasting]
        # What lasts is most often of words that are printed on the cards.
        new = [one.kinds for one in words if not one.kinds <= printed.kinds]
        self.kinds = printed.kinds.union(*new) if new else printed.kinds
        #: What lasting effects forbid, and the sorts of skill that they give or take.
        self.banned = frozenset[str]().union(*[one.banned for one in words])
        self.given = [None if one.takes else one.gives for one in words if one.reskills]
        self.renames = printed.renames or any([one.renames for one in words])

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


deck_profile: Callable[[State], DeckProfile] = profiles.learn(MEANING, characteristics, DeckProfile, Printed)
