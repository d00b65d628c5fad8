import Foundation
import HabitEngine

/// The editable content of a day: count, status, and note. A day without a record has the status
/// “done”, a count of 0, and no note.
struct DayEntry: Hashable, Sendable {
  /// The number of completions, or the amount in minor units of the measure.
  private(set) var count = 0
  /// The status. A skipped or missed day keeps its count, which is ignored until the day is
  /// reopened.
  var status = DayStatus.done
  var note = ""
  /// The quantity that the count measures.
  let measure: Measure

  /// Creates the content of a day without a record.
  init(_ measure: Measure) {
    self.measure = measure
  }

  /// Creates the content of a stored day.
  init(_ stored: HabitCompletion?, _ measure: Measure) {
    self.measure = measure
    guard let stored else { return }
    count = stored.count
    status = stored.status
    note = stored.note
  }

  /// The count; 0 if the day was skipped or missed.
  var doneCount: Int { status == .done ? count : 0 }

  /// Sets the count, clamped to the measure's range, and the status to done.
  mutating func setCount(_ count: Int) {
    self.count = count.clamped(to: measure.counts)
    status = .done
  }

  /// Sets the count to meet a target: raised to the daily amount, or lowered to a quit habit's
  /// limit.
  mutating func setCount(toMeet target: HabitTarget) {
    let amount = target.amountPerDay
    setCount(target.kind == .build ? max(doneCount, amount) : min(doneCount, amount))
  }

  /// Adds a step to a quit habit's count, and more if needed to exceed the limit.
  mutating func slip(_ target: HabitTarget) {
    setCount(max(doneCount + target.measure.step, target.amountPerDay + 1))
  }

  /// Merges another habit's record of the same day. The larger count and both notes are kept, up to
  /// the limit of a note. A skipped or missed record takes effect only on a day with a count of 0
  /// that is neither skipped nor missed.
  mutating func merge(_ other: PortableDay) {
    if other.status == .done {
      if other.count > doneCount { setCount(other.count) }
    } else if count == 0, status == .done {
      status = other.status
    }
    guard !other.note.isEmpty, !note.contains(other.note) else { return }
    let both = note.isEmpty ? other.note : "\(note)\n\(other.note)"
    note = String(both.prefix(HabitLimits.note))
  }

  /// Returns the record of the day; nil if the day has the content of a day without a record.
  func record(on day: CalendarDay) -> DayRecord? {
    guard count > 0 || status != .done || !note.isEmpty else { return nil }
    return DayRecord(day: day, count: count, status: status)
  }
}

extension DayRecord {
  /// The record with a count of 0 if the day was skipped or missed. Only the stored record keeps
  /// the previous count, for when the day is reopened.
  var counted: DayRecord {
    status == .done ? self : DayRecord(day: day, count: 0, status: status)
  }
}

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
