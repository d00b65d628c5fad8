import HabitEngine

/// The parts of the streak goal, to be edited one by one. A value that is too large for another
/// period or basis becomes the largest that it allows.
extension HabitDraft {
  package var goalPeriod: StreakGoal.Period {
    get { streakGoal.period }
    set {
      streakGoal = StreakGoal(
        period: newValue,
        basis: goalBasis,
        value: goalValue,
        measure: measure
      )
    }
  }

  package var goalBasis: StreakGoal.Basis {
    get { streakGoal.basis }
    set {
      streakGoal = StreakGoal(
        period: goalPeriod,
        basis: newValue,
        value: goalValue,
        measure: measure
      )
    }
  }

  package var goalValue: Int {
    get { streakGoal.value }
    set {
      streakGoal = StreakGoal(
        period: goalPeriod,
        basis: goalBasis,
        value: newValue,
        measure: measure
      )
    }
  }

  /// The values that the goal can have.
  package var goalValues: ClosedRange<Int> {
    StreakGoal.values(period: goalPeriod, basis: goalBasis, measure: measure)
  }
}
