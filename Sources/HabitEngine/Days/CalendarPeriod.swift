/// A week, month, or year, over which figures are summed.
public enum CalendarPeriod: Hashable, Sendable {
  case week(WeekStart)
  case month
  case year

  /// Returns the days of the period that contains a day.
  public func days(around day: CalendarDay) -> ClosedRange<CalendarDay> {
    let numbers = numbers(around: day.rawValue)
    return CalendarDay(rawValue: numbers.lowerBound)...CalendarDay(rawValue: numbers.upperBound - 1)
  }

  /// Returns the day numbers of the period that contains a day number. The first and last week may
  /// reach beyond the limits of ``CalendarDay``.
  @inline(__always)
  func numbers(around number: Int) -> Range<Int> {
    switch self {
    case .week(let start):
      let first = number - CalendarDay.row(of: number, start)
      return first..<first + 7
    case .month:
      return CalendarDay(rawValue: number).numbersOfMonth
    case .year:
      let first = CalendarDay.first(ofYear: CalendarDay(rawValue: number).year)
      // The 365th day is December 30 or 31.
      return first.rawValue..<first.advanced(by: 364).endOfMonth.rawValue + 1
    }
  }

  /// Returns consecutive periods in ascending order, ending with the one that contains a day.
  ///
  /// Periods before the year 1 are left out.
  ///
  /// - `count`: The number of periods; negative values mean none.
  public func last(_ count: Int, until day: CalendarDay) -> [ClosedRange<CalendarDay>] {
    guard count > 0 else { return [] }
    var periods = [days(around: day)]
    while periods.count < count, let first = periods.last?.lowerBound, first > .min {
      periods.append(days(around: first.advanced(by: -1)))
    }
    return periods.reversed()
  }
}
