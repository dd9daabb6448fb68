"""Why something happens: "by a skill's effect", "as the cost of an ally's skill" (Cipher 10.4, 10.5)."""

from __future__ import annotations

from engine.abilities.events import Activates, Draws, Happens, IsBroken
from engine.abilities.nouns import ControlledBy, Noun
from engine.abilities.players import Player
from engine.abilities.references import Every
from engine.games.cipher.skillwords import BySkill, Caused
from engine.games.cipher.verbs import (
    ClassChanges,
    Deploys,
    Growths,
    IsAttacked,
    IsDeployed,
    IsDestroyedByAttack,
    IsMoved,
    IsPlaced,
    IsSupported,
    IsTapped,
    LevelsUp,
)
from engine.games.cipher.vocabulary import Zone
from engine.games.cipher.words.nouns import THIS_UNIT
from engine.text.grammar import Phrase, Row, phrase, same

#: Enemies, all of them, and any of them.
ENEMIES = Every(Noun((ControlledBy(Player.OPPONENT),)))

_BECAUSE = (
    *("by", "via", "through", "with", "from", "using", "as", "due to", "because of", "as a result of"),
    *("as the result of", "when paying"),
)
_EFFECT = (
    *("a skill's effect", "a skill's effects", "the effect of a skill", "the effect of skills", "skill effects"),
    *("the effects of skills", "the effects of a skill", "skills' effects", "effects of skills"),
)
_COST_OR_EFFECT = tuple(
    words.format(one, other)
    for one, other in (("cost", "effect"), ("effect", "cost"))
    for words in (
        *("a skill's {} or {}", "the {} or {} of a skill", "the {} or {} of skills", "the {}s or {}s of skills"),
        *("skill {}s or {}s", "skills' {}s or {}s", "a skill's {} or by the {} of a skill", "skills' {} or {}"),
        *("a skill's {} or a skill's {}", "skill {} or {}"),
    )
)
_OWN_EFFECT = (
    *("{whose:one_ref}'s skill", "{whose:one_ref}'s skills", "{whose:one_ref}'s skill's effect"),
    *("the effect of {whose:one_ref}'s skill", "the effects of {whose:one_ref}'s skills"),
    *("the effect of {whose:one_ref}'s skills", "a skill of {whose:one_ref}", "the skill of {whose:one_ref}"),
    *("the effect of a skill of {whose:one_ref}", "{whose:one_ref}'s skill effect"),
)
_OWN_COST_OR_EFFECT = tuple(
    words.format(one, other)
    for one, other in (("cost", "effect"), ("effect", "cost"))
    for words in (
        *("the {} or {} of {{whose:one_ref}}'s skill", "{{whose:one_ref}}'s skill {} or {}"),
        *("{{whose:one_ref}}'s skill's {} or {}", "the {} or {} of {{whose:one_ref}}'s skills"),
    )
)
_ENEMY = (
    *("enemy skills", "enemies' skills", "the effect of enemy skills", "the effects of enemy skills"),
    *("enemy skill effects", "the skills of enemies", "the effects of enemies' skills"),
)
_THEIRS = tuple(
    f"{skill} or {lead}{support}"
    for skill in (
        *("an enemy's skill", "enemy skills", "an enemy's skills", "the effect of an enemy's skill"),
        *("the effects of enemy skills", "the effect of enemy skills", "your opponent's skill"),
        *("your opponent's skills", "the effects of an enemy's skills", "an enemy skill"),
    )
    for lead in ("", "by ", "the effect of ")
    for support in (
        *("your opponent's support skill", "your opponent's support skills", "their support skills"),
        *("an opponent's support skill", "an opponent's support skills", "support skills", "support skill"),
        *("your opponent's support card's skill", "their support skill"),
    )
)
_YOURS = tuple(
    f"{skill} or {support}"
    for skill in ("an ally's skill", "allied skills", "an ally's skills", "the effect of an ally's skill")
    for support in ("your support skill", "your support skills")
)
_NAMED = (
    *("{skill:name}", "the effect of {skill:name}", "{skill:name}'s effect", "the skill {skill:name}"),
    *("the effect of the skill {skill:name}",),
)
_NAMED_OF = (
    *("{whose:one_ref}'s {skill:name}", "the effect of {whose:one_ref}'s {skill:name}"),
    *("{whose:one_ref}'s {skill:name} skill", "{whose:one_ref}'s skill {skill:name}"),
)
_INTO = ("in", "to", "into")
_THE = ("the ", "your ", "")
_WHOSE = (("your ", Player.YOU), ("the ", None), ("", None), ("your opponent's ", Player.OPPONENT), ("their ", None))
_PUT = ("sent to", "sent into", "placed in", "placed into", "added to", "returned to", "put in", "put into")
_FINITE = ("<is|are> ", "<is|are> being ", "<has|have> been ", "<was|were> ", "")
_BY_ATTACK = (
    *("by attacks from {by:subject}", "by an attack from {by:subject}", "by {by:one_ref}'s attack"),
    *("by {by:one_ref}'s attacks", "by the attack of {by:one_ref}", "by the attacks of {by:subject}"),
    *("in combat with {by:one_ref}", "as a result of {by:one_ref}'s attack"),
)
_ENEMY_ATTACKS = ("enemy attacks", "enemies' attacks", "an enemy attack", "the attacks of enemies")


