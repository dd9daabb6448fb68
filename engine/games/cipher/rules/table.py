"""The table of Fire Emblem Cipher: its areas (Cipher 6), the named values of a position, and what happens on it.

Everything here reads; nothing changes a position. Zone numbers are fixed by the order of the specs; the last bit of
an area's number is the seat to whom it belongs, who controls the cards there (Cipher 5.1.2.1.2.1).

A unit is the top card of its stack (Cipher 14.2.7): it lies in a line and has the others in `CardState.under`, the
lowest first; those lie in "stacked". When a unit levels up, the card put on top is the unit from then on and takes
over state and stack (14.2.2); what was changed of its information is gone with the former object (14.2.3). A unit
that goes to the other line stays the object that it is (6.5): `engine.events.Shift`.

Marks of a unit (`CardState.marks`; missing means 0, see `mark`):

- "main": it is the Main Character (5.1.2.5); "destroyed": it is about to be destroyed (5.1.2.7), for so many orbs
  (9.3.2.1.1);
- "leveled", "changed": it levelled up, changed class this turn (5.1.1.2); "bonus": class change bonuses due (14.2.5.2);
- "support", "critical": attack added in this combat by the support and by a critical hit (18.1.9, 18.1.11.1.1);
  "evading": it evades in this combat (18.1.13.1.1).

Tapped is `CardState.dull`. Orbs and turned Bond cards are `face_down`; everybody may look at the latter.

Named values (`State.vars`; immutable): "turn", "turn player", "first player", "phase" (see `PHASES`), "step"
(which procedure comes next), "outcome"; "spent" (bonds used this turn, 15.1.2); "attacker" and "defender" (Refs, in
combat only), "critical" (the attacking unit has made a critical hit), "outcome of attack"; "pending" (triggered
skills), "trigger level" (10.2.3), "lasting", "delayed", "used", "memory", "unread", "barred".

Facts that the law tells (`Notice.why`; `card` is the unit meant, `seat` its player unless said otherwise):

- "turn begins", "turn ends", "phase begins", "phase ends" (`seat` is the turn player, there is no card;
  `amount` counts the phases from 0);
- "leveled up", "class changed" (the new top card; `others` the unit below), "growth" (`others` the cards put under);
- "attack" (`others` the defending unit), "attacked" (the defending unit; `others` the attacking one);
- "supported", "support fails" (the combat unit; `others` its Support card);
- "critical" (`others` the defending unit), "evade" (the defending unit; `others` the attacking one);
- "attack destroys", "attack fails" (the attacking unit; `others` the defending one, `amount` 1 after a critical hit);
- "attack ends" (the attacking unit; `others` the defending one), "combat ends" (each combat unit; `others` the other);
- "orb destroyed" (`seat` whose orb; no card);
- "used" (the card whose skill has been used).

Why cards move (`Move.why`): "draw", "mulligan", "deploy", "level up", "class change", "stacked" (under a unit),
"growth", "move" and "march" (between lines), "bond", "orb" (into the Orb Area), "orb destroyed" (into the hand),
"support", "after support", "destroy", "same name", "discard", "cost", "critical", "evade", "refill", "put",
"main character", "by hand".
"""

from __future__ import annotations

import enum
from dataclasses import dataclass

import msgspec

from engine.course import Phase, in_turn_order, phase, step, turn, turn_player
from engine.events import Event, Move, Notice, SetCardField, Shift
from engine.games.cipher import vocabulary as own
from engine.games.cipher.cards import Card
from engine.state import CardState, Ref, Sight, State, ZoneSpec, alive, ref
from engine.triggers import trigger_event

#: Taken on from the kernel.
__all__ = ["Ref", "alive", "in_turn_order", "phase", "ref", "step", "turn", "turn_player"]

