"""Verbs: what units do and what befalls them, one line for each, whatever the tense."""

from __future__ import annotations

from engine.abilities.decks import Draws
from engine.abilities.events import Attacks, Enters, IsBroken, Leaves, Moves
from engine.abilities.players import Player
from engine.abilities.turning import BecomesTapped, BecomesUntapped
from engine.games.cipher.vocabulary import SkillKind, Zone
from engine.games.cipher.vocabulary.skills import UsesIcon, UsesSkill
from engine.games.cipher.vocabulary.verbs import (
    AttackEnds,
    ClassChanges,
    ClassChangesInto,
    CriticalHits,
    Deploys,
    DestroysByAttack,
    Evades,
    FailsToDestroy,
    FailsToSupport,
    Growths,
    IsAttacked,
    IsDestroyedByAttack,
    IsEvaded,
    IsMoved,
    IsRevealed,
    IsSupported,
    LevelsUp,
    LevelsUpInto,
)
from engine.games.cipher.words.causes import ENEMIES, caused
from engine.games.cipher.words.terms import DESTROYED, SENT
from engine.text.english.classes import BECAUSE_OF, TOWARDS
from engine.text.grammar import Phrase, Row, phrase, same, value

_THE = "{@the|your|}"
_TO = f"{TOWARDS} {_THE}"
_PUT = (
    "{@sent to|sent into|placed in|placed into|added to|returned to|put in|put into|placed face-up in"
    "|put face-up in}"
)
_ATTACK = "{@attack|attacks}"
_CRITICAL_HIT = "{@Critical Hit|Critical Hits}"
_ENEMY = "{@enemy|an enemy|enemies'}"
_CARDS = "{@a card|cards|1 or more cards|1 card}"
_IN_HAND = "from your hand|in your hand"


def _suffered() -> list[Phrase]:
    """What befalls a unit or card."""
    return [
        phrase(IsBroken, f"~be {DESTROYED}"),
        *[
            phrase(IsDestroyedByAttack, f"~be {DESTROYED} {by}", critical=critical, **fixed)
            for by, critical, fixed in (
                (f"{BECAUSE_OF} {{by:one_obj}}'s {_ATTACK}", False, {}),
                (f"{BECAUSE_OF} {{@an attack from|attacks from|the attack of|the attacks of}} {{by:who}}", False, {}),
                (f"{BECAUSE_OF} {_ENEMY} {_ATTACK}", False, {"by": ENEMIES}),
                (f"by {{by:one_obj}}'s {_CRITICAL_HIT}", True, {}),
                (f"by {_ENEMY} {_CRITICAL_HIT}", True, {"by": ENEMIES}),
            )
        ],
        phrase(IsBroken, f"~be {DESTROYED} by {{by:who}}"),
        phrase(IsAttacked, "~be {@|being} attacked ?(by {by:who})?"),
        phrase(IsSupported, "~be supported by {by:obj}"),
        phrase(BecomesUntapped, "~be untapped"),
        phrase(BecomesTapped, "~be tapped"),
        phrase(IsMoved, f"~be moved ?({_TO} {{to:zone}})?"),
        *[
            phrase(IsMoved, f"~be moved from {_THE} {one.value} to {_THE} {other.value}", to=other)
            for one, other in ((Zone.BACK_LINE, Zone.FRONT_LINE), (Zone.FRONT_LINE, Zone.BACK_LINE))
        ],
        phrase(Enters, f"~be deployed ?(from {_THE} {{origin:zone}})?"),
        phrase(Enters, f"~be deployed {_TO} {{area:zone}}"),
        phrase(Enters, f"~be deployed {TOWARDS} the same area {{@as|with}} {{beside:obj}}"),
        phrase(IsRevealed, "~be revealed"),
        phrase(Growths, "~be Growthed"),
        phrase(ClassChanges, "~be Class Changed"),
        phrase(LevelsUp, "~be Leveled Up"),
        phrase(Moves, f"~be {_PUT} {{into:turn_player}} {{to:place_put}}", origin=None),
        phrase(Moves, f"~be {_PUT} {{@the|their|}} {{to:place_put}}", origin=None, into=None),
        phrase(Moves, f"~be {SENT} from {{into:turn_player}} {{origin:zone}} {_TO} {{to:zone}}"),
        phrase(Moves, f"~be {SENT} from the {{origin:zone}} {_TO} {{to:zone}}", into=None),
        phrase(Moves, f"~be {{@added to|returned to}} your hand from {_THE} {{origin:zone}}", to=Zone.HAND,
               into=Player.YOU),
    ]


