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
    guard let space = format.lastIndex(of: " ") else { return nil }
    let app = String(format[..<space])
    return switch format[space...] {
    case " backup":
      String(
        localized: "\(app) backup",
        comment: "The format of an imported file. The argument is an app: Habo backup."
      )
    case " export":
      String(
        localized: "\(app) export",
        comment: "The format of an imported file. The argument is an app: HabitKit export."
      )
    case " archive":
      String(
        localized: "\(app) archive",
        comment: """
          The format of an imported file. The argument is an app: Loop Habit Tracker archive.
          """
      )
    case " table":
      String(
        localized: "\(app) table",
        comment: "The format of an imported file. The argument is an app: HabitBull table."
      )
    case " history":
      String(
        localized: "\(app) history",
        comment: "The format of an imported file. The argument is an app: Habitica history."
      )
    case " store" where app.hasPrefix("early "):
      String(
        localized: "early \(String(app.dropFirst(6))) store",
        comment: """
          The format of an imported file. The argument is Habit Tracker, whose first version had it.
          """
      )
    default: nil
    }
  }
}

extension String {
  /// Returns the text before an ending, or nil if the text has another ending.
  fileprivate func prefix(before ending: String) -> String? {
    hasSuffix(ending) ? String(dropLast(ending.count)) : nil
  }
}
