import Foundation

extension Notification.Name {
  /// Posted after each commit to an open store, by any context of any process.
  ///
  /// Commits of this process are posted on the thread that saves, those of other processes on the main
  /// thread. The object is nil.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification"
  )
}
