import Foundation

/// What reminders need of the system's notifications.
protocol ReminderCenter: Sendable {
  /// Asks the service what to show, and reports what the user chose, from the start of the app on.
  @MainActor func start(for service: NotificationService)
  func permission() async -> ReminderPermission
  /// Asks the user, if they were not asked yet.
  func requestPermission() async throws -> ReminderPermission
  /// The names of what is still to come.
  func pending() async -> Set<String>
  /// What came and was not answered.
  func delivered() async -> Set<ShownReminder>
  /// Asks for a notification, in place of one of the same name that has not come yet.
  func schedule(_ notification: ReminderNotification) async throws
  /// Takes back what has not come yet.
  func removePending(_ identifiers: Set<String>) async
  /// Takes away what has come.
  func removeDelivered(_ identifiers: Set<String>) async
}

/// A notification that reminds of a habit.
struct ReminderNotification: Hashable, Sendable {
  /// When it comes.
  enum Moment: Hashable, Sendable {
    /// When clocks and calendars show this.
    case at(DateComponents)
    /// Whenever clocks and calendars show this.
    case whenever(DateComponents)
    /// After so many seconds.
    case after(TimeInterval)
  }

  let identifier: String
  let title: String
  let moment: Moment
}

/// A notification that came.
struct ShownReminder: Hashable, Sendable {
  let identifier: String
  let date: Date
}

/// What a user may choose in a notification.
enum ReminderAction: String, CaseIterable {
  case done, snooze

  /// What the button says.
  var title: String {
    switch self {
    case .done: "Done"
    case .snooze: "Snooze"
    }
  }
}
