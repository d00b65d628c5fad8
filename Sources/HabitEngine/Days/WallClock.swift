import Foundation

/// Wall-clock time in a zone minus a delay, in seconds since the clock showed 1970-01-01T00:00:00.
///
/// The delay lets days begin later than midnight. The type uses only the zone's UTC offsets,
/// because `Calendar` takes several times as long for each instant.
struct WallClock {
  /// The time zone, or nil for UTC.
  let timeZone: TimeZone?
  /// The seconds by which the clock is delayed, at least 0.
  let delay: Int

  /// An upper bound, in seconds, for the difference between any clock and UTC, including the delay.
  static let maximalLead = 26 * 3_600

  /// An interval, in seconds, in which no zone changes its offset twice. In the time zone database,
  /// consecutive changes of a zone are days apart.
  private static let step = 6 * 3_600

  /// Returns the clock's time at an instant, given in seconds since 1970-01-01T00:00:00Z.
  func time(at instant: Int) -> Int {
    instant + offset(at: instant)
  }

  /// Returns the first instant, at or after `start`, at which the clock shows a time outside
  /// `times`.
  func firstExit(from times: Range<Int>, after start: Int) -> Int {
    var instant = start
    while true {
      let offset = offset(at: instant)
      guard times.contains(instant + offset) else { return instant }
      let exit = times.upperBound - offset
      let limit = min(exit, instant + Self.step)
      if self.offset(at: limit) == offset {
        instant = limit
      } else {
        instant = changeOfOffset(after: instant, through: limit)
      }
    }
  }

  /// Returns the first instant whose offset differs from the one at `start`. The offset at `end`
  /// must differ.
  private func changeOfOffset(after start: Int, through end: Int) -> Int {
    let old = offset(at: start)
    var (before, after) = (start, end)
    while after - before > 1 {
      let middle = before + (after - before) / 2
      if offset(at: middle) == old { before = middle } else { after = middle }
    }
    return after
  }

  private func offset(at instant: Int) -> Int {
    guard let timeZone else { return -delay }
    let date = Date(timeIntervalSince1970: Double(instant))
    return timeZone.secondsFromGMT(for: date) - delay
  }
}
