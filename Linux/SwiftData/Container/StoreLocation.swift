import Foundation

/// Where a store is: a file, or a database in memory that the container's connections share.
struct StoreLocation: Sendable {
  let path: String
  let isFile: Bool

  init(_ configuration: ModelConfiguration) {
    isFile = !configuration.isStoredInMemoryOnly
    path =
      isFile
      ? configuration.url.path(percentEncoded: false)
      // SQLite's memdb file system shares a database whose name begins with a slash between the
      // connections of one process, with the locks of a file.
      : "file:/\(UUID().uuidString)?vfs=memdb"
  }

  func connect(checksReferences: Bool = true) throws -> Connection {
    try Connection(path: path, isFile: isFile, checksReferences: checksReferences)
  }
}
