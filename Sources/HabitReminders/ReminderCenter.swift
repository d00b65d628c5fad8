import Foundation

/// The part of the system's notification center that reminders use.
package protocol ReminderCenter: Sendable {
  /// Starts the center. It asks the service about due notifications, and reports the user's
  /// responses to the service.
  @MainActor func start(for service: NotificationService)
  func permission() async -> ReminderPermission
  /// Asks the user for permission unless the user has decided.
  func requestPermission() async throws -> ReminderPermission
  /// Returns the identifiers of notifications that are not yet delivered.
  func pending() async -> Set<String>
  /// Returns the delivered notifications that the user has not dismissed.
  func delivered() async -> Set<ShownReminder>
  /// Schedules a notification, replacing a pending one with the same identifier.
  func schedule(_ notification: ReminderNotification) async throws
  /// Cancels pending notifications.
  func removePending(_ identifiers: Set<String>) async
  /// Removes delivered notifications.
  func removeDelivered(_ identifiers: Set<String>) async
}

/// A notification for a habit's reminder.
package struct ReminderNotification: Hashable, Sendable {
  /// The trigger of a notification.
  package enum Moment: Hashable, Sendable {
    /// Once, at the next match of these components.
    case at(DateComponents)
    /// At every match of these components.
    case whenever(DateComponents)
    /// Once, after a delay in seconds.
    case after(TimeInterval)
  }

  package let identifier: String
  package let title: String
  package let category: ReminderCategory
  package let moment: Moment
}

/// A category of notifications, which determines their actions.
package enum ReminderCategory: String, CaseIterable, Sendable {
  case build = "reminder"
  case quit

  /// The actions. A quit habit is kept without a record, so its reminder has no "Done".
  package var actions: [ReminderAction] { self == .quit ? [.snooze] : [.done, .snooze] }
}

/// A delivered notification.
package struct ShownReminder: Hashable, Sendable {
  package let identifier: String
  package let date: Date
}

/// An action of a notification.
package enum ReminderAction: String, CaseIterable {
  case done, snooze

  /// The title of the action's button.
  package var title: String {
    switch self {
    case .done: String(localized: "reminder.done")
    case .snooze: String(localized: "Snooze", comment: "A reminder's button: in ten minutes.")
    }
  }
}

/// The user's decision about notifications.
package enum ReminderPermission: Hashable, Sendable {
  /// The user has not decided.
  case undecided
  case allowed
  case refused
  /// The platform can't show notifications.
  case unavailable
}
