/// A screen that the editor leads to.
enum EditorScreen: Codable, Hashable {
  /// All symbols to choose from.
  case icons
  /// The habit's reminders.
  case reminders
}
