import Foundation

/// Lengths of the widgets, in points.
enum WidgetMetrics {
  /// From the edge of a widget to what stands in it.
  static let margin: CGFloat = 16
  static let tile: CGFloat = 30
  static let button: CGFloat = 44
  /// The height of a line with a habit.
  static let row: CGFloat = 34
}
