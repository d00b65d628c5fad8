import FlyingSocks
import Foundation
import WebElements

/// The socket of a page while it is open: what the page's session has to say goes out, one frame
/// at a time, and events come in.
///
/// The next frame is made when the last one is written. So a slow browser gets fewer and larger
/// frames, and nothing piles up. An event that comes alone is handled where it was read, and answered
/// from there.
@MainActor final class Link {
  private let session: Session
  /// The events of the document whose socket it is.
  private let events: DocumentEvents
  private let limits: HostLimits
  private let uptime: Uptime
  private var bucket: TokenBucket
  private var pong: WebSocketFrame?
  private var ping: WebSocketFrame?
  private var closing: WebSocketFrame?
  /// Whether the last frame was made.
  private var isClosed = false
  /// What is to be written before the next frame is made.
  private var unwritten: SocketWriter.Piece?
  /// Whether the writer is writing.
  private var isWriting = false
  /// Ends when the link begins to close.
  private let closed: AsyncStream<Never>
  private let closedContinuation: AsyncStream<Never>.Continuation
  private var waiter: CheckedContinuation<Void, Never>?
  /// When the browser was last heard of.
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

  /// Carries frames both ways until either end closes.
  /// - Throws: What the socket throws when the browser is gone without a word.
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
          while let message = try await reader.message(leftBy: { self.handles($0, writer) }),
            try await self.receive(message)
          {}
          await self.close(.normal)
        } catch let code as CloseCode {
          await self.close(code)
        } catch {
          await self.close(.goingAway)
          throw error
        }
        // What is left is to write the close frame.
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

  /// Has the session asked for its next frame.
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

  /// Asks a silent browser whether it is there, and gives one up that does not answer: a phone
  /// that lost its network never says so.
  func probe() {
    let silence = uptime.now - lastHeard
    if silence > limits.deadLink {
      close(.goingAway)
    } else if silence > limits.deadLink / 3 {
      ping = WebSocketFrame(.ping, payload: [])
      wake()
    }
  }

  /// What the writer is to write next.
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

  /// Handles a message at once, and answers it, if it is an event that need not wait.
  private func handles(_ message: WebSocketFrame, _ writer: SocketWriter) -> Bool {
    guard message.opcode == .text else { return false }
    guard bucket.take(at: uptime.now) == .zero else {
      bucket.putBack()
      return false
    }
    do { try receive(event: message) } catch {
      // Who handles what was left says so.
      bucket.putBack()
      return false
    }
    while !isWriting, unwritten == nil, let frame = nextFrame() { unwritten = writer.begin(frame) }
    if unwritten != nil || isClosed { wake() }
    return true
  }

  /// Handles a message. Returns whether to go on reading.
  private func receive(_ message: WebSocketFrame) async throws -> Bool {
    lastHeard = uptime.now
    if message.opcode == .close {
      // A tab that is closed, reloaded or taken elsewhere says so; one that lost its network can't.
      if message.closeCode == .goingAway { session.leave(self) }
      return false
    }
    // Pings count as events. Too many at once wait, and with them what the client sends next; none
    // is lost.
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
        HostLog.note("a message that is no event", error)
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
