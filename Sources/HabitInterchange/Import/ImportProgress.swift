/// Tells how far a reader has come, and stops it where its task was cancelled.
struct ImportProgress {
  private let report: (Double) -> Void

  /// - Parameter report: Takes a share of the work, 0 to 1.
  init(_ report: @escaping (Double) -> Void) {
    self.report = report
  }

  /// Called for every record; every 1,000th is a moment to look up.
  /// - Parameters:
  ///   - done: What is done of `total`, in records or bytes.
  ///   - record: The record's number.
  /// - Throws: `CancellationError` where the task was cancelled.
  func step(_ record: Int, done: Int, of total: Int) throws {
    guard record % 1_000 == 0 else { return }
    try reach(Double(done) / Double(max(1, total)))
  }

  /// Called where a share of the work is done, 0 to 1.
  /// - Throws: `CancellationError` where the task was cancelled.
  func reach(_ share: Double) throws {
    guard !Task.isCancelled else { throw CancellationError() }
    report(min(max(share, 0), 1))
  }
}
