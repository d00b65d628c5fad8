import HabitFoundation

/// Asks a server, and reads no more of the answer than was bargained for.
///
/// It keeps nothing: no cookies, no cache, no passwords. It follows no redirect by itself.
final class HTTPClient: Sendable {
  private let session: URLSession
  private let receiver = HTTPReceiver()
  private let patience: HTTPPatience

  init(_ patience: HTTPPatience = HTTPPatience()) {
    self.patience = patience
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    session = URLSession(
      configuration: configuration,
      delegate: receiver,
      delegateQueue: SessionQueue.paced()
    )
  }

  deinit {
    session.invalidateAndCancel()
  }

  /// Sends a request.
  /// - Parameters:
  ///   - limit: The most bytes that the answer's body may have.
  ///   - silence: How long the server may be silent, where it is not as long as usual.
  func answer(
    to request: URLRequest,
    limit: Int,
    silence: TimeInterval? = nil
  ) async throws(HTTPFailure) -> HTTPAnswer {
    var request = request
    let sending = patience.sending(request.httpBody?.count ?? 0)
    request.timeoutInterval = (silence ?? patience.silence) + sending
    // A body that is packed could become anything.
    request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
    let task = session.dataTask(with: request)
    let deadline = Task { [patience, receiver] in
      try await Task.sleep(for: patience.whole + .seconds((silence ?? 0) + sending))
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
