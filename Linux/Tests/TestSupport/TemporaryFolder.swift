import Foundation

/// A temporary folder that is removed with the object.
///
/// Use it as a stored property of a fixture or a suite. In a function, use
/// ``withTemporaryFolder(isolation:_:)``, because the object in a local variable may be released
/// while its URL is still in use.
public final class TemporaryFolder: Sendable {
  /// The location of the folder.
  public let url: URL

  /// Creates an empty folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    do { try remove() } catch {
      preconditionFailure("The folder of a test can't be removed: \(error)")
    }
  }

  /// Returns the URL of a file in the folder.
  public func file(_ name: String) -> URL { url.appending(path: name) }

  /// Removes the folder, if the test has not done so. An attempt can fail because a store that is
  /// being closed removes its files at the same time.
  private func remove(attempts: Int = 100) throws {
    guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) else { return }
    do { try FileManager.default.removeItem(at: url) } catch {
      guard attempts > 1 else { throw error }
      try remove(attempts: attempts - 1)
    }
  }
}

/// Calls `body` with the URL of a temporary folder, and removes the folder afterward.
public func withTemporaryFolder<Value>(
  isolation: isolated (any Actor)? = #isolation,
  _ body: (URL) async throws -> Value
) async throws -> Value {
  let folder = try TemporaryFolder()
  defer { withExtendedLifetime(folder) {} }
  return try await body(folder.url)
}

/// Calls `body` with the URL of a temporary folder, and removes the folder afterward.
public func withTemporaryFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
  let folder = try TemporaryFolder()
  defer { withExtendedLifetime(folder) {} }
  return try body(folder.url)
}
