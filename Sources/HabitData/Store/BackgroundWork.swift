import HabitFoundation

/// Work that would keep the screens waiting, done away from the main actor. It holds locks on the store,
/// so the system is asked not to suspend the process before it ends.
package enum BackgroundWork {
  /// The share by which a step of the progress is at least further than the one before: each is a
  /// new picture, which is work too.
  static let leastStep = 0.02

  /// Does some work. It is cancelled with the task that waits for it.
  /// - Parameters:
  ///   - progress: Called with the share of the work that is done, 0 to 1, in steps of
  ///     ``leastStep``.
  ///   - work: Reports now and then which share is done.
  @MainActor package static func run<Value: Sendable>(
    progress: (Double) -> Void = { _ in },
    _ work:
      @escaping @Sendable (_ report: @escaping @Sendable (Double) -> Void) async throws -> Value
  ) async throws -> Value {
    try Task.checkCancellation()
    let (shares, continuation) = AsyncStream.makeStream(
      of: Double.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let task = Task.detached(priority: .userInitiated) {
      defer { continuation.finish() }
      return try await ExpiringActivity.perform("Import, export or backup") {
        try await work { continuation.yield($0) }
      }
    }
    return try await withTaskCancellationHandler {
      var shown = 0.0
      for await share in shares where share == 1 || share - shown >= leastStep {
        shown = share
        progress(share)
      }
      return try await task.value
    } onCancel: {
      task.cancel()
    }
  }
}
