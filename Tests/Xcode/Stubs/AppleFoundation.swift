// The part of Foundation and Dispatch that the app uses and Linux lacks, as Apple documents it.
// This file is compiled into the module of the sources that use it.
import Dispatch
import Foundation
import Synchronization

package let O_EVTONLY: Int32 = 0

/// The blocks of the activities begun so far.
package let expiringActivities = Mutex<[@Sendable (Bool) -> Void]>([])

extension ProcessInfo {
  /// Calls the block on a concurrent queue. A test calls the block again with true.
  package func performExpiringActivity(
    withReason reason: String,
    using block: @escaping @Sendable (Bool) -> Void
  ) {
    precondition(!reason.isEmpty, "A reason must not be empty")
    expiringActivities.withLock { $0.append(block) }
    DispatchQueue.global().async { block(false) }
  }
}

/// Not `Sendable`, because Apple's documentation does not say that the class is.
package final class NSFileAccessIntent {
  package let url: URL

  private init(_ url: URL) { self.url = url }

  package static func readingIntent(
    with url: URL,
    options: NSFileCoordinator.ReadingOptions = []
  ) -> NSFileAccessIntent { NSFileAccessIntent(url) }

  package static func writingIntent(
    with url: URL,
    options: NSFileCoordinator.WritingOptions = []
  ) -> NSFileAccessIntent { NSFileAccessIntent(url) }
}

package final class NSFileCoordinator {
  package struct ReadingOptions: OptionSet, Sendable {
    package let rawValue: UInt
    package init(rawValue: UInt) { self.rawValue = rawValue }
  }

  package struct WritingOptions: OptionSet, Sendable {
    package let rawValue: UInt
    package init(rawValue: UInt) { self.rawValue = rawValue }
    package static let forDeleting = WritingOptions(rawValue: 1)
    package static let forReplacing = WritingOptions(rawValue: 8)
  }

  package init() {}

  package func coordinate(
    with intents: [NSFileAccessIntent],
    queue: OperationQueue,
    byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
  ) {
    queue.addOperation { accessor(nil) }
  }
}

extension URL {
  package func startAccessingSecurityScopedResource() -> Bool { true }
  package func stopAccessingSecurityScopedResource() {}
  package func bookmarkData() throws -> Data { Data(path.utf8) }

  package init(resolvingBookmarkData data: Data, bookmarkDataIsStale isStale: inout Bool) throws {
    isStale = data.last == UInt8(ascii: "?")
    self.init(filePath: String(decoding: data, as: UTF8.self))
  }
}

extension FileManager {
  package func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? { nil }
}

package protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {}

extension DispatchSource {
  package static func makeFileSystemObjectSource(
    fileDescriptor: Int32,
    eventMask: FileSystemEvent,
    queue: DispatchQueue?
  ) -> any DispatchSourceFileSystemObject { fatalError("This function is only compiled") }
}
