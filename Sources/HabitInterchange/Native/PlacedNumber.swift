/// A number with its position, to be checked when its range is known.
struct PlacedNumber {
  let value: Int
  private let place: JSONReader.Place

  /// Creates the number that was read last.
  init(_ value: Int, _ reader: JSONReader) {
    self.value = value
    place = reader.place
  }

  /// Throws an error with the number's position if it is out of range.
  func check(in range: ClosedRange<Int>, _ reader: JSONReader) throws {
    guard range.contains(value) else { throw reader.outside(range, value, at: place) }
  }
}
