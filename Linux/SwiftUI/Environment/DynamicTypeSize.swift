/// How large the user wants text to be.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// Smaller than usual.
  case xSmall, small, medium
  /// As usual.
  case large
  /// Larger than usual.
  case xLarge, xxLarge, xxxLarge
  /// Sizes for people who see little; many layouts need another form for them.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of those for people who see little.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The size that comes closest to that of a browser.
  ///
  /// - Parameter rem: How large a browser sets text, in pixels; 16 unless the user says otherwise.
  init(rem: Double) {
    let body = rem / 16 * 17
    self = Self.allCases.min { abs($0.body - body) < abs($1.body - body) } ?? .large
  }

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
