import Foundation

/// Decides what is shown, and is called when the user responds. It is called on any thread.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// A notification is due while the app runs; the app passes the handler how to present it.
  /// Without `.banner` and `.list` it is dropped.
  ///
  /// On Linux it may be called more than once for a notification, as long as nothing can show it.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  )

  /// A person did something with a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  )
}

extension UNUserNotificationCenterDelegate {
  /// Shows it, with its sound.
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
