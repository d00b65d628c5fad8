import HabitInterchange

/// The output of `habit restore`.
struct RestoreAnswer: CommandAnswer, Equatable {
  /// The amount of data in a store.
  struct Content: Encodable, Equatable {
    let habits: Int
    let days: Int

    var text: String {
      String(localized: "\(habits) habits and \(days) days")
    }
  }

  /// The name of the restored backup.
  let restored: String
  /// The previous content, or nil if the store could not be opened.
  let before: Content?
  let after: Content
  /// The backup of the previous content.
  let backup: String?
  /// The new path of a store that could not be opened.
  let setAside: String?

  var text: String {
    var lines = [String(localized: "Restored \(restored): \(after.text).")]
    if let before { lines.append(String(localized: "Before: \(before.text).")) }
    if let backup {
      lines.append(String(localized: "The previous habits are in the backup \(backup)"))
    }
    if let setAside {
      lines.append(String(localized: "The damaged store was renamed to \(setAside)"))
    }
    if before == nil {
      lines.append(String(localized: "If the app is running, restart it."))
    }
    return lines.joined(separator: "\n")
  }
}
