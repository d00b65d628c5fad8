"""The scale of a chart on the statistics screen.

Tests/HabitScreenTests/StatisticsTests.swift tests the statistics.
"""

import pytest
from harness.native import write_export
from playwright.sync_api import expect


def test_the_scale_of_the_categories_ends_at_100_percent(start, open_window, tmp_path):
    names = ("Read", "Run")
    export = write_export(tmp_path / "habits.json", names, streak=30, category="health")
    # A Sunday, the first day of its week.
    now = ("--now", "2026-03-08T12:00:00Z", "--time-zone", "UTC")
    program = start("--in-memory", "--import", export, *now)
    habits = open_window(program)
    habits.show_statistics()
    chart = habits.statistics.get_by_role("figure").filter(has_text="Health")
    expect(chart.locator(".ch-axis.trailing")).to_have_text("100%")
    bar, plot = chart.evaluate(
        """chart => [".ch-box", ".ch-drawing"].map(name => {
          const { left, right } = chart.querySelector(name).getBoundingClientRect();
          return [left, right];
        })"""
    )
    assert bar == pytest.approx(plot, abs=1)
