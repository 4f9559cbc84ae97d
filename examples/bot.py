"""A player in 20 lines: it reads a decision a line and answers what it likes best.

ludoteca simulate splits -n 20 --bots "cmd:python examples/bot.py,easy"
"""

import json
import sys


def answer(decision):
    action = decision["actions"][0]
    part = action["parts"][0]
    if part["kind"] == "one":
        return {"action": action["action"], part["part"]: part["choices"][0]}
    moves = [(a, b, most) for a, ends in part["routes"].items() for b, (_, most) in ends.items()]
    start, end, most = max(moves, key=lambda move: move[2])
    return {"action": action["action"], part["part"]: [start, end, (most + 1) // 2]}


for line in sys.stdin:
    asked = json.loads(line)  # {"game", "seat", "view", "decision"}
    print(json.dumps(answer(asked["decision"])), flush=True)
