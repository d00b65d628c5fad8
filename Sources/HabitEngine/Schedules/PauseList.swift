/// The pauses of a habit in ascending order, with at least one day between any two.
public struct PauseList: Hashable, Sendable {
  /// The pauses, ascending.
  public private(set) var pauses: [Pause] = []

  /// Creates an empty list.
  public init() {}

  /// Creates a list of pauses in any order. Overlapping and adjacent pauses are merged.
  public init(_ pauses: some Sequence<Pause>) {
    for pause in pauses.sorted(by: { $0.first < $1.first }) {
      if let before = self.pauses.last, before.days.upperBound.advanced(by: 1) >= pause.first {
        self.pauses[self.pauses.count - 1] = Self.joined(before, pause)
      } else {
        self.pauses.append(pause)
      }
    }
  }

  /// True if the list has no pauses.
  public var isEmpty: Bool { pauses.isEmpty }

  /// Returns true if a day is paused.
  public func contains(_ day: CalendarDay) -> Bool {
    pause(on: day) != nil
  }

  /// Returns the pause that contains a day; nil if there is none.
  public func pause(on day: CalendarDay) -> Pause? {
    let index = firstIndex(endingFrom: day.rawValue)
    guard index < pauses.count, pauses[index].first <= day else { return nil }
    return pauses[index]
  }

  /// Adds a pause from user input.
  ///
  /// - Throws: ``PauseError/overlap(_:)`` with the existing pause that shares days with the new
  ///   one.
  public mutating func add(_ pause: Pause) throws(PauseError) {
    if let other = pauses.first(where: { $0.days.overlaps(pause.days) }) { throw .overlap(other) }
    self = PauseList(pauses + [pause])
  }

  /// Shortens the pause that contains a day, so that its last day is the day before. A pause that
  /// begins on the day is removed.
  public mutating func end(before day: CalendarDay) {
    guard let pause = pause(on: day) else { return }
    pauses.removeAll { $0 == pause }
    if pause.first < day { self = PauseList(pauses + [Pause(pause.first...day.advanced(by: -1))]) }
  }

  /// Removes a pause.
  public mutating func remove(_ pause: Pause) {
    pauses.removeAll { $0 == pause }
  }

  /// Returns a list of the paused days of both lists.
  public func union(_ other: PauseList) -> PauseList {
    other.isEmpty ? self : PauseList(pauses + other.pauses)
  }

  /// Returns the number of paused days in a range of day numbers.
  func count(in range: Range<Int>) -> Int {
    var count = 0
    var index = firstIndex(endingFrom: range.lowerBound)
    while index < pauses.count, pauses[index].first.rawValue < range.upperBound {
      let days = pauses[index].days
      count += (days.lowerBound.rawValue..<days.upperBound.rawValue + 1).clamped(to: range).count
      index += 1
    }
    return count
  }

  /// Returns the index of the first pause that ends on or after a day number.
  func firstIndex(endingFrom day: Int) -> Int {
    var (low, high) = (0, pauses.count)
    while low < high {
      let middle = (low + high) / 2
      if pauses[middle].days.upperBound.rawValue < day { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func joined(_ one: Pause, _ other: Pause) -> Pause {
    guard let last = one.last, let otherLast = other.last else { return Pause(from: one.first) }
    return Pause(one.first...max(last, otherLast))
  }
}

extension PauseList: Codable {
  /// Reads a list of pauses in any order.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([Pause].self))
  }

  /// Encodes the pauses as an array.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(pauses)
  }
}
