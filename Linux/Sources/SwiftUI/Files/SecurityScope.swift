import Foundation
import Logging
import Synchronization
import WebElements

/// The uploaded files that the app is still reading.
enum ReceivedFiles {
  /// The number of accesses to each file.
  private static let readers = Mutex<[URL: Int]>([:])

  /// Passes a file to the app, and removes it after the last access stops. Without an access,
  /// removes it immediately.
  static func provide(_ file: ReceivedFile, to use: (URL) -> Void) {
    readers.withLock { $0[file.url] = 1 }
    use(file.url)
    end(file.url)
  }

  /// Starts an access to a file. Returns false if the file is not an upload.
  static func begin(_ url: URL) -> Bool {
    readers.withLock { readers in
      guard let count = readers[url] else { return false }
      readers[url] = count + 1
      return true
    }
  }

  static func end(_ url: URL) {
    let isLast = readers.withLock { readers in
      guard let count = readers[url] else { return false }
      readers[url] = count > 1 ? count - 1 : nil
      return count == 1
    }
    guard isLast else { return }
    do { try ReceivedFile(url: url).remove() } catch {
      // A warning is enough, because the host deletes leftover uploads at its next start.
      Logger(label: "SwiftUI").warning("An imported file could not be deleted: \(type(of: error))")
    }
  }
}

/// Foundation on Apple's systems provides these methods. On Apple's systems, an app must request
/// access to files of other apps. On Linux, an uploaded file exists until its last access stops.
extension URL {
  /// Starts an access to a file that the user selected.
  ///
  /// - Returns: True if the caller must balance the call with
  ///   ``stopAccessingSecurityScopedResource()``.
  public func startAccessingSecurityScopedResource() -> Bool {
    ReceivedFiles.begin(self)
  }

  /// Stops an access to a file that the user selected.
  public func stopAccessingSecurityScopedResource() {
    ReceivedFiles.end(self)
  }
}
