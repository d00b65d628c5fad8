import Foundation

/// The figure of a mark, or of the marks of the line.
enum Figure: Equatable {
  /// A bar.
  case box(x: Extent, y: Extent)
  /// A straight line along an axis.
  case rule(x: Extent, y: Extent)
  /// A polyline. Its points are in fractions of the plot's size, from the top left corner.
  case line([CGPoint])
}
