"""What each class of the tree means on the table: asking (nouns, conditions, statics) and doing (effects, costs)."""

# What asks leans on the board and the board on what asks: whoever comes first, that circle is entered at the board.
from engine.games.cipher.effects import board as board
