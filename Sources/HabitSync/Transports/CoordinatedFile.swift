import Foundation

// Foundation on Linux has no file coordination.
#if canImport(FoundationNetworking)
  /// Access to a file that other programs present or sync to other devices. Only Apple's systems
  /// coordinate the access.
  enum CoordinatedFile {
    /// Reads a file or folder.
    static func read<Value: Sendable>(
      _ url: URL,
      _ body: @Sendable (URL) throws -> Value
    ) async throws -> Value { try body(url) }

    /// Replaces the contents of a file.
    static func replace(_ url: URL, _ body: @Sendable (URL) throws -> Void) async throws {
      try body(url)
    }

    /// Removes a file.
    static func delete(_ url: URL, _ body: @Sendable (URL) throws -> Void) async throws {
      try body(url)
    }
  }
#else
  /// Access to a file that other programs present or sync, such as iCloud Drive and other file
  /// providers.
  ///
  /// The coordinator calls back on a queue when the access is granted, so no thread waits.
  enum CoordinatedFile {
    /// Reads a file or folder, after other programs have finished writing and the system has
    /// downloaded it.
    static func read<Value: Sendable>(
      _ url: URL,
      _ body: @escaping @Sendable (URL) throws -> Value
    ) async throws -> Value {
      try await access(.readingIntent(with: url), body)
    }

    /// Replaces a file and notifies its presenters and providers.
    static func replace(
      _ url: URL,
      _ body: @escaping @Sendable (URL) throws -> Void
    ) async throws {
      try await access(.writingIntent(with: url, options: .forReplacing), body)
    }

    /// Deletes a file after its presenters have closed it.
    static func delete(
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
#endif
