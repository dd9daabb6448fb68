"""The law of Cardfight!! Vanguard: its procedures, in the order of its rulebook."""
