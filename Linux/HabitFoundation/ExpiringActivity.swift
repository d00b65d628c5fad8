import Synchronization

/// Work that the system may ask to stop because it is about to suspend the process. Nothing suspends
/// a process here: the activities are only known, so that a test can let them expire.
package enum ExpiringActivity {
  private static let running = Mutex<[UUID: Running]>([:])

  private struct Running {
    let expire: @Sendable () -> Void
    let end: @Sendable () async -> Void
  }

  /// Does some work. It is cancelled with the task that waits for it, and before the process is
  /// suspended.
  /// - Parameter reason: Shown in the system's logs.
  package static func perform<Value: Sendable>(
    _ reason: String,
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let task = Task { try await work() }
    let id = UUID()
    running.withLock {
      $0[id] = Running(expire: { task.cancel() }, end: { _ = await task.result })
    }
    defer { running.withLock { $0[id] = nil } }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// Lets all activities expire, and returns when they have ended: what iOS does before it suspends a
  /// process.
  package static func expireAll() async {
    let all = running.withLock { Array($0.values) }
    for activity in all { activity.expire() }
    for activity in all { await activity.end() }
  }
}
