import FlyingFox

extension HTTPHeader {
  static let webSocketExtensions = HTTPHeader("Sec-WebSocket-Extensions")
}

/// The negotiation of compressed WebSocket messages (RFC 6455, section 9.1, and RFC 7692).
enum WebSocketExtension {
  /// The response to an acceptable offer.
  ///
  /// Each message is compressed separately, because a shared context would take 256 KB of memory
  /// per page.
  static let agreement =
    "permessage-deflate; server_no_context_takeover; client_no_context_takeover"

  /// Returns true if the host supports one of the offers.
  static func accepts(_ offers: [String]) -> Bool {
    offers.flatMap { $0.split(separator: ",") }.contains { offer in
      let parts = offer.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      return parts.first == "permessage-deflate" && Set(parts).count == parts.count
        && parts.dropFirst().allSatisfy(isSupported)
    }
  }

  /// Returns true if the host supports a parameter. For its own messages the host supports only the
  /// largest window, and for the browser's messages any window.
  private static func isSupported(_ parameter: String) -> Bool {
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
  /// Returns the handshake response with the accepted extension, if there is one.
  func agreeing(to request: HTTPRequest) -> HTTPResponse {
    guard WebSocketExtension.accepts(request.headers.values(for: .webSocketExtensions)) else {
      return self
    }
    var response = self
    response.headers[.webSocketExtensions] = WebSocketExtension.agreement
    return response
  }

  /// True if messages may be compressed after this handshake.
  var deflatesMessages: Bool { headers[.webSocketExtensions] == WebSocketExtension.agreement }
}
