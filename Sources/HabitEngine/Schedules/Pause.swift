/// Days on which a habit rests.
public struct Pause: Hashable, Sendable {
  /// The first day of the pause.
  public let first: CalendarDay
  /// The last day of the pause, or nil for one without an end.
  public let last: CalendarDay?

  /// A pause of some days.
  public init(_ days: ClosedRange<CalendarDay>) {
    first = days.lowerBound
    last = days.upperBound
  }

  /// A pause without an end.
  public init(from first: CalendarDay) {
    self.first = first
    last = nil
  }

  /// The pause that a person gives.
  /// - Parameter last: Nil for one without an end.
  public init(first: CalendarDay, last: CalendarDay?) throws(PauseError) {
    if let last, last < first { throw .endBeforeStart }
    self.first = first
    self.last = last
  }

  /// All its days; one without an end lasts as long as there are days.
  public var days: ClosedRange<CalendarDay> { first...(last ?? .max) }
}

/// Why there can be no such pause.
public enum PauseError: Error, Hashable {
  /// The last day comes before the first.
  case endBeforeStart
  /// Another pause has some of its days.
  case overlap(Pause)
}

extension Pause: Codable {
  private enum CodingKeys: String, CodingKey {
    case first, last
  }

  /// Reads a pause; one that ends before it begins is of one day.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    first = try values.decode(CalendarDay.self, forKey: .first)
    last = try values.decodeIfPresent(CalendarDay.self, forKey: .last)
      .map { [first] in max(first, $0) }
  }
}
