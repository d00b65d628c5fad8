/// Work that would keep the screens waiting, done away from the main actor.
enum BackgroundWork {
  /// Does some work. It is cancelled with the task that waits for it.
  /// - Parameters:
  ///   - progress: Is told the last of the shares of the work that were reported meanwhile, 0 to 1.
  ///   - work: Reports now and then which share is done.
  @MainActor static func run<Value: Sendable>(
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
      return try await work { continuation.yield($0) }
    }
    return try await withTaskCancellationHandler {
      for await share in shares { progress(share) }
      return try await task.value
    } onCancel: {
      task.cancel()
    }
  }
}
