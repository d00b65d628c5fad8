import HabitEngine

/// How firmly a habit was established in the last year, week by week.
package struct StrengthYear: Hashable, Sendable {
  /// The score at the end of a day.
  package struct Point: Hashable, Identifiable, Sendable {
    package let day: CalendarDay
    /// From 0 to 1.
    package let score: Double

    package var id: CalendarDay { day }
  }

  /// Ascending, a week apart; the last one is today. None before the habit began.
  package let points: [Point]

  /// The weeks that are shown.
  private static let weeks = 52

  /// Today's score, from 0 to 1.
  package var current: Double { points.last?.score ?? 0 }

  init(_ strength: HabitStrength, today: CalendarDay) {
    let days = (0...Self.weeks).reversed().map { today.advanced(by: -7 * $0) }
    points = days.compactMap { day in
      let index = strength.firstDay.distance(to: day)
      guard strength.series.indices.contains(index) else { return nil }
      return Point(day: day, score: strength.series[index])
    }
  }
}

extension HabitStore {
  /// How firmly a habit was established in the last year.
  package func strength(of habit: Habit) -> StrengthYear {
    let strength = HabitStrength(history(of: habit), weekStart: weekStart, today: today)
    return StrengthYear(strength, today: today)
  }
}
