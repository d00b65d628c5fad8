/// The mergeable state of a habit's day.
struct DayCell: Hashable, Sendable {
  /// A count that was set or found.
  struct CountSet: Hashable, Comparable, Sendable {
    let stamp: Stamp
    let value: Int32

    static func < (lhs: CountSet, rhs: CountSet) -> Bool {
      (lhs.stamp, lhs.value) < (rhs.stamp, rhs.value)
    }
  }

  /// A status that was set, by its number in files.
  struct StatusSet: Hashable, Comparable, Sendable {
    let stamp: Stamp
    let code: UInt8

    static func < (lhs: StatusSet, rhs: StatusSet) -> Bool {
      (lhs.stamp, lhs.code) < (rhs.stamp, rhs.code)
    }
  }

  /// Rare fields, stored separately so that most of the hundreds of thousands of cells stay small.
  private struct RareFields: Hashable, Sendable {
    var note: Register?
    var date: Register?
    var tallies: [Tally] = []
  }

  /// The number of the day.
  let day: Int32
  /// The count that was set last.
  var set: CountSet?
  /// The count from before the device started to sync.
  var found: CountSet?
  var status: StatusSet?
  /// The rare fields, in an array with at most one element.
  private var rareFields: [RareFields] = []

  init(day: Int32) {
    self.day = day
  }

  var note: Register? {
    get { rareFields.first?.note }
    set { change { $0.note = newValue } }
  }

  /// The time of completion in milliseconds, if it was given.
  var date: Register? {
    get { rareFields.first?.date }
    set { change { $0.date = newValue } }
  }

  /// The additions in ascending order of their source.
  var tallies: [Tally] {
    get { rareFields.first?.tallies ?? [] }
    set { change { $0.tallies = newValue } }
  }

  private mutating func change(_ body: (inout RareFields) -> Void) {
    var copy = rareFields.first ?? RareFields()
    body(&copy)
    rareFields = copy == RareFields() ? [] : [copy]
  }
}

extension DayCell {
  /// The day's count, unclamped. It may be out of range after two devices have undone the same
  /// addition.
  var rawCount: Int {
    if let latestFound { return Int(latestFound.value) }
    return tallies.reduce(Int(set?.value ?? 0)) { count, tally in
      min(max(count + tally.rest, -Self.limitOfCount), Self.limitOfCount)
    }
  }

  /// A count far out of range, to which any sum of a file can be added without an overflow.
  private static let limitOfCount = 1 << 60

  /// The found count, or nil if another value of the count is later.
  ///
  /// The found count replaces the other values instead of being added to them. A device that joins
  /// again, or joins with a copy of another device's habits, has a count that already includes the
  /// other devices' changes.
  var latestFound: CountSet? {
    guard let found else { return nil }
    let said = tallies.reduce(set?.stamp.time ?? 0) { max($0, $1.latest.time) }
    return found.stamp.time >= said ? found : nil
  }

  /// The latest time of the cell's values.
  var newest: UInt64 {
    var newest = max(set?.stamp.time ?? 0, found?.stamp.time ?? 0, status?.stamp.time ?? 0)
    guard !rareFields.isEmpty else { return newest }
    newest = max(newest, note?.stamp.time ?? 0, date?.stamp.time ?? 0)
    return tallies.reduce(newest) { max($0, $1.latest.time, $1.seen.time) }
  }

  /// Returns the merged state of two cells.
  func merged(with other: DayCell) -> DayCell {
    var copy = self
    copy.set = later(set, other.set)
    copy.found = later(found, other.found)
    copy.status = later(status, other.status)
    guard !other.rareFields.isEmpty else { return copy }
    copy.note = later(note, other.note)
    copy.date = later(date, other.date)
    for tally in other.tallies { copy.merge(tally) }
    return copy
  }

  /// Merges the additions of one source.
  mutating func merge(_ tally: Tally) {
    var all = tallies
    let index = all.firstIndex { $0.source >= tally.source } ?? all.endIndex
    if index < all.endIndex, all[index].source == tally.source {
      all[index] = all[index].merged(with: tally)
    } else {
      all.insert(tally, at: index)
    }
    // If a count was set that includes a sum, the sum exists, even if it has not arrived yet.
    all[index].latest = max(all[index].latest, all[index].seen)
    tallies = all
  }

  /// The time of the last change in milliseconds: the given time of completion unless another value
  /// is later, otherwise the time of the latest stamp.
  var changedAt: Int {
    if let date, date.stamp.time >= newest, let said = SyncValue.number(date.value) { return said }
    return Int(newest >> 16)
  }

  /// True if the cell has no values.
  var isEmpty: Bool { self == DayCell(day: day) }
}

/// The additions of one writer or cause to a day.
///
/// A sum includes all additions up to its time. If the day's count was also set, the count that was
/// set may already include a part of this sum. That part is stored separately, and only the rest is
/// added to the count.
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
