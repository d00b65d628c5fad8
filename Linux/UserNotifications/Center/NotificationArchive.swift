import Foundation

/// The file that keeps notifications, so that they come though the process ended meanwhile.
///
/// Of several processes with the same file one delivers: the one that holds the lock beside it. It
/// goes with the process, however that ends.
@MainActor final class NotificationArchive {
  /// What is kept.
  struct Content: Codable, Equatable {
    var pending: [StoredRequest] = []
    var delivered: [StoredDelivery] = []
  }

  private let file: URL?
  private var lock: Int32?

  /// - Parameter file: Nil keeps nothing.
  init(file: URL?) {
    self.file = file
  }

  deinit {
    if let lock { close(lock) }
  }

  /// Whether this process delivers. Checked each time, since the process that delivered may have
  /// ended.
  /// - Returns: True also where nothing is kept.
  func acquire() throws -> Bool {
    guard let file, lock == nil else { return true }
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let descriptor = open(file.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteNoPermission) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return false
    }
    lock = descriptor
    return true
  }

  /// What is kept; nothing where there is no file.
  func load() throws -> Content {
    guard let file, FileManager.default.fileExists(atPath: file.path) else { return Content() }
    return try JSONDecoder().decode(Content.self, from: Data(contentsOf: file))
  }

  /// Keeps all of it; on disk when it returns.
  func save(_ content: Content) throws {
    guard let file else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(content).write(to: file, options: .atomic)
  }
}
