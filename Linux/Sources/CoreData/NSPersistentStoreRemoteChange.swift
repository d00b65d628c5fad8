import Foundation

extension Notification.Name {
  /// Posted after each commit to an open store, by any context of any process.
  ///
  /// The notification about a commit of this process is posted on the thread that saves, and the
  /// notification about a commit of another process on the main thread. Its object is nil.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification"
  )
}
