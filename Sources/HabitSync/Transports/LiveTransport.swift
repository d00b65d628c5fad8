/// A transport that reports changes.
package protocol LiveTransport: SyncTransport {
  /// Waits until files may have been added or removed since the last listing. It may return without
  /// a change, but never misses one.
  func waitForChange() async throws(SyncTransportError)
}
