import Foundation
import HabitData

extension NotificationService {
  /// Returns the title of a notification, or nil if its habit can't be read.
  func title(of identifier: String) -> String? {
    let habit =
      ReminderOccurrence(identifier: identifier)?.habitID
      ?? WeeklyReminder(identifier: identifier)?.habitID
    guard let habit else { return nil }
    do {
      return try store.reminderSubject(habit).map { Self.title($0.name, isQuit: $0.isQuit) }
    } catch {
      // The caller uses the title of the request instead.
      return nil
    }
  }
}
