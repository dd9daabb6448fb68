"""Why something happens: "by a skill's effect", "as the cost of an ally's skill" (Cipher 10.4, 10.5)."""

from __future__ import annotations

from engine.abilities.decks import Draws
from engine.abilities.events import Enters, Happens, IsBroken, Moves
from engine.abilities.nouns import ControlledBy, Noun
from engine.abilities.players import Player
from engine.abilities.references import Every
from engine.abilities.turning import BecomesTapped, BecomesUntapped
from engine.games.cipher.vocabulary import Zone
from engine.games.cipher.vocabulary.skills import BySkill, Caused
from engine.games.cipher.vocabulary.verbs import (
    ClassChanges,
    Deploys,
    Growths,
    IsAttacked,
    IsDestroyedByAttack,
    IsMoved,
    IsRevealed,
    IsSupported,
    LevelsUp,
)
from engine.games.cipher.words.nouns import THIS_UNIT
from engine.games.cipher.words.terms import DESTROYED, SENT, THEIRS
from engine.text.english.classes import BECAUSE_OF, TOWARDS
from engine.text.grammar import Phrase, Row, phrase, same

#: Enemies, all of them, and any of them.
ENEMIES = Every(Noun((ControlledBy(Player.OPPONENT),)))

_BY = BECAUSE_OF
_EFFECT = (
    f"{_BY} {{@a skill's effect|a skill's effects|the effect of a skill|the effect of skills|skill effects|"
    "the effects of skills|the effects of a skill|skills' effects|effects of skills}"
)
_EITHER = (
    "{@cost or effect|effect or cost|costs or effects|effects or costs|cost or by the effect|effect or by the cost|"
    "cost and effect|effect and cost}"
)
_COST_OR_EFFECT = (
    *(f"{_BY} {{@a skill's|skills'|skill}} {_EITHER}", f"{_BY} {{@the|a|}} {_EITHER} of {{@a skill|skills}}"),
    f"{_BY} a skill's {{@cost or a skill's effect|effect or a skill's cost}}",
    f"{_BY} a skill's {{@effect or by the cost of a skill|cost or by the effect of a skill}}",
)
_OWN_EFFECT = (
    f"{_BY} {{@the effect of|the effects of|}} {{whose:one_obj}}'s {{@skill|skills}}",
    f"{_BY} {{whose:one_obj}}'s {{@skill's effect|skill's effects|skill effect|skill effects|skills' effects}}",
    f"{_BY} {{@the effect of|the effects of|}} {{@a skill|the skill|skills|the skills}} of {{whose:one_obj}}",
    f"{_BY} {{@the effect of|the effects of|}} {{whose:who}}' skills",
)
_OWN_COST_OR_EFFECT = (
    f"{_BY} the {_EITHER} of {{whose:one_obj}}'s {{@skill|skills}}",
    f"{_BY} {{whose:one_obj}}'s {{@skill|skill's|skills'}} {_EITHER}",
)
_ENEMY = (
    f"{_BY} {{@the effect of|the effects of|}} {{@enemy skills|enemies' skills|the skills of enemies}}",
    f"{_BY} {{@enemy skill effects|enemies' skill effects}}",
)
_SUPPORT = (
    "{@|by|the effect of|by the effect of} {@your opponent's|the opponent's|an opponent's|their|}"
    " {@support skill|support skills|support card's skill|support cards' skills}"
)
_THEIRS = (
    f"{_BY} {{@the effect of|the effects of|}}"
    f" {{@an enemy's skill|enemy skills|an enemy's skills|an enemy skill|your opponent's skill|your opponent's skills}}"
    f" or {_SUPPORT}",
    f"{_BY} your opponent's {{@skill|skills|skill effects}}",
    f"{_BY} {{@the effect of|the effects of}} {THEIRS} {{@skill|skills}}",
    f"{_BY} {THEIRS} {{@skill's|skills'}} {{@effect|effects}}",
)
_YOURS = (
    f"{_BY} {{@the effect of|the effects of|}} {{@an ally's skill|allied skills|an ally's skills|your allies' skills}}"
    " or {@your support skill|your support skills}",
    f"{_BY} {{@the effect of|the effects of|}} your {{@skill|skills}}",
    f"{_BY} your {{@skill's effect|skills' effects|skill effects}}",
)
_NAMED = (
    f"{_BY} {{@the effect of|the skill|the effect of the skill|}} {{skill:name}}",
    f"{_BY} {{skill:name}}'s effect",
)
_NAMED_OF = (
    f"{_BY} {{@the effect of|}} {{whose:one_obj}}'s {{@skill|}} {{skill:name}}",
    f"{_BY} {{@the effect of|}} {{whose:one_obj}}'s {{skill:name}} skill",
)
_INTO = TOWARDS
_THE = "{@the|your|}"
_WHOSE = (("your", Player.YOU), ("{@the|}", None), ("your opponent's", Player.OPPONENT), ("their", None))
_PUT = (
    "{@sent to|sent into|placed in|placed into|added to|returned to|put in|put into|placed face-up in"
    "|put face-up in}"
)
_FINITE = ("<is|are>", "<is|are> being", "<has|have> been", "<was|were>", "")
_BY_ATTACK = (
    "{@by an attack from|by attacks from|by the attack of|by the attacks of|as a result of an attack from}"
    " {by:who}",
    f"{BECAUSE_OF} {{by:one_obj}}'s {{@attack|attacks}}",
)
_ENEMY_ATTACKS = "by {@enemy attacks|enemies' attacks|an enemy attack|the attacks of enemies}"
_CRITICAL_HITS = "{@Critical Hit|Critical Hits}"


