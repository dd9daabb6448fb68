"""The faces of Cardfight!! Vanguard (VG 3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from app.cards.face import CardFace


class Vanguard:
    """Cards with a grade, power, shield and critical, of a clan."""

    def printed(self, name: str, values: Mapping[str, Any], term: Callable[[str], str]) -> dict[str, Any]:
        clans, races = tuple(values.get("clans", ())), tuple(values.get("race", ()))
        power, skills = int(values.get("power", 0)), tuple(values.get("skills", ()))
        trigger, gift = values.get("trigger"), values.get("gift")
        return {
            "type": str(values.get("type", "")),
            "type_line": " · ".join(term(word) for word in (*clans, *races)),
            "elements": _marks_of(clans, values.get("nation")),
            "cost": int(values.get("grade", 0)),
            "base_cost": int(values.get("grade", 0)),
            "power": power,
            "base_power": power,
            "stats": _stats(values.get("shield"), int(values.get("critical", 1))),
            "tags": tuple(term(str(one)) for one in (trigger, gift) if one),
            "keywords": skills,
            "subject": " ".join((str(values.get("name", name)), *races)),
        }

    def kind(self, values: Mapping[str, Any]) -> str:
        return f"grade {values.get('grade', 0)}"

    def now(self, base: CardFace, values: Mapping[str, Any], term: Callable[[str], str]) -> dict[str, Any]:
        if "power" not in values:
            return {"marks": (term("Locked"),)} if values.get("locked") else {}
        return {
            "cost": values.get("grade", base.cost),
            "power": values["power"],
            "stats": _stats(values.get("shield"), int(values.get("critical", 1))),
            "leader": values.get("circle") == "vanguard circle",
            "marks": tuple(term(word) for name, word in _MARKS.items() if values.get(name)) + _drive(values, base),
        }


#: What a unit is for a while, in short words (VG 11, 19, 20, 23).
_MARKS = {
    "boosting": "Boosting", "legion": "Legion", "deleted": "Deleted", "dominated": "Dominated", "blazing": "Blazing",
    "engorged": "Engorged", "charging": "Charging", "hollowed": "Hollowed", "harmony": "Harmony",
    "successful": "Successful",
}


#: The mark in whose colours the cards of a nation or of a guild are drawn (VG 3.7).
_LOOKS = {
    "United Sanctuary": "Light", "Dragon Empire": "Fire", "Star Gate": "Lightning", "Dark Zone": "Dark",
    "Magallanica": "Water", "Zoo": "Wind", "Frost Assize": "Ice", "Sap Choir": "Green", "Haymarch": "Earth",
    "Cinder Fair": "Red", "Fogmoor Post": "Black", "Noonwatch": "Yellow",
}


def _marks_of(clans: tuple[str, ...], nation: object) -> tuple[str, ...]:
    """The marks of the clans that have one, else of the nation."""
    found = tuple(_LOOKS[one] for one in clans if one in _LOOKS)
    return found or ((_LOOKS[str(nation)],) if nation else ())


def _drive(values: Mapping[str, Any], base: CardFace) -> tuple[str, ...]:
    """How many drive checks a unit makes, where it is not as many as its icon says (VG 3.4)."""
    drive = int(values.get("drive", 1))
    usual = 3 if "Triple Drive!!!" in base.keywords else 2 if "Twin Drive!!" in base.keywords else 1
    return () if drive == usual else (f"{drive} ▷",)


def _stats(shield: Any, critical: int) -> tuple[tuple[str, str], ...]:
    return ("Shield", "-" if shield is None else str(shield)), ("Critical", str(critical))
