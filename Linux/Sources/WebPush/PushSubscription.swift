import Crypto
import Foundation

/// A browser's subscription to push messages (RFC 8030, section 4), with the keys of its user agent
/// (RFC 8291, section 2).
public struct PushSubscription: Codable, Hashable, Sendable {
  /// The push resource, at the push service of the browser's vendor.
  public let endpoint: URL
  /// The public key of the user agent, an uncompressed point on P-256.
  let p256dh: Data
  /// The authentication secret, 16 bytes.
  let auth: Data

  /// The maximum length of an endpoint in bytes.
  private static let longestEndpoint = 2_048

  /// Validates a subscription that a browser sent.
  ///
  /// - Parameters:
  ///   - endpoint: An https address without a user. An http address of this machine is valid, too;
  ///     ``PushAddress`` decides whether it is used.
  ///   - p256dh: The public key in base64url.
  ///   - auth: The secret in base64url.
  /// - Returns: Nil if a part is invalid.
  public init?(endpoint: String, p256dh: String, auth: String) {
    guard endpoint.utf8.count <= Self.longestEndpoint, let url = URL(string: endpoint),
      let host = url.host(), !host.isEmpty, url.user() == nil, url.fragment() == nil,
      url.scheme == "https" || url.scheme == "http" && PushAddress.isLoopbackName(host),
      let key = Data(base64URL: p256dh), let secret = Data(base64URL: auth), secret.count == 16
    else { return nil }
    do { _ = try P256.KeyAgreement.PublicKey(x963Representation: key) } catch {
      // The point is not on the curve.
      return nil
    }
    self.endpoint = url
    self.p256dh = key
    self.auth = secret
  }
}
