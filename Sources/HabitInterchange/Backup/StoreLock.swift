import Foundation
import GRDB

/// Whether another program keeps a store from being written.
public enum StoreLock {
  /// - Parameter store: A file that is there.
  public static func isHeld(_ store: URL) -> Bool {
    var configuration = Configuration()
    configuration.busyMode = .immediateError
    do {
      let database = try DatabaseQueue(
        path: store.path(percentEncoded: false),
        configuration: configuration
      )
      try database.writeWithoutTransaction { try $0.inTransaction(.immediate) { .rollback } }
      try database.close()
      return false
    } catch {
      // Whatever else is wrong with it, nobody is to be waited for.
      return (error as? DatabaseError)?.resultCode == .SQLITE_BUSY
    }
  }
}
