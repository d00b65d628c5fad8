/// What is known of one day of a habit, such that what two devices know becomes one.
struct DayCell: Hashable, Sendable {
  /// A count that was set, or found.
  struct CountSet: Hashable, Comparable, Sendable {
    let stamp: Stamp
    let value: Int32

    static func < (lhs: CountSet, rhs: CountSet) -> Bool {
      (lhs.stamp, lhs.value) < (rhs.stamp, rhs.value)
    }
  }

  /// A status that was said, by its number in files.
  struct StatusSet: Hashable, Comparable, Sendable {
    let stamp: Stamp
    let code: UInt8

    static func < (lhs: StatusSet, rhs: StatusSet) -> Bool {
      (lhs.stamp, lhs.code) < (rhs.stamp, rhs.code)
    }
  }

  /// What few days have, kept apart so that the others stay small: there are hundreds of thousands.
  private struct Seldom: Hashable, Sendable {
    var note: Register?
    var date: Register?
    var tallies: [Tally] = []
  }

  /// The day's number.
  let day: Int32
  /// The count that was set last.
  var set: CountSet?
  /// The count that a device had when it began to take part.
  var found: CountSet?
  var status: StatusSet?
  /// At most one.
  private var seldom: [Seldom] = []

  init(day: Int32) {
    self.day = day
  }

  var note: Register? {
    get { seldom.first?.note }
    set { change { $0.note = newValue } }
  }

  /// When it was done, in milliseconds, where that was said.
  var date: Register? {
    get { seldom.first?.date }
    set { change { $0.date = newValue } }
  }

  /// What was added, by ascending source.
  var tallies: [Tally] {
    get { seldom.first?.tallies ?? [] }
    set { change { $0.tallies = newValue } }
  }

  private mutating func change(_ body: (inout Seldom) -> Void) {
    var copy = seldom.first ?? Seldom()
    body(&copy)
    seldom = copy == Seldom() ? [] : [copy]
  }
}

extension DayCell {
  /// The day's count, which may lie outside of what a day can have: two devices took back the same.
  var rawCount: Int {
    if let standing { return Int(standing.value) }
    return tallies.reduce(Int(set?.value ?? 0)) { $0 + $1.rest }
  }

  /// The count that was found, where nothing was said of the count since. It is not added to what was
  /// said: a device that joins a second time, or with a copy of another one's habits, has in it what
  /// the others have told.
  var standing: CountSet? {
    guard let found else { return nil }
    let said = tallies.reduce(set?.stamp.time ?? 0) { max($0, $1.latest.time) }
    return found.stamp.time >= said ? found : nil
  }

  /// The latest time at which something was said of the day.
  var newest: UInt64 {
    var newest = max(set?.stamp.time ?? 0, found?.stamp.time ?? 0, status?.stamp.time ?? 0)
    guard !seldom.isEmpty else { return newest }
    newest = max(newest, note?.stamp.time ?? 0, date?.stamp.time ?? 0)
    return tallies.reduce(newest) { max($0, $1.latest.time, $1.seen.time) }
  }

  /// What both know.
  func merged(with other: DayCell) -> DayCell {
    var copy = self
    copy.set = later(set, other.set)
    copy.found = later(found, other.found)
    copy.status = later(status, other.status)
    guard !other.seldom.isEmpty else { return copy }
    copy.note = later(note, other.note)
    copy.date = later(date, other.date)
    for tally in other.tallies { copy.merge(tally) }
    return copy
  }

  /// Takes in what is known of one source.
  mutating func merge(_ tally: Tally) {
    var all = tallies
    let index = all.firstIndex { $0.source >= tally.source } ?? all.endIndex
    if index < all.endIndex, all[index].source == tally.source {
      all[index] = all[index].merged(with: tally)
    } else {
      all.insert(tally, at: index)
    }
    // What was seen was there, also where it has not arrived by itself yet.
    all[index].latest = max(all[index].latest, all[index].seen)
    tallies = all
  }

  /// In milliseconds, when the day was changed last: as it was said then, else by the stamp.
  var changedAt: Int {
    if let date, date.stamp.time >= newest, let said = SyncValue.number(date.value) { return said }
    return Int(newest >> 16)
  }

  /// Whether nothing was ever said of the day.
  var isEmpty: Bool { self == DayCell(day: day) }
}