SPECS = (
    ZoneSpec("front line", Sight.ALL, keeps=True),
    ZoneSpec("back line", Sight.ALL, keeps=True),
    ZoneSpec("deck", Sight.NONE),
    ZoneSpec("hand", Sight.OWNER),
    ZoneSpec("support area", Sight.ALL),
    ZoneSpec("retreat area", Sight.ALL),
    #: Orbs lie face down; one that a skill turns over is seen by both.
    ZoneSpec("orb area", Sight.ALL, keeps=True, spread=True),
    ZoneSpec("bond area", Sight.ALL, keeps=True, open_backs=True),
    ZoneSpec("boundless area", Sight.ALL),
    #: The cards under units, which lie in their lines but are no units of their own (Cipher 14.2.7).
    ZoneSpec("stacked", Sight.ALL),
)

#: The numbers of both seats' areas, in the order of the specs.
FRONT, BACK, DECK, HAND, SUPPORT, RETREAT, ORB, BOND, BOUNDLESS, STACKED = (
    (number, number + 1) for number in range(0, 2 * len(SPECS), 2)
)

#: The areas in which cards are open information (Cipher 6.4.1), and where those lie that are under units or beside the
#: game.
OPEN = frozenset({*FRONT, *BACK, *SUPPORT, *RETREAT, *BOND, *STACKED, *BOUNDLESS})

#: The areas of the battlefield are those below this number (Cipher 6.3.1).
OFF_FIELD = 4

#: The areas of both seats as the cards call them.
AREAS: dict[enum.Enum, tuple[int, int]] = dict(
    zip(own.Zone, (DECK, HAND, SUPPORT, RETREAT, ORB, BOND, FRONT, BACK, BOUNDLESS), strict=True)
)

PHASES = {
    "beginning": Phase("Beginning Phase", "untap"),
    "bond": Phase("Bond Phase", "start bond", "Cipher 13.3"),
    "deployment": Phase("Deployment Phase", "start deployment", "Cipher 13.4"),
    "action": Phase("Action Phase", "start action", "Cipher 13.5"),
    "end": Phase("End Phase", "start end", "Cipher 13.6"),
}

#: What is on a card of which nothing can be referred to.
BLANK = Card("", "", "", "", "", (), 0, None, 0, 0, (), (), (), (), "", "")


def face(state: State, number: int) -> Card:
    """Return what is printed on a card, where it can be referred to."""
    # Asked thousands of times a second: all faces of this game are Cards.
    card = state.cards[number]
    return BLANK if is_faceless(card) else card.face  # type: ignore[return-value]


def is_faceless(card: CardState) -> bool:
    """Whether nothing that is printed on a card can be referred to, as it lies face down among open cards.

    In the Bond Area that is so by rule (Cipher 6.4.2.2.1). Elsewhere only players who break the rules lay a card so;
    then nobody may look at it (6.4.4.2). A Main Character has been shown to both, once the game has begun (12.2.1.7).
    """
    return card.face_down and card.zone in OPEN and "main" not in card.marks


def spoken(card: CardState) -> str:
    """Return the name by which a card is spoken of: no name where it lies face down among open cards (Cipher 6.4.4)."""
    return "a card" if is_faceless(card) else card.face.name


def units(state: State, seat: int) -> list[int]:
    """Return the numbers of a player's units, those in the Front Line first (Cipher 26.2)."""
    return state.zones[FRONT[seat]] + state.zones[BACK[seat]]


def is_unit(state: State, number: int) -> bool:
    """Whether a card is a unit: it lies on the battlefield as one (Cipher 26.2)."""
    return state.cards[number].zone < OFF_FIELD


def controller(state: State, number: int) -> int:
    """Return the seat that controls a card: the player to whom its area belongs (Cipher 5.1.2.1.2.1)."""
    return state.cards[number].zone & 1


def mark(state: State, number: int, name: str) -> int:
    """Return one of the marks of a unit, 0 where it has none."""
    return state.cards[number].marks.get(name, 0)


