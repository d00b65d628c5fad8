import Crypto
import Foundation

/// The key pair with which the application server identifies itself to push services (RFC 8292).
public struct VAPIDKey: Sendable {
  private let key: P256.Signing.PrivateKey

  /// The lifetime of a token in seconds. RFC 8292, section 2, allows at most 24 hours.
  private static let lifetime: TimeInterval = 12 * 60 * 60

  /// Creates a new key pair.
  public init() {
    key = P256.Signing.PrivateKey()
  }

  /// Reads a stored key pair.
  public init(stored: Data) throws {
    key = try P256.Signing.PrivateKey(rawRepresentation: stored)
  }

  /// The key pair to store. It is secret.
  public var stored: Data { key.rawRepresentation }

  /// The public key in base64url, which browsers get as `applicationServerKey`.
  public var publicKey: String { key.publicKey.x963Representation.base64URL }

  /// Returns the value of the `Authorization` header (RFC 8292, section 3).
  ///
  /// - Parameters:
  ///   - endpoint: The push resource. The token is valid for its origin only.
  ///   - contact: The `sub` claim, a `mailto:` or `https:` address, or nil.
  func authorization(for endpoint: URL, contact: String?, now: Date) throws -> String {
    struct Claims: Encodable {
      let aud: String
      let exp: Int
      let sub: String?
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let claims = Claims(
      aud: Self.origin(of: endpoint),
      exp: Int(now.timeIntervalSince1970 + Self.lifetime),
      sub: contact
    )
    let header = Data(#"{"alg":"ES256","typ":"JWT"}"#.utf8)
    let signed = try [header, encoder.encode(claims)].map(\.base64URL)
      .joined(separator: ".")
    let signature = try key.signature(for: Data(signed.utf8)).rawRepresentation.base64URL
    return "vapid t=\(signed).\(signature),k=\(publicKey)"
  }

  /// Returns the origin of a URL (RFC 6454, section 6.1).
  private static func origin(of url: URL) -> String {
    let port = url.port.map { ":\($0)" } ?? ""
    return "\(url.scheme ?? "")://\(url.host() ?? "")\(port)"
  }
}
