import Foundation
import HabitEngine

/// The value of a cell in a table from a spreadsheet.
enum TableCell: Equatable {
  case empty, done, missed, skipped
  case amount(Double)

  /// Reads a cell, or returns nil if its text can't be interpreted.
  ///
  /// - Parameter separator: The separator of the table. If it is a semicolon, a comma is the
  ///   decimal separator.
  init?(_ text: String, separator: UInt8) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    // Streaks writes "completed_manually" and "missed_auto".
    let word = text.lowercased().prefix { $0 != "_" }
    if let cell = Self.words.first(where: { $0.words.contains(String(word)) })?.cell {
      self = cell
      return
    }
    guard let number = Self.number(text, isCommaUsual: separator == UInt8(ascii: ";")) else {
      return nil
    }
    self = .amount(number)
  }

  private static let words: [(cell: TableCell, words: Set<String>)] = [
    (.empty, ["", "-", "–", "—", "n/a", "na", "null", "none", "unknown"]),
    (
      .done,
      [
        "x", "✓", "✔", "✔️", "✅", "☑", "☑️", "●", "yes", "y", "true", "done", "complete", "completed",
        "checked", "success", "ok", "kept",
      ]
    ),
    (
      .missed,
      [
        "no", "n", "false", "missed", "failed", "fail", "✗", "✘", "❌", "○", "unchecked",
        "not done", "incomplete",
      ]
    ),
    (.skipped, ["skip", "skipped", "s", "excused"]),
  ]

  /// Reads a number of at least 0 with a decimal point or comma. "1,500" is invalid if the comma
  /// could be a grouping separator.
  private static func number(_ text: String, isCommaUsual: Bool) -> Double? {
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }) else {
      return nil
    }
    let usual: Character = isCommaUsual ? "," : "."
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard parts.count <= 2, parts.contains(where: { !$0.isEmpty }) else { return nil }
    if parts.count == 2, !text.contains(usual), parts[1].count == 3, Int(parts[0]) != 0 {
      return nil
    }
    guard let number = Double(text.replacing(",", with: ".")), number.isFinite else { return nil }
    return number
  }
}
