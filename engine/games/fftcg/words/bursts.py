"""EX Bursts: used besides, or not to be used (FFTCG 11.10)."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.text.grammar import Phrase, phrase

_ANY = ab.Noun((ab.IsCard(),))
_PUT = "{@put into|placed into|placed in} {@whose:the} Damage Zone {@because of:due to}"
_THIS = "{@this ability|this effect|this damage|this Summon}"

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "clause",
        [
            phrase(own.NoBursts, f"EX Bursts of {{@the}} {{@card}} {_PUT} {_THIS} cannot be used"),
            phrase(own.NoBursts, f"{{@the}} {{@card}} {_PUT} {_THIS} cannot use {{@own:a/an}} EX "
                   "{@Burst|Bursts}"),
            phrase(own.NoBursts, f"EX Bursts cannot be used {{@because of:due to}} {_THIS}"),
        ],
    ),
    (
        "vp",
        [
            phrase(own.UseBurst, "{@~use|~trigger|~activate} {@{what:its} EX Burst {@its effect}|{what:ref}'s EX Burst"
                   " {@its effect}|the EX Burst {@its effect} of {what:obj}}"),
        ],
    ),
    (
        "static",
        [
            *[
                phrase(own.BurstsBarred, f"{any_}{{what:noun/{number}}} {_PUT} {{by:cause}} cannot use {its} EX "
                       "{@Burst|Bursts}")
                for any_, number, its in (("any ", "one", "its"), ("a/an ", "one", "its"), ("", "many", "their"))
            ],
            phrase(own.BurstsBarred, f"EX Bursts of {{@the}} {{what:noun/many}} {_PUT} {{by:cause}} cannot be used"),
            *[
                phrase(own.BurstsBarred, words, what=_ANY)
                for words in (
                    "if {by:ref} deals damage to {@your opponent|a player|you}, EX Bursts cannot be used",
                    "EX Bursts cannot be used {@because of:due to} damage {@dealt by|from} {by:ref}",
                    "{@your opponent|players} cannot use EX Bursts {@because of} damage {@dealt by|from} {by:ref}",
                )
            ],
        ],
    ),
    (
        # What is used as an EX Burst, as a cause: "Summons' EX Bursts or Characters' EX Bursts".
        "cause",
        [
            phrase(own.Effects, words, kinds=(own.StackKind.EX_BURST,), player=None)
            for words in ("Summons' EX Bursts or Characters' EX Bursts", "EX Bursts of Summons or Characters",
                          "EX Bursts of Summons or abilities")
        ],
    ),
]
