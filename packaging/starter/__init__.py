"""What start.py does: an environment with the locked packages, the system libraries, and the job.

Only the standard library, since nothing is installed yet when it runs.
"""
