import Foundation
import HabitEngine

/// A change to a day's content that can be undone.
struct DayChange: Hashable, Sendable {
  let day: CalendarDay
  let before: DayEntry
  let after: DayEntry

  /// Undoes the change, but keeps later changes by other windows. From a count that has changed
  /// again, only this change's difference is subtracted. A status or note that has changed again
  /// stays.
  func revert(in content: inout DayEntry) {
    if content.note == after.note { content.note = before.note }
    if content.count == after.count, content.status == after.status {
      let note = content.note
      content = before
      content.note = note
    } else if [before.status, after.status, content.status] == [.done, .done, .done] {
      content.setCount(content.count + before.count - after.count)
    }
  }

  /// True if the change removed a note or lowered the count by more than one step.
  var losesSomething: Bool {
    after.count < before.count - after.measure.step
      || (after.note.isEmpty && !before.note.isEmpty)
  }

  /// Returns true if the change raised the count from within a limit to above it.
  func exceeds(_ limit: Int) -> Bool { before.doneCount <= limit && after.doneCount > limit }

  /// Returns the name of the change, as the undo command shows it.
  func name(_ habit: String) -> String {
    if after.note != before.note { return String(localized: "Note of “\(habit)”") }
    switch after.status {
    case .skipped: return String(localized: "Skip of “\(habit)”")
    case .missed: return String(localized: "Marking “\(habit)” as missed")
    case .done where before.status == .done: return String(localized: "Count of “\(habit)”")
    case .done: return String(localized: "Reopening “\(habit)”")
    }
  }

  /// Returns the notice about the change.
  func message(_ habit: String) -> String {
    if after.note != before.note { return String(localized: "Removed the note of \(habit)") }
    let (old, new) = (after.measure.figure(before.count), after.measure.figure(after.count))
    return String(localized: "\(habit): \(old) became \(new)")
  }
}
