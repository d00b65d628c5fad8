import HabitEngine

/// "Streak goal", as it is typed and chosen.
package struct GoalForm: Codable, Hashable, Sendable {
  package var period: StreakGoal.Period
  package var basis: StreakGoal.Basis
  /// How many days or completions, or how much.
  package var value: String

  /// Of a habit that is there.
  package init(_ goal: StreakGoal, measure: Measure) {
    period = goal.period
    basis = goal.basis
    value = goal.basis == .value ? measure.typed(goal.value) : String(goal.value)
  }

  /// Whether the value is an amount or minutes, which are typed.
  package func isTyped(_ measure: Measure) -> Bool { basis == .value && measure != .times }

  /// The days or completions that there can be.
  package func counts(_ measure: Measure) -> ClosedRange<Int> {
    StreakGoal.values(period: period, basis: basis, measure: measure)
  }

  /// The days or completions: the nearest of ``counts(_:)``.
  package func count(_ measure: Measure) -> Int {
    let (range, count) = (counts(measure), Int(value.prefix { $0.isASCII && $0.isNumber }) ?? 1)
    return min(max(count, range.lowerBound), range.upperBound)
  }

  /// The goal; with the least value that there can be while what is typed is no number.
  package func goal(_ measure: Measure) -> StreakGoal {
    let value = isTyped(measure) ? read(measure).value ?? 1 : count(measure)
    return StreakGoal(period: period, basis: basis, value: value, measure: measure)
  }

  package func problem(_ measure: Measure) -> FormProblem? {
    isTyped(measure) ? read(measure).problem : nil
  }

  private func read(_ measure: Measure) -> Result<Int, FormProblem> {
    Result { () throws(FormProblem) in try measure.amount(typed: value, in: counts(measure)) }
  }
}
