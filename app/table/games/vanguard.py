"""The table of Cardfight!! Vanguard (VG 4): circles whose columns face each other, guardians before them, the damage
at the left, deck, drop zone and G zone at the right.
"""

from app.i18n.marked import QT_TRANSLATE_NOOP
from app.table.spec import Area, ByHand, Column, Contest, Drop, Gauge, Onto, Phase, Row, Style, TableSpec, Tally, Whose

_FIELD = ("field",)
_RC, _VC, _GC = "rear-guard circles", "vanguard circle", "guardian circle"
# Where the circles lie in the width of the field: the columns, and beside them the Accel circles (VG 4.1, 9.6).
_LEFT, _CENTRE, _RIGHT = (0.2, 0.4), (0.4, 0.6), (0.6, 0.8)
# The rear-guard circles by their numbers in a play: their names, labels, places.
_CIRCLES = (
    ("left front", "Left front", "front", _LEFT),
    ("right front", "Right front", "front", _RIGHT),
    ("left back", "Left back", "back", _LEFT),
    ("centre back", "Centre back", "back", _CENTRE),
    ("right back", "Right back", "back", _RIGHT),
)
#: From circle to circle of one column, where units are exchanged (VG 10.5).
_COLUMNS = tuple((f"{side} {row}", f"{side} {other}") for side in ("left", "right")
                 for row, other in (("front", "back"), ("back", "front")))
_ACCEL = {side: tuple(f"{side} Accel {number}" for number in range(1, 10)) for side in ("left", "right")}
_PILES = ("inner", "outer")
_FIGHTING = (_VC, _RC)

VANGUARD = TableSpec(
    game="vanguard",
    columns=(
        Column("left", 1.2),
        Column("field", 6.6, stretch=True),
        Column("inner", 1.0),
        Column("outer", 1.0),
    ),
    rows=(Row("guard", 0.62), Row("front", 1.02), Row("back", 0.98), Row("hand", 1.04, 0.7)),
    areas=(
        Area("guardians", _GC, "Guardians", _FIELD, ("guard",), Style.ROW, 0.8, before="guards"),
        Area("vanguard", _VC, "Vanguard", _FIELD, ("front",), Style.ROW, 1.0, _CENTRE),
        *(
            Area(name, _RC, label, _FIELD, (row,), Style.ROW, 1.0 if row == "front" else 0.94, part, places=(name,))
            for name, label, row, part in _CIRCLES
        ),
        Area("left accel", _RC, "Accel", _FIELD, ("front",), Style.ROW, 0.9, (0.0, 0.2), places=_ACCEL["left"],
             given=("Accel circles", 1)),
        Area("right accel", _RC, "Accel", _FIELD, ("front",), Style.ROW, 0.9, (0.8, 1.0), places=_ACCEL["right"],
             given=("Accel circles", 2)),
        Area("gauge zone", "gauge zone", "Gauge", _FIELD, ("back",), Style.PILE, 0.6, (0.0, 0.12), seldom=True),
        Area("hearts", "hearts", "Hearts", _FIELD, ("back",), Style.PILE, 0.6, (0.86, 1.0), seldom=True),
        Area("hand", "hand", "Hand", _FIELD, ("hand",), Style.FAN, 1.0),
        Area("damage zone", "damage zone", "Damage", ("left",), ("front", "back"), Style.CASCADE, 0.72),
        Area("trigger zone", "trigger zone", "Check", _PILES, ("guard",), Style.CASCADE, 1.0, shared=True, seldom=True),
        Area("order zone", "order zone", "Orders", ("outer",), ("hand",), Style.PILE, 0.7, seldom=True),
        Area("removed", "removed", "Removed", ("left",), ("guard",), Style.PILE, 0.5, seldom=True),
        Area("soul", "soul", "Soul", _FIELD, ("front",), Style.PILE, 1.0, _CENTRE, beneath="vanguard"),
        Area("bind zone", "bind zone", "Bind", _PILES, ("front",), Style.PILE, 0.84, sorted="bound by", seldom=True),
        Area("drop zone", "drop zone", "Drop", ("inner",), ("back",), Style.PILE, 0.84),
        Area("G zone", "G zone", "G zone", ("outer",), ("back",), Style.PILE, 0.84),
        Area("deck", "deck", "Deck", ("inner",), ("hand",), Style.PILE, 0.7),
    ),
    plate=("left", "hand"),
    gauges=(Gauge("damage", "Damage", 6, danger=4, zone="damage zone"), Gauge("soul", "Soul", zone="soul")),
    phases=(
        Phase("Stand Phase", "Stand"),
        Phase("Draw Phase", "Draw", terms="vanguard"),
        Phase("Ride Phase", "Ride"),
        Phase("Main Phase", "Main", stop=True, terms="vanguard"),
        Phase("Battle Phase", "Battle"),
        Phase("End Phase", "End", terms="vanguard"),
    ),
    drops=(
        Drop("hand", _VC, "ride"),
        Drop("G zone", _VC, "stride"),
        *(Drop("hand", _RC, "call", number, area=name) for number, (name, *_) in enumerate(_CIRCLES)),
        *(
            Drop("hand", _RC, "call", 5 + 2 * number + side, area=f"{name} accel")
            for number in range(4) for side, name in enumerate(("left", "right"))
        ),
        *(Drop(_RC, _RC, "exchange", area=other, start=one) for one, other in _COLUMNS),
        *(Drop(source, target, "attack", onto=Onto.OTHER) for source in _FIGHTING for target in _FIGHTING),
        Drop("hand", _GC, "guard"),
        Drop("G zone", _GC, "g guard"),
        Drop(_RC, _GC, "intercept"),
    ),
    middle=0.16,
    # VG 11.3.3, 11.5.2: powers are thousands, shields are added, and as strong is enough to hit.
    checked="trigger zone",
    contest=Contest("power", 1000, "cannot be hit", ("guard", "intercept", "g guard"), "Shield"),
    facing=True,
    fighter="unit",
    field_zones=(_VC, _RC, _GC),
    discard_zone="drop zone",
    by_hand=ByHand(
        QT_TRANSLATE_NOOP("ByHand", "Stand"),
        QT_TRANSLATE_NOOP("ByHand", "Rest"),
        burdens=False,
        turned_over=("damage zone", "bind zone", "G zone"),
        from_deck=("soul", "drop zone", "damage zone", "bind zone"),
    ),
    story=(
        Tally(QT_TRANSLATE_NOOP("Story", "Cards drawn"), ("{0} draws ",), word=1),
        Tally(QT_TRANSLATE_NOOP("Story", "Rides"), ("{0} rides ",)),
        Tally(QT_TRANSLATE_NOOP("Story", "Attacks"), ("{0} attacks ",), Whose.TURN),
    ),
    plays={
        "ride": "Ride", "call": "Call", "exchange": "Exchange", "stride": "Stride", "attack": "Attack",
        "guard": "Guard", "intercept": "Intercept", "g guard": "G Guardian", "use": "Use ability", "order": "Order",
    },
)
