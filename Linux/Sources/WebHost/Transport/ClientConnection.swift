import FlyingFox
import FlyingSocks
import Foundation
import WebElements

/// The response to a request.
enum Reply {
  case response(HTTPResponse)
  case document(DocumentReply)
  case stream(StreamReply)
  /// The connection becomes the socket of a page after the handshake is sent.
  case live(Link, handshake: HTTPResponse)
  /// The body of the request is a file that a page expects.
  case upload(Upload)
}

/// A client's connection, which serves requests one after another until it ends or becomes a page's
/// socket.
struct ClientConnection: Sendable {
  let socket: AsyncSocket
  let peer: HTTPRequest.Address
  let limits: HostLimits
  let site: SitePath
  /// Returns the maximum body length of a request in bytes.
  let bodyLimit: @Sendable (HTTPRequest) -> Int
  let reply: @Sendable (HTTPRequest) async -> Reply

  /// Serves requests until the connection ends.
  ///
  /// - Throws: An error of the socket if the client disconnects early.
  func serve() async throws {
    let reader = SocketReader(socket: socket, limits: limits, site: site)
    do {
      while let incoming = try await withinDeadline({ try await reader.request() }) ?? nil {
        var response: HTTPResponse
        var keepsAlive = incoming.keepsAlive
        var request = incoming.request
        request.remoteAddress = peer
        if !incoming.isFile, incoming.length > 0 {
          request.setBodyData(try await body(of: request, incoming.length, reader))
        }
        switch await reply(request) {
        case .response(let itself):
          response = itself
          if incoming.isFile, try await !pass(incoming, reader) { keepsAlive = false }
        case .document(let document):
          try await document.write(for: request, keepsAlive: keepsAlive, to: write)
          if !keepsAlive { return }
          continue
        case .stream(let stream):
          try await send(stream, for: request, reader)
          return
        case .live(let link, let handshake):
          try await write(handshake.encoded(body: nil, length: nil, keepsAlive: true))
          try await run(link, deflating: handshake.deflatesMessages, after: reader)
          return try await end(reader)
        case .upload(let upload):
          let isTaken = try await receive(incoming, for: upload, from: reader)
          response = HTTPResponse(statusCode: isTaken ? .ok : .insufficientStorage).secured()
          if !isTaken { keepsAlive = false }
        }
        response = try await response.compressed(for: request)
        let body = try await response.bodyData
        try await write(
          response.encoded(
            body: request.method == .HEAD ? nil : body,
            length: body.count,
            keepsAlive: keepsAlive
          )
        )
        if !keepsAlive { return try await end(reader) }
      }
    } catch let error as RequestError {
      let response = HTTPResponse(statusCode: error.status)
      try await write(response.encoded(body: nil, length: 0, keepsAlive: false))
      try await end(reader)
    }
  }

  @Sendable private func write(_ data: Data) async throws {
    try await socket.write(data, limits)
  }

  /// Transfers messages until either side closes.
  private func run(_ link: Link, deflating: Bool, after reader: SocketReader) async throws {
    let messages = MessageBuffer(
      await reader.takeRest(),
      limit: limits.message,
      takesDeflated: deflating
    )
    let writer = SocketWriter(socket: socket, deflates: deflating, limits: limits)
    let messageReader = await MessageReader(socket.socket, messages)
    do { try await link.run(reading: messageReader, writingTo: writer) } catch {
      await messageReader.close()
      throw error
    }
    await messageReader.close()
  }

  /// Reads the body of a request, within the body limit. Each piece has a deadline.
  private func body(
    of request: HTTPRequest,
    _ length: Int,
    _ reader: SocketReader
  ) async throws -> Data {
    guard length <= bodyLimit(request) else { throw RequestError.bodyTooLarge }
    var body = Data()
    while body.count < length {
      guard let piece = try await piece(of: length - body.count, reader) else {
        throw RequestError.malformed
      }
      body += piece
    }
    return body
  }

