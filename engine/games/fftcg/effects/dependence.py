"""What a part of the tree depends on, so that it is worked out anew only when that has changed.

Values of cards that parts read decide which effects wait for which (FFTCG 11.12.4.12). Aspects of the position decide
whether a board still stands: besides the cards of the field, their controllers, damage points and whose turn it is,
which every board depends on, those that :func:`touched` names.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum

from engine.abilities import amounts as numbers
from engine.abilities import blocking, counters, damage, nouns, references, statics, turning
from engine.abilities import conditions as asked
from engine.abilities.kinds import FieldAbility
from engine.abilities.node import Node
from engine.abilities.nouns import Noun
from engine.events import Arrange, Count, Move, SetCardField, SetVariable, Shuffle
from engine.games.fftcg import vocabulary
from engine.games.fftcg.effects.locking import LockedIn
from engine.games.fftcg.rules.table import DAMAGE, FIELD, PRIMED, STACK
from engine.games.fftcg.vocabulary import Zone
from engine.games.fftcg.vocabulary import (
    attacking as attacking_words,
)
from engine.games.fftcg.vocabulary import (
    casting as casting_words,
)
from engine.games.fftcg.vocabulary import (
    copying as copying_words,
)
from engine.games.fftcg.vocabulary import (
    types as types_words,
)
from engine.state import Change, State

#: Which values the parts of nouns, amounts and conditions look at.
READS: dict[type, str] = {
    nouns.OfType: "types",
    vocabulary.IsCharacter: "types",
    vocabulary.WithJob: "jobs",
    vocabulary.OfCategory: "categories",
    nouns.Named: "names",
    vocabulary.OfElement: "elements",
    vocabulary.ExceptElement: "elements",
    vocabulary.MultiElement: "elements",
    nouns.CostIs: "cost",
    nouns.CostOneOf: "cost",
    nouns.CostOfParity: "cost",
    numbers.CostOf: "cost",
    nouns.PowerIs: "power",
    numbers.PowerOf: "power",
    nouns.HasAbility: "keywords",
    nouns.LacksAbility: "keywords",
    copying_words.AbilitiesOf: "abilities",
    copying_words.HasAbilities: "abilities",
}
#: And those that compare one: "different Elements", "the highest cost".
READS_OF: dict[nouns.Trait, str] = {
    nouns.Trait.NAME: "names",
    nouns.Trait.COST: "cost",
    nouns.Trait.POWER: "power",
    nouns.Trait.ELEMENT: "elements",
    nouns.Trait.TYPE: "types",
    nouns.Trait.JOB: "jobs",
    nouns.Trait.CATEGORY: "categories",
}

#: What depends on nothing but what every board depends on.
STEADY: frozenset[type] = frozenset({
    types_words.EveryOne, nouns.CostOfParity,
    Noun, nouns.AnyOf, nouns.IsCard, nouns.OfType, nouns.Named, nouns.CostIs, nouns.CostOneOf, nouns.PowerIs,
    nouns.ControlledBy, nouns.OwnedBy, nouns.OtherThan, nouns.Other, nouns.HasAbility, nouns.LacksAbility,
    vocabulary.IsCharacter, vocabulary.OfElement, vocabulary.ExceptElement, vocabulary.MultiElement,
    vocabulary.WithJob, vocabulary.OfCategory, vocabulary.IsGeneric, vocabulary.NotGeneric, vocabulary.HasBurst,
    references.Source, references.This, references.Every, references.The, references.Any, references.Both, LockedIn,
    references.It, references.Them, references.That, references.Those,
    numbers.Number, numbers.CountOf, numbers.CountThem, numbers.PowerOf, numbers.CostOf, damage.DamagePoints,
    numbers.Times, numbers.Sum, numbers.Difference, numbers.Half, numbers.Highest, numbers.Groups, numbers.Quantity,
    vocabulary.TraitsAmong,
    asked.And, asked.Or, asked.Not, asked.Controls, asked.ControlsAllOf, asked.Exists, damage.ReceivedDamage,
    asked.Is, asked.Compares, asked.IsTurnOf, vocabulary.AllTraitsDiffer, vocabulary.DifferentTraits,
})

#: What depends on more, and on which aspect of the position.
DEPENDS: dict[type, str] = {
    nouns.InZone: "zones",
    asked.Has: "zones",
    references.InPlace: "zones",
    references.TopOfDeck: "zones",
    turning.Tapped: "states",
    turning.Untapped: "states",
    vocabulary.IsFrozen: "states",
    damage.Damaged: "states",
    counters.WithCounters: "states",
    counters.HasCounters: "states",
    counters.CountersOn: "states",
    counters.CountersInPlay: "states",
    damage.DamageOn: "states",
    casting_words.WasCast: "states",
    vocabulary.PaidExtraCost: "states",
    casting_words.PaidIncluding: "states",
    vocabulary.PaidWithElements: "states",
    vocabulary.PaidOnlyBy: "states",
    nouns.FaceUp: "faces",
    nouns.FaceDown: "faces",
    nouns.Attacking: "battle",
    blocking.Blocking: "battle",
    blocking.BlockedBy: "battle",
    vocabulary.InParty: "battle",
    vocabulary.IsParty: "battle",
    vocabulary.FormsPartyNow: "battle",
    asked.IsPhase: "phase",
    asked.HappenedThisTurn: "past",
    numbers.EventCount: "past",
    nouns.DidThisTurn: "past",
    casting_words.PaidOnlyWith: "states",
    casting_words.ElementsPaid: "states",
    casting_words.DiscardsPaid: "states",
    vocabulary.HasCrystals: "crystals",
    vocabulary.CrystalsOf: "crystals",
}
#: The aspect of what is in neither list: such a board is worked out anew whenever anything has changed.
ANYTHING = "anything"

#: Parts that are only asked about where they matter, and so are no matter for the board.
ASKED_LATER = (
    statics.Cannot, statics.Must, statics.CostsTo, statics.AttacksAgain, statics.AttacksOnceMore, statics.CannotGain,
    statics.PowerCannotChange, statics.Keyword, statics.LosesAbilities, statics.LosesKeywords,
    turning.DoesNotUntap, vocabulary.ProducesCP, turning.EntersTapped, vocabulary.JoinsAnyParty,
    counters.EntersWithCounters, attacking_words.AttacksUndulled,
)


def aspects(node: object) -> frozenset[str]:
    """Return the aspects of the position that a part of a continuous effect depends on."""
    found: set[str] = set()
    _aspects(node, found)
    return frozenset(found)


def _aspects(node: object, found: set[str]) -> None:
    if isinstance(node, tuple):
        for one in node:
            _aspects(one, found)
        return
    if isinstance(node, ASKED_LATER) or not isinstance(node, Node):
        return
    if isinstance(node, statics.Granted):
        if isinstance(node.ability, FieldAbility):
            _aspects(node.ability.statics, found)
        return
    if isinstance(node, statics.Static | statics.Change | statics.Gain):
        _inside(node, found)
        return
    kind = type(node)
    if kind in DEPENDS:
        steady = isinstance(node, nouns.InZone) and node.zone is Zone.FIELD
        if not steady:
            found.add(DEPENDS[kind])
        if DEPENDS[kind] == "past":
            return
    elif kind not in STEADY:
        found.add(ANYTHING)
    _inside(node, found)


def _inside(node: Node, found: set[str]) -> None:
    """Look at what a node consists of; statics that the board does not apply are asked about later."""
    if isinstance(node, statics.Static) and not isinstance(node, statics.Changes | statics.While | statics.ForEach):
        return
    for field in fields(node):
        _aspects(getattr(node, field.name), found)


#: Named values on which every board depends, and those that are aspects.
_BASE_VALUES = frozenset({"turn player", "lasting"})
_VALUES = {
    "attackers": ("battle",), "blocker": ("battle",), "party": ("battle",), "phase": ("phase",), "this turn": ("past",),
    "crystals 0": ("crystals",), "crystals 1": ("crystals",),
}
#: The zones on which every board depends, and those that are no aspect.
_BASE_ZONES = frozenset({FIELD, *DAMAGE})
_ASIDE = frozenset({STACK, PRIMED})
#: The values of a card on the field that are its state.
_STATES = frozenset({"dull", "damage", "counters", "marks"})
#: What the other values of a card touch; of those not named here, all.
_FIELDS: dict[str, tuple[str, ...]] = {"known": (), "since": ()}


def touched(state: State, change: Change, outside: Container[int]) -> tuple[str, ...] | None:
    """Return the aspects that a change may have touched; None where it is what every board depends on.

    ``outside`` are the cards with auto-abilities that work elsewhere than on the field.
    """
    if isinstance(change, SetVariable | Count):
        return None if change.name in _BASE_VALUES else _VALUES.get(change.name, ())
    if isinstance(change, Move):
        if change.origin in _BASE_ZONES or change.to in _BASE_ZONES or change.card in outside:
            return None
        return () if change.origin in _ASIDE and change.to in _ASIDE else ("zones",)
    if isinstance(change, SetCardField):
        if change.field in _STATES:
            return ("states",) if state.cards[change.card].zone == FIELD else ()
        if change.field == "face_down":
            # What lies face down has no information: it may as well have gone.
            all_of_it = state.cards[change.card].zone in (FIELD, PRIMED) or change.card in outside
            return None if all_of_it else ("faces", "zones")
        return _FIELDS.get(change.field)
    if isinstance(change, Shuffle | Arrange) and change.zone not in _BASE_ZONES:
        return ("zones",)
    return None


def walk(node: object) -> Iterator[Node]:
    """Return a node and everything below it, quoted abilities left out."""
    if isinstance(node, tuple):
        for one in node:
            yield from walk(one)
    elif is_dataclass(node) and isinstance(node, Node):
        yield node
        if not isinstance(node, statics.Granted):
            for field in fields(node):
                yield from walk(getattr(node, field.name))


def reads(node: object) -> frozenset[str]:
    """Return the values of cards that a part of the tree looks at."""
    return frozenset(_reads(node))


def about_word(keyword: Enum) -> str:
    """Return how it is told that just this keyword is looked at or given."""
    return f"keyword:{keyword.name}"


def _reads(node: object) -> Iterator[str]:
    for one in walk(node):
        trait = getattr(one, "trait", None)
        if isinstance(trait, nouns.Trait):
            yield READS_OF[trait]
        elif type(one) in READS:
            yield READS[type(one)]
            if isinstance(one, nouns.HasAbility | nouns.LacksAbility):
                yield about_word(one.keyword)
