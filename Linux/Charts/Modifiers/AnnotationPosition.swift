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

/// What becomes of an annotation that would reach beyond the chart.
///
/// Above the plot there is always room for one line; from left to right an annotation is moved.
public struct AnnotationOverflowResolution: Sendable {
  /// What becomes of it along one axis.
  public struct Strategy: Sendable {
    let staysInside: Bool

    /// It stays inside.
    public static let automatic = Strategy(staysInside: true)
    /// It reaches beyond.
    public static let disabled = Strategy(staysInside: false)
  }

  let x: Strategy

  /// It stays inside.
  public static let automatic = AnnotationOverflowResolution(x: .automatic)

  private init(x: Strategy) {
    self.x = x
  }
}
