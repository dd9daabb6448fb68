"""What each class of the tree means on the table: asking (nouns, conditions, statics) and doing (effects, costs)."""
