extension Int {
  /// Returns the quotient rounded toward negative infinity, so that days before 1970 count like the
  /// days after it.
  ///
  /// - Parameter divisor: A positive number.
  func flooringDivision(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
