/// The additions of one writer or cause to a day.
///
/// A sum as of a time includes all earlier additions, so a day stores one sum per writer instead of
/// each addition. The part that a set count already includes is stored separately, and the
/// difference counts.
struct Tally: Hashable, Sendable {
  /// The sum of additions up to a time.
  struct Sum: Hashable, Comparable, Sendable {
    var time: UInt64 = 0
    var total = 0

    static func < (lhs: Sum, rhs: Sum) -> Bool { (lhs.time, lhs.total) < (rhs.time, rhs.total) }
  }

  let source: WriterID
  var latest = Sum()
  /// The latest sum that a set count includes.
  var seen = Sum()

  /// The additions that count in addition to the set count.
  var rest: Int { latest.total - seen.total }

  /// Returns the merged tally of two devices.
  func merged(with other: Tally) -> Tally {
    var copy = self
    copy.latest = max(latest, other.latest)
    copy.seen = max(seen, other.seen)
    return copy
  }
}
