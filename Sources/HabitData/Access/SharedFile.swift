import Foundation
import Synchronization

/// A small JSON value that several processes share, stored in a ``SecretStore`` or kept in memory.
///
/// Each change is applied to the file's current content, under a lock, and replaces the file
/// atomically. No change is lost, and a crash leaves either the old or the new content.
package final class SharedFile<Content: Codable & Equatable & Sendable>: Sendable {
  private let url: URL?
  private let empty: Content
  private let state: Mutex<State>

  private struct State {
    var content: Content
    /// The bytes that the content was read from; nil if there was no file.
    var bytes: Data?
    var handlers: [@Sendable () -> Void] = []
  }

  /// Creates a shared file.
  ///
  /// - Parameters:
  ///   - url: The file; nil keeps the content in memory.
  ///   - empty: The content before there is a file.
  package init(_ url: URL?, empty: Content) {
    self.url = url
    self.empty = empty
    state = Mutex(State(content: empty))
  }

  /// Returns the current content of the file.
  package func read() throws(SharedFileError) -> Content {
    try state.withLock { state throws(SharedFileError) in
      try refresh(&state)
      return state.content
    }
  }

  /// Adds a handler that is called after each change by this process.
  package func onChange(_ body: @escaping @Sendable () -> Void) {
    state.withLock { $0.handlers.append(body) }
  }

  /// Changes the current content of the file. If `body` throws, nothing is changed.
  ///
  /// - Parameter failure: Converts an error in reading or writing the file.
  package func change<Failure: Error>(
    failure: (SharedFileError) -> Failure,
    _ body: (inout Content) throws(Failure) -> Void
  ) throws(Failure) {
    let handlers = try state.withLock { state throws(Failure) in
      let lock: FileLock?
      do throws(SharedFileError) {
        lock = try self.lock()
      } catch {
        throw failure(error)
      }
      defer { lock?.unlock() }
      do throws(SharedFileError) { try refresh(&state) } catch { throw failure(error) }
      var content = state.content
      try body(&content)
      guard content != state.content else { return [] as [@Sendable () -> Void] }
      do throws(SharedFileError) { state.bytes = try write(content) } catch { throw failure(error) }
      state.content = content
      return state.handlers
    }
    for handler in handlers { handler() }
  }

  private func lock() throws(SharedFileError) -> FileLock? {
    guard let url else { return nil }
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
      return try FileLock(url.appendingPathExtension("lock"))
    } catch {
      throw .notWritten(file: path, reason: error.localizedDescription)
    }
  }

  /// Reads the file. The JSON is decoded only if the bytes have changed.
  private func refresh(_ state: inout State) throws(SharedFileError) {
    guard let url else { return }
    let bytes: Data?
    do {
      bytes = try SecretStore(url).read()
    } catch {
      throw .unreadable(file: path, reason: error.localizedDescription)
    }
    guard bytes != state.bytes else { return }
    if let bytes {
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      do { state.content = try decoder.decode(Content.self, from: bytes) } catch {
        throw .damaged(file: path)
      }
    } else {
      state.content = empty
    }
    state.bytes = bytes
  }

  /// Writes the content.
  ///
  /// - Returns: The bytes of the file; nil if the content is only in memory.
  private func write(_ content: Content) throws(SharedFileError) -> Data? {
    guard let url else { return nil }
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      let bytes = try encoder.encode(content)
      try SecretStore(url).write(bytes)
      return bytes
    } catch {
      throw .notWritten(file: path, reason: error.localizedDescription)
    }
  }

  private var path: String { url?.path(percentEncoded: false) ?? "" }
}

/// An error in reading or changing a shared file.
package enum SharedFileError: Error, Hashable {
  /// The file can't be read and was not changed.
  case unreadable(file: String, reason: String)
  /// The file has invalid content and was not changed.
  case damaged(file: String)
  /// The change could not be saved; nothing was changed.
  case notWritten(file: String, reason: String)
}
