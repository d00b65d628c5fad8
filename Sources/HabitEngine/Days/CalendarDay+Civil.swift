/// Year, month, and day of the month, computed with integers only.
///
/// Days are counted from 0000-03-01, so that the leap day is the last day of a year and month
/// lengths follow one linear rule. See Howard Hinnant, "chrono-Compatible Low-Level Date
/// Algorithms". In that count, all days from the year 1 on are positive.
extension CalendarDay {
  private static let daysFromMarchOfYear0 = 719_468
  private static let daysPer400Years = 146_097

  /// Creates the day of a date.
  ///
  /// ```swift
  /// CalendarDay(year: 2026, month: 3, day: 9)?.isoText  // "2026-03-09"
  /// CalendarDay(year: 2026, month: 2, day: 29)          // nil
  /// ```
  ///
  /// - Returns: Nil if the calendar has no such date in the years 1 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
    guard day <= Self.daysInMonth(month, of: year) else { return nil }
    self.init(rawValue: Self.number(year: year, month: month, day: day))
  }

  /// Year (1 to 9999), month (1 to 12), and day of the month (1 to 31).
  public var components: (year: Int, month: Int, day: Int) {
    let days = rawValue + Self.daysFromMarchOfYear0
    let era = days / Self.daysPer400Years
    let dayOfEra = days % Self.daysPer400Years
    let leapDays = dayOfEra / 1_460 - dayOfEra / 36_524 + dayOfEra / 146_096
    let yearOfEra = (dayOfEra - leapDays) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day)
  }

  /// The year, from 1 to 9999.
  public var year: Int { components.year }

  /// The month, from 1 to 12.
  public var month: Int { components.month }

  /// The day of the month, from 1 to 31.
  public var dayOfMonth: Int { components.day }

  /// The first day of this day's month.
  public var startOfMonth: CalendarDay {
    CalendarDay(rawValue: numbersOfMonth.lowerBound)
  }

  /// The last day of this day's month.
  public var endOfMonth: CalendarDay {
    CalendarDay(rawValue: numbersOfMonth.upperBound - 1)
  }

  /// The day numbers of this day's month.
  var numbersOfMonth: Range<Int> {
    let (year, month, day) = components
    let first = rawValue - day + 1
    return first..<first + Self.daysInMonth(month, of: year)
  }

  /// Returns January 1 of a year from 1 to 9999.
  static func first(ofYear year: Int) -> CalendarDay {
    CalendarDay(rawValue: number(year: year, month: 1, day: 1))
  }

  private static func number(year: Int, month: Int, day: Int) -> Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let monthFromMarch = month <= 2 ? month + 9 : month - 3
    let leapDays = yearFromMarch / 4 - yearFromMarch / 100 + yearFromMarch / 400
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    return yearFromMarch * 365 + leapDays + dayOfYear - daysFromMarchOfYear0
  }

  private static func daysInMonth(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
