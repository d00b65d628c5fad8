import Foundation
import HabitEngine

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
