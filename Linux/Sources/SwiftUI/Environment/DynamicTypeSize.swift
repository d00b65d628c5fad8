import Observation

/// The user's preferred text size.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// Sizes below the default.
  case xSmall, small, medium
  /// The default size.
  case large
  /// Sizes above the default.
  case xLarge, xxLarge, xxxLarge
  /// Accessibility sizes, for which many layouts need a different arrangement.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// A Boolean value that indicates whether the size is an accessibility size.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Creates the size that is closest to a browser's text size.
  ///
  /// - Parameter rem: The browser's root font size in pixels; 16 by default.
  init(rem: Double) {
    let body = rem / 16 * 17
    self = Self.allCases.min { abs($0.body - body) < abs($1.body - body) } ?? .large
  }

  /// The equivalent root font size in pixels.
  fileprivate var rem: Double { body / 17 * 16 }

  /// The size of body text on iOS, in points.
  private var body: Double {
    switch self {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .accessibility1: 28
    case .accessibility2: 33
    case .accessibility3: 40
    case .accessibility4: 47
    case .accessibility5: 53
    }
  }
}

extension EnvironmentValues {
  /// The user's preferred text size. The browser determines it, so an app can read but not set it.
  @Entry public internal(set) var dynamicTypeSize = DynamicTypeSize.large

  /// The CSS length that the view's text sizes are multiples of: the user's size, clamped to the
  /// bounds around the view.
  @Entry fileprivate var textUnit = "1rem"
}

/// A modifier that limits the text size to bounds.
private struct TypeSizeBounds: PrimitiveModifier {
  let bounds: ClosedRange<DynamicTypeSize>

  func modify(_ environment: inout EnvironmentValues) {
    let size = environment.dynamicTypeSize
    environment.dynamicTypeSize = min(max(size, bounds.lowerBound), bounds.upperBound)
    environment.textUnit = unit(in: environment)
  }

  func render(_ content: Output, _ node: ViewNode) -> Output {
    content.mapBoxes {
      node.wrap($0, class: "b", style: Style([("--rem", unit(in: node.environment))]))
    }
  }

  private func unit(in environment: EnvironmentValues) -> String {
    let (least, most) = (Style.points(bounds.lowerBound.rem), Style.points(bounds.upperBound.rem))
    return "clamp(\(least),\(environment.textUnit),\(most))"
  }
}

extension View {
  /// Limits the text size in the view to a range, for views with little space.
  public func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter(range.contains)
    let bounds = (sizes.first ?? .xSmall)...(sizes.last ?? .accessibility5)
    return modifier(TypeSizeBounds(bounds: bounds))
  }
}

/// The text size that the user of a window prefers.
@Observable @MainActor final class TextSize {
  private(set) var size = DynamicTypeSize.large

  /// Reads a message from the browser. Returns true if the message was about the text size.
  ///
  /// The message is untrusted input.
  func read(_ message: String) -> Bool {
    let parts = message.split(separator: " ")
    guard parts.first == "textsize" else { return false }
    if parts.count == 2, let rem = Double(parts[1]), rem.isFinite {
      let new = DynamicTypeSize(rem: rem)
      if new != size { size = new }
    }
    return true
  }
}
