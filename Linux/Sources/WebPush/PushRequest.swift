import Crypto
import Foundation

/// A request to deliver a push message (RFC 8030, section 5).
public struct PushRequest: Hashable, Sendable {
  /// The address to which the message is sent with POST.
  public let url: URL
  /// The headers by name.
  public let headers: [String: String]
  /// The encrypted message.
  public let body: Data

  /// The longest lifetime of a message in seconds. Push services keep messages for 28 days at most.
  private static let longestLifetime = 28 * 24 * 60 * 60

  /// Encrypts a message and signs the request.
  ///
  /// - Parameters:
  ///   - expires: The time after which the push service drops the message.
  ///   - topic: A text that identifies the message. A later message with the same topic replaces an
  ///     earlier message that was not delivered yet (RFC 8030, section 5.4). The push service
  ///     receives only a hash of the topic.
  ///   - contact: The operator's address for the push service, or nil.
  public init(
    _ message: Data,
    to subscription: PushSubscription,
    expires: Date,
    topic: String,
    key: VAPIDKey,
    contact: String?,
    now: Date
  ) throws {
    let lifetime = min(max(0, Int(expires.timeIntervalSince(now))), Self.longestLifetime)
    // The topic may have at most 32 characters of the base64url alphabet.
    let hash = Data(SHA256.hash(data: subscription.auth + Data(topic.utf8))).prefix(24)
    url = subscription.endpoint
    headers = [
      "Authorization": try key.authorization(for: url, contact: contact, now: now),
      "Content-Encoding": "aes128gcm",
      "Content-Type": "application/octet-stream",
      "TTL": String(lifetime),
      "Topic": hash.base64URL,
      "Urgency": "high",
    ]
    body = try MessageEncryption.encrypt(message, for: subscription)
  }
}

/// A push service's response to a request.
public struct PushResponse: Hashable, Sendable {
  /// The status code.
  public let status: Int
  /// True if the response is a web page, which a proxy sent instead of the push service.
  public let isPage: Bool
  /// The pause that the service requests in seconds, or nil.
  public let retryAfter: TimeInterval?

  /// Creates a response.
  public init(status: Int, isPage: Bool = false, retryAfter: TimeInterval? = nil) {
    self.status = status
    self.isPage = isPage
    self.retryAfter = retryAfter
  }
}

/// The reason that a push service gave no response.
public enum PushFailure: Error, Hashable, Sendable {
  /// The service can't be reached or didn't answer in time.
  case unreachable
  /// The certificate is not trusted, for example because a proxy decrypts connections.
  case untrusted
  /// The address leads into a private network.
  case privateAddress
}
