import HabitEngine

extension StreakGoal {
  /// Another tracker's frequency as a goal: as often as there are days is daily, anything less the
  /// same share of a week, at least 1 day of it.
  init(times: Int, inDays days: Int) {
    guard times < days else {
      self = .standard
      return
    }
    let perWeek = (Double(times) * 7 / Double(days)).rounded()
    self.init(period: .week, basis: .day, value: Int(min(7, max(1, perWeek))))
  }
}
