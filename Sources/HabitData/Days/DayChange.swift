import HabitEngine

/// A change to a day, for undo.
struct DayChange: Hashable, Sendable {
  let day: CalendarDay
  let before: DayEntry
  let after: DayEntry

  /// Undoes the change, but keeps later changes from other windows. A count that changed since then
  /// is reduced by the difference; a status or note that changed since then stays.
  func takeBack(from content: inout DayEntry) {
    if content.note == after.note { content.note = before.note }
    if content.count == after.count, content.status == after.status {
      restore(&content)
    } else if [before.status, after.status, content.status] == [.done, .done, .done] {
      content.setCount(content.count + before.count - after.count)
    }
  }

  /// True if the change removed a note or lowered the count by more than one step.
  var losesSomething: Bool {
    after.count < before.count - after.measure.step
      || (after.note.isEmpty && !before.note.isEmpty)
  }

  /// Returns true if the change exceeded a limit that was kept before.
  func exceeds(_ limit: Int) -> Bool { before.doneCount <= limit && after.doneCount > limit }

  /// The name of the change for undo.
  var name: String {
    if after.note != before.note { return "Note" }
    switch after.status {
    case .skipped: return "Skip"
    case .missed: return "Missed"
    case .done: return before.status == .done ? "Count" : "Reopening"
    }
  }

  /// Returns the notice about the change.
  func message(_ habit: String) -> String {
    if after.note != before.note { return "Removed the note of \(habit)" }
    guard after.measure != .times else { return "\(habit): \(before.count) became \(after.count)" }
    return "\(habit): \(after.measure.text(before.count)) became \(after.measure.text(after.count))"
  }

  private func restore(_ content: inout DayEntry) {
    let note = content.note
    content = before
    content.note = note
  }
}
