/// A stretch of the calendar that figures are summed up over.
public enum CalendarPeriod: Hashable, Sendable {
  case week(WeekStart)
  case month
  case year

  /// The first and the last day of the period that a day lies in.
  public func days(around day: CalendarDay) -> ClosedRange<CalendarDay> {
    switch self {
    case .week(let start):
      return day.startOfWeek(start)...day.advanced(by: 6 - day.row(start))
    case .month:
      return day.startOfMonth...day.endOfMonth
    case .year:
      let first = CalendarDay.first(ofYear: day.year)
      // The last or the last but one day of December.
      return first...first.advanced(by: 364).endOfMonth
    }
  }

  /// The numbers of the days of the period that the day with this number lies in. The first and the
  /// last week may reach beyond the days that there are.
  func numbers(around number: Int) -> Range<Int> {
    switch self {
    case .week(let start):
      let first = number - CalendarDay.row(of: number, start)
      return first..<first + 7
    case .month:
      return CalendarDay(rawValue: number).numbersOfMonth
    case .year:
      let days = days(around: CalendarDay(rawValue: number))
      return days.lowerBound.rawValue..<days.upperBound.rawValue + 1
    }
  }

  /// Periods one after the other, ascending, until the one that a day lies in. Fewer where there are
  /// none so long ago.
  /// - Parameter count: How many periods; none where negative.
  public func last(_ count: Int, until day: CalendarDay) -> [ClosedRange<CalendarDay>] {
    guard count > 0 else { return [] }
    var periods = [days(around: day)]
    while periods.count < count, let first = periods.last?.lowerBound, first > .min {
      periods.append(days(around: first.advanced(by: -1)))
    }
    return periods.reversed()
  }
}
