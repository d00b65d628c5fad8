import Synchronization

/// Work that the system may ask to stop before it suspends the process.
///
/// Linux does not suspend processes. Activities are only tracked, so that tests can expire them.
package enum ExpiringActivity {
  private static let running = Mutex<[UUID: Running]>([:])

  private struct Running {
    let expire: @Sendable () -> Void
    let end: @Sendable () async -> Void
  }

  /// Performs work that is canceled with the waiting task, or before the process is suspended.
  ///
  /// - Parameter reason: The reason in the system's logs.
  package static func perform<Value: Sendable>(
    _ reason: String,
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let id = UUID()
    // Started under the lock: work that has begun is always found by `expireAll`.
    let task = running.withLock { running in
      let task = Task { try await work() }
      running[id] = Running(expire: { task.cancel() }, end: { _ = await task.result })
      return task
    }
    defer { running.withLock { $0[id] = nil } }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// Expires all activities and returns after they ended, as iOS does before it suspends a process.
  package static func expireAll() async {
    let all = running.withLock { Array($0.values) }
    for activity in all { activity.expire() }
    for activity in all { await activity.end() }
  }
}
