import Foundation

/// The file that stores notifications, so that they are delivered even if the process ends before
/// their time.
///
/// If several processes use the same file, only the process that holds the lock next to the file
/// delivers. The system releases the lock when that process ends.
@MainActor final class NotificationArchive {
  /// The stored notifications.
  struct Content: Codable, Equatable {
    var pending: [StoredRequest] = []
    var delivered: [StoredDelivery] = []
    /// The push messages, or nil if there are none.
    var pushes: [StoredPush]?
  }

  private let file: URL?
  private var lock: Int32?

  /// - Parameter file: The file, or nil to store nothing.
  init(file: URL?) {
    self.file = file
  }

  deinit {
    if let lock { close(lock) }
  }

  /// Acquires the lock, if the process that held it has ended.
  ///
  /// - Returns: True if this process delivers notifications, or if there is no file.
  func acquire() throws -> Bool {
    guard let file, lock == nil else { return true }
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    let descriptor = open(file.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteNoPermission) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return false
    }
    lock = descriptor
    return true
  }

  /// Returns the stored notifications, or none if the file does not exist.
  func load() throws -> Content {
    guard let file, FileManager.default.fileExists(atPath: file.path) else { return Content() }
    return try JSONDecoder().decode(Content.self, from: Data(contentsOf: file))
  }

  /// Stores all notifications. They are on disk when the method returns.
  func save(_ content: Content) throws {
    guard let file else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(content).write(to: file, options: .atomic)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
  }
}
