import Foundation

/// Lengths of the design, in points.
package enum Metrics {
  /// The smallest side of a touch target.
  package static let touchTarget: CGFloat = 44
  package static let screenEdge: CGFloat = 16
  package static let cardPadding: CGFloat = 14
  package static let cardGap: CGFloat = 14
  package static let cardRadius: CGFloat = 20
  package static let buttonRadius: CGFloat = 14
  package static let tileRadius: CGFloat = 13
}
