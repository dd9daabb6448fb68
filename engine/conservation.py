"""What holds of the cards of any position: each lies in one place, where its owner's cards may lie."""

from __future__ import annotations

from engine.state import State


def misplaced(state: State, owners: str) -> list[str]:
    """Return what is wrong with where the cards lie; ``owners`` is the rule about whose zones those are."""
    found: list[str] = []
    seen: set[int] = set()
    for place, zone in zip(state.places, state.zones, strict=True):
        for number in zone:
            card = state.cards[number]
            if number in seen:
                found.append(f"card {number} lies in two places")
            seen.add(number)
            if card.zone != place.index:
                found.append(f"card {number} lies in {place.spec.name} and says it lies in zone {card.zone}")
            if place.seat >= 0 and card.owner != place.seat:
                found.append(f"card {number} lies in a {place.spec.name} that is not its owner's ({owners})")
    if len(seen) != len(state.cards):
        found.append(f"{len(state.cards) - len(seen)} cards lie nowhere")
    return found
