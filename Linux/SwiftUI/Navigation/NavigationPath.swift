/// The values pushed on a navigation stack, of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of values.
  public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many values there are.
  public var count: Int { values.count }

  /// Whether there are none.
  public var isEmpty: Bool { values.isEmpty }

  /// Pushes a value.
  public mutating func append<V>(_ value: V) where V: Hashable {
    values.append(AnyHashable(value))
  }

  /// Pops values; there must be as many.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(k)
  }
}
