import Foundation
import LinuxFoundation
import WebPush

/// The subscriptions that windows and the service worker report. Each report is untrusted input.
@MainActor final class BrowserSubscriptions {
  private let host: any PushHost

  init(_ host: any PushHost) {
    self.host = host
  }

  /// Stores the subscription that a user asked for.
  func subscribe(_ message: SubscriptionMessage, of device: String) {
    guard let subscription = message.subscription else {
      return host.noteRefusal(.failed, of: device)
    }
    host.setSubscription(subscription, of: device, language: language)
  }

  /// Compares the stored subscription with the browser's current subscription, which the browser
  /// may have renewed or dropped, and stores the current subscription if it differs.
  ///
  /// - Returns: False if the browser must unsubscribe.
  func check(_ message: SubscriptionMessage, of device: String) -> Bool {
    guard let stored = host.pushDevices.first(where: { $0.id == device }) else {
      return message.endpoint == nil
    }
    let current = message.subscription
    if current != stored.subscription || language != stored.language {
      host.setSubscription(current, of: device, language: language)
    }
    return true
  }

  /// The locale of the window whose message is handled.
  private var language: String { Localization.current.locale.identifier }
}

/// A subscription in the form of `PushSubscription.toJSON()`.
struct SubscriptionMessage: Decodable {
  struct Keys: Decodable {
    let p256dh: String
    let auth: String
  }

  let endpoint: String?
  let keys: Keys?

  /// The validated subscription, or nil if there is none.
  var subscription: PushSubscription? {
    guard let endpoint, let keys else { return nil }
    return PushSubscription(endpoint: endpoint, p256dh: keys.p256dh, auth: keys.auth)
  }
}