def _attack(critical: bool) -> list[Phrase]:
    """What an attack does and suffers."""
    return [
        phrase(DestroysByAttack, "{@~destroy|~defeat} {whom:obj}", critical=critical),
        phrase(IsEvaded, "~be evaded ?(by {by:obj})?", critical=critical),
    ]


PHRASES: list[tuple[str, list[Phrase]]] = [
    ("plain_suffering", _suffered()),
    (
        "forbidden_suffering",
        [same("{:plain_suffering/same}"), *caused("{deed:plain_suffering/same}")],
    ),
    ("place_put", [same("{:zone}"), value(Zone.ORB, "Orbs")]),
    (
        # What befalls a unit is said of the past, too, and as it happens.
        "deed",
        [
            same("{:suffering/past}"),
            same("{@<is|are> being|} {:suffering/done}"),
            same("{:changing/past}"),
            same("{:changing_by/past}"),
            phrase(Attacks, "<is|are> attacking ?({whom:obj})?"),
        ],
    ),
    ("done", [same("{:suffering}")]),
    ("undone", [same("{:suffering/not}")]),
    (
        "forbidden_act",
        [
            phrase(Attacks, "~attack", whom=None),
            phrase(CriticalHits, "~Critical_Hit", whom=None),
            phrase(Evades, "~evade", whose=None),
            phrase(IsMoved, "~move", to=None),
            same("{:changing/same}"),
        ],
    ),
    (
        "infinitive",
        [
            phrase(Attacks, "attack {whom:attackable}"),
            phrase(CriticalHits, "Critical Hit {whom:attackable}"),
        ],
    ),
    (
        "act",
        [
            phrase(Attacks, "~attack {whom:obj}"),
            same("{:changing_by/same}"),
            phrase(CriticalHits, "~Critical_Hit {@|on} {whom:obj}"),
            phrase(Evades, "~evade {whose:one_obj}'s {@attack|attacks}"),
            phrase(Leaves, "~leave the battlefield"),
            phrase(DestroysByAttack, "~destroy {whom:obj}", critical=False),
            phrase(DestroysByAttack,
                   f"{{@~destroy|~defeat}} {{whom:obj}} {BECAUSE_OF} {{@an attack|its attack|attacking|their attack}}"),
            phrase(DestroysByAttack, f"~destroy {{whom:obj}} {BECAUSE_OF} a Critical Hit", critical=True),
            phrase(FailsToSupport, "~fail to support ?({whom:obj})?"),
            phrase(UsesSkill, "~use {skill:name}", icon=None, kind=None),
            phrase(UsesSkill, "~use a/an {kind:kind_sign} skill", icon=None, skill=""),
            phrase(UsesSkill, "~use a/an {icon:icon} {@|skill}", kind=None, skill=""),
        ],
    ),
    (
        "changing",
        [
            phrase(ClassChanges, "{@~Class_Change|~change class}"),
            phrase(LevelsUp, "~Level Up"),
            phrase(Growths, "~Growth"),
        ],
    ),
    ("changing_by", caused("{deed:changing/same}")),
    ("evading", [phrase(IsEvaded, "~be evaded ?(by {by:who})?")]),
    (
        "attack_deed",
        [
            *_attack(critical=False),
            phrase(AttackEnds, "~end"),
            phrase(FailsToDestroy, "~fail to destroy {whom:obj}"),
        ],
    ),
    ("critical_deed", _attack(critical=True)),
    # What players do.
    (
        "forbidden_player_act",
        [
            same("{:drawing_or_deploying/same}"),
            *caused("{deed:drawing_or_deploying/same}"),
            phrase(ClassChangesInto, "~Class_Change {@into|to} {what:one_obj}"),
            phrase(LevelsUpInto, "~Level Up {@into|to} {what:one_obj}"),
            phrase(UsesIcon, f"~use a/an {{icon:icon}} {{@skill|}} {{@|{_IN_HAND}}}", whose=None),
            phrase(UsesIcon, f"~use a/an {{icon:icon}} belonging to {{whose:obj}} {{@{_IN_HAND}}}"),
        ],
    ),
    (
        "drawing_or_deploying",
        [
            phrase(Draws, f"~draw {_CARDS}", cause=None, outside=None),
            phrase(Deploys, f"~deploy {{what:who}} ?({TOWARDS} {{@the|your|their}} {{zone:zone}})?"),
        ],
    ),
    ("kind_sign", [value(kind, f"[{kind.value}]") for kind in SkillKind]),
]

ROWS: dict[str, Row] = {}
