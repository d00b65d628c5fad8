import Foundation
import HabitData
import HabitEngine

/// What can be done of today and of the days to come where the store is out of reach: the habits that
/// some of these days ask for, and what each day has by now.
package struct OfflineHabits: Hashable, Sendable {
  /// A day, from the instant at which it begins to that at which it ends.
  package struct Day: Hashable, Sendable {
    package let day: CalendarDay
    package let start: Date
    package let end: Date
    /// The habits of the day, in its order, and what each has.
    package let records: [Record]
  }

  /// What a habit has on a day.
  package struct Record: Hashable, Sendable {
    package let habit: UUID
    package let count: Int
    package let isSkipped: Bool
  }

  package let days: [Day]
  /// Each habit that one of the days asks for, as it is on the first of them; in an order that a tap
  /// does not change, as it may that of a day.
  package let habits: [OfflineHabit]

  /// How many days are known: today and a week.
  private static let dayCount = 8

  init(_ facts: WidgetFacts, at now: Date) {
    let today = facts.day(of: now)
    var habits: [UUID: OfflineHabit] = [:]
    days = (0..<Self.dayCount).map { number in
      let day = today.advanced(by: number)
      let start = facts.boundary.start(of: day)
      let (date, end) = (max(start, now), facts.boundary.start(of: day.advanced(by: 1)))
      let content = TodayContent(facts, category: nil, at: date)
      let shown = content.habits.filter { $0.state.kind == .build }
      for habit in shown where habits[habit.id] == nil {
        habits[habit.id] = OfflineHabit(habit)
      }
      return Day(
        day: day,
        start: start,
        end: end,
        records: shown.map {
          Record(habit: $0.id, count: $0.state.count, isSkipped: $0.state.isSkipped)
        }
      )
    }
    self.habits = habits.values.sorted { $0.id.uuidString < $1.id.uuidString }
  }
}

extension OfflineHabits {
  /// What the store has now.
  @MainActor package init(_ source: WidgetSource) throws {
    self.init(try source.facts(), at: source.now)
  }
}
