import Foundation

/// Conversion of times to whole milliseconds, which text can represent exactly.
extension Date {
  /// Creates the time a number of milliseconds after 1970-01-01T00:00:00Z.
  public init(milliseconds: Int) {
    self.init(timeIntervalSince1970: Double(milliseconds) / 1_000)
  }

  /// The whole milliseconds since 1970-01-01T00:00:00Z, rounded down, and clamped to about 285,000
  /// years before or after that time; 0 for a date that is not a number.
  public var milliseconds: Int {
    guard !timeIntervalSince1970.isNaN else { return 0 }
    let seconds = timeIntervalSince1970.clamped(to: -9e12...9e12)
    let nearest = Int((seconds * 1_000).rounded())
    // Not every whole number of milliseconds is exact in seconds, so rounding down could give the
    // previous millisecond.
    let isBefore = Date(milliseconds: nearest) <= Date(timeIntervalSince1970: seconds)
    return isBefore ? nearest : nearest - 1
  }
}
