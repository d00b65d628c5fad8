import Foundation
import HabitEngine

/// How a habit's frequency and target read as completions a day and a streak goal here, and its
/// values as records.
struct LoopMeasure {
  /// 1 to 99.
  let completionsPerDay: Int
  let streakGoal: StreakGoal
  /// The target in words for the description; empty where the habit is a plain yes or no.
  let summary: String
  /// What has no place here.
  let notices: [String]
  private let amount: LoopAmount?

  /// - Parameter countsAmounts: Whether an amount is counted, where the settings do not say.
  init(_ settings: LoopSettings, countsAmounts: Bool = false) {
    guard settings.countsAmounts ?? countsAmounts else {
      amount = nil
      completionsPerDay = 1
      streakGoal = StreakGoal(times: settings.numerator, inDays: settings.denominator)
      summary = ""
      notices = []
      return
    }
    let amount = LoopAmount(settings)
    self.amount = amount
    completionsPerDay = amount.completionsPerDay
    streakGoal = amount.streakGoal
    summary = amount.summary
    notices = amount.notices
  }

  /// Whether Loop has such a value.
  func isKnown(_ value: Int) -> Bool {
    amount != nil || !LoopValue.isAmount(value)
  }

  /// A day's value as a record, or nothing where it says nothing.
  /// - Parameter value: One that ``isKnown(_:)``.
  func day(_ day: CalendarDay, value: Int, note: String) -> PortableDay? {
    let note = LimitedText.cut(note, to: LimitedText.note)
    switch (amount, value) {
    case (_, LoopValue.skip):
      return PortableDay(day: day, count: 0, status: .skipped, note: note)
    case (_, LoopValue.unknown), (nil, LoopValue.automaticYes):
      return note.isEmpty ? nil : PortableDay(day: day, count: 0, status: .done, note: note)
    case (nil, LoopValue.no):
      return PortableDay(day: day, count: 0, status: .missed, note: note)
    case (nil, _):
      return PortableDay(day: day, count: 1, status: .done, note: note)
    case (let amount?, _):
      return amount.day(day, thousandths: value, note: note)
    }
  }
}
