extension Comparable {
  /// Returns the value of a range that is nearest to this value.
  package func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
