import Foundation

/// A set of properties and days.
package struct CellSet: Hashable, Sendable {
  var registers: [EntityID: Set<RegisterKey>] = [:]
  var days: [UUID: Set<Int32>] = [:]

  package init() {}

  package var isEmpty: Bool { registers.isEmpty && days.isEmpty }

  /// The number of properties and days.
  var count: Int {
    registers.values.reduce(0) { $0 + $1.count } + days.values.reduce(0) { $0 + $1.count }
  }

  mutating func insert(_ key: RegisterKey, of entity: EntityID) {
    registers[entity, default: []].insert(key)
  }

  mutating func insert(_ day: Int32, of habit: UUID) {
    days[habit, default: []].insert(day)
  }

  package mutating func formUnion(_ other: CellSet) {
    // The cells are inserted in place, because a copy of the sets at each insertion would take
    // quadratic time.
    for (entity, keys) in other.registers { registers[entity, default: []].formUnion(keys) }
    for (habit, numbers) in other.days { days[habit, default: []].formUnion(numbers) }
  }
}
