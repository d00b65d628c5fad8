import Foundation
import HabitEngine

@testable import HabitSync

/// One part of an operation, with the facts that its author knew.
struct Fact {
  /// The property or day that a fact changes.
  enum Cell: Hashable {
    case property(EntityID, RegisterKey)
    case day(UUID, CalendarDay)
  }

  let stamp: Stamp
  /// A change of one property or one day.
  let change: SyncChange
  /// The facts of the same cell that the author knew.
  let seen: Set<Int>

  var cell: Cell { Self.cell(of: change) }

  /// Splits a change into changes of one property or one day each.
  static func parts(of change: SyncChange) -> [SyncChange] {
    switch change {
    case .properties(let entity, let values): values.map { .properties(entity, [$0]) }
    case .day: [change]
    }
  }

  static func cell(of change: SyncChange) -> Cell {
    switch change {
    case .properties(let entity, let values): .property(entity, values[0].key)
    case .day(let habit, let day, _): .day(habit, day)
    }
  }
}

extension SyncChange {
  static func habit(_ id: UUID, _ properties: [HabitProperty]) -> SyncChange {
    .properties(.habit(id), properties.map(\.encoded))
  }

  static func category(_ key: String, _ properties: [CategoryProperty]) -> SyncChange {
    .properties(.category(key), properties.map(\.encoded))
  }
}

extension SyncState {
  /// The cells that have a value in the state.
  var cells: Set<Fact.Cell> {
    var cells: Set<Fact.Cell> = []
    for (entity, registers) in registers {
      for key in registers.keys { cells.insert(.property(entity, key)) }
    }
    for (habit, days) in days {
      for cell in days.cells { cells.insert(.day(habit, CalendarDay(rawValue: Int(cell.day)))) }
    }
    return cells
  }
}
