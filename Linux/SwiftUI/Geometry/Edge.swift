import Foundation

/// A side of a rectangle.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  /// A side: the upper one, where text begins, the lower one, where text ends.
  case top, leading, bottom, trailing

  /// Several sides.
  @frozen public struct Set: OptionSet, Sendable {
    /// The bits of the sides.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one side.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The upper side.
    public static let top = Set(.top)
    /// The side where text begins.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side where text ends.
    public static let trailing = Set(.trailing)
    /// All sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The sides where text begins and ends.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// The upper or the lower side.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// A side: the upper or the lower one.
  case top, bottom

  /// Several of these sides.
  @frozen public struct Set: OptionSet, Sendable {
    /// The bits of the sides.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The upper side.
    public static let top = Set(rawValue: 1)
    /// The lower side.
    public static let bottom = Set(rawValue: 2)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}

/// The side where text begins or ends.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// A side: where text begins, or where it ends.
  case leading, trailing
}

/// Distances from the sides of a rectangle, in points.
@frozen public struct EdgeInsets: Equatable, Sendable {
  /// From the upper side.
  public var top: CGFloat
  /// From the side where text begins.
  public var leading: CGFloat
  /// From the lower side.
  public var bottom: CGFloat
  /// From the side where text ends.
  public var trailing: CGFloat

  /// Creates insets of four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of nothing.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}
