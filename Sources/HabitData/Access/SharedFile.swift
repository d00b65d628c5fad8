import Foundation
import Synchronization

/// A short text of JSON in a ``SecretStore``, or what would be in it, in memory alone.
///
/// Several processes may serve one store and so have one file. A change is made to what the file has
/// at that moment, under a lock, and takes its place as a whole: none is lost, and whatever ends the
/// process leaves what was before or what is after.
package final class SharedFile<Content: Codable & Equatable & Sendable>: Sendable {
  private let url: URL?
  private let empty: Content
  private let state: Mutex<State>

  private struct State {
    var content: Content
    /// The bytes that it was read from; nil where there was no file.
    var bytes: Data?
    var onChange: (@Sendable () -> Void)?
  }

  /// - Parameters:
  ///   - url: The file; nil keeps everything in memory.
  ///   - empty: What there is where there is no file.
  package init(_ url: URL?, empty: Content) {
    self.url = url
    self.empty = empty
    state = Mutex(State(content: empty))
  }

  /// What the file has now.
  package func read() throws(SharedFileError) -> Content {
    try state.withLock { state throws(SharedFileError) in
      try refresh(&state)
      return state.content
    }
  }

  /// Has a function called after each change that this process makes.
  package func onChange(_ body: @escaping @Sendable () -> Void) {
    state.withLock { $0.onChange = body }
  }

  /// Changes what the file has now. Where the function throws, nothing is changed.
  /// - Parameter failure: What is thrown where the file can't be read or written.
  package func change<Failure: Error>(
    failure: (SharedFileError) -> Failure,
    _ body: (inout Content) throws(Failure) -> Void
  ) throws(Failure) {
    let onChange = try state.withLock { state throws(Failure) in
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
      guard content != state.content else { return nil as (@Sendable () -> Void)? }
      do throws(SharedFileError) { state.bytes = try write(content) } catch { throw failure(error) }
      state.content = content
      return state.onChange
    }
    onChange?()
  }

  private func lock() throws(SharedFileError) -> FileLock? {
    guard let url else { return nil }
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      return try FileLock(url.appendingPathExtension("lock"))
    } catch {
      throw .notWritten(file: path, reason: error.localizedDescription)
    }
  }

  /// Reads the file. It is short, and understood anew only where its bytes are others.
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

  /// - Returns: What the file has now; nil where there is none.
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

/// Why a shared file can't be read or changed.
package enum SharedFileError: Error, Hashable {
  /// It can't be read; it is left as it is.
  case unreadable(file: String, reason: String)
  /// It has something else than it should; it is left as it is.
  case damaged(file: String)
  /// The change could not be kept; all is as it was.
  case notWritten(file: String, reason: String)
}
