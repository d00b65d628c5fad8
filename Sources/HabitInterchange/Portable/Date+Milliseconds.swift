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
    guard !timeIntervalSince1970.isNaN else { return 0 }
    let seconds = min(max(timeIntervalSince1970, -9e12), 9e12)
    let nearest = Int((seconds * 1_000).rounded())
    // A whole millisecond has no exact number of seconds, so rounding down could give the one before.
    let isBefore = Date(milliseconds: nearest) <= Date(timeIntervalSince1970: seconds)
    return isBefore ? nearest : nearest - 1
  }
}
