import Foundation

/// How much of today is done over all habits.
package struct TodayProgress: Hashable {
  /// A habit as today sees it.
  struct Part {
    let state: DayState
    /// Whether it has a weekly goal that this week has met.
    let meetsWeek: Bool
  }

  /// The habits that are complete.
  package let done: Int
  /// The habits that today asks for: neither left out nor done for this week, unless done today.
  package let due: Int
  /// The habits that were left out.
  package let skipped: Int
  /// The habits that are open today, but done for this week.
  let doneForWeek: Int

  init(_ parts: [Part]) {
    let open = parts.filter { !$0.state.isComplete && !$0.state.isSkipped }
    done = parts.count(where: \.state.isComplete)
    skipped = parts.count(where: \.state.isSkipped)
    doneForWeek = open.count(where: \.meetsWeek)
    due = parts.count - skipped - doneForWeek
  }

  /// From 0 to 1; 0 where nothing is due.
  package var fraction: Double { due > 0 ? Double(done) / Double(due) : 0 }

  /// What is to be said besides the numbers.
  package var message: String {
    if due == 0 { return "Nothing is due today." }
    if done == due { return "All done. A perfect day." }
    return due - done == 1 ? "1 habit to go" : "\(due - done) habits to go"
  }

  /// The habits that today does not ask for, in words; nil where there are none.
  package var exceptions: String? {
    let parts = [
      skipped > 0 ? "\(skipped) skipped" : nil,
      doneForWeek > 0 ? "\(doneForWeek) done for this week" : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
