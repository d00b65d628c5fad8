/// Where an annotation stands beside what it belongs to, or a legend beside its plot.
public struct AnnotationPosition: Equatable, Sendable {
  enum Place {
    case automatic, overlay, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  let place: Place

  /// Above a mark; below a plot.
  public static let automatic = AnnotationPosition(place: .automatic)
  /// In front of it.
  public static let overlay = AnnotationPosition(place: .overlay)
  /// Above it.
  public static let top = AnnotationPosition(place: .top)
  /// Below it.
  public static let bottom = AnnotationPosition(place: .bottom)
  /// On the side where text begins.
  public static let leading = AnnotationPosition(place: .leading)
  /// On the side where text ends.
  public static let trailing = AnnotationPosition(place: .trailing)
  /// Above the corner where text begins.
  public static let topLeading = AnnotationPosition(place: .topLeading)
  /// Above the corner where text ends.
  public static let topTrailing = AnnotationPosition(place: .topTrailing)
  /// Below the corner where text begins.
  public static let bottomLeading = AnnotationPosition(place: .bottomLeading)
  /// Below the corner where text ends.
  public static let bottomTrailing = AnnotationPosition(place: .bottomTrailing)
}
