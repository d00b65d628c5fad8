/// What one writer, or one cause, has added to a day.
///
/// A sum as of a time says all that its additions said, so a day keeps one of each writer and not
/// each addition. What a count that was set had seen is kept beside it, and the difference counts.
struct Tally: Hashable, Sendable {
  /// All that was added until a time.
  struct Sum: Hashable, Comparable, Sendable {
    var time: UInt64 = 0
    var total = 0

    static func < (lhs: Sum, rhs: Sum) -> Bool { (lhs.time, lhs.total) < (rhs.time, rhs.total) }
  }

  let source: WriterID
  /// The latest sum.
  var latest = Sum()
  /// The latest sum that a count which was set had seen.
  var seen = Sum()

  /// What counts beside the count that was set last.
  var rest: Int { latest.total - seen.total }

  /// What both know.
  func merged(with other: Tally) -> Tally {
    var copy = self
    copy.latest = max(latest, other.latest)
    copy.seen = max(seen, other.seen)
    return copy
  }
}
