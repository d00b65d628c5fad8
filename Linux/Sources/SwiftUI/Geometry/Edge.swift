import Foundation

/// An edge of a rectangle.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  /// An edge. Lines of text begin at the leading edge and end at the trailing edge.
  case top, leading, bottom, trailing

  /// A set of edges.
  @frozen public struct Set: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: Int8

    /// Creates a set from its raw bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one edge.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// All edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// A top or bottom edge.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The top or the bottom edge.
  case top, bottom

  /// A set of vertical edges.
  @frozen public struct Set: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: Int8

    /// Creates a set from its raw bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// A leading or trailing edge.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The leading or the trailing edge.
  case leading, trailing
}

/// The inset distances from the edges of a rectangle, in points.
@frozen public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Creates insets from four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates zero insets.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}
