import Foundation
import HabitReminders

/// A notification center that records requests and delivers on demand.
actor RecordingReminderCenter: ReminderCenter {
  var allowed = ReminderPermission.undecided
  private(set) var waiting: [String: ReminderNotification] = [:]
  private(set) var shown: Set<ShownReminder> = []
  /// The number of notifications scheduled so far.
  private(set) var requestCount = 0

  @MainActor func start(for service: NotificationService) {}

  func permission() -> ReminderPermission { allowed }

  func requestPermission() throws -> ReminderPermission {
    allowed = .refused
    return allowed
  }

  func pending() -> Set<String> { Set(waiting.keys) }
  func delivered() -> Set<ShownReminder> { shown }

  func schedule(_ notification: ReminderNotification) throws {
    requestCount += 1
    waiting[notification.identifier] = notification
  }

  func removePending(_ identifiers: Set<String>) {
    for identifier in identifiers { waiting[identifier] = nil }
  }

  func removeDelivered(_ identifiers: Set<String>) {
    shown = shown.filter { !identifiers.contains($0.identifier) }
  }

  /// Shows a waiting notification. A repeating notification keeps waiting.
  func deliver(_ reminder: ShownReminder) {
    if case .whenever = waiting[reminder.identifier]?.moment {
    } else {
      waiting[reminder.identifier] = nil
    }
    shown.insert(reminder)
  }

  /// The waiting notifications as "title at month day hour minute", "title on weekday hour minute",
  /// or "title in seconds", sorted by identifier.
  var summary: [String] {
    waiting.sorted { $0.key.suffix(16) < $1.key.suffix(16) }.map { _, notification in
      switch notification.moment {
      case .at(let parts):
        let time = [parts.month, parts.day, parts.hour, parts.minute].map { "\($0 ?? -1)" }
        return "\(notification.title) at \(time.joined(separator: " "))"
      case .whenever(let parts):
        let time = [parts.weekday, parts.hour, parts.minute].map { "\($0 ?? -1)" }
        return "\(notification.title) on \(time.joined(separator: " "))"
      case .after(let seconds): return "\(notification.title) in \(Int(seconds))"
      }
    }
  }
}
