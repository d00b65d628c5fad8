import Foundation

/// Instants are kept in whole milliseconds, so that text carries them exactly.
extension Date {
  /// The instant so many milliseconds after 1970-01-01T00:00:00Z.
  public init(milliseconds: Int) {
    self.init(timeIntervalSince1970: Double(milliseconds) / 1_000)
  }

  /// Whole milliseconds since 1970-01-01T00:00:00Z, rounded down; 0 for a date that is not a number.
  /// Instants beyond the years -290,000 and 290,000 give these.
  public var milliseconds: Int {
    // A whole millisecond has no exact number of seconds. The microsecond keeps it from falling to
    // the one before.
    let exact = (timeIntervalSince1970 * 1_000 + 0.001).rounded(.down)
    guard !exact.isNaN else { return 0 }
    return Int(min(max(exact, -9e15), 9e15))
  }
}
