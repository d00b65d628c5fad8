import Foundation

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  /// The height as a style sheet says it.
  let height: String

  /// About half of the window.
  public static let medium = PresentationDetent.fraction(0.5)
  /// The whole window, which sheets have by themselves.
  public static let large = PresentationDetent.fraction(1)

  /// A part of the window's height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: "\(Style.number(fraction * 100))dvh")
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: Style.points(height))
  }
}

extension View {
  /// Says at which heights the sheet around the view rests. It opens at the smallest; in the browser,
  /// which has no grip to drag it by, it stays there.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(PreferenceModifier { $0.detents = detents })
  }
}
