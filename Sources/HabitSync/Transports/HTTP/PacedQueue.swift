import Foundation

// Only Foundation on Linux needs this queue.
#if canImport(FoundationNetworking)
  /// The delegate queue of a `URLSession`, which limits how much received data waits.
  ///
  /// Foundation on Linux reads as fast as possible and queues the data, which may be gigabytes
  /// within seconds from a server that never stops sending. The queue blocks the reader until
  /// earlier data is processed. Operations on the queue must not wait for the session.
  final class PacedQueue: OperationQueue, @unchecked Sendable {
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
#endif
