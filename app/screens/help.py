"""Help (F1): what keys and mouse do, and the signs on the cards."""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTabWidget, QTextBrowser, QVBoxLayout, QWidget

from app.i18n.marked import QT_TRANSLATE_NOOP
from app.screens.signs import NAMES, ON_CARDS, SIGNS, WORDS, drawn, picture, size_of
from app.theme import Look

#: Keys and what they do; the keys are the same in every language.
KEYS: tuple[tuple[str, str], ...] = (
    ("← → ↑ ↓", QT_TRANSLATE_NOOP("Help", "go from card to card and from zone to zone")),
    ("Enter", QT_TRANSLATE_NOOP("Help", "the usual thing with this card; choose it while something is asked")),
    ("Menu / Shift+F10", QT_TRANSLATE_NOOP("Help", "everything that is possible with this card")),
    ("Page Down / Page Up", QT_TRANSLATE_NOOP("Help", "to the next lit card, or to the one before")),
    ("B", QT_TRANSLATE_NOOP("Help", "look through the pile that the keyboard is on")),
    ("Y / N", QT_TRANSLATE_NOOP("Help", "yes or no; keep the opening hand with N")),
    ("1 – 9", QT_TRANSLATE_NOOP("Help", "choose this line")),
    ("Tab", QT_TRANSLATE_NOOP("Help", "from the table to the panels and back")),
    ("Space", QT_TRANSLATE_NOOP("Help", "go where the button says: pass, or say that the answer is complete")),
    ("F4", QT_TRANSLATE_NOOP("Help", "pass until something happens")),
    ("F6", QT_TRANSLATE_NOOP("Help", "pass until my turn; what must be answered is still asked")),
    ("F8", QT_TRANSLATE_NOOP("Help", "hold priority: ask me in every window")),
    ("Esc", QT_TRANSLATE_NOOP("Help", "cancel, and return to before the gesture")),
    ("Ctrl+Z", QT_TRANSLATE_NOOP("Help", "take back the last thing done")),
    ("Ctrl+Alt+Z", QT_TRANSLATE_NOOP("Help", "take back everything to the start of the turn")),
    ("Ctrl+Shift+Z / Ctrl+Y", QT_TRANSLATE_NOOP("Help", "do again what was taken back")),
    ("Ctrl++ / Ctrl+- / Ctrl+0", QT_TRANSLATE_NOOP("Help", "enlarge the table, make it smaller, fit it to the window")),
    ("Ctrl+F", QT_TRANSLATE_NOOP("Help", "search: the pile that is open, or the rulebook")),
    ("Ctrl+N", QT_TRANSLATE_NOOP("Help", "a new match")),
    ("Ctrl+,", QT_TRANSLATE_NOOP("Help", "the settings")),
    ("Ctrl+Q", QT_TRANSLATE_NOOP("Help", "leave; a match that goes on is kept")),
    ("F1", QT_TRANSLATE_NOOP("Help", "this page")),
)
#: Gestures of the mouse in every game, and in each.
GESTURES: tuple[tuple[str, str], ...] = (
    (
        QT_TRANSLATE_NOOP("Help", "Hold a card"),
        QT_TRANSLATE_NOOP("Help", "light up where it can go and what it could choose"),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Drag with Shift"),
        QT_TRANSLATE_NOOP("Help", "move it by hand, though the rules would play it"),
    ),
    (QT_TRANSLATE_NOOP("Help", "Double-click"), QT_TRANSLATE_NOOP("Help", "do the usual thing")),
    (
        QT_TRANSLATE_NOOP("Help", "Right-click"),
        QT_TRANSLATE_NOOP("Help", "see everything that is possible, what the rules allow first"),
    ),
)
IN_GAMES: Mapping[str, tuple[tuple[str, str], ...]] = {
    "Final Fantasy Trading Card Game": (
        (QT_TRANSLATE_NOOP("Help", "Drag a card from the hand to the field"), QT_TRANSLATE_NOOP("Help", "cast it")),
        (
            QT_TRANSLATE_NOOP("Help", "Drag a Summon or a card with an ability onto its target"),
            QT_TRANSLATE_NOOP("Help", "cast or use it, and choose that target"),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Drag a card to the break zone while paying"),
            QT_TRANSLATE_NOOP("Help", "discard it for 2 CP"),
        ),
        (QT_TRANSLATE_NOOP("Help", "Click a Backup while paying"), QT_TRANSLATE_NOOP("Help", "dull it for 1 CP")),
        (
            QT_TRANSLATE_NOOP("Help", "Drag a Forward to the opponent"),
            QT_TRANSLATE_NOOP("Help", "attack; several chosen ones attack as a party"),
        ),
        (QT_TRANSLATE_NOOP("Help", "Drag a Forward onto an attacker"), QT_TRANSLATE_NOOP("Help", "block it")),
    ),
    "Force of Will": (
        (
            QT_TRANSLATE_NOOP("Help", "Drag a card from the hand to the field"),
            QT_TRANSLATE_NOOP("Help", "play it"),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Drag a card from the hand to the standby area"),
            QT_TRANSLATE_NOOP("Help", "set it face down there for 2"),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Hold a card of the standby area, without moving it"),
            QT_TRANSLATE_NOOP("Help", "read when it may be played, and why not now"),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Drag a chant, or a card with an ability, onto its target"),
            QT_TRANSLATE_NOOP("Help", "play it, and choose that target"),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Drag the ruler to the field"),
            QT_TRANSLATE_NOOP("Help", "its judgment"),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Double-click the ruler"),
            QT_TRANSLATE_NOOP("Help", "call a magic stone, or choose what else it can do"),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Click magic stones while paying"),
            QT_TRANSLATE_NOOP("Help", "pay with their will"),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Drag a resonator to the opponent, or onto what it attacks"),
            QT_TRANSLATE_NOOP("Help", "begin a battle, and attack"),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Drag a resonator onto an attacker"),
            QT_TRANSLATE_NOOP("Help", "block it"),
        ),
    ),
    "Fire Emblem Cipher": (
        (
            QT_TRANSLATE_NOOP("Help", "Drag a card from the hand to a line"),
            QT_TRANSLATE_NOOP("Help", "deploy it there"),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Drag a card from the hand onto a unit"),
            QT_TRANSLATE_NOOP("Help", "level up, or change class"),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Drag a card to the bonds in the Bond Phase"),
            QT_TRANSLATE_NOOP("Help", "make it a bond"),
        ),
        (QT_TRANSLATE_NOOP("Help", "Drag a unit to the other line"), QT_TRANSLATE_NOOP("Help", "move it")),
        (QT_TRANSLATE_NOOP("Help", "Drag a unit onto an enemy"), QT_TRANSLATE_NOOP("Help", "attack it")),
        (
            QT_TRANSLATE_NOOP("Help", "Drag a unit with a skill onto its target"),
            QT_TRANSLATE_NOOP("Help", "use the skill, and choose that target"),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Drag a lit card to the Retreat Area"),
            QT_TRANSLATE_NOOP("Help", "make a critical hit, or evade"),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Drag a lit orb to the hand"),
            QT_TRANSLATE_NOOP("Help", "lose it instead of the Main Character"),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Click, or press any key, while a battle is shown"),
            QT_TRANSLATE_NOOP("Help", "go on at once"),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Point at a unit with cards under it"),
            QT_TRANSLATE_NOOP("Help", "see them all"),
        ),
    ),
    "Cardfight!! Vanguard": (
        (
            QT_TRANSLATE_NOOP("Help", "Drag a card from the hand onto the vanguard"),
            QT_TRANSLATE_NOOP("Help", "ride it"),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Drag a card of the G zone onto the vanguard"),
            QT_TRANSLATE_NOOP("Help", "stride it"),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Drag a card from the hand to a rear-guard circle"),
            QT_TRANSLATE_NOOP("Help", "call it there"),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Drag a rear-guard to the other circle of its column"),
            QT_TRANSLATE_NOOP("Help", "move it; who lies there changes places with it"),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Drag a unit of the front row onto an enemy"),
            QT_TRANSLATE_NOOP("Help", "attack it; then choose whether the unit behind boosts"),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Drag a card from the hand to the guardians"),
            QT_TRANSLATE_NOOP("Help", "guard with it"),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Drag a rear-guard to the guardians"),
            QT_TRANSLATE_NOOP("Help", "intercept with it"),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Take up a card that can guard"),
            QT_TRANSLATE_NOOP("Help", "read what the attack would come to with it"),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Point at the cards below the vanguard"),
            QT_TRANSLATE_NOOP("Help", "see all of the soul, side by side"),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Click, or press any key, while a check is shown"),
            QT_TRANSLATE_NOOP("Help", "go on at once"),
        ),
    ),
}


