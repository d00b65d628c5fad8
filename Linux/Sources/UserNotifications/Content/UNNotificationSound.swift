import Foundation

/// The sound of a notification.
open class UNNotificationSound: NSObject {
  /// The browser's or desktop's notification sound.
  public class var `default`: UNNotificationSound { UNNotificationSound() }
}
