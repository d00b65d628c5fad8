import Foundation

/// One of the exact 24-hour buckets that ``DayBoundary/utcBuckets`` divides time into.
///
/// Buckets know no time zone, no daylight saving and no leap seconds: bucket n holds the instants
/// from n x 86,400 seconds after 1970-01-01T00:00:00Z until the next bucket begins.
public struct DayBucket: Hashable, Comparable, Codable, Sendable {
  /// The day whose records the bucket's instants belong to.
  public let day: CalendarDay

  /// The length of a bucket in seconds.
  public static let length: TimeInterval = 86_400

  /// The bucket of a day.
  public init(_ day: CalendarDay) {
    self.day = day
  }

  /// The bucket that holds an instant; the first or last one for instants beyond them.
  public init(containing date: Date) {
    day = DayBoundary.utcBuckets.day(of: date)
  }

  /// The bucket's number, the floor of its seconds since 1970 divided by 86,400.
  public var index: Int { day.rawValue }

  /// The bucket's first instant.
  public var start: Date { Date(timeIntervalSince1970: Double(index) * Self.length) }

  /// The first instant after the bucket.
  public var end: Date { start.addingTimeInterval(Self.length) }

  /// Whether the left bucket comes before the right one.
  public static func < (lhs: DayBucket, rhs: DayBucket) -> Bool {
    lhs.day < rhs.day
  }
}
