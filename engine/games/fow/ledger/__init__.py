"""The ledger of the Force of Will comprehensive rules ver. 6.0a: one line for each of the official entries."""
