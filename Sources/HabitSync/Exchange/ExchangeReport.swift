/// The result of an exchange.
package struct ExchangeReport: Hashable, Sendable {
  /// The number of imported files.
  package var received = 0
  /// The number of written files.
  package var written = 0
  /// The number of removed own files, whose contents are in other files.
  package var removed = 0
  /// The number of own files that are not verified yet.
  package var waiting = 0
  /// True if there are changes that the exchange did not send.
  package var hasUnsent = false
  /// The rejected files by name with their errors. Later exchanges read these files again.
  package var refused: [String: SyncFileError] = [:]
  /// The errors of the transport.
  package var failures: [SyncTransportError] = []
  /// True if the other devices use a key that this device did not receive.
  package var isLeftBehind = false

  package init() {}

  /// True if all changes were exchanged in both directions.
  package var isDone: Bool { waiting == 0 && refused.isEmpty && failures.isEmpty }
}
