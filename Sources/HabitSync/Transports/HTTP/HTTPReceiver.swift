import Foundation
import Synchronization

// The networking part of Foundation is a separate module on Linux.
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A receiver of responses, which cancels a response that exceeds its limit.
final class HTTPReceiver: NSObject, URLSessionDataDelegate, Sendable {
  typealias Answer = Result<HTTPAnswer, HTTPFailure>

  private struct Reception {
    let limit: Int
    let continuation: CheckedContinuation<Answer, Never>
    var body: [UInt8] = []
  }

  private let receptions = Mutex<[Int: Reception]>([:])

  /// Starts a suspended task and returns its result.
  func result(of task: URLSessionDataTask, limit: Int) async -> Answer {
    await withCheckedContinuation { continuation in
      receptions.withLock {
        $0[task.taskIdentifier] = Reception(limit: limit, continuation: continuation)
      }
      if Task.isCancelled { end(task, .noAnswer(HTTPFailure.late)) } else { task.resume() }
    }
  }

  /// Ends a task and resumes its waiter immediately.
  ///
  /// Canceling may take time while much data arrives, and would block the delegate queue, so it
  /// runs on another queue.
  func end(_ task: URLSessionTask, _ failure: HTTPFailure) {
    finish(task, .failure(failure))
    Task.detached { task.cancel() }
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let limit = receptions.withLock { $0[dataTask.taskIdentifier]?.limit ?? 0 }
    completionHandler(.allow)
    if response.expectedContentLength > limit { end(dataTask, .isTooLarge) }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLarge = receptions.withLock { receptions in
      let id = dataTask.taskIdentifier
      // The reception is removed from the dictionary while its body grows, so that the body is not
      // copied for each piece.
      guard var reception = receptions.removeValue(forKey: id) else { return false }
      let isTooLarge = reception.body.count + data.count > reception.limit
      if !isTooLarge { data.withUnsafeBytes { reception.body.append(contentsOf: $0) } }
      receptions[id] = reception
      return isTooLarge
    }
    if isTooLarge { end(dataTask, .isTooLarge) }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    guard let reception = receptions.withLock({ $0.removeValue(forKey: task.taskIdentifier) })
    else { return }
    reception.continuation.resume(returning: Self.answer(reception, task.response, error))
  }

  /// Rejects authentication challenges, because credentials are already part of the request.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let response = challenge.failureResponse as? HTTPURLResponse else {
      // This is a certificate challenge.
      completionHandler(.performDefaultHandling, nil)
      return
    }
    finish(task, .success(HTTPAnswer(status: response.statusCode)))
    completionHandler(.cancelAuthenticationChallenge, nil)
  }

  /// Does not follow the redirect. The caller validates its target first.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  private func finish(_ task: URLSessionTask, _ answer: Answer) {
    let reception = receptions.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    reception?.continuation.resume(returning: answer)
  }

  private static func answer(
    _ reception: Reception,
    _ response: URLResponse?,
    _ error: (any Error)?
  ) -> Answer {
    if let error { return .failure(HTTPFailure(error)) }
    guard let response = response as? HTTPURLResponse else {
      return .failure(.noAnswer(String(localized: "the connection was lost.")))
    }
    let headers = response.allHeaderFields.map { ("\($0.key)", "\($0.value)") }
    return .success(
      HTTPAnswer(
        status: response.statusCode,
        headers: Dictionary(headers, uniquingKeysWith: { first, _ in first }),
        body: reception.body
      )
    )
  }
}
