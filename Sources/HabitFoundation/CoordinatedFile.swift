/// Access to a file that other programs present or carry to other devices, such as iCloud Drive and
/// other providers of Files.
///
/// The coordinator calls back on a queue when it is this access's turn, so no thread waits.
package enum CoordinatedFile {
  /// Reads a file or a folder after others' writes to it have ended, and after the system has brought
  /// it to this device.
  package static func read<Value: Sendable>(
    _ url: URL,
    _ body: @escaping @Sendable (URL) throws -> Value
  ) async throws -> Value {
    try await access(.readingIntent(with: url), body)
  }

  /// Writes a file as a whole, and tells those who present or carry it.
  package static func replace(
    _ url: URL,
    _ body: @escaping @Sendable (URL) throws -> Void
  ) async throws {
    try await access(.writingIntent(with: url, options: .forReplacing), body)
  }

  /// Removes a file, after those who present it have let go of it.
  package static func delete(
    _ url: URL,
    _ body: @escaping @Sendable (URL) throws -> Void
  ) async throws {
    try await access(.writingIntent(with: url, options: .forDeleting), body)
  }

  private static func access<Value: Sendable>(
    _ intent: NSFileAccessIntent,
    _ body: @escaping @Sendable (URL) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      NSFileCoordinator().coordinate(with: [intent], queue: OperationQueue()) { error in
        continuation.resume(
          with: Result {
            if let error { throw error }
            return try body(intent.url)
          }
        )
      }
    }
  }
}
