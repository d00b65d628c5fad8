import Foundation
import HabitEngine

/// What a cell of a person's own table says of a day.
enum TableCell: Equatable {
  case empty, done, missed, skipped
  case amount(Double)

  /// Nil for a text that says nothing of a day.
  /// - Parameter separator: What stands between the fields of the table. Where that is a semicolon, a
  ///   comma separates decimals.
  init?(_ text: String, separator: UInt8) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    // "completed_manually" and "missed_auto" are how Streaks writes them.
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

  /// A number of at least 0 with a point or a comma before its decimals. "1,500" is none where the
  /// comma can stand between thousands.
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
