/// The strength of a habit with schedules, pauses or limits, day by day.
struct DueStrength {
  /// The scores from the start until today.
  private(set) var series: [Double] = []

  private let days: HabitDays
  private var pages: PageCache

  init(_ history: HabitHistory, weekStart: WeekStart, today: CalendarDay) {
    days = HabitDays(history, weekStart: weekStart, today: today)
    pages = PageCache(days)
    // A habit that was made after today has no days yet.
    let first = history.firstDay.rawValue
    let range = first..<max(first, today.rawValue + 1)
    if let wanted = days.wanted {
      addWindows(wanted, range)
    } else {
      addDueDays(range)
    }
  }

  /// Each due day by itself.
  private mutating func addDueDays(_ range: Range<Int>) {
    let kept = HabitStrength.keptPart(frequency: 1)
    let isQuit = days.target.kind == .quit
    let wanted = Double(days.target.amountPerDay)
    var score = 0.0
    series.reserveCapacity(range.count)
    for (number, cell) in zip(range, days.log.cells(in: range)) {
      let page = pages.page(HabitDays.page(of: number))
      let bit = UInt64(1) << UInt64(number & (HabitLog.daysPerPage - 1))
      let isOpen = isQuit && (page.complete | page.slips) & bit == 0
      if page.due & ~page.skipped & bit != 0, !isOpen {
        let value: Double
        if isQuit {
          value = page.complete & bit == 0 ? 0 : 1
        } else if cell.status == .done {
          value = min(1, Double(days.log.count(of: cell, on: number)) / wanted)
        } else {
          value = 0
        }
        score = score * kept + value * (1 - kept)
      }
      series.append(score)
    }
  }

  /// The complete days of about two weeks or months against what they ask for.
  private mutating func addWindows(_ quota: Quota, _ range: Range<Int>) {
    let isMonth = quota.period == .month
    let window = isMonth ? 61 : 14
    let wanted = Double(2 * quota.days)
    let frequency = Double(quota.days) / (isMonth ? 30.4375 : 7)
    let kept = HabitStrength.keptPart(frequency: frequency)
    var score = 0.0
    var complete: [Bool] = []
    var sum = 0
    series.reserveCapacity(range.count)
    complete.reserveCapacity(range.count)
    for number in range {
      let page = pages.page(HabitDays.page(of: number))
      let bit = UInt64(1) << UInt64(number & (HabitLog.daysPerPage - 1))
      complete.append(page.complete & bit != 0)
      sum += page.complete & bit != 0 ? 1 : 0
      if complete.count > window, complete[complete.count - 1 - window] { sum -= 1 }
      if (page.skipped | page.paused) & bit == 0, days.span.contains(number) {
        score = score * kept + min(1, Double(sum) / wanted) * (1 - kept)
      }
      series.append(score)
    }
  }
}
