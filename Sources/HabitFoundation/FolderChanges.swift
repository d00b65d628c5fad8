/// Changes in a folder, as the system reports them.
package enum FolderChanges {
  /// A stream with an element after each change of an entry or of the folder itself, or of a file's
  /// contents where the system reports these too. Changes in quick succession may be one element.
  ///
  /// Other machines' changes on a network file system are not reported.
  package static func stream(of folder: URL) throws -> AsyncStream<Void> {
    let descriptor = open(folder.path(percentEncoded: false), O_EVTONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    // A source may be cancelled on any thread.
    nonisolated(unsafe) let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: descriptor,
      eventMask: [.write, .extend, .delete, .rename, .revoke],
      queue: .global()
    )
    let (changes, continuation) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    source.setEventHandler { continuation.yield() }
    source.setCancelHandler { close(descriptor) }
    continuation.onTermination = { _ in source.cancel() }
    source.activate()
    return changes
  }
}
