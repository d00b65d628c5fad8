import Foundation
import HabitEngine

/// Merging duplicate habits, such as those of two devices that were set up separately.
extension HabitStore {
  /// Adds the days of one habit to another, and deletes the first. If both have a day, the larger
  /// count and both notes are kept.
  package func merge(_ other: UUID, into id: UUID) {
    var written = WrittenDays(habit: id)
    var gone: HabitSnapshot?
    let isSaved = attempt { context in
      let habit = try context.existingHabit(id, named: nil)
      let second = try context.existingHabit(other, named: nil)
      let snapshot = HabitSnapshot(second, completions: try context.completions(of: other))
      written = try add(snapshot.completions, to: habit, in: context)
      context.delete(second)
      gone = snapshot
    }
    guard isSaved, let gone else { return }
    histories.show(written)
    setLog(nil, for: other)
    let name = gone.draft.name
    registerUndo("Merging “\(name)”", notice: "“\(name)” is now one habit") { [written] store in
      store.restore(gone)
      for change in written.changes { store.takeBack(change, of: id) }
    }
  }
}

extension DayEntry {
  /// Merges another habit's record of the day.
  mutating func take(_ other: HabitSnapshot.Completion) {
    if other.record.status == .done {
      if other.record.count > doneCount { setCount(other.record.count) }
    } else if count == 0, status == .done {
      setStatus(other.record.status)
    }
    guard !other.note.isEmpty, !note.contains(other.note) else { return }
    let both = note.isEmpty ? other.note : "\(note)\n\(other.note)"
    note = String(both.prefix(HabitLimits.note))
  }
}
