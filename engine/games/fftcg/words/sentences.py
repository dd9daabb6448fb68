"""Effects: who does what, and how sentences are joined."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import Exactly, UpTo
from engine.abilities.damage import CannotBeReduced, DealDamage, DealDamageToEachOther, DealPlayerDamage
from engine.abilities.durations import RestOfGame, ThisTurn
from engine.abilities.effects import (
    ByPlayer,
    Delayed,
    EitherEffect,
    GainControl,
    Instead,
    Lasting,
    Repeat,
    Select,
    WhenDone,
)
from engine.abilities.players import Player
from engine.abilities.references import Pick
from engine.abilities.stack import RemoveAfterUse
from engine.abilities.statics import Changes, Gains
from engine.games.fftcg.vocabulary.entering import OwnAbilitiesSilent
from engine.games.fftcg.words.effects import POINTS
from engine.text.english.classes import ALSO
from engine.text.english.connectives import connectives
from engine.text.grammar import Phrase, Row, phrase, same, shaped, tree, value
from engine.text.holes import each, hole


def _as_many(slots: Mapping[str, object]) -> object:
    """ "Selects up to 2 instead (select as many as possible)" are 2, or all there are."""
    match slots["effect"]:
        case ByPlayer(player, Select(Pick(UpTo(amount), noun))):
            return Instead(ByPlayer(player, Select(Pick(Exactly(amount), noun))))
    return Instead(slots["effect"])  # type: ignore[arg-type]


_GAINED = Changes(hole("who"), (Gains((hole("gains"),)),))
#: What two in a fight deal one another.
EACH_OTHERS = (
    "damage equal to {@their respective power|their power|their respective powers} to {@the other|each other}"
)

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "clause",
        [
            phrase(DealDamage, f"{{source#:ref}} {ALSO} ~deal"
                   " {@{amount:damage} to {to:obj}|{to:obj} {amount:damage}}"),
            phrase(DealPlayerDamage, f"{{source#:ref}} {ALSO} {POINTS}"),
            phrase(DealDamageToEachOther, f"{{one:ref}} and {{other:ref}} deal {EACH_OTHERS}"),
            phrase(GainControl, "you gain control of {what:obj}", duration=RestOfGame()),
            phrase(GainControl, "you gain control of {what:obj} {duration:duration}"),
            *[
                phrase(Lasting, f"{{statics:{what}=}}", duration=ThisTurn())
                for what in ("replacement_this_turn", "next_damage", "cast_this_turn", "must_this_turn")
            ],
            phrase(Lasting, "{duration:duration}, {statics:while_static=}"),
            # One of them, as the actor likes.
            tree(EitherEffect(each("gains", Lasting(hole("duration"), (_GAINED,)))),
                 "{who#:who_one} ~gain {gains:gain,or:2} {duration:duration}"),
            phrase(OwnAbilitiesSilent, "{@its|their} {@auto-ability|auto-abilities} {@will not|does not|do not|won't"
                   "|doesn't|don't|cannot} trigger"),
            phrase(Repeat, "for {@each {times:unit}|every {times:unit}|every {times:groups}},"
                   " {@{effect:act}|{effect:vps/many}}"),
            phrase(CannotBeReduced, "this damage cannot be reduced"),
            phrase(Delayed, "{effects:plain_clause=} {trigger:time_trigger}"),
            phrase(Lasting, "{statics:static,and}", duration=RestOfGame()),
            phrase(Lasting, "{statics:casting_static,and}", duration=RestOfGame()),
        ],
    ),
    (
        # What another player does.
        "act",
        [
            phrase(ByPlayer, f"{that} {what}'s {whose} {{effect:pvp/one}}", player=player)
            for that in ("that", "the")
            for what in ("Forward", "Backup", "Monster", "Character")
            for whose, player in (("controller", Player.ITS_CONTROLLER), ("owner", Player.ITS_OWNER))
        ],
    ),
    ("plain_clause", [same("{:vps/many}")]),
    *connectives(),
    (
        "body",
        [
            phrase(
                RemoveAfterUse,
                "if you cast it, remove {what:ref} from the game after use instead of putting it in the Break Zone",
            ),
        ],
    ),
    # "Selects up to 2 instead (select as many as possible)" are 2, or all there are.
    ("body", [shaped(Instead, "{effect:clauses} instead (select as many as possible)", _as_many, lambda _: None)]),
    ("lead", [same("if {:condition}")]),
    ("who_does", [value(Player.THEY, "{they do|that player does}")]),
    ("who_does_not", [value(Player.THEY, "{they {do not|cannot}|that player {does not|cannot}}")]),
    ("sentence", [same("{:plain_sentence}")]),
    (
        "plain_sentence",
        [
            same("{:body}{.}"),
            phrase(WhenDone, "when {event:done_event}, {effects:effects}"),
            phrase(Delayed, "{trigger:trigger}, {effects:effects}"),
            same("{:reminder}"),
        ],
    ),
]

ROWS = {"effects": Row((("sentence", 1, 40),)), "plain_effects": Row((("plain_sentence", 1, 40),))}
