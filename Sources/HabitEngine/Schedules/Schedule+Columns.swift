/// A schedule as a name and at most two numbers, the form in the store, in sync files, and in a
/// window's state.
extension Schedule {
  /// The kind of a rule. The raw value is its name in files and in the store.
  public enum Kind: String, Codable, Sendable {
    case everyDay, weekdays, everyNDays, everyNDaysAfterDone, daysOfMonth, daysAWeek, daysAMonth
  }

  /// The kind of the rule.
  public var kind: Kind {
    switch rule {
    case .everyDay: .everyDay
    case .weekdays: .weekdays
    case .everyNDays: .everyNDays
    case .everyNDaysAfterDone: .everyNDaysAfterDone
    case .daysOfMonth: .daysOfMonth
    case .daysAWeek: .daysAWeek
    case .daysAMonth: .daysAMonth
    }
  }

  /// The number in the rule, or the rule's days as ``DayBits``; 0 for every day.
  public var number: Int {
    switch rule {
    case .everyDay: 0
    case .weekdays(let days): DayBits.bits(days)
    case .daysOfMonth(let days): DayBits.bits(days)
    case .everyNDays(let number, _), .everyNDaysAfterDone(let number), .daysAWeek(let number),
      .daysAMonth(let number):
      number
    }
  }

  /// The day from which ``Rule/everyNDays(_:from:)`` counts.
  public var start: CalendarDay? {
    if case .everyNDays(_, let start) = rule { start } else { nil }
  }

  /// Creates a schedule from stored data. Out-of-range numbers are clamped.
  ///
  /// - `start`: Used only for ``Kind/everyNDays``, where nil means 1970-01-01.
  public init(_ kind: Kind, number: Int, start: CalendarDay?) {
    switch kind {
    case .everyDay: self = .everyDay
    case .weekdays: self.init(.weekdays(DayBits.weekdays(number)))
    case .everyNDays: self.init(.everyNDays(number, from: start ?? CalendarDay(rawValue: 0)))
    case .everyNDaysAfterDone: self.init(.everyNDaysAfterDone(number))
    case .daysOfMonth: self.init(.daysOfMonth(DayBits.days(number, of: Self.daysOfMonth)))
    case .daysAWeek: self.init(.daysAWeek(number))
    case .daysAMonth: self.init(.daysAMonth(number))
    }
  }
}

extension Schedule: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, number, start
  }

  /// Reads a schedule. Out-of-range numbers are clamped.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode(Kind.self, forKey: .kind),
      number: try values.decode(Int.self, forKey: .number),
      start: try values.decodeIfPresent(CalendarDay.self, forKey: .start)
    )
  }

  /// Writes `kind`, `number`, and the `start` of a fixed interval.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(kind, forKey: .kind)
    try values.encode(number, forKey: .number)
    try values.encodeIfPresent(start, forKey: .start)
  }
}

/// Days as a bit set. Bit n is weekday n (Sunday is 1) or day n of the month.
public enum DayBits {
  /// Returns the bit set of weekdays.
  public static func bits(_ weekdays: Set<Weekday>) -> Int { bits(weekdays.map(\.rawValue)) }

  /// Returns the bit set of days of the month.
  public static func bits(_ days: some Sequence<Int>) -> Int { days.reduce(0) { $0 | 1 << $1 } }

  /// Returns the days of a range that are in a bit set.
  public static func days(_ bits: Int, of range: ClosedRange<Int>) -> Set<Int> {
    Set(range.filter { bits & 1 << $0 != 0 })
  }

  /// Returns the weekdays in a bit set.
  public static func weekdays(_ bits: Int) -> Set<Weekday> {
    Set(Weekday.allCases.filter { bits & 1 << $0.rawValue != 0 })
  }
}
