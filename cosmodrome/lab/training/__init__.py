"""Learning a game by self-play: `cosmodrome train`."""
