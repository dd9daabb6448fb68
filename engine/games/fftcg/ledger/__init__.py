"""The ledger of the FFTCG comprehensive rules ver. 3.2: one line for each of the official entries."""