#: What befalls a unit or card, after "is", "be" and the like.
_BEFALLEN = [
    phrase(IsBroken, f"{DESTROYED}"),
    *[
        phrase(IsDestroyedByAttack, f"{DESTROYED} {attack}", critical=False)
        for attack in _BY_ATTACK
    ],
    phrase(IsDestroyedByAttack, f"{DESTROYED} {_ENEMY_ATTACKS}", by=ENEMIES, critical=False),
    phrase(
        IsDestroyedByAttack, f"{DESTROYED} by {{by:one_obj}}'s {_CRITICAL_HITS}", critical=True
    ),
    phrase(
        IsDestroyedByAttack,
        f"{DESTROYED} by {{@enemy|an enemy|enemies'}} {_CRITICAL_HITS}",
        by=ENEMIES,
        critical=True,
    ),
    phrase(IsBroken, f"{DESTROYED} by {{by:who}}"),
    phrase(IsAttacked, "{@|being} attacked"),
    phrase(IsAttacked, "{@|being} attacked by {by:who}"),
    phrase(IsSupported, "supported by {by:obj}"),
    phrase(BecomesUntapped, "untapped"),
    phrase(BecomesTapped, "tapped"),
    phrase(IsMoved, "moved", to=None),
    phrase(IsMoved, f"moved {_INTO} {_THE} {{to:zone}}"),
    *[
        phrase(IsMoved, f"moved from {_THE} {one.value} to {_THE} {other.value}", to=other)
        for one, other in ((Zone.BACK_LINE, Zone.FRONT_LINE), (Zone.FRONT_LINE, Zone.BACK_LINE))
    ],
    phrase(Enters, "deployed"),
    phrase(Enters, f"deployed from {_THE} {{origin:zone}}"),
    phrase(IsRevealed, "revealed"),
    phrase(Enters, f"deployed {_INTO} {_THE} {{area:zone}}"),
    phrase(Enters, f"deployed {_INTO} the same area {{@as|with}} {{beside:obj}}"),
    phrase(Growths, "Growthed"),
    phrase(ClassChanges, "Class Changed"),
    phrase(LevelsUp, "Leveled Up"),
    *[
        phrase(Moves, f"{_PUT} {whose} {{to:zone}}", into=player, origin=None)
        for whose, player in _WHOSE
    ],
    phrase(
        Moves,
        f"{SENT} from your {{origin:zone}} {_INTO} {_THE} {{to:zone}}",
        into=Player.YOU,
    ),
    *[
        phrase(Moves, f"{_PUT} {whose} Orbs", to=Zone.ORB, into=player, origin=None)
        for whose, player in _WHOSE
    ],
    *[
        phrase(
            Moves,
            f"{SENT} from {whose} {{origin:zone}} {_INTO} {_THE} {{to:zone}}",
            into=player,
        )
        for whose, player in (("your opponent's", Player.OPPONENT), ("the", None))
    ],
    phrase(
        Moves,
        f"{{@added to|returned to}} your hand from {_THE} {{origin:zone}}",
        to=Zone.HAND,
        into=Player.YOU,
    ),
]


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "cause",
        [
            phrase(BySkill, _EFFECT),
            phrase(BySkill, f"{_BY} {{@a skill|skills}}", cost=True),
            *[phrase(BySkill, words, cost=True) for words in _COST_OR_EFFECT],
            *[phrase(BySkill, words) for words in _OWN_EFFECT],
            *[phrase(BySkill, words, cost=True) for words in _OWN_COST_OR_EFFECT],
            *[phrase(BySkill, words, whose=ENEMIES) for words in _ENEMY],
            *[phrase(BySkill, words, player=Player.OPPONENT) for words in _THEIRS],
            *[phrase(BySkill, words, player=Player.YOU) for words in _YOURS],
            *[phrase(BySkill, words) for words in (*_NAMED, *_NAMED_OF)],
        ],
    ),
    # What befalls a unit or card, without and with its cause, after a subject and after "cannot" and "has".
    ("is_befallen", [same(f"{lead} {{:befallen}}") for lead in _FINITE]),
    ("be_befallen", [same("be {:befallen}")]),
    ("been_befallen", [same("been {:befallen}")]),
    ("befallen", _BEFALLEN),
    ("befalls", [same("{:is_befallen}"), phrase(Caused, "{deed:is_befallen} {by:cause}")]),
    ("befall", [same("{:be_befallen}"), phrase(Caused, "{deed:be_befallen} {by:cause}")]),
    ("been", [same("{:been_befallen}"), phrase(Caused, "{deed:been_befallen} {by:cause}")]),
    (
        # What a unit does, without and with its cause.
        "changing",
        [
            phrase(ClassChanges, "Class <Changes|Change>"),
            phrase(ClassChanges, "{@Class Changed|changed class|has Class Changed}"),
            phrase(ClassChanges, "~change class"),
            phrase(LevelsUp, "~Level Up"),
            phrase(Growths, "~Growth"),
        ],
    ),
    ("changing_by", [phrase(Caused, "{deed:changing} {by:cause}")]),
    ("player_draws", [phrase(Draws, "draw {@a card|cards|1 or more cards|1 card}")]),
    (
        # What the opponent does.
        "opponent_plain",
        [
            phrase(Draws, "draws {@a card|cards|1 or more cards|1 card}"),
            phrase(Deploys, f"deploys {{what:obj}} {_INTO} {{@the|their}} {{zone:zone}}"),
            phrase(Deploys, "deploys {what:obj}", zone=None),
        ],
    ),
    (
        "opponent_deed",
        [same("{:opponent_plain}"), phrase(Caused, "{deed:opponent_plain} {by:cause}")],
    ),
    (
        "player_deploys",
        [
            phrase(Deploys, f"deploy {{what:who}} {_INTO} {{@the|your|their}} {{zone:zone}}"),
            phrase(Deploys, "deploy {what:who}", zone=None),
        ],
    ),
    (
        "player_caused",
        [
            phrase(Caused, "{deed:player_draws} {by:cause}"),
            phrase(Caused, "{deed:player_deploys} {by:cause}"),
        ],
    ),
    (
        # The very event that made a skill trigger.
        "occasion",
        [
            phrase(Happens, "{who#:obj=} {deeds:changing_by=}"),
            phrase(Happens, "{deeds:changing_by=}", who=(THIS_UNIT,)),
        ],
    ),
]

ROWS: dict[str, Row] = {}
