"""Events: what happens, in triggers ("When this unit attacks") and in "If this unit is destroyed", and why.

Verbs are what units do and what befalls them, one line for each, whatever the tense. A cause is whose or which skills
(`skills`), and whether it is their effect alone or their cost too (Cipher 10.4, 10.5).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.games.cipher.words.terms import ENEMIES, SENT, THIS_COMBAT, THIS_UNIT
from engine.text.english.circumstances import events
from engine.text.english.classes import BECAUSE_OF, TOWARDS, WHENEVER, WITHIN, any_of
from engine.text.phrases import Tables, altered, hole, phrase, same, shaped, terms, tree

_ANY_CARD = ab.Any(ab.Noun((ab.IsCard(),)))
_THEIR_DECK = ab.Any(ab.Noun((ab.IsCard(), ab.InZone(own.Zone.DECK, ab.Player.OPPONENT))))

# Verbs.
_THE = "{@own:the}"
_TO = f"{TOWARDS} {_THE}"
_PUT = f"{SENT} {{@face-up:}} {TOWARDS}"

# Causes.
_PART = "{@^cost|^effect}"
_OWNERS = "{whose:owners}"
_SKILL = "{@a:} {@skills}"
#: "cost or effect", "effect or by the cost of a skill"
_COST_OR_EFFECT = f"{_PART} {{@or}} ?({BECAUSE_OF})? {{@the:}} {_PART} ?(of {_SKILL})?"
_SKILLS = "{@a} {@skills}"
_WHOSE_SKILL = "{@a} {@skills:skill's}"
_BLOW = "{critical:blow/any}"
_SUPPORT = "{@^support_skill|support card's skill|support cards' skills}"
_BY = "{@|by|the effect of|by the effect of}"
#: Those of the other player: of enemies, and from supports.
_THEIRS = own.BySkill(player=ab.Player.OPPONENT)
_OF_OPPONENT = f"{{player:enemys}} {_SKILL} {any_of('', f'or {_BY} ?({{player:theirs}})? {_SUPPORT}')}"
#: Skills by whose they are, and by their name.
_SKILLS_OF: tuple[tuple[str, dict[str, object]], ...] = (
    (f"{{@a}} {_SKILL} of {{whose:one_obj}}", {}),
    ("{@an ally's skill|allied skills|an ally's skills|your allies' skills} or"
     " your {@skill:support skill}", {"player": ab.Player.YOU}),
    (f"your {_SKILL}", {"player": ab.Player.YOU}),
    ("{@the} {@skill} {skill:name}", {}),
    (f"{_OWNERS} {{@skill}} {{skill:name}} {{@skill:}}", {}),
)


def _whole(skills: str) -> str:
    """The skills, or their effect."""
    return f"{{@|the ^effect of}} {skills} {{@|'s {{@effect}}|' {{@effect}}|{{@effect}}}}"


#: Whose attack or skill it is, where that is said before.
_WHOEVER = ab.It()


def _by_means(slots: Mapping[str, Any]) -> object:
    """ "this unit's attack", "this unit's attack or skill": with each of what is somebody's."""
    causes = tuple(replace(one, whose=slots["whose"]) for one in slots["means"])
    return causes[0] if len(causes) == 1 else own.ByAny(causes)


def _take_by_means(value: object) -> Mapping[str, object] | None:
    causes: tuple[Any, ...] = value.causes if isinstance(value, own.ByAny) else (value,)
    match causes[0]:
        case own.ByAttack(whose) | own.BySkill(_, whose):
            means = tuple(replace(one, whose=_WHOEVER) for one in causes if getattr(one, "whose", None) == whose)
            return {"whose": whose, "means": means} if whose is not None and len(means) == len(causes) else None
    return None


_OPPONENTS = ("your opponent's", "the opponent's", "an opponent's", "their")

