// Types of Core Graphics in SwiftUI's API that this module supports and Foundation on Linux lacks.

/// The shape of a line's ends.
@frozen public enum CGLineCap: Int32, Sendable {
  /// The line ends at its last point.
  case butt
  /// The line ends with a half circle around its last point.
  case round
  /// The line ends with a half square around its last point.
  case square
}

/// The shape of the joins between line segments.
@frozen public enum CGLineJoin: Int32, Sendable {
  /// A pointed corner.
  case miter
  /// A rounded corner.
  case round
  /// A beveled corner.
  case bevel
}
