extension Comparable {
  /// Returns the value of a range that is nearest to this value.
  package func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

extension Int {
  /// Returns the quotient rounded toward negative infinity, so that the division is also correct
  /// for days before 1970.
  ///
  /// - Parameter divisor: A positive number.
  package func flooringDivision(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
