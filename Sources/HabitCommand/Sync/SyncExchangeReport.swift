import HabitData
import HabitSync

/// What `habit sync now` prints.
struct SyncExchangeReport: CommandAnswer, Equatable {
  /// How many files of other devices were taken in.
  var takenIn = 0
  /// How many files were written.
  var written = 0
  /// How many files were not seen in their place yet.
  var waiting = 0
  /// What is wrong, in words.
  var problem: String?
  /// Something to check, as a sentence.
  var notice: String?

  mutating func add(_ report: ExchangeReport) {
    takenIn += report.takenIn
    written += report.written
    waiting = report.waiting
    problem = report.problem
  }

  var text: String {
    let taken = takenIn == 1 ? "Took in 1 file" : "Took in \(takenIn) files"
    let waits = waiting == 0 ? "" : "; \(waiting) not yet seen in place"
    let line = "\(taken), wrote \(written)\(waits)."
    return ([line] + [notice].compactMap(\.self)).joined(separator: "\n")
  }
}
