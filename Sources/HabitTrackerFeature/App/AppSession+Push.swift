import Foundation

/// Data about reminders for the push messages that the platform sends.
extension AppSession {
  /// The titles of a reminder's actions by identifier, in the language of the current task.
  package static var reminderActions: [String: String] {
    Dictionary(uniqueKeysWithValues: ReminderAction.allCases.map { ($0.rawValue, $0.title) })
  }

  /// Returns the title of a reminder in the language of the current task, or nil if its habit was
  /// deleted or can't be read.
  package func reminderTitle(of identifier: String) -> String? {
    services?.notifications.title(of: identifier)
  }

  /// Returns the end of the day to which an instant belongs, or the instant itself if the store is
  /// not open.
  package func endOfDay(of date: Date) -> Date {
    guard let store else { return date }
    return store.days.boundary.nextChange(after: date)
  }
}
