import Foundation
import HabitEngine

/// How much of today is done over all habits. Those to give up are nothing to do; they count once
/// they are not kept.
package struct TodayProgress: Hashable, Sendable {
  /// The habits that are complete.
  package let done: Int
  /// The habits that today asks for: all but those that were left out, are not due, or have what their
  /// week or month asks for; done all the same, they count.
  package let due: Int
  /// The habits that were left out.
  package let skipped: Int
  /// The habits to give up that were not kept.
  private let slips: Int
  /// The other habits that today does not ask for, in words and in the order they are told.
  private let others: [String]

  /// - Parameter parts: Each habit as today sees it, and what its goal is counted by.
  package init(_ parts: some Sequence<(state: DayState, period: StreakGoal.Period)>) {
    var (done, due, skipped, slips) = (0, 0, 0, 0)
    var reasons: [String] = []
    for (state, period) in parts {
      if state.standing.isSlip { slips += 1 }
      guard state.kind == .build else { continue }
      if state.isComplete { done += 1 }
      if state.isSkipped {
        skipped += 1
      } else if state.isComplete || state.standing.isAsked {
        due += 1
      } else {
        reasons.append(Self.reason(state.standing, period))
      }
    }
    self.done = done
    self.due = due
    self.skipped = skipped
    self.slips = slips
    others = Self.reasons.compactMap { reason in
      let count = reasons.count { $0 == reason }
      return count > 0 ? "\(count) \(reason)" : nil
    }
  }

  /// From 0 to 1; 0 where nothing is due.
  package var fraction: Double { due > 0 ? Double(done) / Double(due) : 0 }

  /// What is to be said besides the numbers.
  package var message: String {
    if due == 0 { return "Nothing is due today." }
    if done == due { return slips == 0 ? "All done. A perfect day." : "All done." }
    return due - done == 1 ? "1 habit to go" : "\(due - done) habits to go"
  }

  /// The habits that today does not ask for, in words; nil where there are none.
  package var exceptions: String? {
    let parts = (skipped > 0 ? ["\(skipped) skipped"] : []) + others
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static let reasons = [
    "done for this week", "done for this month", "not due", "paused", "ended",
  ]

  private static func reason(_ standing: DayStanding, _ period: StreakGoal.Period) -> String {
    if standing.isPaused { return "paused" }
    if standing.hasEnded { return "ended" }
    if !standing.isDue { return "not due" }
    return period == .month ? "done for this month" : "done for this week"
  }
}
