import HabitEngine

/// The "Streak goal" section of the editor.
package struct GoalForm: Codable, Hashable, Sendable {
  package var period: StreakGoal.Period
  package var basis: StreakGoal.Basis
  /// The number of days or completions, or the amount.
  package var value: String

  /// Creates the form of an existing goal.
  package init(_ goal: StreakGoal, measure: Measure) {
    period = goal.period
    basis = goal.basis
    value = goal.basis == .value ? measure.typed(goal.value) : String(goal.value)
  }

  /// Returns true if the value needs a text field: an amount, minutes, or a month's completions,
  /// which can be too many for a stepper.
  package func isTyped(_ measure: Measure) -> Bool {
    basis == .value && (measure != .times || period == .month)
  }

  /// Returns the valid numbers of days, completions, or minor units.
  package func counts(_ measure: Measure) -> ClosedRange<Int> {
    StreakGoal.values(period: period, basis: basis, measure: measure)
  }

  /// Returns the number of days or completions, clamped to ``counts(_:)``.
  package func count(_ measure: Measure) -> Int {
    let count = Int(value.prefix { $0.isASCII && $0.isNumber }) ?? 1
    return count.clamped(to: counts(measure))
  }

  /// Returns the goal. If the input is invalid, the goal has the smallest valid value.
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
