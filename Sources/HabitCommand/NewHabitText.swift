import Foundation
import HabitData
import HabitEngine

/// The words that `add` is given for a habit. The app cuts what is too long and shows it at once;
/// here it is refused, as a script would not see it.
enum NewHabitText {
  /// - Throws: ``CommandFailure`` for a name that could not be kept as it is.
  static func checkName(_ name: String) throws(CommandFailure) {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !name.isEmpty else { throw .usage("the name is blank") }
    try check(name, "the name", limit: HabitLimits.name)
  }

  /// - Throws: ``CommandFailure`` for a description that could not be kept as it is.
  static func checkDetails(_ details: String) throws(CommandFailure) {
    let details = details.trimmingCharacters(in: .whitespacesAndNewlines)
    try check(details, "the description", limit: HabitLimits.details)
  }

  /// - Throws: ``CommandFailure`` for a symbol that the app does not have, with those that a search
  ///   for it finds.
  static func checkIcon(_ icon: String) throws(CommandFailure) {
    guard HabitIcon.named(icon) == nil else { return }
    let near = near(icon).formatted(.list(type: .or).locale(Locale(identifier: "en_US")))
    throw .usage("there is no icon “\(icon.onOneLine)”\(near.isEmpty ? "" : "; near it: \(near)")")
  }

  private static func check(
    _ text: String,
    _ what: String,
    limit: Int
  ) throws(CommandFailure) {
    guard text == text.onOneLine else {
      throw .usage("\(what) has a line break or another control character")
    }
    guard text.count <= limit else {
      throw .usage("\(what) has \(text.count) characters, and \(limit) at most are kept")
    }
  }

  /// Some names of symbols that are found by all words of a name, else by any of them.
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
