"""The program that people use: the command line and the table."""
