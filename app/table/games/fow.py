"""The table of Force of Will (FOW 300): J-ruler and resonators in front, magic stones and additions behind them, the
ruler at the left, decks and piles at the right.
"""

from app.i18n.marked import QT_TRANSLATE_NOOP
from app.table.spec import (
    Ahead,
    Aim,
    Area,
    ByHand,
    Column,
    Drop,
    Gauge,
    Phase,
    Row,
    Style,
    TableSpec,
    Tally,
    Waits,
    Whose,
)

_FIELD = ("field",)
_FIGHTERS = ("J-ruler", "Resonator")
_SET = ("Addition", "Regalia")
_STONES = ("Magic Stone",)
#: FOW 208.2, 907.5, 907.6: the attributes in their order, will without one, will with the moon trait.
_WILL = ("{W}", "{R}", "{U}", "{G}", "{B}", "{1}", "{M}")

FOW = TableSpec(
    game="fow",
    columns=(
        Column("left", 1.2),
        Column("field", 6.4, stretch=True),
        Column("inner", 0.9),
        Column("outer", 0.9),
    ),
    rows=(Row("front", 1.08), Row("back", 0.94), Row("hand", 1.04, 0.66)),
    areas=(
        Area("fighters", "field", "Field", _FIELD, ("front",), Style.ROW, types=_FIGHTERS, advance=True),
        Area("stones", "field", "Magic Stones", _FIELD, ("back",), Style.ROW, 0.84, (0.0, 0.68), types=_STONES),
        Area("set", "field", "Additions", _FIELD, ("back",), Style.ROW, 0.84, (0.69, 1.0), types=_SET),
        Area("hand", "hand", "Hand", _FIELD, ("hand",), Style.FAN, 1.0, (0.0, 0.79)),
        Area("standby", "standby area", "Standby", _FIELD, ("hand",), Style.ROW, 0.66, (0.8, 1.0)),
        Area("ruler area", "ruler area", "Ruler", ("left",), ("front",), Style.ROW, 0.8, types=("Ruler",)),
        Area("lifebreak", "lifebreak area", "Lifebreak", ("left",), ("back",), Style.CASCADE, 0.66, seldom=True),
        Area("graveyard", "graveyard", "Graveyard", ("inner",), ("back",), Style.PILE, 0.76),
        Area("removed", "removed", "Removed", ("outer",), ("back",), Style.PILE, 0.76),
        Area("deck", "deck", "Deck", ("inner",), ("hand",), Style.PILE, 0.7),
        Area("stone deck", "stone deck", "Stones", ("outer",), ("hand",), Style.PILE, 0.7),
        Area("chase", "chase", "Chase", ("inner", "outer"), ("front",), Style.CASCADE, 0.92, shared=True, seldom=True),
    ),
    plate=("left", "hand"),
    gauges=(Gauge("life", "Life", low=1000, step=100), Gauge("will", "Will", signs=_WILL, step=0)),
    phases=(
        Phase("Draw Phase", "Draw", terms="fow"),
        Phase("Recovery Phase", "Recovery"),
        Phase("Main Phase", "Main", stop=True, terms="fow"),
        Phase("End Phase", "End", terms="fow"),
    ),
    drops=(
        Drop("hand", "field", "play"),
        Drop("hand", "chase", "play"),
        Drop("hand", "standby area", "set"),
        Drop("standby area", "chase", "play"),
        Drop("standby area", "field", "play"),
        Drop("graveyard", "field", "play"),
        Drop("graveyard", "chase", "play"),
        Drop("ruler area", "field", "judge"),
    ),
    aims=(Aim("hand", "play", passing=True), Aim("standby area", "play", passing=True), Aim("field", "use")),
    ahead=Ahead("battle", "FOW 704.1", ("Main Phase",), begins=True),
    middle=0.22,
    # FOW 310, 708, 1113: set cards, and when they are turned up.
    waits=Waits("standby area", "play", ("[Trigger]", "[Stealth]")),
    fighter="J/resonator",
    keeps_excess=True,
    field_zones=("field", "ruler area"),
    discard_zone="graveyard",
    by_hand=ByHand(
        QT_TRANSLATE_NOOP("ByHand", "Recover"),
        QT_TRANSLATE_NOOP("ByHand", "Rest"),
        turned_over=("standby area", "removed"),
        from_deck=("graveyard", "removed", "lifebreak area"),
    ),
    story=(
        Tally(QT_TRANSLATE_NOOP("Story", "Cards played"), ("{0} plays ",)),
        Tally(QT_TRANSLATE_NOOP("Story", "Cards drawn"), ("{0} draws ",), word=1),
        Tally(QT_TRANSLATE_NOOP("Story", "Magic stones called"), ("{0} calls ",)),
        Tally(QT_TRANSLATE_NOOP("Story", "Attacks"), ("{0} attacks ",), Whose.TURN),
        Tally(QT_TRANSLATE_NOOP("Story", "Blocks"), ("{0} blocks ",), Whose.OTHER),
        Tally(
            QT_TRANSLATE_NOOP("Story", "Biggest hit in their turns"), ("{0} is dealt {1} damage",), Whose.TURN, 1,
            highest=True,
        ),
    ),
    plays={
        "play": "Play", "use": "Use ability", "judge": "Judgment", "call": "Call a magic stone", "set": "Set",
        "battle": "Attack", "shift": "Shift", "break": "Lifebreak",
    },
)
