import Foundation

/// Where and how a container keeps its models.
public struct ModelConfiguration: Hashable, Sendable {
  /// The name, which also names the file where no address is given.
  public let name: String

  /// The models of the store, or nil for the container's.
  public var schema: Schema?

  /// The store's file; for a store in memory, a name that no file has.
  public let url: URL

  /// Whether the store is in memory only and gone with the container.
  public let isStoredInMemoryOnly: Bool

  /// Whether contexts may save.
  public let allowsSave: Bool

  /// A store under the user's application data, or in memory only.
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

  /// A store in a file.
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
