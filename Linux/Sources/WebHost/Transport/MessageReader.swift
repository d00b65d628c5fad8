import Dispatch
import FlyingSocks

/// A reader of a page's socket on the main actor, which handles the messages.
///
/// The reader uses the main queue instead of tasks. With tasks, a tap would move between threads
/// and wait for a core each time. On a busy machine, that takes longer than creating the response.
@MainActor final class MessageReader {
  private let socket: Socket
  private var messages: MessageBuffer
  /// The source of read events, suspended while no message is awaited.
  private let source: any DispatchSourceRead
  private var waiter: CheckedContinuation<WebSocketFrame?, any Error>?
  private var handle: (@MainActor (WebSocketFrame) -> Bool)?

  init(_ socket: Socket, _ messages: MessageBuffer) {
    self.socket = socket
    self.messages = messages
    source = DispatchSource.makeReadSource(fileDescriptor: socket.file.rawValue, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
  }

  /// Returns the next message that could not be handled immediately.
  ///
  /// - Parameter handle: Called with each message that arrives alone. Returns false if it can't
  ///   handle the message immediately. Messages that arrive together are returned instead, so that
  ///   a client can't delay others.
  /// - Returns: A message that was not handled, or nil if the client disconnected.
  /// - Throws: `CloseCode` for a protocol violation, or an error of the socket.
  func message(
    leftBy handle: @escaping @MainActor (WebSocketFrame) -> Bool
  ) async throws -> WebSocketFrame? {
    if let message = try messages.next() { return message }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        self.waiter = waiter
        self.handle = handle
        source.resume()
      }
    } onCancel: {
      Task { @MainActor in self.end(.success(nil)) }
    }
  }

  /// Stops reading. Call before the socket is closed, while no message is awaited.
  func close() async {
    await withCheckedContinuation { closed in
      source.setCancelHandler { closed.resume() }
      source.cancel()
      // A suspended source must be resumed before its cancel handler runs.
      source.resume()
    }
  }

  private func read() {
    guard let handle else { return }
    do {
      messages.append(try socket.read(atMost: 4_096))
      guard let message = try messages.next() else { return }
      guard handle(message) else { return end(.success(message)) }
      if let next = try messages.next() { end(.success(next)) }
    } catch SocketError.blocked {
      // The event was spurious, and more data will follow.
    } catch SocketError.disconnected {
      end(.success(nil))
    } catch {
      end(.failure(error))
    }
  }

  private func end(_ result: Result<WebSocketFrame?, any Error>) {
    guard let waiter else { return }
    self.waiter = nil
    handle = nil
    source.suspend()
    waiter.resume(with: result)
  }
}
