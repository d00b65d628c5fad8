import Foundation

/// The location and options of a container's store.
public struct ModelConfiguration: Hashable, Sendable {
  /// The name, which is also the file name if no URL is given.
  public let name: String

  /// The models of the store, or nil for the container's models.
  public var schema: Schema?

  /// The URL of the store's file, or `/dev/null` for a store in memory.
  public let url: URL

  /// A Boolean value that indicates whether the store exists in memory only and ends with the
  /// container.
  public let isStoredInMemoryOnly: Bool

  /// A Boolean value that indicates whether contexts may save.
  public let allowsSave: Bool

  /// Creates a configuration for a store in the user's application data folder, or in memory only.
  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    url =
      isStoredInMemoryOnly
      ? URL(fileURLWithPath: "/dev/null")
      : Self.applicationSupport.appending(component: "\(self.name).store")
  }

  /// Creates a configuration for a store in a file.
  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    url: URL,
    allowsSave: Bool = true
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.url = url
    self.allowsSave = allowsSave
    isStoredInMemoryOnly = false
  }

  private static var applicationSupport: URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser
  }
}

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
