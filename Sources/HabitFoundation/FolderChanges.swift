/// Changes in a folder, as the system reports them.
package enum FolderChanges {
  /// Returns a stream that yields after each change to the folder or its entries, and to the
  /// contents of files if the system reports them. Several changes in quick succession may yield
  /// once.
  ///
  /// Changes by other machines on a network file system are not reported.
  package static func stream(of folder: URL) throws -> AsyncStream<Void> {
    let descriptor = open(folder.path(percentEncoded: false), O_EVTONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    // A source can be canceled on any thread.
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
