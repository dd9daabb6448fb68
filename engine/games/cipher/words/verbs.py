"""Verbs: what units do and what befalls them, one line for each, whatever the tense."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.games.cipher.words.terms import DESTROYED, SENT
from engine.text.english.classes import BECAUSE_OF, TOWARDS
from engine.text.grammar import Row
from engine.text.phrases import Phrase, phrase, same, terms

_THE = "{@own:the}"
_TO = f"{TOWARDS} {_THE}"
_PUT = f"{{@sent|placed|put|added|returned}} {{@face-up:}} {TOWARDS}"
_ATTACK = "{@attack}"
_CARDS = "{@a card}"
_IN_HAND = "from your hand|in your hand"


def _suffered() -> list[Phrase]:
    """What befalls a unit or card."""
    return [
        phrase(ab.IsBroken, f"~be {DESTROYED}"),
        phrase(own.IsAttacked, "~be {@being} attacked ?(by {by:who})?"),
        phrase(own.IsSupported, "~be supported by {by:obj}"),
        phrase(ab.BecomesUntapped, "~be untapped"),
        phrase(ab.BecomesTapped, "~be tapped"),
        phrase(own.IsMoved, f"~be moved ?({_TO} {{to:zone}})?"),
        *[
            phrase(own.IsMoved, f"~be moved from {_THE} {one.value} to {_THE} {other.value}", to=other)
            for one, other in ((own.Zone.BACK_LINE, own.Zone.FRONT_LINE), (own.Zone.FRONT_LINE, own.Zone.BACK_LINE))
        ],
        phrase(ab.Enters, f"~be deployed ?(from {_THE} {{origin:zone}})?"),
        phrase(ab.Enters, f"~be deployed {_TO} {{area:zone}}"),
        phrase(ab.Enters, f"~be deployed {TOWARDS} the same area {{@as}} {{beside:obj}}"),
        phrase(own.IsRevealed, "~be revealed"),
        phrase(own.Growths, "~be Growthed"),
        phrase(own.ClassChanges, "~be Class Changed"),
        phrase(own.LevelsUp, "~be Leveled Up"),
        phrase(ab.Moves, f"~be {_PUT} {{into:turn_player}} {{to:place_put}}", origin=None),
        phrase(ab.Moves, f"~be {_PUT} {{@own:the}} {{to:place_put}}", origin=None, into=None),
        phrase(ab.Moves, f"~be {SENT} from {{into:turn_player}} {{origin:zone}} {_TO} {{to:zone}}"),
        phrase(ab.Moves, f"~be {SENT} from the {{origin:zone}} {_TO} {{to:zone}}", into=None),
        phrase(ab.Moves, f"~be {{@added to|returned to}} your hand from {_THE} {{origin:zone}}", to=own.Zone.HAND,
               into=ab.Player.YOU),
    ]


def _attack(critical: bool) -> list[Phrase]:
    """What an attack does and suffers."""
    return [
        phrase(own.DestroysByAttack, "{@~destroy|~defeat} {whom:obj}", critical=critical),
        phrase(own.IsEvaded, "~be evaded ?(by {by:obj})?", critical=critical),
    ]


PHRASES: list[tuple[str, list[Phrase]]] = [
    ("forbidden_suffering", _suffered()),
    ("place_put", [terms(own.Zone, {own.Zone.ORB: "Orbs"})]),
    (
        # What befalls a unit is said as it happens, too.
        "deed",
        [
            same("{@being:<is|are> being} {:suffering_so/done}"),
            phrase(ab.Attacks, "<is|are> attacking ?({whom:obj})?"),
        ],
    ),
    (
        "forbidden_doing",
        [
            phrase(ab.Attacks, "~attack", whom=None),
            phrase(own.CriticalHits, "~Critical_Hit", whom=None),
            phrase(own.Evades, "~evade", whose=None),
            phrase(own.IsMoved, "~move", to=None),
        ],
    ),
    (
        "infinitive",
        [
            phrase(ab.Attacks, "attack {whom:attackable}"),
            phrase(own.CriticalHits, "Critical Hit {whom:attackable}"),
        ],
    ),
    (
        "doing",
        [
            phrase(ab.Attacks, "~attack {whom:obj}"),
            phrase(own.CriticalHits, "~Critical_Hit {@|on} {whom:obj}"),
            phrase(own.Evades, "~evade {whose:one_obj}'s {@attack}"),
            phrase(ab.Leaves, "~leave the battlefield"),
            phrase(own.DestroysByAttack, "~destroy {whom:obj}", critical=False),
            phrase(own.DestroysByAttack,
                   f"{{@~destroy|~defeat}} {{whom:obj}} {BECAUSE_OF} {{@an attack|its attack|attacking|their attack}}"),
            phrase(own.DestroysByAttack, f"~destroy {{whom:obj}} {BECAUSE_OF} a Critical Hit", critical=True),
            phrase(own.FailsToSupport, "~fail to support ?({whom:obj})?"),
            phrase(own.UsesSkill, "~use {skill:name}"),
            phrase(own.UsesSkill, "~use a/an {kind:kind_sign} skill"),
            phrase(own.UsesSkill, "~use a/an {icon:icon} {@skill:}"),
        ],
    ),
    (
        "forbidden_becoming",
        [
            phrase(own.ClassChanges, "{@~Class_Change|~change class}"),
            phrase(own.LevelsUp, "~Level Up"),
            phrase(own.Growths, "~Growth"),
        ],
    ),
    ("evading", [phrase(own.IsEvaded, "~be evaded ?(by {by:who})?")]),
    (
        "attack_deed",
        [
            *_attack(critical=False),
            phrase(own.AttackEnds, "~end"),
            phrase(own.FailsToDestroy, "~fail to destroy {whom:obj}"),
        ],
    ),
    ("critical_deed", _attack(critical=True)),
    # What players do.
    (
        "forbidden_player_act",
        [
            same("{:player_taking_so/same}"),
            phrase(own.ClassChangesInto, "~Class_Change {@into} {what:one_obj}"),
            phrase(own.LevelsUpInto, "~Level Up {@into} {what:one_obj}"),
            phrase(own.UsesSkill, f"~use a/an {{icon:icon}} {{@skill}} {{@|{_IN_HAND}}}"),
            phrase(own.UsesSkill, f"~use a/an {{icon:icon}} belonging to {{whose:obj}} {{@{_IN_HAND}}}"),
        ],
    ),
    (
        "player_taking",
        [
            phrase(ab.Draws, f"~draw {_CARDS}", outside=None),
            phrase(own.Deploys, f"~deploy {{what:who}} ?({TOWARDS} {{@own:the}} {{zone:zone}})?"),
        ],
    ),
    ("kind_sign", [terms((kind, f"[{kind.value}]") for kind in own.SkillKind)]),
]

ROWS: dict[str, Row] = {}
