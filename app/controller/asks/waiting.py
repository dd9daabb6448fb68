"""What another seat is asked, told to the one who waits."""

from __future__ import annotations

import re

from app.controller.asks.ask import Ask, Glows, translate
from app.i18n.marked import QT_TRANSLATE_NOOP

#: What is often asked, and how that is told of somebody else.
_TOLD = (
    ("You have priority.", QT_TRANSLATE_NOOP("Asks", "{name} has priority.")),
    (
        "Declare an attacker or a party, or end the Attack Phase.",
        QT_TRANSLATE_NOOP("Asks", "{name} declares an attacker or a party, or ends the Attack Phase."),
    ),
    (
        "Choose a Forward to block with, or do not block.",
        QT_TRANSLATE_NOOP("Asks", "{name} chooses whether to block, and with what."),
    ),
    (
        "Exchange your opening hand for five new cards?",
        QT_TRANSLATE_NOOP("Asks", "{name} decides whether to keep the opening hand."),
    ),
    (
        "Put your hand back and draw six new cards?",
        QT_TRANSLATE_NOOP("Asks", "{name} decides whether to keep the opening hand."),
    ),
    (
        "Choose your Main Character: a card of Deployment Cost 1.",
        QT_TRANSLATE_NOOP("Asks", "{name} chooses a Main Character."),
    ),
    (
        "Put a card of your hand into your Bond Area, or none.",
        QT_TRANSLATE_NOOP("Asks", "{name} may put a card of the hand into the Bond Area."),
    ),
    ("Deploy units or level them up.", QT_TRANSLATE_NOOP("Asks", "{name} deploys units or levels them up.")),
    ("Move, attack or use skills.", QT_TRANSLATE_NOOP("Asks", "{name} moves, attacks or uses skills.")),
    ("Choose the enemy that {card} attacks.", QT_TRANSLATE_NOOP("Asks", "{name} chooses whom {card} attacks.")),
    (
        "Send a card of the name of {card} for a critical hit?",
        QT_TRANSLATE_NOOP("Asks", "{name} decides whether {card} makes a critical hit."),
    ),
    (
        "Send a card of the name of {card} to evade?",
        QT_TRANSLATE_NOOP("Asks", "{name} decides whether {card} evades."),
    ),
    (
        "{card} is destroyed: choose the orb that you take instead.",
        QT_TRANSLATE_NOOP("Asks", "{card} is destroyed: {name} chooses the orb that is taken instead."),
    ),
    (
        "To which line is {card} deployed?",
        QT_TRANSLATE_NOOP("Asks", "{name} chooses the line to which {card} is deployed."),
    ),
    ("Pay {what} for {card}.", QT_TRANSLATE_NOOP("Asks", "{name} pays for {card}.")),
    ("Use the EX Burst of {card}?", QT_TRANSLATE_NOOP("Asks", "{name} decides whether to use the EX Burst of {card}.")),
)
_PLACE = re.compile(r"\\\{(\w+)\\\}")
_PATTERNS = tuple((re.compile(_PLACE.sub(r"(?P<\1>.+)", re.escape(asked))), told) for asked, told in _TOLD)


class Waiting(Ask):
    """Another seat is asked."""

    @property
    def mine(self) -> bool:
        return False

    def sentence(self) -> str:
        if self.question.seat < 0:
            return translate("Asks", "The game is over.")
        name = self.desk.view().names[self.question.seat]
        for pattern, told in _PATTERNS:
            found = pattern.fullmatch(self.question.text)
            if found is not None:
                places = {place: self.desk.say(word) for place, word in found.groupdict().items()}
                return translate("Asks", told).format(name=name, **places)
        text = self.desk.say(self.question.text)
        return translate("Asks", '{name} is asked: "{text}"').format(name=name, text=text)

    def glows(self) -> Glows:
        return {}
