import Foundation

/// The name of a file's format in the user's language. The names of apps are not translated.
package enum ImportFormatTitle {
  /// Returns the title of a format, or the format itself if it is unknown.
  package static func of(_ format: String) -> String {
    if let table = format.prefix(before: ", dates with the day first").map(of) {
      return String(
        localized: "\(table), dates with the day first",
        comment: "The format of an imported file."
      )
    }
    if let table = format.prefix(before: ", dates with the month first").map(of) {
      return String(
        localized: "\(table), dates with the month first",
        comment: "The format of an imported file."
      )
    }
    return table(format) ?? file(format) ?? format
  }

  private static func table(_ format: String) -> String? {
    switch format {
    case "Table with a column for each habit":
      String(
        localized: "Table with a column for each habit",
        comment: "The format of an imported file."
      )
    case "Table with a row for each habit":
      String(
        localized: "Table with a row for each habit",
        comment: "The format of an imported file."
      )
    case "Table with a row for each habit and day":
      String(
        localized: "Table with a row for each habit and day",
        comment: "The format of an imported file."
      )
    default: nil
    }
  }

  private static func file(_ format: String) -> String? {
    if let app = format.prefix(before: " backup") {
      return String(
        localized: "\(app) backup",
        comment: "The format of an imported file. The argument is an app: Habo backup."
      )
    }
    if let app = format.prefix(before: " export") {
      return String(
        localized: "\(app) export",
        comment: "The format of an imported file. The argument is an app: HabitKit export."
      )
    }
    if let app = format.prefix(before: " archive") {
      return String(
        localized: "\(app) archive",
        comment: """
          The format of an imported file. The argument is an app: Loop Habit Tracker archive.
          """
      )
    }
    if let app = format.prefix(before: " table") {
      return String(
        localized: "\(app) table",
        comment: "The format of an imported file. The argument is an app: HabitBull table."
      )
    }
    if let app = format.prefix(before: " history") {
      return String(
        localized: "\(app) history",
        comment: "The format of an imported file. The argument is an app: Habitica history."
      )
    }
    guard format.hasPrefix("early "), let app = format.dropFirst(6).prefix(before: " store") else {
      return nil
    }
    return String(
      localized: "early \(app) store",
      comment: """
        The format of an imported file. The argument is Habit Tracker, whose first version had it.
        """
    )
  }
}

extension StringProtocol {
  /// Returns the text before an ending, or nil if the text has another ending.
  fileprivate func prefix(before ending: String) -> String? {
    hasSuffix(ending) ? String(dropLast(ending.count)) : nil
  }
}
