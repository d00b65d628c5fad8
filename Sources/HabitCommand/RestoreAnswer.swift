import HabitInterchange

/// What `habit restore` did.
struct RestoreAnswer: CommandAnswer, Equatable {
  /// How much a store has.
  struct Content: Encodable, Equatable {
    let habits: Int
    let days: Int

    var text: String {
      "\(ImportPlan.count(habits, "habit")) with \(ImportPlan.count(days, "day"))"
    }
  }

  /// The backup that was restored.
  let restored: String
  /// What the store had; nil where it could not be opened.
  let before: Content?
  let after: Content
  /// The backup of what the store had.
  let backup: String?
  /// Where a store is now that could not be opened.
  let setAside: String?

  var text: String {
    var lines = ["Restored \(restored): \(after.text)."]
    if let before { lines.append("Before: \(before.text).") }
    if let backup { lines.append("That is in the backup \(backup)") }
    if let setAside {
      lines.append("The store that could not be opened is now \(setAside)")
    }
    if before == nil { lines.append("If the app is running, start it anew.") }
    return lines.joined(separator: "\n")
  }
}
