import Foundation
import HabitData
import HabitEngine
import HabitIntents

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
