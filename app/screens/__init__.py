"""What covers the table for a while: handing over, the end of the game, help."""

from app.screens.ending import EndScreen
from app.screens.handover import HandOver
from app.screens.help import HelpDialog
from app.screens.veil import Veil

__all__ = ["EndScreen", "HandOver", "HelpDialog", "Veil"]
