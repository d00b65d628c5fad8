/// The changes in a folder that the system reports.
package enum FolderChanges {
  /// Returns a stream with an element after each change of an entry, of the folder itself, or of a
  /// file's contents where the system reports these. Changes in quick succession may share an
  /// element.
  ///
  /// Changes by other machines on a network file system are not reported.
  package static func stream(of folder: URL) throws -> AsyncStream<Void> {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    let entries = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MODIFY
    let kinds = entries | IN_DELETE_SELF | IN_MOVE_SELF
    guard
      inotify_add_watch(descriptor, folder.path(percentEncoded: false), UInt32(kinds)) >= 0
    else {
      let error = POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      close(descriptor)
      throw error
    }
    // A dispatch source can be canceled on any thread.
    nonisolated(unsafe) let source = DispatchSource.makeReadSource(
      fileDescriptor: descriptor,
      queue: .global()
    )
    let (changes, continuation) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    source.setEventHandler {
      drain(descriptor)
      continuation.yield()
    }
    source.setCancelHandler { close(descriptor) }
    continuation.onTermination = { _ in source.cancel() }
    source.activate()
    return changes
  }

  /// Reads and discards all events.
  private static func drain(_ descriptor: Int32) {
    withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 8) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
    }
  }
}
