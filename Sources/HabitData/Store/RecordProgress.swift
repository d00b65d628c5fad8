import Synchronization

/// Counts the records that several tasks have read.
final class RecordProgress: Sendable {
  /// How many records a task reads before it tells.
  static let step = 5_000

  private let total: Int
  private let report: @Sendable (Double) -> Void
  private let count = Mutex(0)

  /// - Parameter report: Is told which share of the total is read, 0 to 1.
  init(total: Int, report: @escaping @Sendable (Double) -> Void) {
    self.total = total
    self.report = report
  }

  /// A task has read as many as a step has.
  func step() {
    let count = count.withLock { count in
      count += Self.step
      return count
    }
    report(Double(count) / Double(max(total, count)))
  }
}
