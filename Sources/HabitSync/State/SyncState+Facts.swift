import Foundation
import HabitEngine

/// The changes that follow from the facts of a write to the store.
extension SyncState {
  /// Returns the change that a fact describes, or nil if the known state is the same.
  func change(by fact: SyncFact) -> SyncChange? {
    switch fact {
    case .habit(let id, let values):
      let gone = missingPauses(of: .habit(id), values)
      let back = isDeleted(id) ? [HabitProperty.isDeleted(false).encoded] : []
      return properties(of: .habit(id), values + gone + back)
    case .noHabit(let id):
      return properties(of: .habit(id), [HabitProperty.isDeleted(true).encoded])
    case .category(let key, let values): return properties(of: .category(key), values)
    case .noCategory(let key):
      return properties(of: .category(key), [CategoryProperty.isRemoved(true).encoded])
    case .day(let habit, let day, let fact):
      return edit(day, of: habit, by: fact).map { .day(habit, day, $0) }
    }
  }

  /// Returns the change for a fact from before the device started to sync. A deletion has no change
  /// if the known state is the same; other facts always have a change.
  func change(finding fact: SyncFact) -> SyncChange? {
    switch fact {
    case .habit(let id, let values):
      // Without this value, another device's deletion would win even if the habit was used later.
      return .properties(.habit(id), values + [HabitProperty.isDeleted(false).encoded])
    case .category(let key, let values): return .properties(.category(key), values)
    case .day(let habit, let day, let found):
      let edit = DayEdit(
        count: .found(found.count),
        status: found.status,
        note: found.note.isEmpty ? nil : found.note,
        date: found.date
      )
      return .day(habit, day, edit)
    case .noHabit, .noCategory: return change(by: fact)
    }
  }

  private func properties(of entity: EntityID, _ values: [PropertyValue]) -> SyncChange? {
    let known = registers[entity] ?? [:]
    let new = values.filter { known[$0.key]?.value != $0.value }
    return new.isEmpty ? nil : .properties(entity, new)
  }

  /// Returns the removal of pauses that are not among the values.
  private func missingPauses(of entity: EntityID, _ values: [PropertyValue]) -> [PropertyValue] {
    let there = Set(values.map(\.key))
    return (registers[entity] ?? [:]).compactMap { key, register in
      let isPause = key.number == HabitProperty.Number.pause.rawValue
      guard isPause, !there.contains(key), SyncValue.flag(register.value) else { return nil }
      return PropertyValue(key: key, value: SyncValue.flag(false))
    }
  }

  func isDeleted(_ habit: UUID) -> Bool {
    register(.isDeleted, of: habit).map { SyncValue.flag($0.value) } ?? false
  }

  private func edit(_ day: CalendarDay, of habit: UUID, by fact: DayFact) -> DayEdit? {
    let cell = cell(day, of: habit)
    let known = cell.rawCount.clamped(to: DayRecord.counts)
    var edit = DayEdit()
    switch fact.addition {
    case .added(let count): edit.count = .add(count)
    case .given(let total, let cause): edit.count = .give(total, cause: cause)
    case nil: if fact.count != known { edit.count = .set(fact.count) }
    }
    let status = cell.status.map { DayStatus(syncCode: $0.code) } ?? .done
    if edit.count != nil || fact.status != status { edit.status = fact.status }
    if fact.note != (cell.note.map { SyncValue.text($0.value) } ?? "") { edit.note = fact.note }
    let isChanged = edit != DayEdit()
    guard isChanged || (!cell.isEmpty && cell.changedAt != fact.date.milliseconds) else {
      return nil
    }
    // `DayCell` ignores a date that is equal to the time of the stamp.
    edit.date = fact.date
    return edit
  }
}
