import Foundation

/// Lengths of the design, in points.
enum Metrics {
  /// The least that a finger hits.
  static let touchTarget: CGFloat = 44
  static let screenEdge: CGFloat = 16
  static let cardPadding: CGFloat = 14
  static let cardGap: CGFloat = 14
  static let cardRadius: CGFloat = 20
  static let buttonRadius: CGFloat = 14
  static let tileRadius: CGFloat = 13
}
