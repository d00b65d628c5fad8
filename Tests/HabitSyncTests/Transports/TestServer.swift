import Foundation
import Synchronization

/// A local HTTP server that answers one request per connection, with the test's handler.
final class TestServer: Sendable {
  typealias Handler = @Sendable (TestRequest) async -> TestReply

  let port: Int
  private let listener: Int32
  private let handler: Mutex<Handler>
  private let received = Mutex<[TestRequest]>([])
  private let open = Mutex<Set<Int32>>([])
  private let pause = Mutex<UInt32>(0)
  private let isStopped = Atomic(false)

  init(_ handler: @escaping Handler) throws {
    self.handler = Mutex(handler)
    (listener, port) = try TestSocket.listen()
    let listener = listener
    Thread.detachNewThread { [weak self] in
      // Closed elsewhere, the descriptor could be reused while this thread still accepts.
      defer { close(listener) }
      while true {
        let client = accept(listener, nil, nil)
        guard client >= 0 else { return }
        guard let self else {
          close(client)
          return
        }
        self.open.withLock { _ = $0.insert(client) }
        Thread.detachNewThread { self.serve(client) }
      }
    }
  }

  deinit {
    stop()
  }

  /// The requests received so far.
  var requests: [TestRequest] { received.withLock { $0 } }

  func url(_ path: String, scheme: String = "http", host: String = "127.0.0.1") throws -> URL {
    struct NoURL: Error {}
    guard let url = URL(string: "\(scheme)://\(host):\(port)\(path)") else { throw NoURL() }
    return url
  }

  /// Replaces the handler for the requests that follow.
  func handle(_ handler: @escaping Handler) {
    self.handler.withLock { $0 = handler }
  }

  /// Makes the server read the bodies of later requests slowly.
  ///
  /// - Parameter pause: The delay before each read, in milliseconds.
  func read(pausing pause: UInt32) {
    self.pause.withLock { $0 = pause }
  }

  /// Closes all connections, so that no thread waits for a stalled connection.
  func stop() {
    guard !isStopped.exchange(true, ordering: .relaxed) else { return }
    shutdown(listener, Int32(SHUT_RDWR))
    open.withLock { for client in $0 { shutdown(client, Int32(SHUT_RDWR)) } }
  }

  private func serve(_ client: Int32) {
    defer {
      open.withLock { _ = $0.remove(client) }
      close(client)
    }
    guard let request = TestSocket.request(client, pausing: pause.withLock { $0 }) else { return }
    received.withLock { $0.append(request) }
    let handler = handler.withLock { $0 }
    let done = DispatchSemaphore(value: 0)
    let box = Mutex(TestReply(bytes: []))
    Task {
      let reply = await handler(request)
      box.withLock { $0 = reply }
      done.signal()
    }
    done.wait()
    TestSocket.send(box.withLock { $0 }, to: client)
  }
}
