import HabitData
import HabitSync

/// The output of `habit sync now`.
struct SyncExchangeReport: Encodable {
  /// The number of imported files of other devices.
  var received = 0
  /// The number of written files.
  var written = 0
  /// The number of files that are not confirmed yet.
  var waiting = 0
  /// A description of the problem, if there is one.
  var problem: String?
  /// A notice for the user, as a sentence.
  var notice: String?

  mutating func add(_ report: ExchangeReport) {
    received += report.received
    written += report.written
    waiting = report.waiting
    problem = report.problem
  }

  var text: String {
    let line =
      waiting == 0
      ? String(localized: "Files received: \(received), sent: \(written).")
      : String(
        localized: "Files received: \(received), sent: \(written), not confirmed yet: \(waiting)."
      )
    return ([line] + [notice].compactMap(\.self)).joined(separator: "\n")
  }
}
