/// A transport that reports changes.
package protocol LiveTransport: SyncTransport {
  /// Waits until files may have been added or removed since the last listing. The call may return
  /// without a change, but never misses a change.
  func waitForChange() async throws(SyncTransportError)
}
