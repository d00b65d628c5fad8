import Foundation

/// Long work that runs off the main actor. The work holds locks on the store, so the app asks the
/// system not to suspend the process before the work ends.
package enum BackgroundWork {
  /// The smallest difference between two reports of progress, because each one redraws the screen.
  static let leastStep = 0.02

  /// Runs work off the main actor. Canceling the calling task cancels the work.
  ///
  /// - Parameters:
  ///   - progress: Called with the completed fraction, 0 to 1, in steps of at least ``leastStep``.
  ///   - work: The work, which calls `report` with its completed fraction.
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
    let task = Task(priority: .userInitiated) { @concurrent in
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
