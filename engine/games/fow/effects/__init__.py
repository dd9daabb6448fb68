"""What the words of a card do: every class of the tree has its entry in one of these modules' tables.

Asking (nouns, amounts, conditions, triggers, the board) is kept apart from doing (effects, costs).
"""

# What asks leans on the board and the board on what asks: whoever comes first, that circle is entered at the board.
from engine.games.fow.effects import board as board
