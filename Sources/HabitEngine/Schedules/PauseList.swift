/// The pauses of a habit, by ascending day, with a day between any two of them.
public struct PauseList: Hashable, Sendable {
  /// The pauses, ascending.
  public private(set) var pauses: [Pause] = []

  /// No pauses.
  public init() {}

  /// The pauses that were read, in any order. Those that overlap or follow each other are one.
  public init(_ pauses: some Sequence<Pause>) {
    for pause in pauses.sorted(by: { $0.first < $1.first }) {
      if let before = self.pauses.last, before.days.upperBound.advanced(by: 1) >= pause.first {
        self.pauses[self.pauses.count - 1] = Self.joined(before, pause)
      } else {
        self.pauses.append(pause)
      }
    }
  }

  /// Whether there are none.
  public var isEmpty: Bool { pauses.isEmpty }

  /// Whether a day lies in a pause.
  public func contains(_ day: CalendarDay) -> Bool {
    pause(on: day) != nil
  }

  /// The pause that a day lies in.
  public func pause(on day: CalendarDay) -> Pause? {
    let index = firstIndex(endingFrom: day.rawValue)
    guard index < pauses.count, pauses[index].first <= day else { return nil }
    return pauses[index]
  }

  /// Adds a pause that a person gives.
  /// - Throws: ``PauseError/overlap(_:)`` with the pause that has some of its days already.
  public mutating func add(_ pause: Pause) throws(PauseError) {
    if let other = pauses.first(where: { $0.days.overlaps(pause.days) }) { throw .overlap(other) }
    self = PauseList(pauses + [pause])
  }

  /// Ends the pause that a day lies in with the day before; one that begins on the day is gone.
  public mutating func end(before day: CalendarDay) {
    guard let pause = pause(on: day) else { return }
    pauses.removeAll { $0 == pause }
    if pause.first < day { self = PauseList(pauses + [Pause(pause.first...day.advanced(by: -1))]) }
  }

  /// Takes out a pause.
  public mutating func remove(_ pause: Pause) {
    pauses.removeAll { $0 == pause }
  }

  /// The days of these pauses and of others, such as those of a category and of all habits.
  public func union(_ other: PauseList) -> PauseList {
    other.isEmpty ? self : PauseList(pauses + other.pauses)
  }

  /// The index of the first pause that ends on the day with this number or later.
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
  /// Reads a list of pauses, in any order.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([Pause].self))
  }

  /// Writes the list of pauses.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(pauses)
  }
}
