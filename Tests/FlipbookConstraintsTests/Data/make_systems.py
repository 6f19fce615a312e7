#!/usr/bin/env python3
"""Writes systems.json: random systems of constraints and their solutions, computed without Flipbook's solver.

    pip install numpy scipy && python3 make_systems.py > systems.json

Each system is solved as a sequence of linear programs (scipy.optimize.linprog, HiGHS):

1. The required constraints are added by rank, then by position. One that cannot hold together with the earlier ones is broken.
2. Level by level, the sum of |error| is minimized and then kept at its minimum.
3. A variable is ambiguous if its smallest and its greatest value differ.
4. For the canonical solution, each variable in turn gets its possible value nearest to zero.
"""
import json
import random
import sys

import numpy
import scipy
from scipy.optimize import linprog

SLACK = 1e-9
OPTIONS = {"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10}
COEFFICIENTS = [1, 1, 1, 1, -1, -1, -1, 2, 0.5, -0.25, 3, -0.7]
PRIORITIES = [999, 751, 750, 749.5, 500, 251, 250, 50, 1]


def make(seed):
    random.seed(seed)
    count = random.randint(2, 10)
    conflict_probability = random.choice([0, 0, 0.6, 1])
    levels = random.sample(PRIORITIES, random.randint(1, len(PRIORITIES)))
    feasible_point = [random.randint(-80, 400) / 4 for _ in range(count)]
    constraints = []
    for _ in range(random.randint(2, 25)):
        chosen = random.sample(range(count), min(count, random.choice([1, 1, 2, 2, 2, 3])))
        terms = [[v, random.choice(COEFFICIENTS)] for v in sorted(chosen)]
        relation = random.choice([0, 0, -1, 1])
        priority = 1000 if random.random() < 0.35 + 0.3 * conflict_probability else random.choice(levels)
        constant = random.randint(-400, 400) / 2
        if priority == 1000 and random.random() >= conflict_probability:
            # Holds at the feasible point: `≤` with a smaller constant, `≥` with a larger one.
            at = sum(c * feasible_point[v] for v, c in terms)
            constant = -at + relation * random.choice([0, 3.25, 40])
        constraints.append([terms, constant, relation, priority, random.choice([0, 0, 0, 2])])
    return count, constraints


class Program:
    """Free variables x; linear rows over x and further variables ≥ 0."""

    def __init__(self, count):
        self.bounds = [(None, None)] * count
        self.upper, self.equal = [], []

    def new(self):
        self.bounds.append((0, None))
        return len(self.bounds) - 1

    def add(self, terms, relation, value):
        if relation == 1:
            terms, value = [(v, -c) for v, c in terms], -value
        (self.equal if relation == 0 else self.upper).append((terms, value))

    def minimum(self, terms):
        size = len(self.bounds)

        def dense(rows):
            matrix = numpy.zeros((len(rows), size))
            for i, (row, _) in enumerate(rows):
                for v, c in row:
                    matrix[i, v] += c
            return (matrix, [value for _, value in rows]) if rows else (None, None)

        cost = numpy.zeros(size)
        for v, c in terms:
            cost[v] += c
        (a, b), (e, f) = dense(self.upper), dense(self.equal)
        result = linprog(cost, A_ub=a, b_ub=b, A_eq=e, b_eq=f, bounds=self.bounds, method="highs", options=OPTIONS)
        if result.status == 3:
            return -numpy.inf
        return result.fun if result.status == 0 else None


def solve(count, constraints):
    program = Program(count)
    required = [i for i, c in enumerate(constraints) if c[3] == 1000]
    broken = []
    for i in sorted(required, key=lambda i: (constraints[i][4], i)):
        terms, constant, relation, _, _ = constraints[i]
        # The least violation, which shows whether an infeasibility is more than a rounding error.
        trial = Program(count)
        trial.upper, trial.equal = list(program.upper), list(program.equal)
        above, below = trial.new(), trial.new()
        trial.add(terms + [(above, -1), (below, 1)], relation, -constant)
        violation = trial.minimum([(above, 1), (below, 1)])
        if violation is None or 1e-7 < violation < 1e-2:
            return None
        if violation > 1e-2:
            broken.append(i)
        else:
            program.add(terms, relation, -constant)
    errors = []
    for priority in sorted({c[3] for c in constraints if c[3] < 1000}, reverse=True):
        total = []
        for terms, constant, relation, p, _ in constraints:
            if p == priority:
                above, below = program.new(), program.new()
                program.add(terms + [(above, -1), (below, 1)], 0, -constant)
                total += [(above, 1)] if relation != 1 else []
                total += [(below, 1)] if relation != -1 else []
        least = program.minimum(total)
        if least is None:
            return None
        errors.append([priority, round(max(0, least), 9)])
        program.add(total, -1, least + SLACK)
    ambiguous, values = [], []
    for v in range(count):
        low, high = program.minimum([(v, 1)]), program.minimum([(v, -1)])
        if low is None or high is None or 1e-6 < -high - low < 1e-3:
            return None
        ambiguous.append(int(-high - low > 1e-3))
    for v in range(count):
        low, high = program.minimum([(v, 1)]), program.minimum([(v, -1)])
        if low is None or high is None:
            return None
        value = 0 if low < 0 < -high else low if abs(low) < abs(high) else -high
        values.append(round(float(value), 7))
        program.add([(v, 1)], -1, value + SLACK)
        program.add([(v, 1)], 1, value - SLACK)
    return {"broken": sorted(broken), "errors": errors, "ambiguous": ambiguous, "values": values}


def main():
    systems, seed = [], 0
    while len(systems) < 400:
        seed += 1
        count, constraints = make(seed)
        solution = solve(count, constraints)
        if solution is None:
            print(f"seed {seed}: too close to call", file=sys.stderr)
            continue
        systems.append({"seed": seed, "variables": count, "constraints": constraints, **solution})
    tools = f"scipy {scipy.__version__}, numpy {numpy.__version__}"
    made = f"made by make_systems.py with {tools}; a constraint is [[[variable, coefficient]…], constant, relation (-1 ≤, 0 =, 1 ≥), priority, break rank]"
    print('{"made": ' + json.dumps(made, ensure_ascii=False) + ',\n"systems": [')
    print(",\n".join(json.dumps(s, separators=(",", ":")) for s in systems))
    print("]}")


main()
