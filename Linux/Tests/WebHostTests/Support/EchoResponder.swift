import Foundation
import Synchronization
import WebElements

/// A responder that echoes the body or gives the test's answer, and records the requests.
final class EchoResponder: PathResponder {
  let path: String
  let access: PathAccess
  private let methods: Set<PathRequest.Method>
  private let answer: @Sendable (PathRequest) -> PathResponse
  private let received = Mutex<[PathRequest]>([])

  var requests: [PathRequest] { received.withLock { $0 } }

  init(
    _ path: String,
    access: PathAccess = .pages,
    methods: Set<PathRequest.Method> = [.get, .post],
    answer: @escaping @Sendable (PathRequest) -> PathResponse = {
      PathResponse(body: .data($0.body))
    }
  ) {
    self.path = path
    self.access = access
    self.methods = methods
    self.answer = answer
  }

  func methods(at path: String) -> Set<PathRequest.Method> { methods }

  func respond(to request: PathRequest) async -> PathResponse {
    received.withLock { $0.append(request) }
    return answer(request)
  }
}
