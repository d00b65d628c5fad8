import HabitEngine

/// What is said of a day, a day without a record included.
struct DayContent: Hashable, Sendable {
  /// How often the habit was done, 0 to 9,999.
  private(set) var count = 0
  private(set) var status = DayStatus.done
  var note = ""

  init() {}

  init(_ stored: HabitCompletion?) {
    guard let stored else { return }
    count = stored.count
    status = stored.status
    note = stored.note
  }

  /// How often the habit was done; not at all where the day was skipped or missed.
  var doneCount: Int { status == .done ? count : 0 }

  /// Says how often the habit was done.
  mutating func setCount(_ count: Int) {
    let counts = DayRecord.counts
    self.count = min(max(count, counts.lowerBound), counts.upperBound)
    status = .done
  }

  /// Says that the day was skipped or missed, or opens it again. What was counted until then is kept
  /// for the day to be opened again, and counts nowhere meanwhile.
  mutating func setStatus(_ status: DayStatus) {
    self.status = status
  }

  /// The record of the day; nil where nothing is said of it.
  func record(on day: CalendarDay) -> DayRecord? {
    guard count > 0 || status != .done || !note.isEmpty else { return nil }
    return DayRecord(day: day, count: count, status: status)
  }
}
