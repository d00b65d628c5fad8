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
