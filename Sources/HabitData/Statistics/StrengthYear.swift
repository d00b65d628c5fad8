import HabitEngine

/// The strength of habits in the last year, week by week.
package struct StrengthYear: Hashable, Sendable {
  /// The score at the end of a day.
  package struct Point: Hashable, Identifiable, Sendable {
    package let day: CalendarDay
    /// The score, from 0 to 1.
    package let score: Double

    package var id: CalendarDay { day }
  }

  /// The scores in ascending order, a week apart, up to today. Empty if no habit has begun.
  package let points: [Point]
  /// The first day of the chart: the first day of the habits, but at least 29 days and at most 52
  /// weeks ago.
  package let start: CalendarDay

  /// The number of weeks in the chart.
  private static let weeks = 52

  /// Today's score, from 0 to 1.
  package var current: Double { points.last?.score ?? 0 }

  /// Creates the average strength of habits. A habit is included from its first day on.
  init(averageOf histories: [HabitHistory], weekStart: WeekStart, today: CalendarDay) {
    let days = (0...Self.weeks).reversed().map { today.advanced(by: -7 * $0) }
    var sums = days.map { _ in (score: 0.0, habits: 0) }
    for history in histories {
      let strength = HabitStrength(history, weekStart: weekStart, today: today)
      for (index, day) in days.enumerated() {
        let offset = strength.firstDay.distance(to: day)
        guard strength.series.indices.contains(offset) else { continue }
        sums[index].score += strength.series[offset]
        sums[index].habits += 1
      }
    }
    points = zip(days, sums).compactMap { day, sum in
      sum.habits > 0 ? Point(day: day, score: sum.score / Double(sum.habits)) : nil
    }
    let first = histories.map { $0.chartStart(until: today) }.min() ?? today
    start = max(first, today.advanced(by: -7 * Self.weeks))
  }
}

extension HabitStore {
  /// Returns the strength of a habit in the last year.
  package func strength(of habit: Habit) -> StrengthYear {
    StrengthYear(averageOf: [history(of: habit)], weekStart: weekStart, today: today)
  }
}
