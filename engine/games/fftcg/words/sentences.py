"""Effects: who does what, and how sentences are joined."""

from __future__ import annotations

from collections.abc import Mapping

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.words.effects import POINTS
from engine.text.english.classes import ALSO
from engine.text.english.connectives import connectives
from engine.text.grammar import Phrase, Row, phrase, same, shaped, tree, value
from engine.text.holes import each, hole


def _as_many(slots: Mapping[str, object]) -> object:
    """ "Selects up to 2 instead (select as many as possible)" are 2, or all there are."""
    match slots["effect"]:
        case ab.ByPlayer(player, ab.Select(ab.Pick(ab.UpTo(amount), noun))):
            return ab.Instead(ab.ByPlayer(player, ab.Select(ab.Pick(ab.Exactly(amount), noun))))
    return ab.Instead(slots["effect"])  # type: ignore[arg-type]


_GAINED = ab.Changes(hole("who"), (ab.Gains((hole("gains"),)),))
#: What two in a fight deal one another.
EACH_OTHERS = (
    "damage equal to {@their respective power|their power|their respective powers} to {@the other|each other}"
)

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "clause",
        [
            phrase(ab.DealDamage, f"{{source#:ref}} {ALSO} ~deal"
                   " {@{amount:damage} to {to:obj}|{to:obj} {amount:damage}}"),
            phrase(ab.DealPlayerDamage, f"{{source#:ref}} {ALSO} {POINTS}"),
            phrase(ab.DealDamageToEachOther, f"{{one:ref}} and {{other:ref}} deal {EACH_OTHERS}"),
            phrase(ab.GainControl, "you gain control of {what:obj}", duration=ab.RestOfGame()),
            phrase(ab.GainControl, "you gain control of {what:obj} {duration:duration}"),
            phrase(ab.Lasting, "{statics:so_this_turn=}", duration=ab.ThisTurn()),
            # One of them, as the actor likes.
            tree(ab.EitherEffect(each("gains", ab.Lasting(hole("duration"), (_GAINED,)))),
                 "{who#:who_one} ~gain {gains:gain,or:2} {duration:duration}"),
            phrase(own.OwnAbilitiesSilent,
                   "{@own:its} auto-abilities {@will not|does not|do not|won't"
                   "|doesn't|don't|cannot} trigger"),
            phrase(ab.Repeat, "for {@each {times:unit}|every {times:unit}|every {times:groups}},"
                   " {@{effect:act}|{effect:vps/many}}"),
            phrase(ab.CannotBeReduced, "this damage cannot be reduced"),
            phrase(ab.Delayed, "{effects:plain_clause=} {trigger:time_trigger}"),
            phrase(ab.Lasting, "{statics:any_static,and}", duration=ab.RestOfGame()),
        ],
    ),
    (
        # What another player does.
        "act",
        [
            phrase(ab.ByPlayer, f"{{@that|the}} {{@Forward|Backup|Monster|Character}}'s {whose} {{effect:pvp/one}}",
                   player=player)
            for whose, player in (("controller", ab.Player.ITS_CONTROLLER), ("owner", ab.Player.ITS_OWNER))
        ],
    ),
    ("plain_clause", [same("{:vps/many}")]),
    *connectives(),
    (
        "body",
        [
            phrase(
                ab.RemoveAfterUse,
                "if you cast it, remove {what:ref} from the game after use instead of putting it in the Break Zone",
            ),
        ],
    ),
    # "Selects up to 2 instead (select as many as possible)" are 2, or all there are.
    ("body", [shaped(ab.Instead, "{effect:clauses} instead (select as many as possible)", _as_many, lambda _: None)]),
    ("lead", [same("if {:condition}")]),
    ("who_does", [value(ab.Player.THEY, "{they do|that player does}")]),
    ("who_does_not", [value(ab.Player.THEY, "{they {do not|cannot}|that player {does not|cannot}}")]),
    ("sentence", [same("{:plain_sentence}")]),
    (
        "plain_sentence",
        [
            same("{:body}{.}"),
            phrase(ab.WhenDone, "when {event:done_event}, {effects:effects}"),
            phrase(ab.Delayed, "{trigger:trigger}, {effects:effects}"),
            same("{:reminder}"),
        ],
    ),
]

ROWS = {"effects": Row((("sentence", 1, 40),)), "plain_effects": Row((("plain_sentence", 1, 40),))}
