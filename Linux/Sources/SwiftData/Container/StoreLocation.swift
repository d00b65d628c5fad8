import Foundation

/// The location of a store: a file, or a database in memory that the container's connections share.
struct StoreLocation: Sendable {
  let path: String
  /// The files of the store, or nil for a store in memory.
  let file: StoreFile?

  init(_ configuration: ModelConfiguration) {
    guard !configuration.isStoredInMemoryOnly else {
      // SQLite's memdb VFS shares a database whose name begins with a slash between the connections
      // of a process, with the same locks as a file.
      path = "file:/\(UUID().uuidString)?vfs=memdb"
      file = nil
      return
    }
    path = configuration.url.path(percentEncoded: false)
    file = StoreFile(path: path, keepsLog: !NetworkFileSystem.has(path))
  }

  func connect(checksReferences: Bool = true) throws -> Connection {
    try Connection(path: path, file: file, checksReferences: checksReferences)
  }
}
