/// A range of days on which a habit is paused.
public struct Pause: Hashable, Sendable {
  /// The first day of the pause.
  public let first: CalendarDay
  /// The last day of the pause, inclusive; nil if it has no end.
  public let last: CalendarDay?

  /// Creates a pause of some days.
  public init(_ days: ClosedRange<CalendarDay>) {
    first = days.lowerBound
    last = days.upperBound
  }

  /// Creates a pause without an end.
  public init(from first: CalendarDay) {
    self.first = first
    last = nil
  }

  /// Creates a pause from user input.
  ///
  /// - `last`: The last day, inclusive; nil for a pause without an end.
  ///
  /// - Throws: ``PauseError/endBeforeStart``.
  public init(first: CalendarDay, last: CalendarDay?) throws(PauseError) {
    if let last, last < first { throw .endBeforeStart }
    self.first = first
    self.last = last
  }

  /// The days of the pause. A pause without an end reaches to ``CalendarDay/max``.
  public var days: ClosedRange<CalendarDay> { first...(last ?? .max) }
}

/// An error in a pause that the user enters.
public enum PauseError: Error, Hashable {
  /// The last day comes before the first.
  case endBeforeStart
  /// The pause shares days with an existing pause, which is the value.
  case overlap(Pause)
}

extension Pause: Codable {
  /// Reads a pause. A pause that ends before it begins becomes a single day.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    first = try values.decode(CalendarDay.self, forKey: .first)
    last = try values.decodeIfPresent(CalendarDay.self, forKey: .last)
      .map { [first] in max(first, $0) }
  }
}
