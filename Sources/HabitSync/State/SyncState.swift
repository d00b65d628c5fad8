import Foundation
import HabitEngine

/// The synced data as a state-based CRDT: merging is commutative, associative, and idempotent. A
/// part of a state, as in a file, is a state too.
package struct SyncState: Hashable, Sendable {
  /// The properties of habits, categories, devices, and entities of kinds that later versions
  /// added.
  var registers: [EntityID: [RegisterKey: Register]] = [:]
  /// The days by habit, including habits that are not known yet.
  var days: [UUID: DayCells] = [:]
  /// The sections of unknown kinds from later versions, which are kept and passed on.
  var others: [UInt64: Set<[UInt8]>] = [:]

  package var isEmpty: Bool { registers.isEmpty && days.isEmpty && others.isEmpty }

  /// The latest time of all stamps.
  package var newest: UInt64 {
    let written = registers.values.reduce(0) { newest, registers in
      registers.values.reduce(newest) { max($0, $1.stamp.time) }
    }
    return days.values.reduce(written) { newest, days in
      days.cells.reduce(newest) { max($0, $1.newest) }
    }
  }

  func register(_ number: HabitProperty.Number, of habit: UUID) -> Register? {
    registers[.habit(habit)]?[RegisterKey(number)]
  }

  /// Returns the valid counts of a habit's days.
  func counts(of habit: UUID) -> ClosedRange<Int> {
    (register(.measure, of: habit).flatMap { Measure.read(syncBytes: $0.value) } ?? .times).counts
  }

  /// Returns the cell of a habit's day, which is empty if nothing is known.
  func cell(_ day: CalendarDay, of habit: UUID) -> DayCell {
    let day = Int32(day.rawValue)
    return days[habit]?[day] ?? DayCell(day: day)
  }
}
