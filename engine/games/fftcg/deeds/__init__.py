"""What the words of a card do: every class of the tree has its entry in one of these modules' tables.

Asking (nouns, amounts, conditions, triggers, the board) is kept apart from doing (effects, costs).
"""
