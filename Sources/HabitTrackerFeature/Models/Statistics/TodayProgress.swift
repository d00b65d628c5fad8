import Foundation

/// How much of today is done over all habits.
struct TodayProgress: Hashable {
  /// The habits that are complete.
  let done: Int
  /// The habits that today asks for: all but the skipped ones.
  let due: Int
  /// The habits that were left out.
  let skipped: Int

  /// - Parameter states: What today looks like for each habit.
  init(_ states: [DayState]) {
    done = states.count(where: \.isComplete)
    skipped = states.count(where: \.isSkipped)
    due = states.count - skipped
  }

  /// From 0 to 1; 0 where nothing is due.
  var fraction: Double { due > 0 ? Double(done) / Double(due) : 0 }

  /// What is to be said besides the numbers.
  var words: String {
    if due == 0 { return "Nothing is due today." }
    if done == due { return "All done. A perfect day." }
    return due - done == 1 ? "1 habit to go" : "\(due - done) habits to go"
  }
}
