"""Weights of evaluation and prior, fitted to searches of two-player games on random boards.

The evaluation was fitted to some 110,000 positions of self-play made by a compiled twin of the
search, the prior to 57,000.
`python -m bench.splits.selfplay` and `python -m bench.splits.fit` make positions and tables of the
same kind with the bots' own code; their docstrings say how.
"""

from __future__ import annotations

EVALUATION: dict[str, tuple[float, ...]] = {
    "stuck": (-2.2122, 7.0909, -5.6647),
    "one_side": (-0.0546, -0.3215, 0.3990),
    "two_sides": (-0.1118, 0.1116, -0.0022),
    "three_sides": (-0.0362, 0.0376, -0.0038),
    "four_sides": (-0.0126, 0.0627, -0.0497),
    "mobile": (0.2161, -1.0320, 0.5379),
    "open_sides": (-0.0846, -0.2424, 0.3754),
    "short_1": (-0.3105, 0.5824, -0.3833),
    "squares": (-0.0851, 0.1211, 0.0120),
    "reach_1": (-0.1454, 0.2712, -0.1170),
    "first_2": (0.1132, -0.2778, 0.1202),
    "reach_2": (0.1877, -0.2912, 0.0899),
    "nearer": (0.0075, -0.1693, 0.3491),
    "nearer_fed": (0.2776, -0.2761, -0.0817),
    "reached_fed": (0.9053, -1.2241, 0.2241),
    "group": (0.7163, -1.6727, 1.1418),
    "constant": (1.8803, -2.0308, 0.5099),
    "turn": (-1.7468, 3.2929, -1.3167),
    "room_fed": (2.9434, -3.8648, 1.0671),
    "short_own": (-0.6615, 0.8214, -0.1065),
    "stops": (0.1354, 0.3365, -0.4717),
    "stops_alone": (-0.2678, 0.2491, -0.0897),
    "stops_reach": (0.0643, -0.0693, 0.1139),
    "stops_inside": (0.5661, -0.8453, 0.4064),
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
