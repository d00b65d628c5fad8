/// A test server's answer to a request.
struct TestReply: Sendable {
  /// The whole response, headers included.
  var bytes: [UInt8]
  /// True if the connection stays open and silent after the response.
  var stalls = false
  /// Bytes to send after the response, repeated until the client closes the connection.
  var endless: [UInt8] = []
  /// The delay before each byte of the body, in milliseconds.
  var slowly: UInt32?

  /// Returns a well-formed answer.
  static func answer(
    _ status: Int,
    _ body: [UInt8] = [],
    type: String? = nil,
    _ headers: [String: String] = [:]
  ) -> TestReply {
    var head = "HTTP/1.1 \(status) So\r\nContent-Length: \(body.count)\r\nConnection: close\r\n"
    if let type { head += "Content-Type: \(type)\r\n" }
    for (name, value) in headers { head += "\(name): \(value)\r\n" }
    return TestReply(bytes: Array((head + "\r\n").utf8) + body)
  }

  static func page(_ status: Int = 200) -> TestReply {
    answer(
      status,
      Array("<html><body>Sign in</body></html>".utf8),
      type: "text/html; charset=utf-8"
    )
  }

  static func raw(_ text: String, stalls: Bool = false) -> TestReply {
    TestReply(bytes: Array(text.utf8), stalls: stalls)
  }

  /// Returns the same answer, cut off after `count` bytes.
  func cut(_ count: Int) -> TestReply {
    TestReply(bytes: Array(bytes.prefix(count)))
  }
}

/// A request that a transport sent to a test server.
struct TestRequest: Sendable {
  let method: String
  /// The request target as it was sent, query included.
  let target: String
  /// Header values by lowercase name.
  let headers: [String: String]
  let body: [UInt8]

  /// The last part of the path.
  var name: String {
    let path = target.split(separator: "?").first ?? ""
    return String(path.split(separator: "/").last ?? "")
  }
}
