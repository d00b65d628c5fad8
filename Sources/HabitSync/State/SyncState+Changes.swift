import Foundation
import HabitEngine

/// The effects of operations. An operation is applied on its own device to the state known there.
/// Other devices merge the resulting state.
extension SyncState {
  /// Returns the latest time of the values that a change overwrites.
  func newest(of change: SyncChange) -> UInt64 {
    switch change {
    case .properties(let entity, let values):
      values.reduce(0) { max($0, registers[entity]?[$1.key]?.stamp.time ?? 0) }
    case .day(let habit, let day, _): days[habit]?[Int32(day.rawValue)]?.newest ?? 0
    }
  }

  /// Applies a change.
  ///
  /// - Parameter written: Collects the written cells.
  mutating func make(_ change: SyncChange, _ stamp: Stamp, written: inout CellSet) {
    switch change {
    case .properties(let entity, let values):
      for value in values {
        let register = Register(stamp: stamp, value: value.value)
        registers[entity, default: [:]].merge([value.key: register]) { max($0, $1) }
        written.insert(value.key, of: entity)
      }
    case .day(let habit, let day, let edit):
      var cell = cell(day, of: habit)
      cell.make(edit, stamp)
      days[habit, default: DayCells()].set(cell)
      written.insert(cell.day, of: habit)
    }
  }

  /// Returns the change with its addition adjusted so that the day's count stays in range.
  ///
  /// After two devices have undone the same addition, the sum is negative, and the next addition
  /// must still be visible. An addition to a found count first sets the count to the found count.
  func fitting(_ change: SyncChange) -> SyncChange {
    guard case .day(let habit, let day, var edit) = change else { return change }
    let cell = cell(day, of: habit)
    switch edit.count {
    case .add(let count):
      let counts = counts(of: habit)
      let shown = cell.rawCount.clamped(to: counts)
      let added = count.clamped(to: -counts.upperBound...counts.upperBound)
      let sum = (shown + added).clamped(to: counts)
      edit.count = .add(sum - cell.rawCount)
    case .give: break
    case .set, .found, nil: return change
    }
    edit.onto = cell.latestFound.map { Int($0.value) }
    return .day(habit, day, edit)
  }
}

extension DayCell {
  /// Applies an edit to the day.
  fileprivate mutating func make(_ edit: DayEdit, _ stamp: Stamp) {
    if let count = edit.onto { setCount(count, stamp) }
    switch edit.count {
    case .add(let count):
      var tally = tallies.first { $0.source == stamp.writer } ?? Tally(source: stamp.writer)
      tally.latest = Tally.Sum(time: stamp.time, total: tally.latest.total + count)
      merge(tally)
    case .give(let total, let cause):
      var tally = Tally(source: cause)
      tally.latest = Tally.Sum(time: stamp.time, total: total)
      merge(tally)
    case .set(let count): setCount(count, stamp)
    case .found(let count): found = later(found, CountSet(stamp: stamp, count: count))
    case nil: break
    }
    if let code = edit.status?.syncCode {
      status = later(status, StatusSet(stamp: stamp, code: code))
    }
    if let text = edit.note {
      note = later(note, Register(stamp: stamp, value: SyncValue.text(text)))
    }
    if let date = edit.date, date.milliseconds != stamp.milliseconds {
      let value = SyncValue.number(date.milliseconds)
      self.date = later(self.date, Register(stamp: stamp, value: value))
    }
  }

  /// Sets the count, which includes all additions known so far.
  private mutating func setCount(_ count: Int, _ stamp: Stamp) {
    set = later(set, CountSet(stamp: stamp, count: count))
    guard !tallies.isEmpty else { return }
    tallies = tallies.map { tally in
      var copy = tally
      copy.seen = tally.latest
      return copy
    }
  }
}

extension DayCell.CountSet {
  /// Creates the record of a count that was set.
  ///
  /// - Parameter count: The count, clamped to the range of a day.
  fileprivate init(stamp: Stamp, count: Int) {
    self.init(stamp: stamp, value: Int32(count.clamped(to: DayRecord.counts)))
  }
}

extension DayStatus {
  /// The number of the status in files.
  var syncCode: UInt8 {
    switch self {
    case .done: 0
    case .missed: 1
    case .skipped: 2
    }
  }

  /// Creates a status. An unknown number from a later version is read as `done`, but the cell keeps
  /// the number.
  init(syncCode: UInt8) {
    switch syncCode {
    case 1: self = .missed
    case 2: self = .skipped
    default: self = .done
    }
  }
}
