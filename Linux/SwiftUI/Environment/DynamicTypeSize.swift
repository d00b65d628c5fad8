/// How large the user wants text to be.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// Smaller than usual.
  case xSmall, small, medium
  /// As usual.
  case large
  /// Larger than usual.
  case xLarge, xxLarge, xxxLarge
  /// Accessibility sizes; many layouts need another form for them.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The size that comes closest to that of a browser.
  ///
  /// - Parameter rem: How large a browser sets text, in pixels; 16 unless the user says otherwise.
  init(rem: Double) {
    let body = rem / 16 * 17
    self = Self.allCases.min { abs($0.body - body) < abs($1.body - body) } ?? .large
  }

  /// The size of a rem that comes to the same.
  fileprivate var rem: Double { body / 17 * 16 }

  /// How large running text is on iOS, in points.
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

private struct DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

extension EnvironmentValues {
  /// How large the user wants text to be. It is the browser's to say: an app can read it and not
  /// change it.
  public internal(set) var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

private struct TextUnitKey: EnvironmentKey { static let defaultValue = "1rem" }

extension EnvironmentValues {
  /// What the style sheet sets text by: the user's size, within the bounds around the view.
  fileprivate var textUnit: String {
    get { self[TextUnitKey.self] }
    set { self[TextUnitKey.self] = newValue }
  }
}

/// Keeps the size of text within bounds.
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
  /// Sets texts in a size, whatever the user wants.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    modifier(TypeSizeBounds(bounds: size...size))
  }

  /// Keeps the size of texts within bounds, where much has to stand in little room.
  public func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter(range.contains)
    let bounds = (sizes.first ?? .xSmall)...(sizes.last ?? .accessibility5)
    return modifier(TypeSizeBounds(bounds: bounds))
  }
}
