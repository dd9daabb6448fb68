"""One number held against another: who has more, and what has more power."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import Comparison, CostOf, CountOf, PowerOf, Quantity, Sum
from engine.abilities.conditions import Compares
from engine.abilities.nouns import ControlledBy, InZone, IsCard, Noun, Quality
from engine.abilities.players import Player
from engine.abilities.references import Every
from engine.games.fftcg.vocabulary import Zone
from engine.text.grammar import Phrase, shaped
from engine.text.templates import Build, Take


def _than(comparison: Comparison, place: str, mine: Player, theirs: Player) -> tuple[Build, Take]:
    """ "you control more Forwards than your opponent": one number against another."""

    def whose(noun: Noun, player: Player) -> CountOf:
        quality: Quality = ControlledBy(player) if place == "field" else InZone(Zone.HAND, player)
        return CountOf(Noun((*noun.qualities, quality)))

    def build(slots: Mapping[str, object]) -> object:
        noun = slots.get("noun", Noun((IsCard(),)))
        assert isinstance(noun, Noun)
        return Compares(whose(noun, mine), Quantity(comparison, whose(noun, theirs)))

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Compares(CountOf(Noun((*qualities, _)) as noun), Quantity(how, CountOf() as other)):
                base = Noun(tuple(qualities))
                if how is comparison and whose(base, mine) == CountOf(noun) and whose(base, theirs) == other:
                    return {"noun": base} if place == "field" or base == Noun((IsCard(),)) else None
        return None

    return build, take


def comparisons() -> list[Phrase]:
    lines = []
    for word, comparison in (("more", Comparison.MORE), ("fewer", Comparison.LESS), ("less", Comparison.LESS)):
        for mine, theirs, who, than, own in (
            (Player.YOU, Player.OPPONENT, "you", ("your opponent", "your opponent does"), ("your hand", "hand")),
            (Player.OPPONENT, Player.YOU, "your opponent", ("you", "you do"), ("their hand", "hand")),
        ):
            one = who != "you"
            for other in than:
                control = "controls" if one else "control"
                if comparison is Comparison.MORE:
                    for more in ("{more:number} or more", "at least {more:number} more"):
                        for place, what in (
                            ("field", f"{control} {more} {{noun:bare/many}}"),
                            *(("hand", f"{'has' if one else 'have'} {more} cards in {hand}") for hand in own),
                        ):
                            shape = _so_many_more(Comparison.AT_LEAST, place, mine, theirs)
                            lines.append(shaped(Compares, f"{who} {what} than {other}", *shape))
                shape = _than(comparison, "field", mine, theirs)
                lines.append(shaped(Compares, f"{who} {control} {word} {{noun:bare/many}} than {other}", *shape))
                if comparison is Comparison.MORE:
                    even = _than(Comparison.EXACTLY, "field", mine, theirs)
                    lines += [shaped(Compares, f"{who} {control} {as_many} {{noun:bare/many}} as {other}", *even)
                              for as_many in ("the same number of", "as many")]
                for hand in own:
                    have = "has" if one else "have"
                    shape = _than(comparison, "hand", mine, theirs)
                    lines.append(shaped(Compares, f"{who} {have} {word} cards in {hand} than {other}", *shape))
    return lines


def _so_many_more(least: Comparison, place: str, mine: Player, theirs: Player) -> tuple[Build, Take]:
    """ "your opponent controls 2 or more Forwards than you": at least 2 more."""
    build_than, take_than = _than(least, place, mine, theirs)

    def build(slots: Mapping[str, object]) -> object:
        compares = build_than(slots)
        assert isinstance(compares, Compares)
        other = Sum(compares.quantity.amount, slots["more"])  # type: ignore[arg-type]
        return Compares(compares.what, Quantity(least, other))

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Compares(what, Quantity(comparison, Sum(other, more))):
                found = take_than(Compares(what, Quantity(comparison, other)))
                return None if found is None else {**found, "more": more}
        return None

    return build, take


def _has_more(make: type[PowerOf] | type[CostOf], comparison: Comparison) -> tuple[Build, Take]:
    """ "the former has more power than the latter": theirs are held against each other."""

    def build(slots: Mapping[str, object]) -> object:
        what, other = (make(slots[one]) for one in ("what", "other"))  # type: ignore[arg-type]
        return Compares(what, Quantity(comparison, other))

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Compares(PowerOf() | CostOf() as mine, Quantity(how, PowerOf() | CostOf() as theirs)):
                if how is comparison and type(mine) is type(theirs) is make:
                    return {"what": mine.whose, "other": theirs.whose}
        return None

    return build, take


def _together(make: type[PowerOf] | type[CostOf]) -> tuple[Build, Take]:
    """ "the Forwards you control have a total power of 20000 or more"."""

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Compares(PowerOf(Every() as who) | CostOf(Every() as who) as amount, quantity) if type(amount) is make:
                return {"who": who, "quantity": quantity}
        return None

    return lambda slots: Compares(make(slots["who"]), slots["quantity"]), take


def having_more() -> list[Phrase]:
    return [
        shaped(Compares, f"{{what:ref}} has {than} {word} than {{other:ref}}", *_has_more(make, comparison))
        for make, word in ((PowerOf, "power"), (CostOf, "cost"))
        for comparison, than in (
            (Comparison.MORE, "{more|greater|a higher|a greater|higher}"), (Comparison.LESS, "{less|a lower|lower}"),
        )
    ] + [
        shaped(Compares, f"{{who:who_many}} have a {{total|combined}} {word} of {{quantity:quantity}}",
               *_together(make))
        for make, word in ((PowerOf, "power"), (CostOf, "cost"))
    ]
