import FlyingSocks
import Foundation
import WebElements

/// The open socket of a page, which sends the session's frames one at a time and receives events.
///
/// The next frame is created after the previous one was written. A slow browser therefore gets
/// fewer and larger frames, and no queue builds up. A single event is handled and answered in the
/// same turn of the main actor.
@MainActor final class Link {
  private let session: Session
  /// The events of the document that opened the socket.
  private let events: DocumentEvents
  private let limits: HostLimits
  private let uptime: Uptime
  private var bucket: TokenBucket
  private var pong: WebSocketFrame?
  private var ping: WebSocketFrame?
  private var closing: WebSocketFrame?
  /// True after the last frame was created.
  private var isClosed = false
  /// Data to write before the next frame is created.
  private var unwritten: SocketWriter.Piece?
  /// True while the writer is writing.
  private var isWriting = false
  /// A stream that ends when the link starts to close.
  private let closed: AsyncStream<Never>
  private let closedContinuation: AsyncStream<Never>.Continuation
  private var waiter: CheckedContinuation<Void, Never>?
  /// The time of the last message from the browser.
  private var lastHeard: Duration

  init(session: Session, limits: HostLimits, uptime: Uptime) {
    self.session = session
    events = session.events
    self.limits = limits
    self.uptime = uptime
    (closed, closedContinuation) = AsyncStream.makeStream()
    lastHeard = uptime.now
    bucket = TokenBucket(
      capacity: limits.eventBurst,
      perSecond: limits.eventsPerSecond,
      now: uptime.now
    )
  }

  /// Transfers frames in both directions until one side closes.
  ///
  /// - Throws: An error of the socket if the browser disconnects without a close frame.
  nonisolated func run(
    reading reader: MessageReader,
    writingTo writer: SocketWriter
  ) async throws {
    do { try await carry(reader, writer) } catch {
      await session.disconnect(self, at: uptime.now)
      throw error
    }
    await session.disconnect(self, at: uptime.now)
  }

  private nonisolated func carry(_ reader: MessageReader, _ writer: SocketWriter) async throws {
    try await withThrowingTaskGroup(of: IsOver.self) { group in
      group.addTask {
        do {
          while let message = try await reader.message(leftBy: { self.handle($0, writer) }),
            try await self.receive(message)
          {}
          await self.close(.normal)
        } catch let code as CloseCode {
          await self.close(code)
        } catch {
          await self.close(.goingAway)
          throw error
        }
        // The remaining work is to write the close frame.
        return false
      }
      group.addTask {
        while let piece = await self.nextPiece() { try await writer.write(piece) }
        return true
      }
      group.addTask {
        for await _ in self.closed {}
        try await Task.sleep(for: self.limits.closing)
        return true
      }
      defer { group.cancelAll() }
      while try await group.next() == false {}
    }
  }

  private typealias IsOver = Bool

  /// Wakes the writer to request the next frame from the session.
  func wake() {
    waiter?.resume()
    waiter = nil
  }

  func close(_ code: CloseCode) {
    guard closing == nil, !isClosed else { return }
    closing = .close(code)
    closedContinuation.finish()
    wake()
  }

  /// Pings a silent browser, and closes the link if the browser does not respond. A phone that lost
  /// its network can't close the link.
  func probe() {
    let silence = uptime.now - lastHeard
    if silence > limits.deadLink {
      close(.goingAway)
    } else if silence > limits.deadLink / 3 {
      ping = WebSocketFrame(.ping, payload: [])
      wake()
    }
  }

  /// Returns the next data to write, or nil after the last frame.
  private func nextPiece() async -> SocketWriter.Piece? {
    isWriting = false
    while true {
      if let piece = unwritten ?? nextFrame().map({ .frame($0) }) {
        unwritten = nil
        isWriting = true
        return piece
      }
      if isClosed { return nil }
      await withCheckedContinuation { waiter = $0 }
    }
  }

  private func nextFrame() -> WebSocketFrame? {
    guard !isClosed else { return nil }
    if let frame = closing {
      isClosed = true
      return frame
    }
    if let frame = pong ?? ping {
      if pong != nil { pong = nil } else { ping = nil }
      return frame
    }
    return session.nextFrame().map { WebSocketFrame(.text, payload: $0) }
  }

  /// Handles and answers a message immediately, if it is an event that need not wait. Returns false
  /// if the caller must handle the message.
  private func handle(_ message: WebSocketFrame, _ writer: SocketWriter) -> Bool {
    guard message.opcode == .text else { return false }
    guard bucket.takeIfAvailable(at: uptime.now) == .zero else { return false }
    do { try receive(event: message) } catch {
      // The caller handles the message later and then takes the token again.
      bucket.putBack()
      return false
    }
    while !isWriting, unwritten == nil, let frame = nextFrame() { unwritten = writer.begin(frame) }
    if unwritten != nil || isClosed { wake() }
    return true
  }

  /// Handles a message. Returns false to stop reading.
  private func receive(_ message: WebSocketFrame) async throws -> Bool {
    lastHeard = uptime.now
    if message.opcode == .close {
      // The browser closed, reloaded, or left the page. A browser that lost its network can't
      // report that.
      if message.closeCode == .goingAway { session.leave(self) }
      return false
    }
    // Pings count as events. Excess events are delayed together with later messages, and none is
    // dropped.
    let wait = bucket.take(at: uptime.now)
    if wait > .zero { try await Task.sleep(for: wait) }
    switch message.opcode {
    case .ping:
      pong = WebSocketFrame(.pong, payload: message.payload)
      wake()
    case .pong:
      break
    case .text:
      do { try receive(event: message) } catch {
        HostLog.note("a message that is not an event", error)
        throw CloseCode.policyViolation
      }
    case .binary, .continuation, .close:
      throw CloseCode.unsupportedData
    }
    return true
  }

  private func receive(event message: WebSocketFrame) throws {
    let event = try EventMessage(parsing: Data(message.payload))
    lastHeard = uptime.now
    session.receive(event, of: events)
  }
}
