import Foundation

/// Temporary folders that only this user can read. They are subfolders of one folder per process,
/// which the next process removes if this process is killed.
package enum PrivateFolder {
  /// The folder of this process; it may not exist yet.
  package static let ofProcess = URL.temporaryDirectory.appending(
    path: "\(prefix)\(getpid())-\(UUID().uuidString)",
    directoryHint: .isDirectory
  )
  private static let prefix = "HabitTracker-"
  /// The lock that is held while the folder of this process is created or removed.
  private static let lock = NSLock()

  /// Calls `body` with a new folder, and removes it afterward.
  package static func use<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (URL) async throws -> Value
  ) async throws -> Value {
    let folder = try make()
    let result: Result<Value, any Error>
    do {
      result = .success(try await body(folder))
    } catch {
      result = .failure(error)
    }
    try remove(folder)
    return try result.get()
  }

  /// Calls `body` with a new folder, and removes it afterward.
  package static func use<Value>(_ body: (URL) throws -> Value) throws -> Value {
    let folder = try make()
    let result = Result { try body(folder) }
    try remove(folder)
    return try result.get()
  }

  /// Removes the folders of this user's processes that have ended.
  package static func sweep() throws {
    let manager = FileManager.default
    let parent = ofProcess.deletingLastPathComponent()
    for name in try manager.contentsOfDirectory(atPath: parent.path(percentEncoded: false))
    where name.hasPrefix(prefix) && name != ofProcess.lastPathComponent && isLeft(name) {
      let folder = parent.appending(path: name, directoryHint: .isDirectory)
      do {
        let attributes = try manager.attributesOfItem(atPath: folder.path(percentEncoded: false))
        guard attributes[.ownerAccountID] as? Int == Int(geteuid()) else { continue }
        try manager.removeItem(at: folder)
      } catch let error as CocoaError
        where [.fileReadNoSuchFile, .fileNoSuchFile].contains(error.code)
      {
        // The folder was removed by a process that started at the same time.
        continue
      }
    }
  }

  private static func make() throws -> URL {
    let folder = ofProcess.appending(path: UUID().uuidString, directoryHint: .isDirectory)
    try lock.withLock {
      try create(ofProcess)
      try create(folder)
    }
    return folder
  }

  private static func remove(_ folder: URL) throws {
    try lock.withLock {
      try FileManager.default.removeItem(at: folder)
      // The process may have other folders in use.
      guard rmdir(ofProcess.path(percentEncoded: false)) != 0, errno != ENOTEMPTY else { return }
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
  }

  /// Creates a folder, or keeps an existing folder of this user.
  ///
  /// - Throws: `POSIXError`, with the code `EACCES` if another user may have made the folder. Users
  ///   share the parent on some systems, and the name is known after the first use.
  static func create(_ folder: URL) throws {
    // The path has no slash at its end, because the system would follow a symbolic link.
    let path =
      folder.deletingLastPathComponent().path(percentEncoded: false)
      + folder.lastPathComponent
    guard mkdir(path, 0o700) != 0 else { return }
    guard errno == EEXIST else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    guard attributes[.type] as? FileAttributeType == .typeDirectory,
      attributes[.ownerAccountID] as? Int == Int(geteuid()),
      let permissions = attributes[.posixPermissions] as? Int, permissions & 0o077 == 0
    else { throw POSIXError(.EACCES) }
  }

  /// Returns true if a folder's process has ended. Another folder with this process's number is
  /// from an earlier process, because containers often reuse numbers.
  private static func isLeft(_ name: String) -> Bool {
    let number = name.dropFirst(prefix.count).prefix { $0 != "-" }
    guard let process = pid_t(number), process > 0 else { return false }
    return process == getpid() || kill(process, 0) != 0 && errno == ESRCH
  }
}
