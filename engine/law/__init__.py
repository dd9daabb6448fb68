"""What the law of every game does alike: a game keeps its turn, its battle, its checks and its zones."""
