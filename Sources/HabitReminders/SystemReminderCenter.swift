import Foundation
import UserNotifications

/// The system's notification center. Its asynchronous methods run off the main actor and don't
/// return the system's objects, because not all of these are `Sendable`.
package struct SystemReminderCenter: ReminderCenter {
  package init() {}

  @MainActor package func start(for service: NotificationService) {
    let delegate = ReminderDelegate(service)
    service.delegate = delegate
    let center = UNUserNotificationCenter.current()
    center.delegate = delegate
    let categories = ReminderCategory.allCases.map { category in
      UNNotificationCategory(
        identifier: category.rawValue,
        actions: category.actions.map {
          UNNotificationAction(identifier: $0.rawValue, title: $0.title, options: [])
        },
        intentIdentifiers: [],
        options: []
      )
    }
    center.setNotificationCategories(Set(categories))
  }

  package func permission() async -> ReminderPermission {
    let settings = await UNUserNotificationCenter.current().notificationSettings()
    switch settings.authorizationStatus {
    case .notDetermined: return .undecided
    case .denied: return settings.alertSetting == .notSupported ? .unavailable : .refused
    // The default includes statuses that partly allow notifications, such as provisional, and any
    // future status.
    default: return .allowed
    }
  }

  package func requestPermission() async throws -> ReminderPermission {
    _ = try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound])
    return await permission()
  }

  package func pending() async -> Set<String> {
    let requests = await UNUserNotificationCenter.current().pendingNotificationRequests()
    return Set(requests.map(\.identifier))
  }

  package func delivered() async -> Set<ShownReminder> {
    let notifications = await UNUserNotificationCenter.current().deliveredNotifications()
    return Set(notifications.map { ShownReminder($0) })
  }

  package func schedule(_ notification: ReminderNotification) async throws {
    let content = UNMutableNotificationContent()
    content.title = notification.title
    content.sound = .default
    content.categoryIdentifier = notification.category.rawValue
    let trigger: UNNotificationTrigger =
      switch notification.moment {
      case .at(let components):
        UNCalendarNotificationTrigger(dateMatching: components, repeats: false)
      case .whenever(let components):
        UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
      case .after(let seconds):
        UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
      }
    let request = UNNotificationRequest(
      identifier: notification.identifier,
      content: content,
      trigger: trigger
    )
    try await UNUserNotificationCenter.current().add(request)
  }

  package func removePending(_ identifiers: Set<String>) async {
    UNUserNotificationCenter.current()
      .removePendingNotificationRequests(withIdentifiers: identifiers.sorted())
  }

  package func removeDelivered(_ identifiers: Set<String>) async {
    UNUserNotificationCenter.current()
      .removeDeliveredNotifications(withIdentifiers: identifiers.sorted())
  }
}

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
