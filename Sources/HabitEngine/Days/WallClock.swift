import Foundation

/// What clocks in a zone show, in seconds since 1970-01-01T00:00:00 of that clock, put back by a
/// delay so that days may begin later than midnight.
///
/// It uses the zone's offsets alone, as `Calendar` costs several times as much for each instant.
struct WallClock {
  /// The zone, or nil for UTC.
  let timeZone: TimeZone?
  /// Seconds that the clock is put back by, at least 0.
  let delay: Int

  /// More seconds than any clock goes ahead of UTC, or behind it with its delay.
  static let maximalLead = 26 * 3_600

  /// Seconds within which no zone changes its offset twice; in the time zone database there are
  /// days between two changes.
  private static let step = 6 * 3_600

  /// What the clock shows at an instant, given in seconds since 1970-01-01T00:00:00Z.
  func time(at instant: Int) -> Int {
    instant + offset(at: instant)
  }

  /// The first instant, at `start` or later, at which the clock shows a time outside `times`.
  /// It comes within the length of `times` and the zone's changes of offset.
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

  /// The first instant with another offset than at `start`, given that `end` has another.
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
