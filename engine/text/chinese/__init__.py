"""Chinese, in both scripts, as all games tell it: the words of the tree's own classes."""
