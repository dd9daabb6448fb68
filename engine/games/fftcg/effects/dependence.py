"""What a continuous effect depends on in FFTCG, so that a board is worked out anew only when that has changed.

Besides what every board depends on, that is aspects of the position; :func:`touched` says which a change may touch.
"""

from __future__ import annotations

from collections.abc import Container

from engine import abilities as ab
from engine.continuous.dependence import LASTING, OBJECTS, OUTSIDE, PAST, VALUES, Dependence
from engine.events import Arrange, Count, Move, SetCardField, SetVariable, Shuffle
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.rules.table import DAMAGE, FIELD, PRIMED, STACK
from engine.state import Change, State

#: Which values the parts of nouns, amounts and conditions look at.
READS: dict[type, str] = {
    own.IsCharacter: "types",
    own.WithJob: "jobs",
    own.OfCategory: "categories",
    own.OfElement: "elements",
    own.MultiElement: "elements",
    own.AbilitiesOf: "abilities",
    own.HasAbilities: "abilities",
}
#: And those that compare one: "different Elements", "the highest cost".
READS_OF: dict[ab.Trait, str] = {
    ab.Trait.NAME: "names",
    ab.Trait.COST: "cost",
    ab.Trait.POWER: "power",
    ab.Trait.ELEMENT: "elements",
    ab.Trait.TYPE: "types",
    ab.Trait.JOB: "jobs",
    ab.Trait.CATEGORY: "categories",
}

#: What depends on nothing but what every board depends on.
STEADY: frozenset[type] = frozenset({
    own.EveryOne,
    own.IsCharacter, own.OfElement, own.MultiElement,
    own.WithJob, own.OfCategory, own.IsGeneric, own.HasBurst,
    own.TraitsAmong,
})

#: What depends on more, and on which aspect of the position.
DEPENDS: dict[type, str] = {
    ab.Has: "zones",
    ab.TopOfDeck: "zones",
    ab.Tapped: "states",
    ab.Untapped: "states",
    own.IsFrozen: "states",
    ab.Damaged: "states",
    ab.WithCounters: "states",
    ab.HasCounters: "states",
    ab.CountersOn: "states",
    ab.CountersInPlay: "states",
    ab.DamageOn: "states",
    own.WasCast: "states",
    own.PaidExtraCost: "states",
    own.PaidIncluding: "states",
    own.PaidOnlyBy: "states",
    ab.FaceUp: "faces",
    ab.FaceDown: "faces",
    ab.Attacking: "battle",
    ab.Blocking: "battle",
    ab.BlockedBy: "battle",
    own.InParty: "battle",
    own.IsParty: "battle",
    own.ElementsPaid: "states",
    own.DiscardsPaid: "states",
    own.CrystalsOf: "crystals",
}

#: Changes that are only asked about where they matter, and what else is no matter for the board.
RULINGS: tuple[type[ab.Change], ...] = (
    ab.Cannot, ab.Must, ab.CostsTo, ab.AttacksAgain, ab.DoesNotUntap,
    own.ProducesCP, ab.EntersTapped, own.JoinsAnyParty, ab.EntersWithCounters,
    own.AttacksUndulled,
)
ASKED_LATER = (
    *RULINGS, ab.CannotGain, ab.PowerCannotChange, ab.Keyword, ab.LosesAbilities,
    ab.LosesKeywords,
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
        ab.Granted: lambda gain: gain.ability.statics if isinstance(gain.ability, ab.FieldAbility) else (),
    },
    lambda zone: None if zone is own.Zone.FIELD else "zones",
)
