import Foundation

// Linux does not suspend processes.
#if canImport(FoundationNetworking)
  /// Work that the system may ask to stop before it suspends the process.
  package enum ExpiringActivity {
    /// Called when an activity begins in the current task, with a function that expires it. Only
    /// tests expire activities.
    @TaskLocal package static var onBegin:
      @Sendable (_ expire: @escaping @Sendable () -> Void) -> Void = { _ in }

    /// Performs work, which is canceled with the calling task, and before the process is suspended.
    ///
    /// - Parameter reason: Not used on Linux.
    package static func perform<Value: Sendable>(
      _ reason: String,
      _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
      let task = Task { try await work() }
      onBegin { task.cancel() }
      return try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        task.cancel()
      }
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
