import Crypto
import Foundation
import Testing

@testable import WebPush

/// The encryption of messages, with the test vector of RFC 8291, appendix A.
struct MessageEncryptionTests {
  private static let publicKey =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
  private static let auth = "BTBZMqHH6r4Tts7J_aSIgg"

  private func subscription() throws -> PushSubscription {
    try #require(
      PushSubscription(
        endpoint: "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        p256dh: Self.publicKey,
        auth: Self.auth
      )
    )
  }

  @Test func `The message of the example in RFC 8291 is encrypted to the same bytes`() throws {
    let key = try #require(Data(base64URL: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    let body = try MessageEncryption.encrypt(
      Data("When I grow up, I want to be a watermelon".utf8),
      for: subscription(),
      key: P256.KeyAgreement.PrivateKey(rawRepresentation: key),
      salt: #require(Data(base64URL: "DGv6ra1nlYgDCS1FRnbzlw")),
      isPadded: false
    )
    #expect(
      body.base64URL == """
        DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS\
        6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu\
        lcy4a-fN
        """
    )
  }

  @Test func `Texts of similar lengths are encrypted to different messages of the same length`()
    throws
  {
    let bodies = try ["Read", "Read", "Water the plants on the balcony"].map {
      try MessageEncryption.encrypt(Data($0.utf8), for: subscription())
    }
    #expect(Set(bodies).count == 3)
    #expect(Set(bodies.map(\.count)) == [86 + 256 + 17])
    let longest = try MessageEncryption.encrypt(
      Data(count: MessageEncryption.longestPlaintext),
      for: subscription()
    )
    #expect(longest.count == 4_096)
  }

  @Test(arguments: [
    ("http://push.example.net/a", publicKey, auth),
    ("ftp://push.example.net/a", publicKey, auth),
    ("https:///a", publicKey, auth),
    ("https://me@push.example.net/a", publicKey, auth),
    ("https://push.example.net/" + String(repeating: "a", count: 2_048), publicKey, auth),
    ("https://push.example.net/a", "BCVxsr7N", auth),
    ("https://push.example.net/a", publicKey.replacing("BCV", with: "BCW"), auth),
    ("https://push.example.net/a", publicKey, "BTBZ"),
    ("https://push.example.net/a", publicKey, "+++"),
  ])
  func `An invalid subscription is refused`(endpoint: String, key: String, auth: String) {
    #expect(PushSubscription(endpoint: endpoint, p256dh: key, auth: auth) == nil)
  }
}
