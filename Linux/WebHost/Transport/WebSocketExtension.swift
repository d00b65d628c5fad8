import FlyingFox

extension HTTPHeader {
  static let webSocketExtensions = HTTPHeader("Sec-WebSocket-Extensions")
}

/// What a browser offers to do with the messages of a WebSocket, RFC 6455 section 9.1 and RFC 7692.
enum WebSocketExtension {
  /// What the host answers to an offer that it takes. Each message is packed by itself: what either end
  /// would have to remember of the ones before is a quarter of a megabyte for each page.
  static let agreement =
    "permessage-deflate; server_no_context_takeover; client_no_context_takeover"

  /// Whether the host can do one of what the browser offers.
  static func accepts(_ offers: [String]) -> Bool {
    offers.flatMap { $0.split(separator: ",") }.contains { offer in
      let parts = offer.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      return parts.first == "permessage-deflate" && Set(parts).count == parts.count
        && parts.dropFirst().allSatisfy(canDo)
    }
  }

  /// The host's window is the largest; how far back the browser refers is its own affair.
  private static func canDo(_ parameter: String) -> Bool {
    switch parameter {
    case "server_no_context_takeover", "client_no_context_takeover", "client_max_window_bits",
      "server_max_window_bits=15":
      true
    default:
      parameter.wholeMatch(of: #/client_max_window_bits=(?:[89]|1[0-5])/#) != nil
    }
  }
}

extension HTTPResponse {
  /// The answer to a handshake with what the host takes of the browser's offers.
  func agreeing(to request: HTTPRequest) -> HTTPResponse {
    guard WebSocketExtension.accepts(request.headers.values(for: .webSocketExtensions)) else {
      return self
    }
    var response = self
    response.headers[.webSocketExtensions] = WebSocketExtension.agreement
    return response
  }

  /// Whether messages may be packed after this handshake.
  var deflatesMessages: Bool { headers[.webSocketExtensions] == WebSocketExtension.agreement }
}
