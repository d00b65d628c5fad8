import HabitEngine

/// What a day holds: count, status and note. A day without a record has none of them.
struct DayContent: Hashable, Sendable {
  /// How often the habit was done, or how much, in smallest parts of what it measures.
  private(set) var count = 0
  private(set) var status = DayStatus.done
  var note = ""
  /// What the count is a count of.
  let measure: Measure

  /// A day without a record.
  init(_ measure: Measure) {
    self.measure = measure
  }

  /// A day as it is stored.
  init(_ stored: HabitCompletion?, _ measure: Measure) {
    self.measure = measure
    guard let stored else { return }
    count = stored.count
    status = stored.status
    note = stored.note
  }

  /// How often the habit was done; not at all where the day was skipped or missed.
  var doneCount: Int { status == .done ? count : 0 }

  /// Says how often the habit was done, or how much, within what its measure allows.
  mutating func setCount(_ count: Int) {
    let counts = measure.counts
    self.count = min(max(count, counts.lowerBound), counts.upperBound)
    status = .done
  }

  /// Says that the day was skipped or missed, or opens it again. What was counted until then is kept
  /// for the day to be opened again, and counts nowhere meanwhile.
  mutating func setStatus(_ status: DayStatus) {
    self.status = status
  }

  /// The record of the day; nil where count, status and note are empty.
  func record(on day: CalendarDay) -> DayRecord? {
    guard count > 0 || status != .done || !note.isEmpty else { return nil }
    return DayRecord(day: day, count: count, status: status)
  }
}
