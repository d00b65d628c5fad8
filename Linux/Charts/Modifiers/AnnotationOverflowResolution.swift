/// What becomes of an annotation that would reach beyond the chart.
public struct AnnotationOverflowResolution: Sendable {
  /// What becomes of it along one axis.
  public struct Strategy: Sendable {
    let isResolved: Bool

    /// From left to right it is moved inside; above a mark at the upper edge it gets a line of room.
    public static let automatic = Strategy(isResolved: true)
    /// It reaches beyond.
    public static let disabled = Strategy(isResolved: false)

    /// It is moved inside. The plot lies inside the chart, and so does what lies inside the plot.
    public static func fit(
      to boundary: AnnotationOverflowResolution.Boundary
    ) -> AnnotationOverflowResolution.Strategy {
      Strategy(isResolved: true)
    }
  }

  /// What an annotation stays inside of.
  public struct Boundary: Sendable {
    /// The chart.
    public static let chart = Boundary()
    /// The plot.
    public static let plot = Boundary()
  }

  let x: Strategy
  let y: Strategy

  /// It is moved inside, or gets room.
  public static let automatic = AnnotationOverflowResolution(x: .automatic, y: .automatic)

  /// Says what becomes of it along each axis.
  public init(
    x: AnnotationOverflowResolution.Strategy = .automatic,
    y: AnnotationOverflowResolution.Strategy = .automatic
  ) {
    self.x = x
    self.y = y
  }
}