def is_main(state: State, number: int) -> bool:
    """Whether a unit is the Main Character of its player (Cipher 26.3)."""
    return "main" in state.cards[number].marks


def main_character(state: State, seat: int) -> int:
    """Return the number of a player's Main Character, -1 where there is none (Cipher 3.1.1)."""
    cards = state.cards
    return next((number for number in units(state, seat) if "main" in cards[number].marks), -1)


def attacker(state: State) -> Ref | None:
    """Return the attacking unit, as long as there is one (Cipher 26.6)."""
    found: Ref | None = state.vars.get("attacker")
    return found


def defender(state: State) -> Ref | None:
    """Return the defending unit, as long as it is on the battlefield (Cipher 26.7, 18.1.3.2.1.2)."""
    found: Ref | None = state.vars.get("defender")
    return found


def combat_unit(state: State, seat: int) -> int:
    """Return the number of a player's unit in combat, -1 where there is none (Cipher 26.8)."""
    fighting: tuple[Ref | None, ...] = state.vars.get("attacker"), state.vars.get("defender")
    for found in fighting:
        if found is not None and alive(state, found) and state.cards[found.number].zone & 1 == seat:
            return found.number
    return -1


# What happens, and who caused it


class Cause(msgspec.Struct, frozen=True):
    """What caused an event.

    ``kind`` is "skill", "support skill", "cost", "attack" or "rule"; ``source`` the object whose skill it is (of an
    attack the attacking unit; None for rules), ``seat`` who controls it.
    """

    kind: str
    source: Ref | None
    seat: int
    #: The place of the skill among those of the source, -1 where it is none.
    place: int = -1

    @property
    def by_skill(self) -> bool:
        """Whether a skill's effect caused it, or its cost."""
        return self.kind in ("skill", "support skill", "cost")


BY_RULE = Cause("rule", None, -1)

#: Why a card is put on the battlefield without being deployed.
NOT_DEPLOYED = frozenset({"level up", "class change"})


def keys(event: Event) -> tuple[str, ...]:
    """Return the kinds of event that skills may be watching for in this one.

    - "deploy", "leave": a card is deployed, leaves the battlefield; "shift": a unit is moved to the other line (26.13);
      "move": a card goes to any other area;
      Cards that are put under a unit, or leave with it, do none of this;
    - "destroy": a unit becomes destroyed; "tap", "untap"; "flip": a card is turned over where it lies;
    - and the facts by their own words.
    """
    if type(event) is Notice:
        return (event.why,)
    if type(event) is SetCardField:
        if event.field == "dull":
            return ("tap",) if event.value else ("untap",)
        if event.field == "face_down":
            return ("flip",)
        return ("destroy",) if event.field == "marks" and event.why == "destroy" else ()
    if type(event) is Shift:
        return ("shift",) if event.why == "move" else ()
    if type(event) is Move:
        if event.to in STACKED or event.why == "unstack":
            return ()
        if event.to < OFF_FIELD:
            return ("move",) if event.why in NOT_DEPLOYED else ("deploy", "move")
        return ("leave", "move") if 0 <= event.origin < OFF_FIELD else ("move",)
    return ()


#: What stands for cards of a hand of which only their player knows whether they have triggered.
UNKNOWN = Ref(-1, -1)


@dataclass(frozen=True, slots=True)
class PendingTrigger(trigger_event.PendingTrigger):
    """A skill that has triggered and waits to be chosen in a check timing (Cipher 10.2).

    ``level`` orders it: skills that triggered while another was carried out come before those that waited then
    (10.2.3); 0 is that of skills that triggered at other times, before which no level up to ``beside`` comes, or none
    at all as long as that is 0. ``hidden`` tells of a SPEC skill in a hand, which need not be chosen (10.2.2); with the
    source :data:`UNKNOWN` it stands for any that may be in the hand, as far as the other player knows.
    """

    level: int = 0
    hidden: bool = False
    beside: int = 0