  /// Shuts down the sending side and discards remaining input.
  ///
  /// Closing a connection with unread input may discard the last response, which contains the
  /// reason for closing.
  private func end(_ reader: SocketReader) async throws {
    // The client may have disconnected already.
    guard shutdown(socket.socket.file.rawValue, Int32(SHUT_WR)) == 0 else { return }
    _ = try await within(limits.closing) { try await reader.waitForEnd() }
  }

  /// Sends the pieces of a stream until it ends or the client disconnects.
  private func send(
    _ stream: StreamReply,
    for request: HTTPRequest,
    _ reader: SocketReader
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await reader.waitForEnd() }
      group.addTask {
        try await stream.write(for: request, to: write)
      }
      if let end = stream.end { group.addTask { for await _ in end {} } }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// Discards the body of a rejected upload if it is short, because closing a connection with
  /// unread input may discard the response.
  ///
  /// - Returns: True if the connection can be reused.
  private func pass(_ incoming: IncomingRequest, _ reader: SocketReader) async throws -> Bool {
    guard incoming.length <= limits.requestBody else { return false }
    var rest = incoming.length
    while rest > 0 {
      guard let piece = try await piece(of: rest, reader) else { return false }
      rest -= piece.count
    }
    return true
  }

  /// Writes a file to disk as it arrives, and passes it to the page.
  ///
  /// - Returns: True if the file was written.
  private func receive(
    _ incoming: IncomingRequest,
    for upload: Upload,
    from reader: SocketReader
  ) async throws -> Bool {
    let sink: FileSink
    do { sink = try FileSink(named: incoming.request.fileName, in: upload.folder) } catch {
      await upload.finish(.failure(error))
      return false
    }
    var rest = incoming.length
    while rest > 0 {
      do {
        guard let piece = try await piece(of: rest, reader) else { throw RequestError.malformed }
        rest -= piece.count
        do { try sink.write(piece) } catch {
          sink.discard()
          await upload.finish(.failure(error))
          return false
        }
      } catch {
        sink.discard()
        await upload.breakOff()
        throw error
      }
    }
    return await finish(sink, upload)
  }

  private func finish(_ sink: FileSink, _ upload: Upload) async -> Bool {
    do { try sink.close() } catch {
      sink.discard()
      await upload.finish(.failure(error))
      return false
    }
    await upload.finish(.success(sink.file))
    return true
  }

  /// Reads the next piece of a body. Returns nil if it does not arrive before the deadline.
  private func piece(of rest: Int, _ reader: SocketReader) async throws -> [UInt8]? {
    try await withinDeadline { try await reader.piece(of: rest) }
  }

  /// Reads from a client. Returns nil if the data does not arrive before the deadline.
  private func withinDeadline<Value: Sendable>(
    _ read: @escaping @Sendable () async throws -> Value
  ) async throws -> Value? {
    try await within(limits.requestDeadline, read)
  }

  private func within<Value: Sendable>(
    _ deadline: Duration,
    _ read: @escaping @Sendable () async throws -> Value
  ) async throws -> Value? {
    try await withThrowingTaskGroup(of: Value?.self) { group in
      group.addTask { try await read() }
      group.addTask {
        try await Task.sleep(for: deadline)
        return nil
      }
      defer { group.cancelAll() }
      return try await group.next() ?? nil
    }
  }
}

extension HTTPResponse {
  /// - Parameters:
  ///   - body: The body, or nil to encode only the head.
  ///   - length: The value of `Content-Length`, or nil if there must be none, as in a handshake.
  func encoded(body: Data?, length: Int?, keepsAlive: Bool) -> Data {
    var head = "HTTP/1.1 \(statusCode.code) \(statusCode.phrase)\r\n"
    for (header, value) in headers { head += "\(header.rawValue): \(value)\r\n" }
    if let length { head += "Content-Length: \(length)\r\n" }
    if !keepsAlive { head += "Connection: close\r\n" }
    return Data((head + "\r\n").utf8) + (body ?? Data())
  }
}
