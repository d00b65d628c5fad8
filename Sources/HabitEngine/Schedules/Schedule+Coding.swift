extension Schedule: Codable {
  private enum CodingKeys: String, CodingKey {
    case rule, weekdays, days, count, start
  }

  private enum Name: String, Codable {
    case everyDay, weekdays, everyNDays, everyNDaysAfterDone, daysOfMonth, daysAWeek, daysAMonth
  }

  /// Reads a schedule. Out-of-range numbers are clamped.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    switch try values.decode(Name.self, forKey: .rule) {
    case .everyDay: self.init(.everyDay)
    case .weekdays: self.init(.weekdays(Set(try values.decode([Weekday].self, forKey: .weekdays))))
    case .everyNDays:
      let start = try values.decode(CalendarDay.self, forKey: .start)
      self.init(.everyNDays(try values.decode(Int.self, forKey: .count), from: start))
    case .everyNDaysAfterDone:
      self.init(.everyNDaysAfterDone(try values.decode(Int.self, forKey: .count)))
    case .daysOfMonth: self.init(.daysOfMonth(Set(try values.decode([Int].self, forKey: .days))))
    case .daysAWeek: self.init(.daysAWeek(try values.decode(Int.self, forKey: .count)))
    case .daysAMonth: self.init(.daysAMonth(try values.decode(Int.self, forKey: .count)))
    }
  }

  /// Writes `rule` and its parameters: `weekdays` or `days` in ascending order, `count`, `start`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch rule {
    case .everyDay:
      try values.encode(Name.everyDay, forKey: .rule)
    case .weekdays(let weekdays):
      try values.encode(Name.weekdays, forKey: .rule)
      try values.encode(Weekday.allCases.filter(weekdays.contains), forKey: .weekdays)
    case .everyNDays(let count, let start):
      try values.encode(Name.everyNDays, forKey: .rule)
      try values.encode(count, forKey: .count)
      try values.encode(start, forKey: .start)
    case .everyNDaysAfterDone(let count):
      try values.encode(Name.everyNDaysAfterDone, forKey: .rule)
      try values.encode(count, forKey: .count)
    case .daysOfMonth(let days):
      try values.encode(Name.daysOfMonth, forKey: .rule)
      try values.encode(days.sorted(), forKey: .days)
    case .daysAWeek(let count):
      try values.encode(Name.daysAWeek, forKey: .rule)
      try values.encode(count, forKey: .count)
    case .daysAMonth(let count):
      try values.encode(Name.daysAMonth, forKey: .rule)
      try values.encode(count, forKey: .count)
    }
  }
}
