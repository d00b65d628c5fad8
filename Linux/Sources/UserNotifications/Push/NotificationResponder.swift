import Foundation
import WebElements

/// The endpoint `/notifications` for the service worker, which answers notifications and renews
/// subscriptions without a page.
@_spi(Host) public struct NotificationResponder: PathResponder {
  /// The path of the endpoint.
  public let path = "/notifications"
  /// The allowed clients: signed-in browsers.
  public let access = PathAccess.pages

  /// Creates the endpoint of the app's notification center.
  public init() {}

  /// Returns the methods of a path.
  public func methods(at path: String) -> Set<PathRequest.Method> { [.post] }

  /// Handles a request.
  public func respond(to request: PathRequest) async -> PathResponse {
    do {
      switch request.path {
      case "/notifications/answers":
        let answer = try JSONDecoder().decode(Answer.self, from: request.body)
        let isKnown = await UNUserNotificationCenter.current().scheduler
          .answer(answer.answer, answer.action, on: request.device)
        return PathResponse(status: isKnown ? .ok : .notFound)
      case "/notifications/subscription":
        let message = try JSONDecoder().decode(SubscriptionMessage.self, from: request.body)
        guard let device = request.device else { return PathResponse(status: .forbidden) }
        await renew(message, of: device)
        return PathResponse()
      default: return PathResponse(status: .notFound)
      }
    } catch {
      return PathResponse(status: .badRequest)
    }
  }

  /// Replaces the subscription of a device, and keeps its language. Does nothing if the device has
  /// no subscription or the message contains none.
  @MainActor private func renew(_ message: SubscriptionMessage, of device: String) {
    guard let host = NotificationHost.current.push, let subscription = message.subscription,
      let stored = host.pushDevices.first(where: { $0.id == device })
    else { return }
    host.setSubscription(subscription, of: device, language: stored.language)
  }

  private struct Answer: Decodable {
    let answer: String
    let action: String
  }
}

/// A subscription in the form of `PushSubscription.toJSON()`, which a window or the service worker
/// reports. It is untrusted input.
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

extension UNUserNotificationCenter {
  /// Asks the windows of a device to subscribe to push messages. Call after a tap.
  @_spi(Host) @MainActor public func subscribe(device: String) throws {
    guard let host = NotificationHost.current.push else { return }
    scheduler.browser?.subscribe(device, key: try host.key().publicKey)
  }

  /// Asks the windows of a device to end its subscription.
  @_spi(Host) @MainActor public func unsubscribe(device: String) {
    scheduler.browser?.unsubscribe(device)
  }
}
