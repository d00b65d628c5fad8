import Foundation
import UserNotifications

/// The delegate of the notification center.
///
/// The system calls the delegate on any thread. Completion handlers are called on the main thread,
/// and only after the work is done, because the system may suspend the app after the call. In the
/// methods' asynchronous variants, the handlers would be called on another thread.
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
    let shown = ShownReminder(notification)
    Task { @MainActor in
      let isWanted = service?.willPresent(shown) ?? false
      completionHandler(isWanted ? [.banner, .list, .sound] : [])
    }
  }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    let shown = ShownReminder(response.notification)
    let isTap = response.actionIdentifier == UNNotificationDefaultActionIdentifier
    let action = ReminderAction(rawValue: response.actionIdentifier)
    Task { @MainActor in
      if isTap { service?.open(shown) }
      if let action { await service?.take(action, from: shown) }
      completionHandler()
    }
  }
}

extension ShownReminder {
  init(_ notification: UNNotification) {
    self.init(identifier: notification.request.identifier, date: notification.date)
  }
}
