import Foundation
import HabitEngine

/// The interpretation of a habit's values: yes or no, or thousandths of an amount.
struct LoopMeasure {
  private let countsAmounts: Bool

  /// Creates the measure of a habit, and sets the habit's frequency or target.
  ///
  /// - Parameter countsAmounts: True if amounts are counted. Used only if the type in the settings
  ///   is unknown.
  init(_ settings: LoopSettings, countsAmounts: Bool = false, of habit: inout HabitBuilder) {
    self.countsAmounts = settings.countsAmounts ?? countsAmounts
    if self.countsAmounts {
      habit.setTarget(settings.target)
    } else {
      habit.frequency = settings.frequency
    }
  }

  /// Returns true if the value is valid in Loop.
  func isKnown(_ value: Int) -> Bool {
    countsAmounts || !LoopValue.isAmount(value)
  }

  /// Adds a day's value to its habit. An unknown or automatic value without a note adds no record.
  ///
  /// - Parameter value: A value for which ``isKnown(_:)`` is true.
  func add(_ value: Int, on day: CalendarDay, note: String, to habit: inout HabitBuilder) {
    switch (countsAmounts, value) {
    case (_, LoopValue.skip):
      habit.add(PortableDay(day: day, count: 0, status: .skipped, note: note))
    case (_, LoopValue.unknown), (false, LoopValue.automaticYes):
      // The value is unknown or derived from other days. Only a note is kept.
      if value == LoopValue.automaticYes { habit.filledInDays += 1 }
      guard !note.isEmpty else { return }
      habit.add(PortableDay(day: day, count: 0, status: .done, note: note))
    case (false, LoopValue.no):
      habit.add(PortableDay(day: day, count: 0, status: .missed, note: note))
    case (false, _):
      habit.add(PortableDay(day: day, count: 1, status: .done, note: note))
    case (true, _):
      habit.add(Double(value) / 1_000, on: day, note: note)
    }
  }
}

/// The values of Loop's records. For an amount, all other numbers are thousandths.
enum LoopValue {
  static let unknown = -1
  static let no = 0
  static let automaticYes = 1
  static let yes = 2
  static let skip = 3

  /// Reads a cell of `Checkmarks.csv`: a word, or a number as in all files before 2.0. Loop also
  /// writes tiny amounts as words: 0.003 is `SKIP`.
  static func number(_ text: String) -> Int? {
    switch text {
    case "UNKNOWN": unknown
    case "NO": no
    case "YES_AUTO": automaticYes
    case "YES_MANUAL": yes
    case "SKIP": skip
    default: Int(text)
    }
  }

  /// Returns true if a text is a value that only Loop writes.
  static func isLoopsAlone(_ text: String) -> Bool {
    ["UNKNOWN", "YES_AUTO", "YES_MANUAL", "-1"].contains(text) || text.hasPrefix("Entry(timestamp=")
  }

  /// Returns the reason for refusing a value of a yes-or-no habit.
  static func outside(_ value: Int) -> LocalizedStringResource {
    .outside(String(value), String(unknown), String(skip))
  }

  /// Returns true if a value means that its habit counts amounts.
  static func isAmount(_ value: Int) -> Bool {
    !(unknown...skip).contains(value)
  }
}
