import Foundation

@testable import HabitData
@testable import HabitTrackerFeature

/// The system's notifications, of which a test says what came.
actor RecordingReminderCenter: ReminderCenter {
  var allowed = ReminderPermission.undecided
  private(set) var waiting: [String: ReminderNotification] = [:]
  private(set) var shown: Set<String> = []
  /// How often something was asked for.
  private(set) var requestCount = 0

  @MainActor func start(for service: NotificationService) {}

  func permission() -> ReminderPermission { allowed }

  func requestPermission() throws -> ReminderPermission {
    allowed = .refused
    return allowed
  }

  func pending() -> Set<String> { Set(waiting.keys) }
  func delivered() -> Set<String> { shown }

  func schedule(_ notification: ReminderNotification) throws {
    requestCount += 1
    waiting[notification.identifier] = notification
  }

  func removePending(_ identifiers: Set<String>) {
    for identifier in identifiers { waiting[identifier] = nil }
  }

  func removeDelivered(_ identifiers: Set<String>) { shown.subtract(identifiers) }

  /// One that waits is shown.
  func deliver(_ identifier: String) {
    waiting[identifier] = nil
    shown.insert(identifier)
  }

  /// What waits, as "title at month-day hour:minute" or "title in seconds", the soonest first.
  var summary: [String] {
    waiting.sorted { $0.key.suffix(16) < $1.key.suffix(16) }.map { _, notification in
      switch notification.moment {
      case .at(let parts):
        let time = [parts.month, parts.day, parts.hour, parts.minute].map { "\($0 ?? -1)" }
        return "\(notification.title) at \(time.joined(separator: " "))"
      case .after(let seconds): return "\(notification.title) in \(Int(seconds))"
      }
    }
  }
}
