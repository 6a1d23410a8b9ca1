"""What the judge of MLEM believes."""


class Weights:
    """What the judge believes, fitted by play. Others may be tried without new code."""

    def __init__(self) -> None:
        # A cat that crashes is not lost: it may fly again, in a game that is shorter by that.
        self.crash = 0.0
        # A moon may be taken and a planet shared by the time the rocket is there: in an average
        # position, and in one that is known.
        self.moon = 0.85
        self.planet = 0.8
        self.known_place = 0.92
        # The commander does not fly where a passenger would like to go.
        self.passenger = 0.85
        # What an unfinished goal is worth, as a part of its points, when nearly met.
        self.goal = 0.6
        # How much of the loss of another seat counts as own gain on a planet.
        self.harm = 0.5
        # What an unmet mission is worth when its target is reached.
        self.mission = 3.3
        # What each astronaut adds to an expedition beyond its landing worth.
        self.abilities = [0.3, 0.8, 0.0, 0.0, 0.0, 0.0, 0.2, 0.5]
        # How far final scores spread: at the end, and more with the expeditions left.
        self.spread = 1.5
        self.spread_per_expedition = 1.6
