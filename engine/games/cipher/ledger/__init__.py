"""The ledger of the Fire Emblem Cipher comprehensive rules: one line for each of the official entries."""
