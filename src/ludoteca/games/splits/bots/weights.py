"""Weights of evaluation and prior, fitted to searches of two-player games on random boards.

These were fitted to some 57,000 positions of self-play made by a compiled twin of the search.
`python -m bench.splits.selfplay` and `python -m bench.splits.fit` make positions and tables of the
same kind with the bots' own code; their docstrings say how.
"""

from __future__ import annotations

EVALUATION: dict[str, tuple[float, ...]] = {
    "stuck": (-3.6507, 10.6839, -8.3527),
    "one_side": (0.1144, -0.9435, 0.9351),
    "two_sides": (-0.0624, 0.0088, 0.0881),
    "three_sides": (-0.0327, 0.0920, -0.0418),
    "four_sides": (0.0831, -0.0766, 0.0002),
    "mobile": (-0.3552, 0.6349, -0.6169),
    "open_sides": (-0.1382, 0.1604, 0.1391),
    "short_1": (0.1779, -0.4104, 0.1240),
    "short_2": (-0.5434, 1.2947, -0.7580),
    "short_3": (-2.9709, 4.7054, -1.7952),
    "squares": (0.3215, -0.3416, 0.0882),
    "reach_1": (0.0414, 0.1144, -0.2649),
    "first_2": (0.1140, -0.3889, 0.2444),
    "reach_2": (0.1996, -0.3525, 0.2493),
    "first_3": (-0.0230, -0.3449, 0.1909),
    "reach_3": (0.1903, -0.1542, 0.0680),
    "nearer": (0.0433, -0.0675, 0.3273),
    "nearer_fed": (0.4532, -0.2415, -0.3901),
    "reached_fed": (1.6557, -1.4359, -0.4587),
    "group": (0.6317, -1.4239, 1.0336),
    "constant": (1.1310, -0.3740, -0.5339),
    "turn": (-0.9901, 1.6511, -0.3018),
}
"""What a feature of a position adds to the log odds of the first player: a + b·t + c·t².

t is the share of the cells left free after the starting stacks that is still free."""

PRIOR: dict[str, tuple[float, ...]] = {
    "stay_0": (-0.8715, 1.0376),
    "stay_1": (-0.3853, 0.2274),
    "stay_2": (-0.1982, 0.0805),
    "stay_3": (-0.0473, -0.0022),
    "stay_4": (-0.0044, 0.0079),
    "go_0": (-0.9068, -0.2388),
    "go_1": (-0.5387, -0.0810),
    "go_2": (-0.2144, -0.0568),
    "go_3": (-0.0306, -0.0568),
    "go_4": (0.2043, -0.1839),
    "own_beside": (0.1147, 0.1852),
    "own_loss": (-1.2144, -2.3644),
    "other_loss": (3.0720, -2.6648),
    "own_shut": (-1.0672, 2.5229),
    "other_shut": (-0.1883, 0.3037),
    "own_last_side": (-0.3518, 0.5049),
    "other_last_side": (-0.0215, 0.0706),
    "taken_1": (0.9248, -0.5365),
    "taken_2": (0.7499, 0.3002),
    "shared_sides": (0.1181, -0.1370),
    "safe_side": (-0.2226, 0.0490),
    "one_step": (0.0233, -0.7872),
    "stay_short": (-0.2632, 0.0275),
    "go_short": (-0.0942, -0.1529),
    "squares": (-0.0198, -0.0287),
    "dead_single": (0.4382, 0.2709),
    "stay_single": (-0.6138, 1.0332),
    "go_single": (-0.3385, -0.1161),
}
"""What a feature of a move adds to the logarithm of its prior: a + b·t."""
