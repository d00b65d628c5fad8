@_spi(Host) import AppIntents
import Foundation
import WebElements

/// The reason for rejecting a request, in the format of RFC 9457.
struct Problem: Error, Encodable {
  /// The type of the problem for programs.
  enum Kind: String, CaseIterable, Encodable {
    case noToken = "no-token"
    case wrongToken = "wrong-token"
    case narrowToken = "narrow-token"
    case noIntent = "no-intent"
    case tooMany = "too-many"
    case notJSON = "not-json"
    case badBody = "bad-body"
    case tooLarge = "too-large"
    case unknownParameter = "unknown-parameter"
    case missingParameter = "missing-parameter"
    case badValue = "bad-value"
    case notFound = "not-found"
    case ambiguous
    case refused
    case unavailable

    var status: PathResponse.Status { facts.status }
    var title: String { facts.title }

    /// The status code, and the title for people.
    private var facts: (status: PathResponse.Status, title: String) {
      switch self {
      case .noToken: (.unauthorized, "A token is needed")
      case .wrongToken: (.unauthorized, "The token is not accepted")
      case .narrowToken: (.forbidden, "The token's scope is too narrow")
      case .noIntent: (.notFound, "There is no such intent")
      case .tooMany: (.tooManyRequests, "Too many requests")
      case .notJSON: (.unsupportedMediaType, "The body is not JSON")
      case .badBody: (.badRequest, "The body can't be read")
      case .tooLarge: (.contentTooLarge, "The body is too long")
      case .unknownParameter: (.unprocessableContent, "There is no such parameter")
      case .missingParameter: (.unprocessableContent, "A parameter is missing")
      case .badValue: (.unprocessableContent, "A parameter has a wrong value")
      case .notFound: (.unprocessableContent, "There is no such entity")
      case .ambiguous: (.conflict, "More than one entity matches")
      case .refused: (.conflict, "It can't be done")
      case .unavailable: (.serviceUnavailable, "It can't be done now")
      }
    }
  }

  let kind: Kind
  /// A description of this occurrence.
  let detail: String
  /// The parameter that caused the problem.
  var parameter: String?
  /// The entities that match.
  var candidates: [IntentCandidate]?
  /// Additional headers of the response.
  var headers: [String: String] = [:]

  private enum CodingKeys: CodingKey {
    case type, title, status, detail, parameter, candidates
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("/intents#\(kind.rawValue)", forKey: .type)
    try container.encode(kind.title, forKey: .title)
    try container.encode(kind.status.rawValue, forKey: .status)
    try container.encode(detail, forKey: .detail)
    try container.encodeIfPresent(parameter, forKey: .parameter)
    try container.encodeIfPresent(candidates, forKey: .candidates)
  }
}

extension Problem {
  /// - Parameter wait: The time before a retry is useful.
  static func tooMany(_ detail: String, wait: Duration) -> Problem {
    let seconds = max(1, Int((wait / .seconds(1)).rounded(.up)))
    return Problem(kind: .tooMany, detail: detail, headers: ["Retry-After": "\(seconds)"])
  }

  init(_ failure: IntentFailure, isAppError: (any Error) -> Bool) {
    let detail = failure.localizedDescription
    switch failure {
    case .unknownParameter(let name, _):
      self.init(kind: .unknownParameter, detail: detail, parameter: name)
    case .missingParameter(let parameter):
      self.init(kind: .missingParameter, detail: detail, parameter: parameter.name)
    case .badValue(let parameter, _):
      self.init(kind: .badValue, detail: detail, parameter: parameter.name)
    case .noEntity(let parameter, _):
      self.init(kind: .notFound, detail: detail, parameter: parameter.name)
    case .severalEntities(let parameter, _, let candidates):
      self.init(
        kind: .ambiguous,
        detail: detail,
        parameter: parameter.name,
        candidates: candidates
      )
    case .failed(let error):
      self.init(kind: isAppError(error) ? .unavailable : .refused, detail: detail)
    }
  }
}
