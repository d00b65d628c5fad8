import Foundation
import HabitData
import HabitEngine

/// The validation of the texts for `add`.
///
/// The app truncates long texts visibly. The command rejects them, because a script would not
/// notice.
enum NewHabitText {
  /// Checks a name.
  ///
  /// - Throws: ``CommandFailure`` for a name that can't be stored unchanged.
  static func checkName(_ name: String) throws(CommandFailure) {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !name.isEmpty else { throw .usage(String(localized: "the name is blank")) }
    guard name == name.onOneLine else {
      throw .usage(String(localized: "the name must be one line without control characters"))
    }
    let (count, limit) = (name.count, HabitLimits.name)
    guard count <= limit else {
      throw .usage(String(localized: "the name has \(count) characters; \(limit) are allowed"))
    }
  }

  /// Checks a description.
  ///
  /// - Throws: ``CommandFailure`` for a description that can't be stored unchanged.
  static func checkDetails(_ details: String) throws(CommandFailure) {
    let details = details.trimmingCharacters(in: .whitespacesAndNewlines)
    guard details == details.onOneLine else {
      throw .usage(
        String(localized: "the description must be one line without control characters")
      )
    }
    let (count, limit) = (details.count, HabitLimits.details)
    guard count <= limit else {
      throw .usage(
        String(localized: "the description has \(count) characters; \(limit) are allowed")
      )
    }
  }

  /// Checks the name of a symbol.
  ///
  /// - Throws: ``CommandFailure`` for an unknown symbol, with suggestions.
  static func checkIcon(_ icon: String) throws(CommandFailure) {
    guard HabitIcon.named(icon) == nil else { return }
    let (icon, near) = (icon.onOneLine, near(icon))
    throw .usage(
      near.isEmpty
        ? String(localized: "there is no icon “\(icon)”")
        : String(
          localized: "there is no icon “\(icon)”; similar: \(near, format: .list(type: .or))"
        )
    )
  }

  /// Returns up to six symbol names that match all words of a name. If there are none, the symbols
  /// match a single word: the first one that matches any symbol.
  private static func near(_ icon: String) -> [String] {
    let words = icon.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let searches = [words.joined(separator: " ")] + words
    let found = searches.lazy.filter { !$0.isEmpty }.map(names).first { !$0.isEmpty }
    return Array((found ?? []).prefix(6))
  }

  private static func names(matching search: String) -> [String] {
    HabitIcon.Group.all(matching: search).flatMap(\.icons).map(\.name)
  }
}
