import Foundation
import LinuxFoundation
import SwiftUI
import WebElements

/// The outlet that shows notifications in the open browsers, together with
/// `Resources/notifications.js` of the SwiftUI module.
///
/// Each window receives every notification that its device does not get by push. A browser with
/// several windows shows a notification once, because a notification replaces an earlier
/// notification with the same tag.
@MainActor final class BrowserOutlet: NotificationOutlet {
  var report: ((OutletReport) -> Void)?
  private let send: (_ text: String, _ window: Int) -> Void
  private var windows: [Int: BrowserPermission] = [:]
  private var asking: [CheckedContinuation<Void, Never>] = []
  /// Returns the signed-in device of a window.
  private let device: (_ window: Int) -> String?
  /// Returns the language of a window.
  private let language: (_ window: Int) -> WindowLocalization?
  private let push: PushQueue?

  static let script = "notifications"

  /// - Parameters:
  ///   - send: Sends a text to the script in a window.
  ///   - device: Returns the signed-in device of a window.
  ///   - language: Returns the language of a window.
  ///   - push: The push messages. Windows don't show a notification that their device gets by push.
  init(
    send: @escaping (_ text: String, _ window: Int) -> Void,
    device: @escaping (_ window: Int) -> String? = { _ in nil },
    language: @escaping (_ window: Int) -> WindowLocalization? = { _ in nil },
    push: PushQueue? = nil
  ) {
    (self.send, self.device, self.language, self.push) = (send, device, language, push)
  }

  /// Creates the outlet for all windows of the app.
  static func ofAllWindows(_ push: PushQueue?) -> BrowserOutlet {
    let outlet = BrowserOutlet(
      send: { WindowScripts.send($0, to: script, in: $1) },
      device: { WindowScripts.device(of: $0) },
      language: { WindowScripts.language(of: $0) },
      push: push
    )
    WindowScripts.listen(to: script) { [weak outlet] window, event in
      switch event {
      case .message(let text): outlet?.receive(text, from: window)
      case .closed: outlet?.forget(window)
      }
    }
    return outlet
  }

  var permission: OutletPermission {
    windows.values.map(\.outlet).max() ?? .unavailable
  }

  func show(_ notice: @autoclosure () -> Notice) {
    for window in windows(.granted).sorted() {
      let notice = Localization.$window.withValue(language(window), operation: notice)
      guard push?.reaches(notice.id, device(window)) != true else { continue }
      send(BrowserOrder(show: notice), to: [window])
    }
  }

  func withdraw(_ identifiers: [String]) {
    send(BrowserOrder(withdraw: identifiers), to: windows(.granted))
  }

  /// Asks the windows of a device to subscribe to push messages.
  ///
  /// - Parameter key: The public key of the server.
  func subscribe(_ device: String, key: String) {
    send(BrowserOrder(subscribe: key), to: windows.keys.filter { self.device($0) == device })
  }

  /// Asks the windows of a device to end its subscription.
  func unsubscribe(_ device: String) {
    send(BrowserOrder(unsubscribe: true), to: windows.keys.filter { self.device($0) == device })
  }

  func ask() async {
    guard windows.values.contains(.undecided) else { return }
    await withCheckedContinuation { continuation in
      asking.append(continuation)
      send(BrowserOrder(ask: true), to: windows(.undecided))
    }
  }

  /// Handles a message from a window. It is untrusted input, and malformed messages are ignored.
  func receive(_ text: String, from window: Int) {
    let message: BrowserMessage
    do { message = try JSONDecoder().decode(BrowserMessage.self, from: Data(text.utf8)) } catch {
      // The page has another origin or another version.
      return
    }
    if let permission = message.permission {
      windows[window] = permission
      answerPendingRequests()
      if permission == .granted { report?(.ready) }
    }
    let device = device(window)
    // A device that shows or has answered a notification needs no push message for it anymore.
    if let device, let seen = message.shown ?? message.answer { push?.forget(seen, of: device) }
    if let device { receive(message, of: device, from: window) }
    if let shown = message.shown { report?(.shown(shown)) }
    if let failed = message.failed {
      windows[window] = .unsupported
      report?(.failed(failed))
    }
    if let answer = message.answer { report?(.answered(answer, action: message.action ?? "")) }
  }

  private func receive(_ message: BrowserMessage, of device: String, from window: Int) {
    guard let host = push?.host else { return }
    if let subscribed = message.subscribed {
      if let subscription = subscribed.subscription {
        host.setSubscription(subscription, of: device, language: handledLanguage)
      } else {
        host.noteRefusal(.failed, of: device)
      }
    }
    if let refused = message.refused { host.noteRefusal(refused, of: device) }
    if let current = message.current, !check(current, of: device, in: host) {
      send(BrowserOrder(unsubscribe: true), to: [window])
    }
  }

  /// Compares the stored subscription with the browser's current subscription, which the browser
  /// may have renewed or dropped, and stores the current subscription if it differs.
  ///
  /// - Returns: False if the browser must unsubscribe.
  private func check(
    _ message: SubscriptionMessage,
    of device: String,
    in host: any PushHost
  ) -> Bool {
    guard let stored = host.pushDevices.first(where: { $0.id == device }) else {
      return message.endpoint == nil
    }
    let current = message.subscription
    if current != stored.subscription || handledLanguage != stored.language {
      host.setSubscription(current, of: device, language: handledLanguage)
    }
    return true
  }

  /// The locale of the window whose message is handled.
  private var handledLanguage: String { Localization.current.locale.identifier }

  /// Removes a closed window.
  func forget(_ window: Int) {
    windows[window] = nil
    if !windows.values.contains(.undecided) { answerPendingRequests() }
  }

  private func answerPendingRequests() {
    let waiting = asking
    asking = []
    for continuation in waiting { continuation.resume() }
  }

  private func windows(_ permission: BrowserPermission) -> [Int] {
    windows.filter { $0.value == permission }.map(\.key)
  }

  private func send(_ order: BrowserOrder, to windows: [Int]) {
    guard !windows.isEmpty else { return }
    let text = String(decoding: Data.json(order), as: UTF8.self)
    for window in windows.sorted() { send(text, window) }
  }
}

/// The permission that a browser reports.
private enum BrowserPermission: String, Decodable {
  case granted, denied
  case undecided = "default"
  /// The browser does not support notifications at all, or not at the page's address.
  case unsupported

  var outlet: OutletPermission {
    switch self {
    case .granted: .allowed
    case .denied: .refused
    case .undecided: .undecided
    case .unsupported: .unavailable
    }
  }
}

/// A message to a browser.
private struct BrowserOrder: Encodable {
  var ask: Bool?
  var show: Notice?
  var withdraw: [String]?
  /// The public key of the server (`applicationServerKey`).
  var subscribe: String?
  var unsubscribe: Bool?
}

private struct BrowserMessage: Decodable {
  var permission: BrowserPermission?
  var shown: String?
  var failed: String?
  var answer: String?
  var action: String?
  /// The subscription that the user asked for.
  var subscribed: SubscriptionMessage?
  /// The current subscription. If there is none, the message has no endpoint.
  var current: SubscriptionMessage?
  var refused: PushRefusal?
}
