import Foundation

/// One of the exact 24-hour buckets of ``DayBoundary/utcBuckets``.
///
/// Buckets ignore time zones, daylight saving, and leap seconds. Bucket n begins n × 86,400 seconds
/// after 1970-01-01T00:00:00Z and ends when the next one begins.
public struct DayBucket: Hashable, Comparable, Codable, Sendable {
  /// The day to which the bucket's instants belong.
  public let day: CalendarDay

  /// The length of a bucket in seconds.
  public static let length: TimeInterval = 86_400

  /// Creates the bucket of a day.
  public init(_ day: CalendarDay) {
    self.day = day
  }

  /// Creates the bucket that contains an instant, or the first or last bucket for instants outside
  /// the years 1 to 9999.
  public init(containing date: Date) {
    day = DayBoundary.utcBuckets.day(of: date)
  }

  /// The bucket's number: its seconds since 1970 divided by 86,400, rounded down.
  public var index: Int { day.rawValue }

  /// The bucket's first instant.
  public var start: Date { Date(timeIntervalSince1970: Double(index) * Self.length) }

  /// Returns true if the left bucket comes before the right one.
  public static func < (lhs: DayBucket, rhs: DayBucket) -> Bool {
    lhs.day < rhs.day
  }
}
