/// A number whose limits are known only when more is read, and where it stands.
struct PlacedNumber {
  let value: Int
  private let place: JSONReader.Place

  /// The number that was read last.
  init(_ value: Int, _ reader: JSONReader) {
    self.value = value
    place = reader.place
  }

  /// Refuses it beyond its limits, at its own place.
  func check(in range: ClosedRange<Int>, _ reader: JSONReader) throws {
    guard range.contains(value) else { throw reader.outside(range, value, at: place) }
  }
}
