"""The law of Final Fantasy TCG: its rules as procedures, in the order of the comprehensive rules."""
