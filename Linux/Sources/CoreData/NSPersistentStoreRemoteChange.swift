import Foundation

extension Notification.Name {
  /// Posted after any context of any process has committed to an open store.
  ///
  /// For a commit of this process, the notification is posted on the thread that saves. For a
  /// commit of another process, it is posted on the main thread. The notification's object is nil.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification"
  )
}
