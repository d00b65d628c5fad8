import Foundation

/// The dimensions of widgets, in points.
enum WidgetMetrics {
  /// The margin of a widget's content.
  static let margin: CGFloat = 16
  static let tile: CGFloat = 30
  static let button: CGFloat = 44
  /// The height of a habit's row.
  static let row: CGFloat = 34
}
