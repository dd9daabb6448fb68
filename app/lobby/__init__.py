"""Before a match: what to play, with which decks, against whom; and matches that wait to be continued."""

from app.lobby.matches import Saved, saved_matches
from app.lobby.newmatch import NewMatchDialog
from app.lobby.page import LobbyPage
from app.lobby.plan import MatchPlan, begin

__all__ = ["LobbyPage", "MatchPlan", "NewMatchDialog", "Saved", "begin", "saved_matches"]
