"""Several ways to say the same: which of them is printed is kept in the wording, and one pattern reads them all."""

from __future__ import annotations

from engine.abilities.amounts import Comparison


def either(*words: str) -> str:
    """Any of the words, as a pattern says it."""
    several = tuple(dict.fromkeys(words))
    return f"{{{'|'.join(several)}}}" if len(several) > 1 else several[0]


#: How something brings something about, or keeps it from being.
DUE = either("due to", "by")
#: How a text says that it has done something itself.
THIS_WORDS = (
    *(f"{by} {what}" for by in ("by", "due to") for what in ("this effect", "this ability")),
    "by the previous effect", "this way",
)
THIS = either(*THIS_WORDS)
#: How a cost or a power is held against something named.
RELATIONS = tuple(
    (comparison, either(*words))
    for comparison, words in (
        (Comparison.AT_MOST, (
            "equal to or less than", "equal to or lower than", "less than or equal to", "lower than or equal to",
            "inferior or equal to", "equal or inferior to", "equal or less than", "equal or lower than",
        )),
        (Comparison.AT_LEAST, (
            "equal to or greater than", "equal to or higher than", "greater than or equal to",
            "higher than or equal to", "equal to or more than", "superior or equal to", "equal or superior to",
        )),
        (Comparison.LESS, ("less than", "lower than", "inferior to")),
        (Comparison.MORE, ("higher than", "greater than", "more than", "superior to")),
        (Comparison.EXACTLY, ("equal to",)),
    )
)