def _befallen(lead: str) -> list[Phrase]:
    """What befalls a unit or card, after the lead: "is", "be"."""
    return [
        phrase(IsBroken, f"{lead}destroyed"),
        phrase(IsBroken, f"{lead}defeated"),
        *[phrase(IsDestroyedByAttack, f"{lead}destroyed {attack}") for attack in _BY_ATTACK],
        *[phrase(IsDestroyedByAttack, f"{lead}destroyed by {attack}", by=ENEMIES) for attack in _ENEMY_ATTACKS],
        phrase(IsAttacked, f"{lead}attacked"),
        phrase(IsAttacked, f"{lead}attacked by {{by:subject}}"),
        phrase(IsSupported, f"{lead}supported by {{by:ref}}"),
        phrase(Activates, f"{lead}untapped"),
        phrase(IsTapped, f"{lead}tapped"),
        phrase(IsMoved, f"{lead}moved", to=None),
        *[phrase(IsMoved, f"{lead}moved {into} {the}{{to:zone}}") for into in _INTO for the in _THE],
        *[
            phrase(IsMoved, f"{lead}moved from {the}{one.value} to {the}{other.value}", to=other)
            for the in _THE
            for one, other in ((Zone.BACK_LINE, Zone.FRONT_LINE), (Zone.FRONT_LINE, Zone.BACK_LINE))
        ],
        phrase(IsDeployed, f"{lead}deployed", zone=None),
        *[phrase(IsDeployed, f"{lead}deployed {into} {the}{{zone:zone}}") for into in _INTO for the in _THE],
        *[
            phrase(IsDeployed, f"{lead}deployed {into} the same area {how} {{beside:ref}}", zone=None)
            for into in _INTO
            for how in ("as", "with")
        ],
        phrase(Growths, f"{lead}Growthed"),
        phrase(ClassChanges, f"{lead}Class Changed"),
        phrase(LevelsUp, f"{lead}Leveled Up"),
        *[
            phrase(IsPlaced, f"{lead}{put} {whose}{{zone:zone}}", player=player, origin=None)
            for put in _PUT
            for whose, player in _WHOSE
        ],
        *[
            phrase(IsPlaced, f"{lead}{put} from your {{origin:zone}} {into} {whose}{{zone:zone}}", player=Player.YOU)
            for put, into in (one.split() for one in _PUT)
            for whose in _THE
        ],
        *[
            phrase(IsPlaced, f"{lead}{put} your hand from {the}{{origin:zone}}", zone=Zone.HAND, player=Player.YOU)
            for put in ("added to", "returned to")
            for the in _THE
        ],
    ]


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "cause",
        [
            *[phrase(BySkill, f"{by} {words}") for by in _BECAUSE for words in _EFFECT],
            *[phrase(BySkill, f"{by} {words}", cost=True) for by in _BECAUSE for words in ("a skill", "skills")],
            *[phrase(BySkill, f"{by} {words}", cost=True) for by in _BECAUSE for words in _COST_OR_EFFECT],
            *[phrase(BySkill, f"{by} {words}") for by in _BECAUSE for words in _OWN_EFFECT],
            *[phrase(BySkill, f"{by} {words}", cost=True) for by in _BECAUSE for words in _OWN_COST_OR_EFFECT],
            *[phrase(BySkill, f"{by} {words}", whose=ENEMIES) for by in _BECAUSE for words in _ENEMY],
            *[phrase(BySkill, f"{by} {words}", player=Player.OPPONENT) for by in _BECAUSE for words in _THEIRS],
            *[
                phrase(BySkill, f"{by} your opponent's {words}", player=Player.OPPONENT)
                for by in _BECAUSE
                for words in ("skill", "skills", "skill effects", "skills or support skills", "skill or support skill")
            ],
            *[phrase(BySkill, f"{by} {words}", player=Player.YOU) for by in _BECAUSE for words in _YOURS],
            *[phrase(BySkill, f"{by} {words}") for by in _BECAUSE for words in _NAMED],
            *[phrase(BySkill, f"{by} {words}") for by in _BECAUSE for words in _NAMED_OF],
        ],
    ),
    # What befalls a unit or card, without and with its cause, after a subject and after "cannot" and "has".
    ("is_befallen", [one for lead in _FINITE for one in _befallen(lead)]),
    ("be_befallen", _befallen("be ")),
    ("been_befallen", _befallen("been ")),
    ("befalls", [same("{:is_befallen}"), phrase(Caused, "{deed:is_befallen} {by:cause}")]),
    ("befall", [same("{:be_befallen}"), phrase(Caused, "{deed:be_befallen} {by:cause}")]),
    ("been", [same("{:been_befallen}"), phrase(Caused, "{deed:been_befallen} {by:cause}")]),
    (
        # What a unit does, without and with its cause.
        "changing",
        [
            phrase(ClassChanges, "Class <Changes|Change>"),
            phrase(ClassChanges, "Class Changed"),
            phrase(ClassChanges, "~change class"),
            phrase(ClassChanges, "changed class"),
            phrase(LevelsUp, "~Level Up"),
            phrase(Growths, "~Growth"),
        ],
    ),
    ("changing_by", [phrase(Caused, "{deed:changing} {by:cause}")]),
    ("player_draws", [phrase(Draws, f"draw {what}") for what in ("a card", "cards", "1 or more cards", "1 card")]),
    ("player_deploys", [phrase(Deploys, "deploy {what:subject}")]),
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
            phrase(Happens, "{who#:ref=} {deeds:changing_by=}"),
            phrase(Happens, "{deeds:changing_by=}", who=(THIS_UNIT,)),
        ],
    ),
]

ROWS: dict[str, Row] = {}