#: How to play over a network, in the window and by commands; what each part is about, and its rows.
NETWORK: Mapping[str, tuple[tuple[str, str], ...]] = {
    "": (
        (
            QT_TRANSLATE_NOOP("Help", "Host a table …"),
            QT_TRANSLATE_NOOP(
                "Help",
                "on the first page: choose game, deck and what is agreed, open the table, and tell the other player the"
                " code; and an address, where they do not find the table. One button copies both",
            ),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Join a table …"),
            QT_TRANSLATE_NOOP(
                "Help",
                "choose a table nearby, or type its address; then the code and your deck, which the host's rules judge."
                " The game begins when both are ready",
            ),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Nearby"),
            QT_TRANSLATE_NOOP(
                "Help",
                "tables in the same network, found within seconds; a network for guests often hides machines from each"
                " other: then neither they nor the address reach you",
            ),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "The code"),
            QT_TRANSLATE_NOOP(
                "Help",
                "proves on both sides that nobody listens between you. There is a new one after five wrong tries or ten"
                " minutes; whoever has joined needs it no more",
            ),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Watch"),
            QT_TRANSLATE_NOOP(
                "Help",
                "see what both players see, with the code, where the host allows it. Below the log you can ask a"
                " player to show you the hand too; they may allow it and end it at any time, and should know who you"
                " are: whoever has the code may watch",
            ),
        ),
    ),
    QT_TRANSLATE_NOOP("Help", "At the table"): (
        (
            QT_TRANSLATE_NOOP("Help", "Alt and click, the middle button, or P"),
            QT_TRANSLATE_NOOP("Help", "point at a card, for both to see"),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "The menu below the log"),
            QT_TRANSLATE_NOOP(
                "Help",
                "quick words, which each reads in the own language; show nothing of what the other says; show each"
                " other where the pointer rests; let those who watch see your hand",
            ),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Take back, another mode, by hand"),
            QT_TRANSLATE_NOOP("Help", "are proposed to the other player, who agrees or not"),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "A clock"),
            QT_TRANSLATE_NOOP(
                "Help",
                "runs for whoever is asked, and stands still while they are away. At zero nothing happens by itself:"
                " the other player may claim the game",
            ),
        ),
    ),
    QT_TRANSLATE_NOOP("Help", "When a line breaks"): (
        (
            QT_TRANSLATE_NOOP("Help", "You are cut off"),
            QT_TRANSLATE_NOOP("Help", "your seat is held; the program comes back by itself, with what was asked"),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Your program ended"),
            QT_TRANSLATE_NOOP("Help", "Join a table …, the same address: without a code you sit where you sat"),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "The host's program ended"),
            QT_TRANSLATE_NOOP(
                "Help",
                "every answer is in its record: the host goes on with the match from the first page, and the others"
                " come back by themselves",
            ),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Who is away"),
            QT_TRANSLATE_NOOP(
                "Help",
                "keeps the seat. The other player may wait, leave and go on another day, or claim the game after the"
                " time that was agreed: nothing of that happens by itself",
            ),
        ),
    ),
    QT_TRANSLATE_NOOP("Help", "Fair shuffles"): (
        (
            QT_TRANSLATE_NOOP("Help", "Both shuffle"),
            QT_TRANSLATE_NOOP(
                "Help",
                "each machine adds to what decides all shuffles, and the host promises its part before it knows the"
                " other one",
            ),
        ),
        (
            QT_TRANSLATE_NOOP("Help", "Check the shuffles"),
            QT_TRANSLATE_NOOP(
                "Help",
                "at the end, with one click: it proves that no deck was stacked and no draw was changed. It does not"
                " prove that nobody has looked, for the host's machine holds all cards. Where that matters, let a third"
                " machine host, with tessera host",
            ),
        ),
    ),
    QT_TRANSLATE_NOOP("Help", "If nobody can reach you"): (
        ("Windows", QT_TRANSLATE_NOOP("Help", "let Tessera through the firewall in private networks")),
        ("macOS", QT_TRANSLATE_NOOP("Help", "allow Tessera in Privacy & Security, Local Network")),
        ("Linux", QT_TRANSLATE_NOOP("Help", "open TCP port 47324 in the firewall")),
    ),
    QT_TRANSLATE_NOOP("Help", "In a terminal"): (
        ("tessera host", QT_TRANSLATE_NOOP("Help", "serve tables: your own with --deck, others' with --tables")),
        ("tessera join", QT_TRANSLATE_NOOP("Help", "play at a table; with its address alone you come back")),
        ("tessera watch", QT_TRANSLATE_NOOP("Help", "watch one, from the first line of its log")),
    ),
}


