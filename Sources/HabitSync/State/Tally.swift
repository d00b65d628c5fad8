/// The additions of one writer or cause to a day.
///
/// A day stores one sum per writer instead of each addition, because a sum includes all additions
/// up to its time. If the day's count was also set, the count that was set may already include a
/// part of this sum. That part is stored separately, and only the rest is added to the count.
struct Tally: Hashable, Sendable {
  /// The sum of additions up to a time.
  struct Sum: Hashable, Comparable, Sendable {
    var time: UInt64 = 0
    var total = 0

    static func < (lhs: Sum, rhs: Sum) -> Bool { (lhs.time, lhs.total) < (rhs.time, rhs.total) }
  }

  let source: WriterID
  var latest = Sum()
  /// The latest sum that is included in a count that was set.
  var seen = Sum()

  /// The sum of the additions that are not included in the count that was set.
  var rest: Int { latest.total - seen.total }

  /// Returns the merged tally of two devices.
  func merged(with other: Tally) -> Tally {
    var copy = self
    copy.latest = max(latest, other.latest)
    copy.seen = max(seen, other.seen)
    return copy
  }
}
