"""The table of Final Fantasy TCG (FFTCG 7): Forwards in front, Backups and Monsters behind them, piles at the sides."""

from app.i18n.marked import QT_TRANSLATE_NOOP
from app.table.spec import Ahead, Aim, Area, ByHand, Column, Drop, Gauge, Phase, Row, Style, TableSpec, Tally, Whose

_FIELD = ("field",)
_BACK = ("front", "back")

FFTCG = TableSpec(
    game="fftcg",
    columns=(
        Column("left", 1.2),
        Column("field", 6.4, stretch=True),
        Column("inner", 0.9),
        Column("outer", 0.9),
    ),
    rows=(Row("front", 1.08), Row("back", 0.94), Row("hand", 1.04, 0.66)),
    areas=(
        Area("forwards", "field", "Forwards", _FIELD, ("front",), Style.ROW, types=("Forward",), advance=True),
        Area("backups", "field", "Backups", _FIELD, ("back",), Style.ROW, 0.84, (0.0, 0.64), types=("Backup",)),
        Area("monsters", "field", "Monsters", _FIELD, ("back",), Style.ROW, 0.84, (0.65, 1.0), types=("Monster",)),
        Area("hand", "hand", "Hand", _FIELD, ("hand",), Style.FAN, 1.0),
        Area("damage zone", "damage zone", "Damage", ("left",), _BACK, Style.CASCADE, 0.8),
        Area("break zone", "break zone", "Break", ("inner",), ("back",), Style.PILE, 0.76),
        Area("removed", "removed", "Removed", ("outer",), ("back",), Style.PILE, 0.76),
        Area("deck", "deck", "Deck", ("inner",), ("hand",), Style.PILE, 0.7),
        Area("LB deck", "LB deck", "LB", ("outer",), ("hand",), Style.PILE, 0.7),
        Area("stack", "stack", "Stack", ("inner", "outer"), ("front",), Style.CASCADE, 0.92, shared=True, seldom=True),
    ),
    plate=("left", "hand"),
    gauges=(Gauge("damage", "Damage", 7, 6, zone="damage zone"), Gauge("crystals", "Crystals")),
    phases=(
        Phase("Active Phase", "Active"),
        Phase("Draw Phase", "Draw"),
        Phase("Main Phase 1", "Main 1", stop=True),
        Phase("Attack Phase", "Attack"),
        Phase("Main Phase 2", "Main 2", stop=True),
        Phase("End Phase", "End"),
    ),
    drops=(
        Drop("hand", "field", "cast"),
        Drop("hand", "stack", "cast"),
        Drop("LB deck", "field", "cast"),
        Drop("LB deck", "stack", "cast"),
        Drop("hand", "removed", "warp"),
        Drop("break zone", "field", "use"),
    ),
    aims=(Aim("hand", "cast", passing=True), Aim("LB deck", "cast", passing=True), Aim("field", "use")),
    ahead=Ahead("attack", "FFTCG 10.1.2", ("Main Phase 1", "Attack Phase")),
    middle=0.22,
    attached="primed",
    discard_zone="break zone",
    by_hand=ByHand(
        QT_TRANSLATE_NOOP("ByHand", "Activate"),
        QT_TRANSLATE_NOOP("ByHand", "Dull"),
        from_deck=("break zone", "removed", "damage zone"),
    ),
    story=(
        Tally(QT_TRANSLATE_NOOP("Story", "Damage taken"), ("{0} takes a point of damage",)),
        Tally(QT_TRANSLATE_NOOP("Story", "Cards cast"), ("{0} casts ",)),
        Tally(QT_TRANSLATE_NOOP("Story", "Cards drawn"), ("{0} draws ",), word=1),
        Tally(QT_TRANSLATE_NOOP("Story", "Attacks"), ("{0} attacks with ",)),
        Tally(QT_TRANSLATE_NOOP("Story", "Blocks"), ("{0} blocks with ",)),
        Tally(
            QT_TRANSLATE_NOOP("Story", "Biggest hit in their turns"),
            ("{0} is dealt {1} damage", "{0} is dealt {1} battle damage"), Whose.TURN, 1, highest=True,
        ),
    ),
    plays={"cast": "Cast", "use": "Use ability", "warp": "Warp", "prime": "Prime"},
)
