extension Sequence {
  /// The first value that there is of an element, or nil; it is asked for once.
  ///
  /// `lazy.compactMap(value).first` asks twice. In a tree, where the children ask theirs in turn, it
  /// asks the lowest of ten floors a thousand times.
  @inlinable package func firstNonNil<Value>(_ value: (Element) -> Value?) -> Value? {
    for element in self {
      if let value = value(element) { return value }
    }
    return nil
  }
}
