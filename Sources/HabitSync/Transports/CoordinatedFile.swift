import Foundation

/// Access to a file that other programs present or sync, such as iCloud Drive and other file
/// providers. Only Apple's systems coordinate the access.
enum CoordinatedFile {
  enum Purpose {
    /// Reading, after other programs have finished writing and the system has downloaded the file.
    case reading
    /// Replacing, after which the file's presenters and providers are notified.
    case replacing
    /// Deleting, after the file's presenters have closed it.
    case deleting
  }

  /// Calls `body` with the location of a file or folder when the access is granted.
  static func access<Value: Sendable>(
    _ url: URL,
    for purpose: Purpose,
    _ body: @escaping @Sendable (URL) throws -> Value
  ) async throws -> Value {
    // Foundation on Linux has no file coordination.
    #if canImport(FoundationNetworking)
      try body(url)
    #else
      // The intent is not `Sendable`. Only the coordinator changes it, before it grants the access.
      nonisolated(unsafe) let intent: NSFileAccessIntent =
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
