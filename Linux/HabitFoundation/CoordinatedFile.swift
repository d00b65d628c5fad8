/// Access to a file that other programs present or sync to other devices. Coordinated with them on
/// Apple's systems.
package enum CoordinatedFile {
  /// Reads a file or folder.
  package static func read<Value: Sendable>(
    _ url: URL,
    _ body: @Sendable (URL) throws -> Value
  ) async throws -> Value { try body(url) }

  /// Replaces the contents of a file.
  package static func replace(_ url: URL, _ body: @Sendable (URL) throws -> Void) async throws {
    try body(url)
  }

  /// Removes a file.
  package static func delete(_ url: URL, _ body: @Sendable (URL) throws -> Void) async throws {
    try body(url)
  }
}
