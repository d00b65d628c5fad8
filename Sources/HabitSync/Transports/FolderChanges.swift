import Foundation

/// The changes in a folder that the system reports.
package enum FolderChanges {
  /// Returns a stream with an element after each change of an entry, of the folder itself, or of a
  /// file's contents where the system reports these. Changes in quick succession may share an
  /// element.
  ///
  /// Changes by other machines on a network file system are not reported.
  package static func stream(of folder: URL) throws -> AsyncStream<Void> {
    let descriptor = try watch(folder)
    let (changes, continuation) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    // A dispatch source can be canceled on any thread.
    nonisolated(unsafe) let source = source(of: descriptor)
    source.setEventHandler {
      drain(descriptor)
      continuation.yield()
    }
    source.setCancelHandler { close(descriptor) }
    continuation.onTermination = { _ in source.cancel() }
    source.activate()
    return changes
  }

  // Dispatch on Linux can't watch files, but inotify can.
  #if canImport(FoundationNetworking)
    private static func watch(_ folder: URL) throws -> Int32 {
      let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { throw POSIXError.last }
      let entries = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MODIFY
      let kinds = entries | IN_DELETE_SELF | IN_MOVE_SELF
      guard
        inotify_add_watch(descriptor, folder.path(percentEncoded: false), UInt32(kinds)) >= 0
      else {
        let error = POSIXError.last
        close(descriptor)
        throw error
      }
      return descriptor
    }

    private static func source(of descriptor: Int32) -> any DispatchSourceProtocol {
      DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
    }

    /// Reads and discards all events.
    private static func drain(_ descriptor: Int32) {
      withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 8) { buffer in
        while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
      }
    }
  #else
    private static func watch(_ folder: URL) throws -> Int32 {
      let path = folder.path(percentEncoded: false)
      let descriptor = open(path, O_EVTONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw POSIXError.last }
      return descriptor
    }

    private static func source(of descriptor: Int32) -> any DispatchSourceProtocol {
      DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: descriptor,
        eventMask: [.write, .extend, .delete, .rename, .revoke],
        queue: .global()
      )
    }

    private static func drain(_ descriptor: Int32) {}
  #endif
}
