/// Descriptions of failed responses. They contain no text from the server.
extension HTTPAnswer {
  /// The error if the response affects the whole remote folder, or nil if it affects only the
  /// request.
  var failureOfPlace: SyncTransportError? {
    switch status {
    case 401, 405, 407, 429, 500...505, 508, 511: .isAway(reason, wait: wait)
    case 300...399: .isAway(reason)
    default: nil
    }
  }

  /// Returns the error for a file.
  func failure(of name: String) -> SyncTransportError {
    failureOfPlace ?? .failed(name: name, reason: reason)
  }

  static let pageReason = """
    a page came instead of files. The network may want you to sign in, or the address may be wrong.
    """

  var reason: String {
    if isSuccess, isPage { return Self.pageReason }
    return switch status {
    case 300...399: "it leads on to another address, over and over."
    case 401: "the user name, password or token is not accepted."
    case 403: "the server does not allow it."
    case 404, 410: "there is nothing at this address."
    case 405, 501: "there is no place for files at this address."
    case 407: "the network's proxy wants a password."
    case 408: "the server waited too long for it."
    case 409: "the folder is not there."
    case 412: "another file is in its place."
    case 413: "the server takes no file of this size."
    case 423: "another program has locked it."
    case 429: "it was asked too often."
    case 502, 504: "what stands before the server can't reach it."
    case 503: "it is busy, or being looked after."
    case 507: "it has no room left."
    case 511: "the network wants you to sign in."
    default: "it answers with \(status)."
    }
  }
}
