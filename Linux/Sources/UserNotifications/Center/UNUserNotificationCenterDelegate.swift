import Foundation

/// A delegate that decides how notifications are presented, and receives the user's responses. Its
/// methods are called on any thread.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Called when a notification is due while the app runs. The app passes the presentation options
  /// to the handler. Without `.banner` and `.list` the notification is dropped.
  ///
  /// While no outlet can show a notification, the method may be called repeatedly for the
  /// notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  )

  /// Called after the user responded to a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  )
}

extension UNUserNotificationCenterDelegate {
  /// Shows the notification with its sound.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.banner, .list, .sound])
  }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    completionHandler()
  }
}
