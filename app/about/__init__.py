"""What the program says of itself: versions, licences, places, the log, and a report for who helps."""
