import Foundation
import Synchronization
import WebElements

/// The files that browsers sent, as long as the app reads them.
enum ReceivedFiles {
  /// How many are reading each.
  private static let readers = Mutex<[URL: Int]>([:])

  /// Passes a file to the app, and removes it when the last access to it has stopped; at once if
  /// the app did not start one.
  static func lend(_ file: ReceivedFile, to use: (URL) -> Void) {
    readers.withLock { $0[file.url] = 1 }
    use(file.url)
    end(file.url)
  }

  /// Returns whether the file is one that a browser sent.
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
      // The system's folder for temporary files is emptied by the system.
      FileHandle.standardError.write(Data("A file that was read stays: \(error)\n".utf8))
    }
  }
}

/// Foundation on Apple's systems has these. There the files of other apps are closed to the app
/// until it asks; here a file that a browser sent is there until it was read.
extension URL {
  /// Begins to read a file that the user chose.
  /// - Returns: Whether ``stopAccessingSecurityScopedResource()`` is to be called afterwards.
  public func startAccessingSecurityScopedResource() -> Bool {
    ReceivedFiles.begin(self)
  }

  /// Ends to read a file that the user chose.
  public func stopAccessingSecurityScopedResource() {
    ReceivedFiles.end(self)
  }
}
