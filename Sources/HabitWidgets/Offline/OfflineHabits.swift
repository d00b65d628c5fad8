import Foundation
import HabitData
import HabitEngine
import HabitIntents

/// The habits that can be checked off offline: the build habits in the lists of today and the next
/// seven days, with the record of each day.
package struct OfflineHabits: Hashable, Sendable {
  /// A day with its start and end.
  package struct Day: Hashable, Sendable {
    package let day: CalendarDay
    package let start: Date
    package let end: Date
    /// The records of the habits in the day's list, in the order of the list.
    package let records: [Record]
  }

  /// The record of a habit on a day.
  package struct Record: Hashable, Sendable {
    package let habit: UUID
    package let count: Int
    package let isSkipped: Bool
  }

  package let days: [Day]
  /// The habits of all days, each in its state on the first day whose list contains it. The order
  /// does not depend on progress.
  package let habits: [OfflineHabit]

  /// The number of days: today and a week.
  private static let dayCount = 8

  /// Creates the habits from the current data.
  @MainActor package init(_ source: WidgetSource) throws {
    let (facts, now) = (try source.facts(), source.now)
    let today = facts.day(of: now)
    var habits: [UUID: OfflineHabit] = [:]
    days = (0..<Self.dayCount).map { number in
      let day = today.advanced(by: number)
      let start = facts.boundary.start(of: day)
      let (date, end) = (max(start, now), facts.boundary.start(of: day.advanced(by: 1)))
      let content = TodayContent(facts, of: nil, at: date)
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

/// A habit that can be checked off offline.
package struct OfflineHabit: Hashable, Sendable {
  package let id: UUID
  package let name: String
  let icon: String
  let color: String
  /// The target of a day, in minor units.
  package let target: Int
  /// The number of minor units in a unit.
  package let scale: Int
  package let measure: Measure
  /// The amount that a tap on + adds, in minor units. Timers do not run offline, so minutes are
  /// counted in steps of five if the target is at least five minutes.
  package let step: Int
  /// True if the habit is counted, false if it is done once.
  package let isCounted: Bool

  init(_ day: HabitDay) {
    let measure = day.state.measure
    id = day.id
    name = day.name
    icon = day.icon
    color = day.color
    target = day.state.goal
    scale = measure.scale
    self.measure = measure
    let fiveMinutes = 300
    step = measure == .time && target >= fiveMinutes ? fiveMinutes : measure.step
    isCounted = day.state.control != .check
  }

  /// The step in the unit, for an intent.
  var amount: Double { Double(step) / Double(scale) }

  /// The entity for an intent.
  var entity: HabitEntity { HabitEntity(id: id, name: name, icon: icon) }
}
