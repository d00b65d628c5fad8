/// A reporter of a reader's progress, which throws if the task was canceled.
struct ImportProgress {
  private let report: (Double) -> Void

  /// Creates a progress reporter.
  ///
  /// - Parameter report: Called with the completed fraction, 0 to 1.
  init(_ report: @escaping (Double) -> Void = { _ in }) {
    self.report = report
  }

  /// Reports progress at every 1,000th record. Call it for every record.
  ///
  /// - Parameters:
  ///   - record: The number of the record.
  ///   - done: The completed part of `total`, in records or bytes.
  /// - Throws: `CancellationError` if the task was canceled.
  func step(_ record: Int, done: Int, of total: Int) throws {
    guard record % 1_000 == 0 else { return }
    try reach(Double(done) / Double(max(1, total)))
  }

  /// Reports a completed fraction, 0 to 1.
  ///
  /// - Throws: `CancellationError` if the task was canceled.
  func reach(_ share: Double) throws {
    guard !Task.isCancelled else { throw CancellationError() }
    report(min(max(share, 0), 1))
  }
}
