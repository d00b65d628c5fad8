import Foundation
import Synchronization

// Linux does not suspend processes.
#if canImport(FoundationNetworking)
  /// Work that the system may ask to stop before it suspends the process.
  ///
  /// Activities are only tracked, so that tests can expire them.
  package enum ExpiringActivity {
    /// The running activities of a process.
    package final class List: Sendable {
      fileprivate let running = Mutex<[UUID: Running]>([:])
      package init() {}
    }

    fileprivate struct Running {
      let expire: @Sendable () -> Void
      let end: @Sendable () async -> Void
    }

    /// The list to which the activities of the current task belong. A test that expires activities
    /// uses its own list, because other tests run at the same time.
    @TaskLocal package static var list = List()

    /// Performs work, which is canceled with the calling task, and before the process is suspended.
    ///
    /// - Parameter reason: Not used on Linux.
    package static func perform<Value: Sendable>(
      _ reason: String,
      _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
      let (id, list) = (UUID(), list)
      // The task is started under the lock, so that `expireAll` always finds work that has begun.
      let task = list.running.withLock { running in
        let task = Task { try await work() }
        running[id] = Running(expire: { task.cancel() }, end: { _ = await task.result })
        return task
      }
      defer { list.running.withLock { $0[id] = nil } }
      return try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        task.cancel()
      }
    }

    /// Expires all activities and returns after they have ended, as iOS does before it suspends a
    /// process.
    package static func expireAll() async {
      let all = list.running.withLock { Array($0.values) }
      for activity in all { activity.expire() }
      for activity in all { await activity.end() }
    }
  }
#else
  /// Work that the system may ask to stop because it is about to suspend the process.
  package enum ExpiringActivity {
    /// Performs work, which is canceled with the calling task, and before the process is suspended.
    ///
    /// - Parameter reason: A description for the system's logs.
    /// - Throws: `CancellationError` if the system grants no time.
    package static func perform<Value: Sendable>(
      _ reason: String,
      _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
      let (grants, grant) = AsyncStream.makeStream(of: Void.self)
      let task = Task {
        for await _ in grants { return try await work() }
        throw CancellationError()
      }
      let isRunning = DispatchGroup()
      isRunning.enter()
      defer { isRunning.leave() }
      begin(reason) { isExpired in
        if isExpired { task.cancel() } else { grant.yield() }
        // The activity lasts until both calls of this closure return. The system makes the calls on
        // a concurrent queue: the second call, which cancels the task, arrives while the first one
        // waits here.
        isRunning.wait()
      }
      return try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        task.cancel()
      }
    }

    private static func begin(_ reason: String, _ block: @escaping @Sendable (Bool) -> Void) {
      // Tests run on Macs, which suspend no processes and lack this function.
      #if canImport(UIKit)
        ProcessInfo.processInfo.performExpiringActivity(withReason: reason, using: block)
      #else
        Thread.detachNewThread { block(false) }
      #endif
    }
  }
#endif
