import Foundation
import HabitTestSupport
import TestSupport
import Testing
@_spi(Host) import UserNotifications
import WebPush

@_spi(Host) @testable import HabitPlatform
@testable import HabitTrackerFeature

/// The storage of push subscriptions with their devices.
struct DeviceSubscriptionTests {
  private let clock = ManualTime().clock

  private func subscription(_ name: String) throws -> DeviceSubscription {
    DeviceSubscription(
      subscription: try #require(
        PushSubscription(
          endpoint: "https://push.example.net/\(name)",
          p256dh: """
            BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4
            """,
          auth: "BTBZMqHH6r4Tts7J_aSIgg"
        )
      ),
      language: "en_US"
    )
  }

  private func signIn(_ file: SignInFile) throws -> String {
    String(try file.signIn(deviceNamed: "Safari on iPhone").prefix(16))
  }

  @Test func `A subscription and the push key are stored in the file of devices`() throws {
    try withTemporaryFolder { folder in
      let url = folder.appending(path: "sign-in.json")
      let file = SignInFile(url, clock: clock)
      let device = try signIn(file)
      let push = try subscription("a")
      try file.setSubscription(push, of: device)
      let key = try file.pushKey { VAPIDKey().stored }
      let again = SignInFile(url, clock: clock)
      #expect(try again.subscriptions().map(\.id) == [device])
      #expect(try again.subscriptions().map(\.push) == [push])
      #expect(try again.pushKey { VAPIDKey().stored } == key)
    }
  }

  @Test @MainActor func `A signed-out device has no subscription`() throws {
    let file = SignInFile(nil, clock: clock)
    let (phone, tablet) = (try signIn(file), try signIn(file))
    try file.setSubscription(subscription("a"), of: phone)
    try file.setSubscription(subscription("b"), of: tablet)
    file.devices().signOut([phone])
    #expect(try file.subscriptions().map(\.id) == [tablet])
    try file.setSubscription(subscription("a"), of: phone)
    try file.setSubscription(subscription("a"), of: "unknown")
    #expect(try file.subscriptions().map(\.id) == [tablet])
  }

  @Test func `A browser that signed in again has one subscription`() throws {
    let file = SignInFile(nil, clock: clock)
    let (first, second) = (try signIn(file), try signIn(file))
    try file.setSubscription(subscription("a"), of: first)
    try file.setSubscription(subscription("a"), of: second)
    #expect(try file.subscriptions().map(\.id) == [second])
    try file.setSubscription(nil, of: second)
    #expect(try file.subscriptions().isEmpty)
  }

  @Test func `Each push problem has a different sentence that names the host`() throws {
    let sentences = [
      PushProblem.failed(.unreachable, host: "push.example.net"),
      .failed(.untrusted, host: "push.example.net"),
      .failed(.privateAddress, host: "push.example.net"),
      .blocked(host: "push.example.net"),
      .refused(status: 403, host: "push.example.net"),
    ].map { String(localized: $0.sentence) }
    #expect(Set(sentences).count == 5)
    for sentence in sentences { #expect(sentence.contains("push.example.net"), "\(sentence)") }
  }
}
