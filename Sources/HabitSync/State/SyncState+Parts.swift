import Foundation

/// Parts of a state, for files.
extension SyncState {
  /// Returns the part of the state with the given cells.
  func part(_ cells: CellSet) -> SyncState {
    var part = SyncState()
    for (entity, keys) in cells.registers {
      part.registers[entity] = registers[entity]?.filter { keys.contains($0.key) }
    }
    for (habit, numbers) in cells.days {
      guard let all = days[habit] else { continue }
      var some = DayCells()
      for day in numbers.sorted() {
        if let cell = all[day] { some.append(cell) }
      }
      part.days[habit] = some
    }
    return part
  }

  /// Returns the state in parts of approximately a maximum size in bytes, so that it need not be
  /// processed or transferred as a whole. Equal states have equal parts.
  func pieces(of limit: Int) -> [SyncState] {
    var pieces: [SyncState] = []
    var piece = SyncState()
    var size = 0
    func make(room needed: Int) {
      if size + needed > limit, !piece.isEmpty {
        pieces.append(piece)
        piece = SyncState()
        size = 0
      }
      size += needed
    }
    for (entity, registers) in registers.sorted(by: { $0.key < $1.key }) {
      for (key, register) in registers.sorted(by: { $0.key < $1.key }) {
        make(room: entity.key.count + key.item.count + register.value.count + 32)
        piece.registers[entity, default: [:]][key] = register
      }
    }
    for (habit, days) in days.sorted(by: { $0.key.bytes.precedes($1.key.bytes) }) {
      for cell in days.cells {
        make(room: 24 + (cell.note?.value.count ?? 0) + cell.tallies.count * 32)
        piece.days[habit, default: DayCells()].append(cell)
      }
    }
    for (kind, items) in others.sorted(by: { $0.key < $1.key }) {
      for item in items.sorted(by: { $0.precedes($1) }) {
        make(room: item.count + 16)
        piece.others[kind, default: []].insert(item)
      }
    }
    if !piece.isEmpty { pieces.append(piece) }
    return pieces
  }
}
