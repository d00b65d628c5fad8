import Foundation

/// The sockets behind `TestServer`.
enum TestSocket {
  struct Failure: Error {}

  private static let end = Array("\r\n\r\n".utf8)

  /// Returns a socket that listens on the loopback interface, and its port.
  static func listen() throws -> (Int32, Int) {
    #if canImport(Darwin)
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let port = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer -> Int? in
        guard bind(listener, pointer, size) == 0, Foundation.listen(listener, 64) == 0,
          getsockname(listener, pointer, &size) == 0
        else { return nil }
        return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
          Int(UInt16(bigEndian: $0.pointee.sin_port))
        }
      }
    }
    guard let port else { throw Failure() }
    return (listener, port)
  }

  /// Returns a request with its whole body, or nil if the client disconnects first.
  ///
  /// - Parameter pause: The delay before each read of the body, in milliseconds.
  static func request(_ client: Int32, pausing pause: UInt32) -> TestRequest? {
    var bytes: [UInt8] = []
    while true {
      if let range = bytes.firstRange(of: end) {
        let lines = String(decoding: bytes[..<range.lowerBound], as: UTF8.self)
          .split(separator: "\r\n")
        let first = lines[0].split(separator: " ")
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
          let parts = line.split(separator: ":", maxSplits: 1)
          headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
        }
        if headers["expect"] != nil { write(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8), client) }
        let length = Int(headers["content-length"] ?? "") ?? 0
        while bytes.count < range.upperBound + length {
          usleep(pause * 1_000)
          guard let more = read(client) else { return nil }
          bytes += more
        }
        return TestRequest(
          method: String(first[0]),
          target: String(first[1]),
          headers: headers,
          body: Array(bytes[range.upperBound...])
        )
      }
      guard let more = read(client) else { return nil }
      bytes += more
    }
  }

  static func send(_ reply: TestReply, to client: Int32) {
    if let pause = reply.slowly {
      let head = reply.bytes.firstRange(of: end)?.upperBound ?? 0
      guard write(Array(reply.bytes[..<head]), client) else { return }
      for byte in reply.bytes[head...] {
        usleep(pause * 1_000)
        guard write([byte], client) else { return }
      }
    } else {
      guard write(reply.bytes, client) else { return }
    }
    if !reply.endless.isEmpty {
      // Paces the data like a network, so that the client's limit is reached before memory runs
      // out.
      while write(reply.endless, client) { usleep(1_000) }
    }
    if reply.stalls { while read(client) != nil {} }
  }

  private static func read(_ client: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(client, &buffer, buffer.count, 0)
    return count > 0 ? Array(buffer.prefix(count)) : nil
  }

  @discardableResult private static func write(_ bytes: [UInt8], _ client: Int32) -> Bool {
    var sent = 0
    while sent < bytes.count {
      // Writing to a closed connection must not raise SIGPIPE.
      #if canImport(Darwin)
        let flags: Int32 = 0
      #else
        let flags = Int32(MSG_NOSIGNAL)
      #endif
      let count = bytes[sent...].withUnsafeBytes {
        Foundation.send(client, $0.baseAddress, $0.count, flags)
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}
