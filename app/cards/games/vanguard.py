"""The faces of Cardfight!! Vanguard (VG 3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from app.cards.face import CardFace
from app.i18n.marked import QT_TRANSLATE_NOOP


class Vanguard:
    """Cards with a grade, power, shield and critical, of a clan."""

    def printed(self, name: str, values: Mapping[str, Any], term: Callable[[str], str]) -> dict[str, Any]:
        clans, races = tuple(values.get("clans", ())), tuple(values.get("race", ()))
        power, skills = int(values.get("power", 0)), tuple(values.get("skills", ()))
        trigger, gift = values.get("trigger"), values.get("gift")
        return {
            "type": str(values.get("type", "")),
            "type_line": " · ".join(term(word) for word in (*clans, *races, *skills)),
            "looks": _marks_of(clans, values.get("nation")),
            "cost": int(values.get("grade", 0)),
            "base_cost": int(values.get("grade", 0)),
            "power": power,
            "base_power": power,
            "stats": (_shield(values.get("shield")), _critical(values)),
            "base_stats": (_shield(values.get("shield")), _critical(values), ("Drive", str(_drive_of(skills)))),
            "tags": tuple(term(str(one)) for one in (trigger, gift) if one),
            "keywords": skills,
            "cost_word": QT_TRANSLATE_NOOP("Preview", "grade {cost}"),
            "dull_word": QT_TRANSLATE_NOOP("Preview", "rested"),
            "leader_word": QT_TRANSLATE_NOOP("Preview", "Vanguard"),
            "subject": " ".join((str(values.get("name", name)), *races)),
        }

    def kind(self, values: Mapping[str, Any]) -> str:
        return f"grade {values.get('grade', 0)}"

    def now(self, base: CardFace, values: Mapping[str, Any], term: Callable[[str], str]) -> dict[str, Any]:
        if "power" not in values:
            return {"marks": (term("Locked"),)} if values.get("locked") else {}
        leads = values.get("circle") == "vanguard circle"
        # Where none is printed, none is what there is (VG 3.3).
        bare = not values.get("shield") and dict(base.base_stats).get("Shield") == "-"
        first = ("Drive", str(values.get("drive", 1))) if leads else _shield(None if bare else values.get("shield"))
        return {
            "cost": values.get("grade", base.cost),
            "power": values["power"],
            "stats": (first, _critical(values)),
            "leader": leads,
            "marks": tuple(term(word) for name, word in _MARKS.items() if values.get(name)),
        }


#: What a unit is for a while, in short words (VG 11, 19, 20, 23).
_MARKS = {
    "boosting": "Boosting", "legion": "Legion", "deleted": "Deleted", "dominated": "Dominated", "blazing": "Blazing",
    "engorged": "Engorged", "charging": "Charging", "hollowed": "Hollowed", "harmony": "Harmony",
    "successful": "Successful",
}


#: The mark in whose colours the cards of a nation or of a guild are drawn (VG 3.7).
LOOKS = {
    "United Sanctuary": "Light", "Dragon Empire": "Fire", "Star Gate": "Lightning", "Dark Zone": "Dark",
    "Magallanica": "Water", "Zoo": "Wind", "Frost Assize": "Ice", "Sap Choir": "Green", "Haymarch": "Earth",
    "Cinder Fair": "Red", "Fogmoor Post": "Black", "Noonwatch": "Yellow",
}


def _marks_of(clans: tuple[str, ...], nation: object) -> tuple[str, ...]:
    """The marks of the clans that have one, else of the nation."""
    found = tuple(LOOKS[one] for one in clans if one in LOOKS)
    return found or ((LOOKS[str(nation)],) if nation else ())


def _drive_of(skills: tuple[str, ...]) -> int:
    """How many drive checks a unit makes by its icon (VG 3.4)."""
    return 3 if "Triple Drive!!!" in skills else 2 if "Twin Drive!!" in skills else 1


def _shield(shield: Any) -> tuple[str, str]:
    return "Shield", "-" if shield is None else str(shield)


def _critical(values: Mapping[str, Any]) -> tuple[str, str]:
    return "Critical", str(values.get("critical", 1))
