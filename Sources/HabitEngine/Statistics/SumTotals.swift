/// Totals of a habit with a required amount per week or month. Paused days require nothing. If half
/// of a week's amount was reached, half of its days count as met.
struct SumTotals {
  /// The number of days that were met.
  private(set) var metDays = 0.0
  /// The number of required days. The current period requires only the days that were met, because
  /// the rest can still be made up.
  private(set) var expectedDays = 0.0
  /// The number of complete days.
  private(set) var completeDays = 0

  /// Adds up a build habit's days in a range, up to today.
  init(_ days: HabitDays, _ goal: PeriodGoal, in range: Range<Int>) {
    let range = range.clamped(to: days.lifetime)
    let end = min(range.upperBound, days.today + 1)
    var day = range.lowerBound
    while day < end {
      let period = goal.period.numbers(around: day)
      let shown = period.clamped(to: range)
      let sum = days.log.sum(
        of: day..<min(shown.upperBound, end),
        atLeast: days.target.amountPerDay
      )
      completeDays += sum.completeDays
      day = period.upperBound
      let activeDays = days.unpausedDays(in: shown)
      guard activeDays > 0 else { continue }
      let required = goal.requirement(of: period, activeDays: activeDays)
      let met = Double(activeDays) * min(1, Double(sum.count) / Double(required))
      metDays += met
      expectedDays += shown.upperBound > days.today ? met : Double(activeDays)
    }
  }

  /// The completion rate of the days.
  var rate: CompletionRate {
    CompletionRate(completeDays: completeDays, expectedDays: expectedDays, metDays: metDays)
  }
}
