import Dispatch
import FlyingSocks

/// Reads the messages of a page's socket on the main actor, where they are handled.
///
/// They come by the main queue and not by tasks: through those a tap would go from thread to thread
/// and wait for a core each time, on a busy machine for longer than its answer takes to be made.
@MainActor final class MessageReader {
  private let socket: Socket
  private var messages: MessageBuffer
  /// Says when there is something to read; suspended while nobody waits for it.
  private let source: any DispatchSourceRead
  private var waiter: CheckedContinuation<WebSocketFrame?, any Error>?
  private var handle: (@MainActor (WebSocketFrame) -> Bool)?

  init(_ socket: Socket, _ messages: MessageBuffer) {
    self.socket = socket
    self.messages = messages
    source = DispatchSource.makeReadSource(fileDescriptor: socket.file.rawValue, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
  }

  /// The next message that has to be waited for.
  ///
  /// - Parameter handle: Is handed each message that comes alone and handles it at once, or says that
  ///   it does not. One that comes with others is left, so that nobody keeps all others waiting.
  /// - Returns: A message that was left; nil when the client is gone.
  /// - Throws: `CloseCode` for what a client must not send, and what the socket throws.
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

  /// To be called before the socket is closed, once no message is waited for.
  func close() async {
    await withCheckedContinuation { closed in
      source.setCancelHandler { closed.resume() }
      source.cancel()
      // What is suspended is not cancelled before it goes on.
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
      // Something came and was not for us to read; there will be more.
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
