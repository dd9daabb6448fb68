"""What a continuous effect depends on in FFTCG, so that a board is worked out anew only when that has changed.

Besides what every board depends on, that is aspects of the position; :func:`touched` says which a change may touch.
"""

from __future__ import annotations

from collections.abc import Container

from engine.abilities import blocking, counters, damage, nouns, references, statics, turning
from engine.abilities import conditions as asked
from engine.abilities.kinds import FieldAbility
from engine.continuous.dependence import LASTING, OBJECTS, OUTSIDE, PAST, VALUES, Dependence
from engine.events import Arrange, Count, Move, SetCardField, SetVariable, Shuffle
from engine.games.fftcg import vocabulary
from engine.games.fftcg.rules.table import DAMAGE, FIELD, PRIMED, STACK
from engine.games.fftcg.vocabulary import Zone
from engine.games.fftcg.vocabulary import attacking as attacking_words
from engine.games.fftcg.vocabulary import casting as casting_words
from engine.games.fftcg.vocabulary import copying as copying_words
from engine.games.fftcg.vocabulary import types as types_words
from engine.state import Change, State

#: Which values the parts of nouns, amounts and conditions look at.
READS: dict[type, str] = {
    vocabulary.IsCharacter: "types",
    vocabulary.WithJob: "jobs",
    vocabulary.OfCategory: "categories",
    vocabulary.OfElement: "elements",
    vocabulary.ExceptElement: "elements",
    vocabulary.MultiElement: "elements",
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
    types_words.EveryOne,
    vocabulary.IsCharacter, vocabulary.OfElement, vocabulary.ExceptElement, vocabulary.MultiElement,
    vocabulary.WithJob, vocabulary.OfCategory, vocabulary.IsGeneric, vocabulary.NotGeneric, vocabulary.HasBurst,
    vocabulary.TraitsAmong, vocabulary.AllTraitsDiffer, vocabulary.DifferentTraits,
})

#: What depends on more, and on which aspect of the position.
DEPENDS: dict[type, str] = {
    asked.Has: "zones",
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
    casting_words.PaidOnlyWith: "states",
    casting_words.ElementsPaid: "states",
    casting_words.DiscardsPaid: "states",
    vocabulary.HasCrystals: "crystals",
    vocabulary.CrystalsOf: "crystals",
}

#: Changes that are only asked about where they matter, and what else is no matter for the board.
RULINGS: tuple[type[statics.Change], ...] = (
    statics.Cannot, statics.Must, statics.CostsTo, statics.AttacksAgain, statics.AttacksOnceMore, turning.DoesNotUntap,
    vocabulary.ProducesCP, turning.EntersTapped, vocabulary.JoinsAnyParty, counters.EntersWithCounters,
    attacking_words.AttacksUndulled,
)
ASKED_LATER = (
    *RULINGS, statics.CannotGain, statics.PowerCannotChange, statics.Keyword, statics.LosesAbilities,
    statics.LosesKeywords,
)

#: Named values that are aspects.
_VALUES: dict[str, tuple[str, ...]] = {
    "turn player": (VALUES,), "lasting": (VALUES, LASTING),
    "attackers": ("battle",), "blocker": ("battle",), "party": ("battle",), "phase": ("phase",), "this turn": (PAST,),
    "crystals 0": ("crystals",), "crystals 1": ("crystals",),
}
#: What is touched where nothing stays as it was.
_ALL = (OBJECTS, VALUES, OUTSIDE, "zones", "states", "faces")
#: The zones on which every board depends, and those that are no aspect.
_BASE_ZONES = frozenset({FIELD, *DAMAGE})
_ASIDE = frozenset({STACK, PRIMED})
#: The values of a card on the field that are its state.
_STATES = frozenset({"dull", "damage", "counters", "marks"})
#: What the other values of a card touch; of those not named here, all.
_FIELDS: dict[str, tuple[str, ...]] = {"known": (), "since": ()}


def touched(state: State, change: Change, outside: Container[int]) -> tuple[str, ...] | None:
    """Return the aspects that a change may have touched; None where that cannot be said.

    ``outside`` are the cards with auto-abilities that work elsewhere than on the field.
    """
    if isinstance(change, SetVariable | Count):
        return _VALUES.get(change.name, ())
    if isinstance(change, Move):
        if change.card in outside:
            return _ALL
        if change.origin in _BASE_ZONES or change.to in _BASE_ZONES:
            return (OBJECTS, VALUES, "zones")
        return () if change.origin in _ASIDE and change.to in _ASIDE else ("zones",)
    if isinstance(change, SetCardField):
        if change.field in _STATES:
            return ("states",) if state.cards[change.card].zone == FIELD else ()
        if change.field == "face_down":
            # What lies face down has no information: it may as well have gone.
            all_of_it = state.cards[change.card].zone in (FIELD, PRIMED) or change.card in outside
            return _ALL if all_of_it else ("faces", "zones")
        return _FIELDS.get(change.field, _ALL)
    if isinstance(change, Shuffle | Arrange) and change.zone not in _BASE_ZONES:
        return ("zones",)
    return None


DEPENDENCE = Dependence(
    READS, READS_OF, STEADY, DEPENDS, ASKED_LATER,
    {
        statics.Granted: lambda gain: gain.ability.statics if isinstance(gain.ability, FieldAbility) else (),
    },
    lambda zone: None if zone is Zone.FIELD else "zones",
)
