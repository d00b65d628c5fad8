/// The queue that a `URLSession` calls its delegate on.
package enum SessionQueue {
  /// Foundation on Linux reads as fast as it can and queues what it has read: from a server that sends
  /// without end, gigabytes within seconds. This queue holds the reader back until what came before is
  /// processed. Nothing that runs on the queue may wait for the session.
  package static func paced() -> OperationQueue? { PacedQueue() }
}

private final class PacedQueue: OperationQueue, @unchecked Sendable {
  private let room = DispatchSemaphore(value: 16)

  override init() {
    super.init()
    maxConcurrentOperationCount = 1
  }

  override func addOperation(_ block: @escaping @Sendable () -> Void) {
    room.wait()
    super.addOperation { [room] in
      block()
      room.signal()
    }
  }
}
