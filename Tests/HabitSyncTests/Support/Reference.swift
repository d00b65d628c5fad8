import Foundation
import HabitEngine
import HabitTestSupport

@testable import HabitSync

/// The document that results from facts according to the definitions. For each value, it searches
/// all facts, which is slow but independent of the module's merging.
struct Reference {
  let facts: [Int: Fact]

  var document: SyncDocument {
    let entities = registers
    return SyncDocument(
      habits: entities.compactMap { entity, registers in
        guard entity.kind == EntityID.habitKind else { return nil }
        return UUID(bytes: entity.key).flatMap { habit($0, registers) }
      },
      categories: entities.compactMap { entity, registers in
        guard entity.kind == EntityID.categoryKind else { return nil }
        return SyncCategory(SyncValue.text(entity.key), registers)
      }
    )
  }

  /// The last value of each property.
  private var registers: [EntityID: [RegisterKey: Register]] {
    var all: [EntityID: [RegisterKey: Register]] = [:]
    for fact in facts.values.sorted(by: { $0.stamp < $1.stamp }) {
      guard case .properties(let entity, let values) = fact.change else { continue }
      for value in values {
        let register = Register(stamp: fact.stamp, value: value.value)
        all[entity, default: [:]][value.key] = register
      }
    }
    return all
  }

  private func habit(_ id: UUID, _ registers: [RegisterKey: Register]) -> PortableHabit? {
    guard var habit = HabitValues(registers).habit(id) else { return nil }
    var days: Set<CalendarDay> = []
    for fact in facts.values {
      if case .day(id, let day, _) = fact.change { days.insert(day) }
    }
    let counts = habit.target.measure.counts
    habit.days = days.sorted().compactMap { record(id, $0, within: counts) }
    return habit
  }
}

/// The days of a habit.
extension Reference {
  private typealias Edit = (index: Int, fact: Fact, edit: DayEdit)

  private func record(
    _ habit: UUID,
    _ day: CalendarDay,
    within counts: ClosedRange<Int>
  ) -> PortableDay? {
    let edits = facts.compactMap { index, fact -> Edit? in
      guard case .day(habit, day, let edit) = fact.change else { return nil }
      return (index, fact, edit)
    }
    .sorted { $0.fact.stamp < $1.fact.stamp }
    let count = min(max(sum(edits), counts.lowerBound), counts.upperBound)
    let status = edits.last { $0.edit.status != nil }?.edit.status ?? .done
    let note = edits.last { $0.edit.note != nil }?.edit.note ?? ""
    guard count > 0 || status != .done || !note.isEmpty else { return nil }
    let newest = edits.map(\.fact.stamp.time).max() ?? 0
    // A date equal to the stamp's time is not stored.
    let dated = edits.last { edit in
      edit.edit.date.map { $0.milliseconds != edit.fact.stamp.milliseconds } ?? false
    }
    let date = dated.flatMap { $0.fact.stamp.time == newest ? $0.edit.date : nil }
    return PortableDay(
      day: day,
      count: count,
      status: status,
      note: note,
      changedAt: date ?? Date(milliseconds: Int(newest >> 16))
    )
  }

  /// Returns the last set count plus all additions that were unknown when it was set. If no change
  /// is later than a found count, which is from before a device joined, returns the found count.
  private func sum(_ edits: [Edit]) -> Int {
    var last = (found: UInt64(0), changed: UInt64(0))
    var found: Int?
    for edit in edits {
      switch edit.edit.count {
      case .found(let count): (found, last.found) = (count, edit.fact.stamp.time)
      case .add, .set, .give: last.changed = edit.fact.stamp.time
      case nil: break
      }
    }
    if let found, last.found >= last.changed { return found }
    var seen: Set<Int> = []
    var sum = 0
    for edit in edits {
      let base = if case .set(let count) = edit.edit.count { count } else { edit.edit.onto }
      guard let base else { continue }
      sum = base
      seen.formUnion(edit.fact.seen)
    }
    var given: [WriterID: (latest: Int, seen: Int)] = [:]
    for edit in edits {
      switch edit.edit.count {
      case .add(let count): if !seen.contains(edit.index) { sum += count }
      case .give(let total, let cause):
        given[cause, default: (0, 0)].latest = total
        if seen.contains(edit.index) { given[cause, default: (0, 0)].seen = total }
      case .set, .found, nil: break
      }
    }
    return given.values.reduce(sum) { $0 + $1.latest - $1.seen }
  }
}
