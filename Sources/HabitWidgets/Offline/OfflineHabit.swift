import Foundation
import HabitData
import HabitEngine
import HabitIntents

/// A habit that is checked off where the store is out of reach.
package struct OfflineHabit: Hashable, Sendable {
  package let id: UUID
  package let name: String
  let icon: String
  let color: String
  /// What a day asks for, in smallest parts.
  package let target: Int
  /// How many smallest parts one of the unit has.
  package let parts: Int
  package let measure: Measure
  /// What a tap on + counts, in smallest parts. A timer does not run there, so minutes are counted by
  /// fives.
  package let step: Int
  /// Whether it is done once, or counted.
  package let isCounted: Bool

  init(_ day: HabitDay) {
    let measure = day.state.measure
    id = day.id
    name = day.name
    icon = day.icon
    color = day.color
    target = day.state.goal
    parts = measure.partsOfOne
    self.measure = measure
    let fiveMinutes = 300
    step = measure == .time && target >= fiveMinutes ? fiveMinutes : measure.step
    isCounted = day.state.control != .check
  }

  /// The step in the unit, as an intent has it.
  var amount: Double { Double(step) / Double(parts) }

  /// The habit as an intent is told which one it is about.
  var entity: HabitEntity { HabitEntity(id: id, name: name, icon: icon) }
}
