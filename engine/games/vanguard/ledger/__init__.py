"""The ledger of Cardfight!! Vanguard: one line for each entry of its rules, and for each of those of the clans."""
