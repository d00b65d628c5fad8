import Foundation
import HabitEngine

/// What a habit of Loop counts, and how its frequency and target read as completions a day and a
/// streak goal here.
struct LoopMeasure {
  /// 1 to 99.
  let completionsPerDay: Int
  let streakGoal: StreakGoal
  /// The target in words for the description; empty where the habit is a plain yes or no.
  let summary: String
  /// What has no place here.
  let remarks: [String]
  private let kind: Kind

  private enum Kind {
    case yesNo
    case amount(LoopAmount)
  }

  init(_ row: SQLiteRow) throws {
    let numerator = try row.integer("freq_num") ?? 1
    let denominator = max(1, try row.integer("freq_den") ?? 1)
    switch try row.integer("type") ?? 0 {
    case 0:
      kind = .yesNo
      completionsPerDay = 1
      streakGoal = Self.goal(times: max(1, numerator), in: denominator)
      summary = ""
      remarks = []
    case 1:
      let amount = try LoopAmount(row, days: denominator)
      kind = .amount(amount)
      completionsPerDay = amount.completionsPerDay
      streakGoal = amount.streakGoal
      summary = amount.summary
      remarks = amount.remarks
    case let type:
      throw row.invalid("the habit is of type \(type), 0 (yes or no) or 1 (amount) expected")
    }
  }

  /// A repetition as a record, or nothing where it says nothing.
  func day(_ day: CalendarDay, of row: SQLiteRow) throws -> PortableDay? {
    // Before schema 16 a repetition has no value: that it is there means done.
    let value = try row.integer("value") ?? LoopValue.yes
    let note = String(try row.text("notes").prefix(500))
    switch (kind, value) {
    case (_, LoopValue.skip):
      return PortableDay(day: day, count: 0, status: .skipped, note: note)
    case (_, LoopValue.unknown), (.yesNo, LoopValue.automaticYes):
      return note.isEmpty ? nil : PortableDay(day: day, count: 0, status: .done, note: note)
    case (.yesNo, LoopValue.no):
      return PortableDay(day: day, count: 0, status: .missed, note: note)
    case (.yesNo, LoopValue.yes):
      return PortableDay(day: day, count: 1, status: .done, note: note)
    case (.yesNo, _):
      throw row.invalid("the value of a yes-or-no habit is \(value), -1 to 3 expected")
    case (.amount(let amount), _):
      return amount.day(day, thousandths: value, note: note)
    }
  }

  /// As often as there are days: daily. Else the same share of a week, at least 1 day of it.
  private static func goal(times: Int, in days: Int) -> StreakGoal {
    guard times < days else { return .standard }
    let perWeek = (Double(times) * 7 / Double(days)).rounded()
    return StreakGoal(period: .week, basis: .day, value: min(7, max(1, Int(perWeek))))
  }
}

/// The values of the column `value`; of an amount, every other number counts thousandths.
private enum LoopValue {
  static let unknown = -1
  static let no = 0
  static let automaticYes = 1
  static let yes = 2
  static let skip = 3
}
