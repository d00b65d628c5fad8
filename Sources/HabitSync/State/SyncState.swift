import Foundation
import HabitEngine

/// All that is known of a store's habits, such that what two devices know becomes one, in whatever
/// order and however often they hear of it. A part of it is one too: files have such parts.
package struct SyncState: Hashable, Sendable {
  /// Properties of habits, of categories, and of what later versions have.
  var registers: [EntityID: [RegisterKey: Register]] = [:]
  /// Days by their habit, also of habits that are not known yet.
  var days: [UUID: DayCells] = [:]
  /// What a later version has written in a way of its own, by its kind: it is kept and passed on.
  var others: [UInt64: Set<[UInt8]>] = [:]

  package init() {}

  package var isEmpty: Bool { registers.isEmpty && days.isEmpty && others.isEmpty }

  /// How many days there are in all.
  package var dayCount: Int { days.values.reduce(0) { $0 + $1.cells.count } }

  /// The latest time of all stamps.
  package var newest: UInt64 {
    let written = registers.values.reduce(0) { newest, registers in
      registers.values.reduce(newest) { max($0, $1.stamp.time) }
    }
    return days.values.reduce(written) { newest, days in
      days.cells.reduce(newest) { max($0, $1.newest) }
    }
  }

  /// A property of a habit.
  func register(_ number: HabitProperty.Number, of habit: UUID) -> Register? {
    registers[.habit(habit)]?[RegisterKey(number)]
  }

  /// What the counts of a habit's days can be.
  func counts(of habit: UUID) -> ClosedRange<Int> {
    (register(.measure, of: habit).flatMap { Measure(syncBytes: $0.value) } ?? .times).counts
  }

  /// A day of a habit; an empty one where nothing is known of it.
  func cell(_ day: CalendarDay, of habit: UUID) -> DayCell {
    let day = Int32(day.rawValue)
    return days[habit]?[day] ?? DayCell(day: day)
  }
}
