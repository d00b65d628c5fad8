import Foundation

/// Which properties and days were written and have not left yet.
struct CellSet: Hashable, Sendable {
  var registers: [EntityID: Set<RegisterKey>] = [:]
  var days: [UUID: Set<Int32>] = [:]

  var isEmpty: Bool { registers.isEmpty && days.isEmpty }

  /// How many properties and days there are.
  var count: Int {
    registers.values.reduce(0) { $0 + $1.count } + days.values.reduce(0) { $0 + $1.count }
  }

  mutating func insert(_ key: RegisterKey, of entity: EntityID) {
    registers[entity, default: []].insert(key)
  }

  mutating func insert(_ day: Int32, of habit: UUID) {
    days[habit, default: []].insert(day)
  }
}
