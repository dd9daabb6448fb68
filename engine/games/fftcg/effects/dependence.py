"""What a continuous effect depends on in FFTCG, so that a board is worked out anew only when that has changed.

Besides what every board depends on, that is aspects of the position; ``touched`` says which a change may touch.
"""

from __future__ import annotations

from collections import defaultdict

from engine import abilities as ab
from engine.continuous.dependence import FACES, LASTING, OBJECTS, PAST, VALUES, Dependence, Touches
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.rules.table import DAMAGE, FIELD, PRIMED, STACK

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

#: What else depends on nothing but what every board depends on.
STEADY: frozenset[type] = frozenset({
    own.EveryOne, own.IsGeneric, own.HasBurst, own.TraitsAmong,
})

#: What depends on more, by the aspect of the position.
_LEANING: dict[str, tuple[type, ...]] = {
    "zones": (ab.TopOfDeck,),
    "states": (
        ab.Tapped, ab.Untapped, own.IsFrozen, ab.Damaged, ab.WithCounters, ab.CountersOn,
        ab.CountersInPlay, ab.DamageOn, own.WasCast, own.PaidExtraCost, own.PaidIncluding,
        own.PaidOnlyBy, own.ElementsPaid, own.DiscardsPaid,
    ),
    FACES: (ab.FaceUp, ab.FaceDown),
    "battle": (ab.Attacking, ab.Blocking, ab.BlockedBy, own.InParty, own.IsParty),
    "crystals": (own.CrystalsOf,),
}
DEPENDS = {kind: aspect for aspect, kinds in _LEANING.items() for kind in kinds}

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
_ON_BOARD = (OBJECTS, VALUES, "zones")
#: What lies face down under a Character has no information: it may as well have gone.
touched = Touches(
    _VALUES,
    defaultdict(
        lambda: ("zones",), dict.fromkeys((FIELD, *DAMAGE), _ON_BOARD) | {STACK: (), PRIMED: (OBJECTS, VALUES)}
    ),
    {**dict.fromkeys(("dull", "damage", "counters", "marks"), ("states",)), "known": (), "since": ()},
)

DEPENDENCE = Dependence(
    READS, READS_OF, STEADY, DEPENDS, ASKED_LATER,
    {
        ab.Granted: lambda gain: gain.ability.statics if isinstance(gain.ability, ab.FieldAbility) else (),
    },
    lambda zone: None if zone is own.Zone.FIELD else "zones",
)
