import Foundation

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  /// The height in CSS notation.
  let height: String

  /// Half of the window's height.
  public static let medium = PresentationDetent.fraction(0.5)
  /// The full height of the window, which is the default.
  public static let large = PresentationDetent.fraction(1)

  /// Returns a detent at a fraction of the window's height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: "\(Style.number(fraction * 100))dvh")
  }

  /// Returns a detent at a height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: Style.points(height))
  }
}

extension View {
  /// Sets the heights at which the enclosing sheet rests.
  ///
  /// The sheet opens at the smallest height and, because it can't be dragged in the browser, stays
  /// there.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(PreferenceModifier { $0.detents = detents })
  }
}
