import Foundation
import HabitData
import HabitEngine

/// The validation of the texts for `add`.
///
/// The app truncates long texts visibly. The command rejects them, because a script would not
/// notice.
enum NewHabitText {
  /// - Throws: ``CommandFailure`` for a name that can't be stored unchanged.
  static func checkName(_ name: String) throws(CommandFailure) {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !name.isEmpty else { throw .usage("the name is blank") }
    try check(name, "the name", limit: HabitLimits.name)
  }

  /// - Throws: ``CommandFailure`` for a description that can't be stored unchanged.
  static func checkDetails(_ details: String) throws(CommandFailure) {
    let details = details.trimmingCharacters(in: .whitespacesAndNewlines)
    try check(details, "the description", limit: HabitLimits.details)
  }

  /// - Throws: ``CommandFailure`` for an unknown symbol, with suggestions.
  static func checkIcon(_ icon: String) throws(CommandFailure) {
    guard HabitIcon.named(icon) == nil else { return }
    let near = near(icon).formatted(.list(type: .or).locale(Locale(identifier: "en_US")))
    throw .usage("there is no icon “\(icon.onOneLine)”\(near.isEmpty ? "" : "; similar: \(near)")")
  }

  private static func check(
    _ text: String,
    _ what: String,
    limit: Int
  ) throws(CommandFailure) {
    guard text == text.onOneLine else {
      throw .usage("\(what) must be one line without control characters")
    }
    guard text.count <= limit else {
      throw .usage("\(what) has \(text.count) characters; \(limit) are allowed")
    }
  }

  /// Returns symbol names that match all words of a name or, if there are none, any of its words.
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
