import Crypto
import Foundation
import Testing

@testable import WebPush

/// Headers of requests to a push service.
struct PushRequestTests {
  private let now = Date(timeIntervalSince1970: 1_773_057_600)
  private let key = VAPIDKey()

  private func subscription(_ endpoint: String) throws -> PushSubscription {
    try #require(
      PushSubscription(
        endpoint: endpoint,
        p256dh: P256.KeyAgreement.PrivateKey().publicKey.x963Representation.base64URL,
        auth: Data(count: 16).base64URL
      )
    )
  }

  private func request(
    _ topic: String = "Read",
    lifetime: TimeInterval = 60,
    endpoint: String = "https://push.example.net:8443/a/b",
    contact: String? = "mailto:me@example.org"
  ) throws -> PushRequest {
    try PushRequest(
      Data("{}".utf8),
      to: subscription(endpoint),
      expires: now.addingTimeInterval(lifetime),
      topic: topic,
      key: key,
      contact: contact,
      now: now
    )
  }

  @Test func `The VAPID token contains the service, the contact, and an expiry within a day`()
    throws
  {
    let header = try #require(request().headers["Authorization"])
    let match = try #require(header.wholeMatch(of: /vapid t=([^.]+)\.([^.]+)\.([^,]+),k=(.+)/))
    let head = try #require(Data(base64URL: String(match.1)))
    #expect(String(decoding: head, as: UTF8.self) == #"{"alg":"ES256","typ":"JWT"}"#)
    let claims = try #require(Data(base64URL: String(match.2)))
    #expect(
      String(decoding: claims, as: UTF8.self) == """
        {"aud":"https://push.example.net:8443","exp":1773100800,"sub":"mailto:me@example.org"}
        """
    )
    #expect(match.4 == key.publicKey)
    let point = try #require(Data(base64URL: key.publicKey))
    let signature = try #require(Data(base64URL: String(match.3)))
    #expect(
      try P256.Signing.PublicKey(x963Representation: point).isValidSignature(
        P256.Signing.ECDSASignature(rawRepresentation: signature),
        for: Data("\(match.1).\(match.2)".utf8)
      )
    )
  }

  @Test func `A key can be stored and read again`() throws {
    #expect(try VAPIDKey(stored: key.stored).publicKey == key.publicKey)
    #expect(VAPIDKey().publicKey != key.publicKey)
  }

  @Test func `The TTL header is the lifetime in whole seconds within limits`() throws {
    #expect(try request(lifetime: 3_600.9).headers["TTL"] == "3600")
    #expect(try request(lifetime: -5).headers["TTL"] == "0")
    #expect(try request(lifetime: 1e9).headers["TTL"] == "2419200")
  }

  @Test func `The Topic header is a short hash that is equal for the same reminder`() throws {
    let topics = try ["Read", "Read", "Run"].map { try #require(request($0).headers["Topic"]) }
    #expect(topics[0] == topics[1])
    #expect(topics[0] != topics[2])
    #expect(topics[0].wholeMatch(of: /[A-Za-z0-9_-]{32}/) != nil)
  }
}
