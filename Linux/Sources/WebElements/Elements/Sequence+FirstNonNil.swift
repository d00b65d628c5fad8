extension Sequence {
  /// Returns the first non-nil value of an element. Each element is evaluated once.
  ///
  /// `lazy.compactMap(value).first` evaluates twice. In a recursive search of a tree with ten
  /// levels, that would evaluate the lowest level a thousand times.
  @inlinable package func firstNonNil<Value>(_ value: (Element) -> Value?) -> Value? {
    for element in self {
      if let value = value(element) { return value }
    }
    return nil
  }
}
