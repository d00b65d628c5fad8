import Foundation

/// The files that a server stores for its user's devices, in a separate folder.
package actor HostedFiles {
  /// The maximum total size in bytes.
  package static let capacity = 200 << 20
  /// The maximum number of clients that wait for changes.
  package static let waiterLimit = 64

  private let folder: URL
  private let transport: FolderTransport
  private let capacity: Int
  /// The identifier of this run of the server.
  private let run = UUID().uuidString
  private var number = 0
  /// The names at the last check, to detect changes that other programs make in the folder.
  private var lastNames: [String]?
  private var waiters: [UUID: AsyncStream<Void>.Continuation] = [:]
  private var last: Task<Void, Never>?

  package init(_ folder: URL, capacity: Int = capacity) {
    self.folder = folder
    self.capacity = capacity
    transport = FolderTransport(folder)
  }

  /// Returns the file names with the current change token.
  package func listing() async throws(SyncTransportError) -> HostedListing {
    try makeFolder()
    // The change token is read before the names, so that changes after it are reported later.
    checkFolder()
    let change = change
    let names = try await transport.names()
    return HostedListing(
      change: change,
      files: names.filter { SyncFileName(text: $0) != nil }.sorted()
    )
  }

  /// Returns the bytes of a file.
  package func read(_ name: String) async throws(SyncTransportError) -> [UInt8] {
    guard SyncFileName(text: name) != nil else { throw .hasNoFile(name) }
    return try await transport.read(name, limit: SyncLimits.sealedBytes)
  }

  /// Stores a file.
  package func write(_ name: String, _ bytes: [UInt8]) async throws(HostedFileError) {
    guard SyncFileName(text: name) != nil else { throw .isNoName }
    guard bytes.count <= SyncLimits.sealedBytes else { throw .isTooLarge }
    // Writes are serialized, because each write checks the available space first.
    let before = last
    let turn = Task { () -> Result<Bool, HostedFileError> in
      await before?.value
      do throws(HostedFileError) {
        return .success(try await take(name, bytes))
      } catch {
        return .failure(error)
      }
    }
    last = Task { _ = await turn.value }
    if try await turn.value.get() { notifyListeners() }
  }

  package func remove(_ name: String) async throws(HostedFileError) {
    guard SyncFileName(text: name) != nil else { throw .isNoName }
    do throws(SyncTransportError) {
      try await transport.remove(name)
    } catch {
      throw .failed(error)
    }
    notifyListeners()
  }

  /// Returns the change token when it differs from a known one, or after a timeout.
  ///
  /// - Returns: The token, or nil if too many clients are waiting.
  package func change(after known: String, within timeout: Duration) async -> String? {
    checkFolder()
    guard change == known else { return change }
    guard waiters.count < Self.waiterLimit else { return nil }
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let id = UUID()
    waiters[id] = continuation
    let clock = ContinuousClock()
    let end = clock.now + timeout
    let timer = Task {
      while !Task.isCancelled, clock.now < end {
        try await Task.sleep(until: min(end, clock.now + .seconds(1)))
        self.checkFolder()
      }
      continuation.finish()
    }
    for await _ in stream { break }
    timer.cancel()
    waiters[id] = nil
    return change
  }

  // MARK: Helpers

  private var change: String { "\(run)-\(number)" }

  /// Stores a file if there is enough space.
  ///
  /// - Returns: True if the file did not exist before.
  private func take(_ name: String, _ bytes: [UInt8]) async throws(HostedFileError) -> Bool {
    let known: [UInt8]?
    do throws(SyncTransportError) {
      try makeFolder()
      known = try await self.known(name)
    } catch {
      throw .failed(error)
    }
    if let known {
      guard known == bytes else { throw .isAnother }
      return false
    }
    guard size() + bytes.count <= capacity else { throw .isFull }
    do throws(SyncTransportError) {
      try await transport.write(name, bytes)
    } catch {
      throw .failed(error)
    }
    return true
  }

  private func known(_ name: String) async throws(SyncTransportError) -> [UInt8]? {
    do throws(SyncTransportError) {
      return try await transport.read(name, limit: SyncLimits.sealedBytes)
    } catch .hasNoFile {
      return nil
    }
  }

  /// Returns the total size of all files in bytes, including incomplete files.
  private func size() -> Int {
    let keys: [URLResourceKey] = [.fileSizeKey]
    do {
      let files = try FileManager.default.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: keys
      )
      return try files.reduce(0) {
        try $0 + ($1.resourceValues(forKeys: Set(keys)).fileSize ?? 0)
      }
    } catch {
      // A file was removed in between, or the folder can't be read, which the write will report.
      return 0
    }
  }

  private func makeFolder() throws(SyncTransportError) {
    do {
      try FileManager.default.createDirectory(
        at: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw .isAway(error.localizedDescription)
    }
  }

  /// Notifies waiting clients if another program has changed the folder.
  private func checkFolder() {
    let now = names()
    if let lastNames, lastNames != now { notifyListeners() }
    lastNames = now
  }

  private func notifyListeners() {
    number += 1
    lastNames = names()
    for waiter in waiters.values { waiter.finish() }
    waiters = [:]
  }

  private func names() -> [String]? {
    do {
      let names = try FileManager.default.contentsOfDirectory(
        atPath: folder.path(percentEncoded: false)
      )
      return names.filter { SyncFileName(text: $0) != nil }.sorted()
    } catch {
      return nil
    }
  }
}

/// The reason why a server rejects a file.
package enum HostedFileError: LocalizedError, Hashable {
  /// The name is not valid for a sync file.
  case isNoName
  /// The file exceeds the maximum size of sync files.
  case isTooLarge
  /// A different file with this name exists, and files are immutable.
  case isAnother
  /// The total size limit is reached.
  case isFull
  /// Reading, writing, or removing the file failed, for this reason.
  case failed(SyncTransportError)

  package var errorDescription: String? {
    switch self {
    case .isNoName: String(localized: "A sync file's name must be 32 hexadecimal digits.")
    case .isTooLarge:
      String(localized: "A sync file can have at most \(SyncLimits.sealedBytes >> 20) MB.")
    case .isAnother: String(localized: "A different file with this name already exists.")
    case .isFull:
      String(localized: "The server keeps at most \(HostedFiles.capacity >> 20) MB of sync files.")
    case .failed(let error): error.localizedDescription
    }
  }
}

/// A server's listing of its files.
package struct HostedListing: Codable, Hashable, Sendable {
  /// The token for the current state of the files.
  package let change: String
  package let files: [String]
}

/// A server's response to a request that waits for changes.
package struct HostedChange: Codable, Hashable, Sendable {
  /// The token for the current state of the files.
  package let change: String

  package init(change: String) {
    self.change = change
  }
}
