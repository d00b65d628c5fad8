import Foundation

/// A finished stretch of a timer's time. Both ends lie in the years 1 to 9999.
public struct TimerStretch: Hashable, Sendable {
  /// The instant at which the stretch started.
  public let start: Date
  /// The instant at which the stretch ended, not before the start.
  public let end: Date
  /// The length in seconds by a monotonic clock; nil unless the system's clock was set during the
  /// stretch.
  public let steadyLength: TimeInterval?

  /// Creates a stretch. Its length is 0 if `end` lies before `start`.
  public init(start: Date, end: Date, steadyLength: TimeInterval? = nil) {
    self.start = DayBoundary.clamped(start)
    self.end = DayBoundary.clamped(max(start, end))
    self.steadyLength = steadyLength.map { $0.clamped(to: 0...Self.longest) }
  }

  /// The seconds between the start and the end.
  var length: TimeInterval { end.timeIntervalSince(start) }

  /// Returns the seconds of the stretch after an instant.
  func length(from first: Date) -> TimeInterval {
    max(0, end.timeIntervalSince(max(start, first)))
  }

  /// An upper bound for the length of a stretch, in seconds: at least the years 1 to 9999.
  private static let longest: TimeInterval = 316_000_000_000
}

extension TimerStretch: Codable {
  /// Reads a stretch. Without `steadyLength`, the clock was not set.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      start: try values.decode(Date.self, forKey: .start),
      end: try values.decode(Date.self, forKey: .end),
      steadyLength: try values.decodeIfPresent(TimeInterval.self, forKey: .steadyLength)
    )
  }
}
