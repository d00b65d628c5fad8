/// A category that a user has made or changed, on its way in or out.
public struct PortableCategory: Hashable, Sendable {
  /// What habits name it by.
  public var key: String
  /// What it is called.
  public var name: String
  /// An SF Symbols name; nil where none is known.
  public var icon: String?
  /// A colour of this app; nil where none is known.
  public var color: String?

  /// A category from its parts.
  public init(key: String, name: String, icon: String? = nil, color: String? = nil) {
    self.key = key
    self.name = name
    self.icon = icon
    self.color = color
  }
}
