import HabitEngine

/// A change that was made to a day, to be taken back.
struct DayChange: Hashable, Sendable {
  let day: CalendarDay
  let before: DayContent
  let after: DayContent

  /// Takes the change back, and keeps what other windows have changed since: from a count only the
  /// difference is taken, and a status or note that has changed since then stays.
  func takeBack(from content: inout DayContent) {
    if content.note == after.note { content.note = before.note }
    if content.count == after.count, content.status == after.status {
      restore(&content)
    } else if [before.status, after.status, content.status] == [.done, .done, .done] {
      content.setCount(content.count + before.count - after.count)
    }
  }

  /// Whether a count or a note is gone by it.
  var losesSomething: Bool {
    after.count < before.count - after.measure.step
      || (after.note.isEmpty && !before.note.isEmpty)
  }

  /// Whether a day within a limit is beyond it by it.
  func exceeds(_ limit: Int) -> Bool { before.doneCount <= limit && after.doneCount > limit }

  /// The change by its kind.
  var name: String {
    if after.note != before.note { return "Note" }
    switch after.status {
    case .skipped: return "Skip"
    case .missed: return "Missed"
    case .done: return before.status == .done ? "Count" : "Reopening"
    }
  }

  /// What was done to a habit.
  func message(_ habit: String) -> String {
    if after.note != before.note { return "Removed the note of \(habit)" }
    guard after.measure != .times else { return "\(habit): \(before.count) became \(after.count)" }
    return "\(habit): \(after.measure.text(before.count)) became \(after.measure.text(after.count))"
  }

  private func restore(_ content: inout DayContent) {
    let note = content.note
    content = before
    content.note = note
  }
}
