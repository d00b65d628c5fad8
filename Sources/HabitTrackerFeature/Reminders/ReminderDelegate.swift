import Foundation
import UserNotifications

/// Answers the system's questions about notifications. Systems ask on the main thread; the methods
/// with handlers are used as an asynchronous one would end on another.
final class ReminderDelegate: NSObject, UNUserNotificationCenterDelegate, Sendable {
  @MainActor private weak var service: NotificationService?

  @MainActor init(_ service: NotificationService) {
    self.service = service
  }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    let identifier = notification.request.identifier
    let isWanted = MainActor.assumeIsolated { service?.willPresent(identifier) ?? false }
    completionHandler(isWanted ? [.banner, .list, .sound] : [])
  }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    let identifier = response.notification.request.identifier
    if let action = ReminderAction(rawValue: response.actionIdentifier) {
      MainActor.assumeIsolated { service?.take(action, from: identifier) }
    }
    completionHandler()
  }
}
