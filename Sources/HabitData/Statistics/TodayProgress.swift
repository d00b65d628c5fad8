import Foundation
import HabitEngine

/// The progress of all habits today. Of quit habits, only slips are counted.
package struct TodayProgress: Hashable, Sendable {
  /// The number of complete habits.
  package let done: Int
  /// The number of habits that are complete or still expected today. An incomplete habit is
  /// expected if it is due, is not skipped, and has not met its goal for the week or month.
  package let due: Int
  /// The number of skipped habits.
  package let skipped: Int
  /// The number of quit habits that were not kept.
  private let slips: Int
  /// Phrases about habits that need not be done today, in order.
  private let others: [String]

  /// Adds up the habits.
  ///
  /// - Parameter parts: Each habit's state today and the period of its goal.
  package init(_ parts: some Sequence<(state: DayState, period: StreakGoal.Period)>) {
    var (done, due, skipped, slips) = (0, 0, 0, 0)
    var reasons: [Reason] = []
    for (state, period) in parts {
      if state.status.isSlip { slips += 1 }
      guard state.kind == .build else { continue }
      if state.isComplete { done += 1 }
      if state.isSkipped {
        skipped += 1
      } else if state.isComplete || state.status.isExpected {
        due += 1
      } else {
        reasons.append(Self.reason(state.status, period))
      }
    }
    self.done = done
    self.due = due
    self.skipped = skipped
    self.slips = slips
    others = Reason.allCases.compactMap { reason in
      let count = reasons.count { $0 == reason }
      return count > 0 ? reason.text(count) : nil
    }
  }

  /// The fraction that is done, from 0 to 1; 0 if nothing is due.
  package var fraction: Double { due > 0 ? Double(done) / Double(due) : 0 }

  /// The message below the numbers.
  package var message: String {
    if due == 0 { return String(localized: "Nothing is due today.") }
    if done < due {
      return String(localized: "\(due - done) habits to go", comment: "Below today's progress.")
    }
    return slips == 0
      ? String(localized: "All done. A perfect day.") : String(localized: "All done.")
  }

  /// A list of the habits that need not be done today, in words; nil if there are none.
  package var exceptions: String? {
    let parts = (skipped > 0 ? [String(localized: "\(skipped) skipped")] : []) + others
    if parts.isEmpty { return nil }
    return String(localized: "\(parts, format: .list(type: .and, width: .narrow))")
  }

  /// The reason why a habit need not be done today.
  private enum Reason: CaseIterable {
    case doneForWeek, doneForMonth, notDue, paused, ended

    func text(_ count: Int) -> String {
      switch self {
      case .doneForWeek: String(localized: "\(count) done for this week")
      case .doneForMonth: String(localized: "\(count) done for this month")
      case .notDue: String(localized: "\(count) not due")
      case .paused: String(localized: "\(count) paused")
      case .ended: String(localized: "\(count) ended")
      }
    }
  }

  private static func reason(_ status: DayStatusSummary, _ period: StreakGoal.Period) -> Reason {
    if status.isPaused { return .paused }
    if status.hasEnded { return .ended }
    if !status.isDue { return .notDue }
    return period == .month ? .doneForMonth : .doneForWeek
  }
}
