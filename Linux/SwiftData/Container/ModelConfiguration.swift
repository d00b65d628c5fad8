import Foundation

/// Where and how a container keeps its models.
public struct ModelConfiguration: Hashable, Sendable {
  /// The name, which also names the file where no address is given.
  public let name: String

  /// The store's file; for a store in memory, a name that no file has.
  public let url: URL

  /// Whether the store is in memory only and gone with the container.
  public let isStoredInMemoryOnly: Bool

  /// A store under the user's application data, or in memory only.
  public init(isStoredInMemoryOnly: Bool = false) {
    self.init("default", isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// A store of a name under the user's application data, or in memory only.
  public init(_ name: String?, isStoredInMemoryOnly: Bool = false) {
    self.name = name ?? "default"
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    url =
      isStoredInMemoryOnly
      ? URL(fileURLWithPath: "/dev/null")
      : Self.applicationSupport.appending(component: "\(self.name).store")
  }

  /// A store in a file.
  public init(_ name: String? = nil, url: URL) {
    self.name = name ?? "default"
    self.url = url
    isStoredInMemoryOnly = false
  }

  private static var applicationSupport: URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser
  }
}
