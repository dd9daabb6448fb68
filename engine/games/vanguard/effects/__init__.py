"""What the words of Cardfight!! Vanguard's cards mean."""
