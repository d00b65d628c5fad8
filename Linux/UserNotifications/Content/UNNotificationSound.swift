import Foundation

/// What is heard when a notification comes.
open class UNNotificationSound: NSObject {
  /// The sound that the browser or the desktop makes for notifications.
  public class var `default`: UNNotificationSound { UNNotificationSound() }
}
