"""A Markdown table of results."""

from statistics import median


def percentile95(values):
    return sorted(values)[max(0, round(0.95 * len(values)) - 1)]


class Table:
    def __init__(self):
        print("| work | median | p95 | target | |\n|---|---|---|---|---|")

    def add(self, work, values, unit, target=None, measure=median):
        digits = 2 if unit == "s" else 0 if unit == "B" or max(values) >= 100 else 1
        figures = [
            f"{value:,.{digits}f} {unit}" for value in (median(values), percentile95(values))
        ]
        if len(values) == 1:
            figures[1] = ""
        verdict = "" if target is None else "met" if measure(values) <= target else "missed"
        limit = "" if target is None else f"{target:,} {unit}"
        print("| " + " | ".join([work, *figures, limit, verdict]) + " |", flush=True)