def _image(name: str) -> str:
    wide, high = size_of(name)
    return f'<img src="{name}" width="{wide}" height="{high}">'


def _say(text: str) -> str:
    return QCoreApplication.translate("Help", text)


class HelpDialog(QDialog):
    """Shows what keys, mouse and signs mean."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setMinimumSize(620, 480)
        self.tabs = QTabWidget()
        self.pages = [QTextBrowser() for _ in range(4)]
        for page in self.pages:
            self.tabs.addTab(page, "")
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.addWidget(self.tabs)
        box.addWidget(self.buttons)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setWindowTitle(self.tr("Help"))
        self.buttons.button(QDialogButtonBox.StandardButton.Close).setText(self.tr("Close"))
        titles = (self.tr("Keys"), self.tr("Mouse"), self.tr("Signs"), self.tr("Network"))
        gestures = self._table([(_say(what), does) for what, does in GESTURES])
        for game, rows in IN_GAMES.items():
            gestures += self._heading(game) + self._table([(_say(what), does) for what, does in rows])
        signs = self._table(SIGNS)
        for game, words in WORDS.items():
            signs += self._heading(game) + self._words(words, NAMES[game]) + self._table(ON_CARDS.get(game, ()))
        network = "".join(
            (self._heading(_say(part)) if part else "") + self._table([(_say(what), does) for what, does in rows])
            for part, rows in NETWORK.items()
        )
        texts = (self._table(KEYS), gestures, signs, network)
        for index, (title, text) in enumerate(zip(titles, texts, strict=True)):
            self.tabs.setTabText(index, title)
            self.pages[index].setAccessibleName(title)
            self._add_signs(self.pages[index])
            self.pages[index].setHtml(text)

    def _add_signs(self, page: QTextBrowser) -> None:
        """Let the page know the signs as pictures."""
        for name in drawn():
            page.document().addResource(
                QTextDocument.ResourceType.ImageResource, QUrl(name), picture(name, self._look)
            )

    def _heading(self, game: str) -> str:
        return f'<p style="margin-top:14px"><b>{html.escape(game)}</b></p>'

    def _words(self, words: Mapping[str, str], game: str) -> str:
        """Signs with their words, four beside each other."""
        cells = [
            f'<td style="padding:4px">{_image(sign)}</td>'
            f'<td style="padding:4px 22px 4px 2px">{html.escape(QCoreApplication.translate("Game", word, game))}</td>'
            for sign, word in words.items()
        ]
        rows = ("".join(cells[start : start + 4]) for start in range(0, len(cells), 4))
        return f"<table>{''.join(f'<tr>{row}</tr>' for row in rows)}</table>"

    def _table(self, rows: Sequence[tuple[str, str]]) -> str:
        strong = self._look.palette.chosen.name()
        left_style, right_style = "padding:5px 18px 5px 4px; white-space:nowrap", "padding:5px"
        cells = "".join(
            f'<tr><td style="{left_style}">{self._left(left, strong)}</td>'
            f'<td style="{right_style}">{html.escape(_say(right))}</td></tr>'
            for left, right in rows
        )
        return f"<table>{cells}</table>"

    def _left(self, left: str, strong: str) -> str:
        if left in drawn():
            return _image(left)
        return f'<b style="color:{strong}">{html.escape(left)}</b>'

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
