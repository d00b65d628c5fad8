import Foundation
@_exported import WebPush

/// The program's services for push messages: it stores subscriptions and keys, and sends requests.
@_spi(Host) @MainActor public protocol PushHost: AnyObject, Sendable {
  /// The devices whose users turned push messages on.
  var pushDevices: [PushDevice] { get }
  /// The contact for push services (`sub` in RFC 8292, section 2.1), or nil.
  var contact: String? { get }
  /// Returns the key of this server, which is created on first use.
  func key() throws -> VAPIDKey
  /// Sends a request to a push service.
  nonisolated func send(_ request: PushRequest) async throws(PushFailure) -> PushResponse
  /// Stores the subscription of a signed-in device, or removes it.
  ///
  /// - Parameter language: The identifier of the locale that the device uses.
  func setSubscription(_ subscription: PushSubscription?, of device: String, language: String)
  /// Notes that a browser did not subscribe.
  func noteRefusal(_ refusal: PushRefusal, of device: String)
  /// Notes the result of the last request for a device: nil if it was accepted.
  func noteProblem(_ problem: PushProblem?, of device: String)
  /// Returns the time after which a notification is pointless.
  ///
  /// - Parameter due: The due time of the notification.
  func expiry(of identifier: String, due: Date) -> Date
  /// Returns the texts of a notification in the language of the current task, or nil to use the
  /// request's texts.
  func text(of identifier: String) -> PushText?
}

/// A device that gets push messages.
@_spi(Host) public struct PushDevice: Hashable, Sendable {
  /// The identifier of the device.
  public let id: String
  let subscription: PushSubscription
  /// The identifier of the locale that the device uses.
  let language: String

  /// Creates a device.
  public init(id: String, subscription: PushSubscription, language: String) {
    (self.id, self.subscription, self.language) = (id, subscription, language)
  }
}

/// The texts of a notification in a device's language.
@_spi(Host) public struct PushText: Hashable, Sendable {
  let title: String
  /// The titles of the actions by identifier.
  let actions: [String: String]

  /// Creates texts.
  public init(title: String, actions: [String: String]) {
    (self.title, self.actions) = (title, actions)
  }
}

/// The reason that a browser has no subscription.
@_spi(Host) public enum PushRefusal: String, Decodable, Sendable {
  /// The browser does not support push messages at all, or not at the page's address.
  case unsupported
  /// Notifications are not allowed.
  case denied
  /// The browser did not reach its vendor's push service.
  case failed
}

/// The reason that a push service did not accept a message.
@_spi(Host) public enum PushProblem: Hashable, Sendable {
  case failed(PushFailure, host: String)
  /// A proxy between this server and the push service refused the request.
  case blocked(host: String)
  /// The push service answered with this status.
  case refused(status: Int, host: String)
}
