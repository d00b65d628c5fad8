/// A category that the user has created or changed, for import and export.
public struct PortableCategory: Hashable, Sendable {
  /// The key that habits refer to.
  public var key: String
  /// The name.
  public var name: String
  /// The name of an SF Symbol; nil if it is unknown.
  public var icon: String?
  /// The color in this app's format; nil if it is unknown.
  public var color: String?

  /// Creates a category.
  public init(key: String, name: String, icon: String? = nil, color: String? = nil) {
    self.key = key
    self.name = name
    self.icon = icon
    self.color = color
  }
}
