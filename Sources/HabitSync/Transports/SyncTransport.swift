/// A transport of files between devices through a remote folder. A transport may lose, delay,
/// duplicate, or replace files: the exchange detects each of these.
package protocol SyncTransport: Sendable {
  /// Returns the names of all files in the remote folder, including those of other programs.
  func names() async throws(SyncTransportError) -> [String]
  /// Returns the bytes of a file. Throws if it exceeds the limit.
  func read(_ name: String, limit: Int) async throws(SyncTransportError) -> [UInt8]
  /// Writes a file, atomically where the remote folder supports it. Does nothing if a file with
  /// this name exists.
  func write(_ name: String, _ bytes: [UInt8]) async throws(SyncTransportError)
  /// Removes a file. Does nothing if it does not exist.
  func remove(_ name: String) async throws(SyncTransportError)
}