PHRASES: list[Tables] = [{
    # An Orb is no unit that could be destroyed, nor is an attack: they stand before what is said of units.
    "happening": [same("{:no_unit_does/same}")],
    "no_unit_does": [
        phrase(own.OrbDestroyed, "{@a:1} {@of} {player:turn_player} ^Orb {@is} destroyed"
               " ?(by {by:one_obj}'s {@attack})?"),
        phrase(ab.Happens, "{who:obj,or}'s attack {deeds:attack_deed,or/one/same}"),
        tree(ab.Happens(hole("who"), (altered("deed", critical=(False, True)),)),
             "{who:obj,or}'s Critical Hit {deed:strike/one/same}"),
    ],
    # A list is one or many, as it is printed.
}, events(WHENEVER, "/any"), {
    "trigger": [
        tree(ab.Trigger(ab.Happens(hole("who"), (own.AttackEnds(),))),
             "{at the end of {who:obj=}'s attack|after {who:obj=} attacks}"),
    ],
    "time": [
        phrase(ab.TimeComes, f"{{at the end of {THIS_COMBAT}|when {THIS_COMBAT} ends}}", edge=ab.Edge.END,
               turn=ab.Turn.THIS, phase=own.Moment.COMBAT),
    ],
    "doer": [same("{:obj}")],
    "one_event": [
        # What happens is said of the past, too.
        same("{:happening/past}"),
        tree(ab.Happens((hole("who", inside=own.SupportOf),), hole("deeds")), "{who:support} {deeds:supported=}"),
        phrase(ab.Happens, "{who:obj,or}'s combat ends", deeds=(own.CombatEnds(),)),
        tree(ab.Happens((_ANY_CARD,), (own.FailsToSupport(hole("whom")),)),
             "{whom:like}'s {@support card:support} fails"),
        tree(ab.Happens((hole("who"),), (own.DestroysByAttack(hole("whom"), fails=True),)),
             "{whom:obj} {@is} not destroyed by {who:one_obj}'s attack"),
        tree(ab.Happens((_THEIR_DECK,), (ab.Caused(own.IsRevealed(), hole("by")),)),
             f"your opponent reveals {{@a card}} from their Deck {BECAUSE_OF} {{by:cause}}"),
        tree(ab.Happens((hole("whom"),), (ab.Caused(hole("deed"), hole("by")),)),
             "{by:cause} {deed:done_so/any} {whom:obj}"),
        # Of the unit that is spoken of already, too: "is deployed or Class Changed into".
        tree(ab.PlayerActs(ab.Player.YOU, (own.LevelsUp(True, hole("what")),)),
             "{what:who_is} Class Changed into"),
    ],
    "supported": [phrase(own.IsSupported, "is {by:obj}"), same("{:success}")],
    "success": [terms((own.IsSupported(_ANY_CARD), words) for words in ("succeeds", "is successful"))],
    # What a skill does, as what befalls a card.
    "done_so": [terms([(own.IsMoved(), "~move"), (own.IsRevealed(), "~reveal"), (ab.IsBroken(), "~destroy")])],
    # The very event that made a skill trigger.
    "occasion_event": [
        phrase(ab.Happens, "{who#:obj=} {@{deeds:becoming_so=}|{deeds:becoming_so=/past}}"),
        phrase(ab.Happens, "{deeds:becoming_so=/done}", who=(THIS_UNIT,)),
    ],
    # Verbs.
    "forbidden_suffering": [
        phrase(ab.IsBroken, "~be destroyed"),
        phrase(ab.IsChosen, "~be chosen"),
        phrase(ab.IsAttacked, f"~be {{@being}} attacked ?(by {{by:who}})? ?({WITHIN} {_THE} {{zone:zone}})?"),
        phrase(own.IsSupported, "~be supported by {by:obj}"),
        phrase(ab.BecomesUntapped, "~be untapped"),
        phrase(ab.BecomesTapped, "~be tapped"),
        phrase(own.IsMoved, f"~be moved ?(from {_THE} {{origin:zone}})? ?({_TO} {{to:zone}})?"),
        phrase(ab.Enters, f"~be deployed ?(from {_THE} {{origin:zone}})? ?({_TO} {{area:zone}})?"
               f" ?({TOWARDS} the same area {{@as}} {{beside:obj}})?"),
        phrase(own.IsRevealed, "~be revealed"),
        phrase(own.Growths, "~be Growthed"),
        phrase(own.LevelsUp, "~be Class Changed", changes=True),
        phrase(own.LevelsUp, "~be Leveled Up"),
        *[phrase(ab.Moves, f"~be {{@being:}} {_PUT} {{{place}}} {{to:place_put}}"
                 " ?(from {whose:named_player} {origin:zone})?") for place in ("into:turn_player", "@own:the")],
        phrase(ab.Moves, f"~be {{@being:}} {SENT} from {{into:named_player}} {{origin:zone}} {_TO} {{to:zone}}"),
    ],
    # The other player's, whoever they are called.
    "theirs": [terms((ab.Player.OPPONENT, word) for word in _OPPONENTS)],
    "enemys": [terms((ab.Player.OPPONENT, word) for word in ("an enemy's", "an enemy", "enemy", *_OPPONENTS))],
    # Whose area it is, where that is said.
    "named_player": [terms([(ab.Player.YOU, "your"), (ab.Player.OPPONENT, "your opponent's"), (None, "the")])],
    "place_put": [terms(own.Zone, {own.Zone.ORB: "Orbs"})],
    # What befalls a unit is said as it happens, too.
    "deed": [
        same("{@being:<is|are> being} {:suffering_so/done}"),
        phrase(ab.Attacks, "<is|are> attacking ?({whom:obj})?"),
    ],
    "forbidden_doing": [
        phrase(ab.Attacks, "~attack", whom=None),
        phrase(own.CriticalHits, "~Critical_Hit ?({whom:obj})?"),
        phrase(own.IsMoved, "~move", origin=None, to=None),
        phrase(own.UsesSkill, "{@~use|~activate|~trigger} ?({skill:name})? ?(a/an {kind:kind_sign} skill)?"
               " ?(a/an {icon:icon} {@skill:})?"),
    ],
    "player_infinitive": [phrase(own.UsesSkill, "{@use:use} {skill:name}")],
    "infinitive": [same("{:fighting_deed}")],
    "doing": [
        phrase(ab.Attacks, "~attack {whom:obj}"),
        phrase(own.Evades, "~evade ?({whose:one_obj}'s {@attack})?"),
        phrase(ab.Leaves, "~leave the battlefield"),
        phrase(own.DestroysByAttack, "~destroy {whom:obj}", critical=False),
        phrase(own.DestroysByAttack, f"~destroy {{whom:obj}} {BECAUSE_OF} {{@own:its}} {_BLOW}"),
        phrase(own.FailsToSupport, "~fail to support ?({whom:obj})?"),
    ],
    "forbidden_becoming": [
        phrase(own.LevelsUp, "{@~Class_Change|~change class}", changes=True),
        phrase(own.LevelsUp, "~Level Up"),
        phrase(own.Growths, "~Growth"),
    ],
    "evading": [phrase(own.IsEvaded, "~be evaded ?(by {by:who})?")],
    "attack_deed": [
        same("{:strike/same}"),
        phrase(own.AttackEnds, "~end"),
        phrase(own.DestroysByAttack, "~fail to destroy {whom:obj}", fails=True),
    ],
    # What a Critical Hit does and suffers as well.
    "strike": [
        phrase(own.DestroysByAttack, "~destroy {whom:obj}", critical=False),
        phrase(own.IsEvaded, "~be evaded ?(by {by:obj})?", critical=False),
    ],
    # What players do.
    "forbidden_player_act": [
        same("{:player_taking_so/same}"),
        phrase(own.LevelsUp, "~Class_Change {@into} {what:one_obj}", changes=True),
        phrase(own.LevelsUp, "~Level Up {@into} {what:one_obj}"),
        phrase(own.UsesSkill, "~use a/an {icon:icon} {@skill} ?(belonging to {@a} {whose:any_described})?"
               " {@|{@in:from} your hand}"),
    ],
    "player_taking": [
        phrase(ab.Draws, "~draw {@a} ^card", outside=None),
        phrase(ab.Plays, f"~deploy {{what:who}} ?({TOWARDS} {{@own:the}} {{zone:zone}})?"),
    ],
    "kind_sign": [terms((kind, f"[{kind.value}]") for kind in own.SkillKind)],
    # Causes.
    "cause": [
        same("{:one_cause}"),
        phrase(own.ByAny, "{@each:either} {causes:one_cause,or:2}"),
    ],
    "one_cause": [
        shaped(None, f"{_OWNERS} {{means:means,or}}", _by_means, _take_by_means),
        phrase(own.BySkill, f"{_WHOSE_SKILL} {{@effect}}"),
        phrase(own.BySkill, f"the ^effect of {_SKILLS}"),
        same("{:skills}"),
        # Whose attack it is, or the unit itself.
        phrase(own.ByAttack, "{whose:attacker}"),
        same("{:who}"),
        # Named without its effect, any skill is meant in all that it does.
        phrase(own.BySkill, _SKILLS, cost=True),
        phrase(own.BySkill, f"?({_OWNERS})? {_WHOSE_SKILL} {_COST_OR_EFFECT}", cost=True),
        phrase(own.BySkill, f"{{@a:the}} {_COST_OR_EFFECT} of ?({{whose:one_obj}}'s)? {_SKILLS}", cost=True),
    ],
    # With what something is brought about, by whoever.
    "means": [phrase(own.ByAttack, _BLOW, whose=_WHOEVER), phrase(own.BySkill, _SKILL, whose=_WHOEVER)],
    # Whose attack or skill it is; whose attack.
    "owners": [same("{:genitive}"), tree(ENEMIES, "{@enemy|an enemy|enemies'}")],
    "attacker": [same("{:genitive} {@attack}"), same("{@a} {@attack} {@out of:from} {:who}")],
    "blow": [terms([(True, "<Critical Hit|Critical Hits>"), (False, "<attack|attacks>")])],
    "skills": [
        tree(altered("by", whose=(_WHOEVER, hole("whose"))), _whole(f"{_OWNERS} {{by:means}}")),
        *[phrase(own.BySkill, _whole(words), **fixed) for words, fixed in _SKILLS_OF],
        shaped(own.BySkill, _whole(_OF_OPPONENT), lambda _: _THEIRS,
               lambda value: {"player": ab.Player.OPPONENT} if value == _THEIRS else None),
    ],
}]
