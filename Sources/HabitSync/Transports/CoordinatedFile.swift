import Foundation

/// Access to a file that other programs present or sync, such as iCloud Drive and other file
/// providers. Only Apple's systems coordinate the access.
enum CoordinatedFile {
  private enum Purpose {
    case reading, replacing, deleting
  }

  /// Reads a file or folder, after other programs have finished writing and the system has
  /// downloaded it.
  static func read<Value: Sendable>(
    _ url: URL,
    _ body: @escaping @Sendable (URL) throws -> Value
  ) async throws -> Value {
    try await access(url, for: .reading, body)
  }

  /// Replaces a file and notifies its presenters and providers.
  static func replace(_ url: URL, _ body: @escaping @Sendable (URL) throws -> Void) async throws {
    try await access(url, for: .replacing, body)
  }

  /// Deletes a file after its presenters have closed it.
  static func delete(_ url: URL, _ body: @escaping @Sendable (URL) throws -> Void) async throws {
    try await access(url, for: .deleting, body)
  }

  private static func access<Value: Sendable>(
    _ url: URL,
    for purpose: Purpose,
    _ body: @escaping @Sendable (URL) throws -> Value
  ) async throws -> Value {
    // Foundation on Linux has no file coordination.
    #if canImport(FoundationNetworking)
      try body(url)
    #else
      let intent: NSFileAccessIntent =
        switch purpose {
        case .reading: .readingIntent(with: url)
        case .replacing: .writingIntent(with: url, options: .forReplacing)
        case .deleting: .writingIntent(with: url, options: .forDeleting)
        }
      // The coordinator calls back on a queue when the access is granted, so no thread waits.
      return try await withCheckedThrowingContinuation { continuation in
        NSFileCoordinator().coordinate(with: [intent], queue: OperationQueue()) { error in
          continuation.resume(
            with: Result {
              if let error { throw error }
              return try body(intent.url)
            }
          )
        }
      }
    #endif
  }
}
