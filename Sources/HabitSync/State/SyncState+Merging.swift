import Foundation

extension SyncState {
  /// Merges another state.
  package mutating func merge(_ other: SyncState) {
    var changed = CellSet()
    merge(other, changed: &changed)
  }

  /// Merges another state.
  ///
  /// - Parameter changed: Collects the changed cells.
  mutating func merge(_ other: SyncState, changed: inout CellSet) {
    for (entity, theirs) in other.registers {
      var mine = registers[entity] ?? [:]
      for (key, register) in theirs {
        if let known = mine[key], known >= register { continue }
        mine[key] = register
        changed.insert(key, of: entity)
      }
      registers[entity] = mine
    }
    for (habit, theirs) in other.days {
      var numbers = Set<Int32>()
      days[habit, default: DayCells()].merge(theirs, changed: &numbers)
      if !numbers.isEmpty { changed.days[habit, default: []].formUnion(numbers) }
    }
    for (kind, theirs) in other.others { others[kind, default: []].formUnion(theirs) }
  }

  package var allCells: CellSet {
    var all = CellSet()
    for (entity, registers) in registers { all.registers[entity] = Set(registers.keys) }
    for (habit, days) in days { all.days[habit] = Set(days.cells.map(\.day)) }
    return all
  }
}
