import HabitInterchange

/// The output of `habit restore`.
struct RestoreReport: Encodable {
  /// The amount of data in a store.
  struct Content: Encodable {
    let habits: Int
    let days: Int

    var text: String {
      String(localized: "\(habits) habits and \(days) days")
    }
  }

  /// The name of the restored backup.
  let restored: String
  /// The previous content, or nil if there was no store or it could not be opened.
  let before: Content?
  let after: Content
  /// The path of the backup of the previous content, or nil if there is no such backup.
  let backup: String?
  /// The new path of a store that could not be opened, or nil if there was no such store.
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
