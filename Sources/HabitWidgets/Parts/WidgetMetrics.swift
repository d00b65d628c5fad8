import Foundation

/// The dimensions of widgets, in points.
enum WidgetMetrics {
  static let tile: CGFloat = 30
  static let button: CGFloat = 44
  /// The height of a habit's row.
  static let row: CGFloat = 34
}
