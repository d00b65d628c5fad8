import Foundation

// The networking part of Foundation is a separate module on Linux.
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A client that sends HTTP requests and limits the size of responses.
///
/// The client stores no cookies, caches, or passwords, and does not follow redirects.
final class HTTPClient: Sendable {
  private let session: URLSession
  private let receiver = HTTPReceiver()
  private let timeouts: HTTPTimeouts

  init(_ timeouts: HTTPTimeouts) {
    self.timeouts = timeouts
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    // Apple's session must not be blocked. Without a queue, it creates a serial queue.
    #if canImport(FoundationNetworking)
      let queue: OperationQueue? = PacedQueue()
    #else
      let queue: OperationQueue? = nil
    #endif
    session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: queue)
  }

  /// No request waits for an answer at this point, and requests that ended early are canceled.
  /// Foundation on Linux may end the program if they are canceled again.
  deinit {
    session.finishTasksAndInvalidate()
  }

  /// Sends a request.
  ///
  /// - Parameters:
  ///   - limit: The maximum length of the response's body in bytes.
  ///   - silence: The maximum time without data in seconds, or nil for the default.
  func answer(
    to request: URLRequest,
    limit: Int,
    silence: TimeInterval? = nil
  ) async throws(HTTPFailure) -> HTTPAnswer {
    var request = request
    let sending = timeouts.sending(request.httpBody?.count ?? 0)
    request.timeoutInterval = (silence ?? timeouts.silence) + sending
    // A compressed body could expand beyond the limit.
    request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
    let task = session.dataTask(with: request)
    let deadline = Task { [timeouts, receiver] in
      try await Task.sleep(for: timeouts.whole + .seconds((silence ?? 0) + sending))
      receiver.end(task, .noAnswer(HTTPFailure.late))
    }
    defer { deadline.cancel() }
    let result = await withTaskCancellationHandler {
      await receiver.result(of: task, limit: limit)
    } onCancel: {
      receiver.end(task, .noAnswer(HTTPFailure.late))
    }
    return try result.get()
  }
}

/// The timeouts of HTTP requests.
package struct HTTPTimeouts: Sendable {
  /// The maximum time without data, in seconds.
  var silence: TimeInterval = 30
  /// The minimum transfer rate in bytes per second. It extends the timeout of uploads, whose
  /// progress may be hidden by local buffers.
  var slowest = 32_768.0
  /// The maximum time for a response, so that a server can't hold a connection by sending single
  /// bytes.
  var whole = Duration.seconds(600)

  /// Returns the additional time, in seconds, for sending a body of this many bytes.
  func sending(_ count: Int) -> TimeInterval { Double(count) / slowest }
}
