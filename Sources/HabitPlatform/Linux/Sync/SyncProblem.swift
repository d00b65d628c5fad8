import Foundation
import HabitSync
import WebElements

/// The reason for rejecting a device's request, in the format of RFC 9457.
struct SyncProblem: Error, Encodable {
  enum Kind: String, Encodable {
    case noToken = "no-token"
    case wrongToken = "wrong-token"
    case narrowToken = "narrow-token"
    case noFile = "no-file"
    case badName = "bad-name"
    case another
    case tooLarge = "too-large"
    case full
    case tooMany = "too-many"
    case unavailable

    var status: PathResponse.Status {
      switch self {
      case .noToken, .wrongToken: .unauthorized
      case .narrowToken: .forbidden
      case .noFile: .notFound
      case .badName: .badRequest
      case .another: .conflict
      case .tooLarge: .contentTooLarge
      case .full: .insufficientStorage
      case .tooMany: .tooManyRequests
      case .unavailable: .serviceUnavailable
      }
    }
  }

  let kind: Kind
  /// A message for the other device's user.
  let detail: String
  /// The time before a retry is useful.
  var wait: Duration?

  init(_ kind: Kind, _ detail: String, wait: Duration? = nil) {
    (self.kind, self.detail, self.wait) = (kind, detail, wait)
  }

  init(_ error: HostedFileError) {
    let kind: Kind =
      switch error {
      case .isNoName: .badName
      case .isTooLarge: .tooLarge
      case .isAnother: .another
      case .isFull: .full
      case .failed: .unavailable
      }
    self.init(kind, error.localizedDescription)
  }

  private enum CodingKeys: CodingKey {
    case type, status, detail
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("/sync#\(kind.rawValue)", forKey: .type)
    try container.encode(kind.status.rawValue, forKey: .status)
    try container.encode(detail, forKey: .detail)
  }
}
