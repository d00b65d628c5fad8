import Foundation
import HabitEngine

/// Two habits that are one, such as those of two devices that were begun apart.
extension HabitStore {
  /// Gives a habit the days of another one, which goes. Of a day that both have, the larger count
  /// stands, and both notes.
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
    registerUndo("Merging “\(name)”", notice: "“\(name)” is one habit now") { [written] store in
      store.restore(gone)
      for change in written.changes { store.takeBack(change, of: id) }
    }
  }
}

extension DayContent {
  /// Takes in what another habit has of the day.
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
