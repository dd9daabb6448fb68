"""A table made of a game's zones alone: a field in front, the hand behind it, everything else in piles."""

from __future__ import annotations

from app.table.spec import Area, Column, Drop, Gauge, Phase, Row, Style, TableSpec
from engine.views import View


def plain(game: str, view: View) -> TableSpec:
    """The table of a game that declares none."""
    names = list(dict.fromkeys(zone.name for zone in view.zones))
    shared = {zone.name for zone in view.zones if zone.seat < 0}
    areas = []
    piles = [name for name in names if name not in ("field", "hand") and name not in shared]
    columns = [Column("left", 1.0), Column("field", 6.0, stretch=True)]
    for name in names:
        if name == "field":
            areas.append(Area("field", "field", "Field", ("field",), ("front", "back"), Style.ROW, 1.2, advance=True))
        elif name == "hand":
            areas.append(Area("hand", "hand", "Hand", ("field",), ("hand",), Style.FAN, 1.0))
    for count, name in enumerate(piles):
        column, row = f"pile {count // 2}", ("hand", "back")[count % 2]
        if count % 2 == 0:
            columns.append(Column(column, 0.9))
        areas.append(Area(name, name, name.title(), (column,), (row,), Style.PILE, 0.74))
    return TableSpec(
        game=game,
        columns=tuple(columns),
        rows=(Row("front", 0.9), Row("back", 0.94), Row("hand", 1.04, 0.66)),
        areas=tuple(areas),
        plate=("left", "hand"),
        gauges=tuple(Gauge(name, name.title()) for name in view.values[0]),
        phases=(Phase(view.phase, view.phase.title(), stop=True),),
        drops=(Drop("hand", "field", "play"),),
        discard_zone=piles[-1] if piles else "",
    )
