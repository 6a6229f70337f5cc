"""A program for `kaimaku league`: it plays a seat over its standard input and output, one JSON object a line.

    kaimaku league run hocg --bots random --program 'mine=python3 examples/league_bot.py'

It knows nothing but docs/protocol.md and needs only Python. It does something rather than pass, and of that anything.
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "ask":
        question = message["question"]
        options = list(range(len(question["options"])))
        passing = question.get("passing")
        if passing is not None and len(options) > 1 and random.random() < 0.9:
            options.remove(passing)
        answer = {"type": "choose", "asked": question["asked"], "option": random.choice(options)}
        print(json.dumps(answer), flush=True)
