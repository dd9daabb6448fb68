"""Positions worth a picture, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtGui import QPixmap

from app.lobby.newmatch import NewMatchDialog
from app.panels.rulebook import RulebookPanel
from app.screens.replay import ReplayPage
from app.settings.dialog import SettingsDialog
from app.stage import battles, chases, circles
from app.stage.stage import Stage, match_of
from engine.answers import Play
from engine.questions import Question
from engine.views import View


def _busy(view: View, least: int) -> bool:
    """Whether there is something to see: cards of both players on the field, and in the hand of who is asked."""
    field = view.zone("field").cards
    mine = sum(card.controller == view.seat for card in field)
    return mine >= least and len(field) - mine >= least and view.zone("hand", view.seat).count >= 3


def _opening(view: View, question: Question) -> bool:
    return view.zone("hand", view.seat).count == 5


def _stack(view: View, question: Question) -> bool:
    return _busy(view, 3) and any(line.targets for line in view.stack) and view.player == view.seat


def _attack(view: View, question: Question) -> bool:
    attacking = any(card.values.get("attacking") for card in view.zone("field").cards)
    return attacking and _busy(view, 2) and bool(question.candidates)


def _paying(view: View, question: Question) -> bool:
    return _busy(view, 3) and len(question.candidates) >= 5


def _main_phase(view: View, question: Question) -> bool:
    return _busy(view, 3) and len(question.plays) >= 2 and view.player == view.seat


def lobby(stage: Stage) -> QPixmap:
    """The first page."""
    return stage.picture()


def new_match(stage: Stage) -> QPixmap:
    """The new match dialog."""
    dialog = NewMatchDialog(stage.home.games(), stage.home.store, None, stage.home.look, stage.window)
    dialog.show()
    dialog.resize(dialog.sizeHint())
    return stage.picture(dialog)


def opening_hand(stage: Stage) -> QPixmap:
    """A hand of five new cards, to keep or to exchange."""
    stage.play_until("confirm", _opening)
    return stage.picture()


def mid_game(stage: Stage) -> QPixmap:
    """The stack with something on it that points at its targets."""
    page = stage.play_until("play", _stack)
    view = page.session.view()
    page.controller.desk.point_out(
        tuple(
            ("target", line.source, target) for line in view.stack for target in line.targets if target and line.source
        )
    )
    source = next((line.source for line in view.stack if line.source), 0)
    page.controller.desk.show_preview(source)
    return stage.picture()


def attack(stage: Stage) -> QPixmap:
    """An attack that may be blocked."""
    page = stage.play_until("block", _attack)
    page.controller.desk.show_preview(page.session.my_question.candidates[0])  # type: ignore[union-attr]
    return stage.picture()


def payment(stage: Stage) -> QPixmap:
    """Paying for a card, with a part of it paid."""
    page = stage.play_until("pay", _paying)
    question = page.session.my_question
    if question is not None:
        page.controller.target.clicked(question.candidates[0], stage.app.keyboardModifiers())
    return stage.picture()


def refusal(stage: Stage) -> QPixmap:
    """The rules say no, and why."""
    page = stage.play_until("play", _main_phase)
    question = page.session.my_question
    possible = set(question.candidates) if question is not None else set()
    view = page.session.view()
    cards = [card for card in view.zone("hand", view.seat).cards if card.handle not in possible]
    cards += [card for card in view.zone("field").cards if card.controller == view.seat]
    for card in cards:
        page.controller.desk.show_preview(card.handle)
        if not page.controller.desk.submit(Play("cast", card.handle), card.handle):
            break
    return stage.picture()


def hand_over(stage: Stage) -> QPixmap:
    """The screen is handed over to the other player."""
    page = stage.begin(3, hidden=True)
    page.curtain.ask("Bo")
    return stage.picture()


def end(stage: Stage) -> QPixmap:
    """The game is over."""
    stage.play_out(2)
    return stage.picture()


def rulebook(stage: Stage) -> QPixmap:
    """The rulebook at a rule."""
    panel = RulebookPanel(stage.game.rulebook(), stage.home.look)
    panel.resize(960, 640)
    panel.show()
    panel.open_rule("10.1.3.1")
    picture = stage.picture(panel)
    panel.close()
    return picture


def replay(stage: Stage) -> QPixmap:
    """A recorded match, half way through."""
    page = stage.play_out(2)
    page.end.hide()
    shown = ReplayPage(match_of(page), stage.game, stage.home.look, stage.home.painter, motion=0)
    shown.resize(stage.window.size())
    shown.show()
    shown.go_to(shown.total // 2)
    picture = stage.picture(shown)
    shown.close()
    return picture


def settings(stage: Stage) -> QPixmap:
    """The settings."""
    dialog = SettingsDialog(stage.home.store, None, True, stage.window)
    dialog.show()
    return stage.picture(dialog)


#: All positions by name.
POSITIONS: Mapping[str, Callable[[Stage], QPixmap]] = MappingProxyType(
    {
        "lobby": lobby,
        "new-match": new_match,
        "opening-hand": opening_hand,
        "mid-game": mid_game,
        "attack": attack,
        "payment": payment,
        "refusal": refusal,
        "hand-over": hand_over,
        "end": end,
        "rulebook": rulebook,
        "settings": settings,
        "replay": replay,
        "cipher-opening": battles.opening,
        "cipher-deployment": battles.deployment,
        "cipher-action": battles.action,
        "cipher-battle": battles.battle,
        "cipher-payment": battles.payment,
        "cipher-refusal": battles.refusal,
        "cipher-hand-over": battles.hand_over,
        "cipher-end": battles.end,
        "fow-main": chases.main,
        "fow-chase": chases.chase,
        "fow-battle": chases.battle,
        "fow-payment": chases.payment,
        "vanguard-ride": circles.ride,
        "vanguard-call": circles.call,
        "vanguard-battle": circles.battle,
    }
)
