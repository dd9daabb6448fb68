"""The table of Fire Emblem Cipher (Cipher 6): two lines, the bonds beside the second, orbs at the left."""

from app.i18n.marked import QT_TRANSLATE_NOOP
from app.table.spec import (
    Aim,
    Area,
    ByHand,
    Column,
    Combat,
    Drop,
    Gauge,
    Give,
    Onto,
    Phase,
    Row,
    Style,
    TableSpec,
    Tally,
    Whose,
)

_FIELD = ("field",)
_BACK = ("front", "back")
_LINES = ("front line", "back line")

CIPHER = TableSpec(
    game="cipher",
    columns=(Column("left", 1.2), Column("field", 6.6, stretch=True), Column("right", 1.16)),
    rows=(Row("front", 1.04), Row("back", 1.0), Row("hand", 1.04, 0.66)),
    areas=(
        Area("front line", "front line", "Front Line", _FIELD, ("front",), Style.ROW, advance=True),
        Area("back line", "back line", "Back Line", _FIELD, ("back",), Style.ROW, 0.94, (0.0, 0.62), advance=True),
        Area("bond area", "bond area", "Bonds", _FIELD, ("back",), Style.ROW, 0.8, (0.63, 1.0)),
        Area("hand", "hand", "Hand", _FIELD, ("hand",), Style.FAN, 1.0, (0.0, 0.89)),
        Area("boundless", "boundless area", "Boundless", _FIELD, ("hand",), Style.PILE, 0.6, (0.9, 1.0), seldom=True),
        Area("orb area", "orb area", "Orbs", ("left",), _BACK, Style.CASCADE, 0.72),
        Area("support area", "support area", "Support Area", ("right",), ("front",), Style.ROW),
        Area("retreat area", "retreat area", "Retreat", ("right",), ("back",), Style.PILE, 0.84),
        Area("deck", "deck", "Deck", ("right",), ("hand",), Style.PILE, 0.8),
    ),
    plate=("left", "hand"),
    gauges=(Gauge("orbs", "Orbs", 5, low=0, zone="orb area"), Gauge("bonds left", "Bonds left")),
    phases=(
        Phase("Beginning Phase", "Beginning"),
        Phase("Bond Phase", "Bond"),
        Phase("Deployment Phase", "Deployment"),
        Phase("Action Phase", "Action", stop=True),
        Phase("End Phase", "End", terms="cipher"),
    ),
    drops=(
        Drop("hand", "front line", "deploy", 0),
        Drop("hand", "back line", "deploy", 1),
        *(Drop("hand", line, "level up", onto=Onto.OWN) for line in _LINES),
        Drop("front line", "back line", "move"),
        Drop("back line", "front line", "move"),
        *(Drop(source, target, "attack", onto=Onto.OTHER) for source in _LINES for target in _LINES),
    ),
    gives=(
        Give("Cipher 13.3.1.2", "bond area"),
        Give("Cipher 18.1.11.1", "retreat area"),
        Give("Cipher 18.1.13.1", "retreat area"),
        Give("Cipher 9.3.2", "hand"),
        Give("Cipher 9.3.2.1.1", "hand"),
    ),
    aims=tuple(Aim(line, "use") for line in _LINES),
    middle=0.22,
    attached="stacked",
    field_zones=_LINES,
    discard_zone="retreat area",
    by_hand=ByHand(
        QT_TRANSLATE_NOOP("ByHand", "Untap"),
        QT_TRANSLATE_NOOP("ByHand", "Tap"),
        burdens=False,
        turned_over=("bond area",),
        from_deck=("support area", "orb area", "bond area", "retreat area"),
    ),
    story=(
        Tally(QT_TRANSLATE_NOOP("Story", "Orbs lost"), ("{0} takes {1} of the orbs",)),
        Tally(QT_TRANSLATE_NOOP("Story", "Units deployed"), ("{0} is deployed to ",), Whose.TURN),
        Tally(
            QT_TRANSLATE_NOOP("Story", "Level ups and class changes"),
            ("{0} levels up into ", "{0} changes class into "), Whose.TURN,
        ),
        Tally(QT_TRANSLATE_NOOP("Story", "Attacks"), ("{0} attacks {1}",), Whose.TURN),
        Tally(QT_TRANSLATE_NOOP("Story", "Attacks that succeeded"), ("{0} ({1}) is strong enough",), Whose.TURN),
        Tally(QT_TRANSLATE_NOOP("Story", "Critical hits"), ("{0} makes a critical hit",), Whose.TURN),
        Tally(QT_TRANSLATE_NOOP("Story", "Evasions"), ("{0} evades",), Whose.OTHER),
        Tally(
            QT_TRANSLATE_NOOP("Story", "Highest attack"),
            ("{0} ({1}) is strong enough", "{0} ({1}) does not destroy"), Whose.TURN, 1, highest=True,
        ),
    ),
    # Cipher 18.1.5, 18.1.15: the supports, and what comes of the battle.
    combat=Combat(
        "attack", "supported", "support fails", ("{0} ({1}) is strong enough", "{0} ({1}) does not destroy"),
        "base attack", "attack", "supported", "support area",
    ),
    plays={"deploy": "Deploy", "level up": "Level up", "move": "Move", "attack": "Attack", "use": "Use skill"},
)
