import Foundation
import SwiftUI

/// The outlet that shows notifications in the open browsers, together with
/// `Resources/notifications.js` of the SwiftUI module.
///
/// Each window receives them. The windows of one browser show a notification once, because the
/// notification's tag makes the second one replace the first.
@MainActor final class BrowserOutlet: NotificationOutlet {
  var report: ((OutletReport) -> Void)?
  private let send: (_ text: String, _ window: Int) -> Void
  private var windows: [Int: BrowserPermission] = [:]
  private var asking: [CheckedContinuation<Void, Never>] = []

  static let script = "notifications"

  /// - Parameter send: Sends a text to the script in a window.
  init(send: @escaping (_ text: String, _ window: Int) -> Void) {
    self.send = send
  }

  /// Creates the outlet for all windows of the app.
  static func ofAllWindows() -> BrowserOutlet {
    let outlet = BrowserOutlet { WindowScripts.send($0, to: script, in: $1) }
    WindowScripts.listen(to: script) { [weak outlet] window, news in
      switch news {
      case .message(let text): outlet?.receive(text, from: window)
      case .closed: outlet?.forget(window)
      }
    }
    return outlet
  }

  var permission: OutletPermission {
    windows.values.map(\.outlet).max() ?? .unavailable
  }

  func show(_ notice: Notice) {
    tell(BrowserOrder(show: notice), to: .granted)
  }

  func withdraw(_ identifiers: [String]) {
    tell(BrowserOrder(withdraw: identifiers), to: .granted)
  }

  func ask() async {
    guard windows.values.contains(.undecided) else { return }
    await withCheckedContinuation { continuation in
      asking.append(continuation)
      tell(BrowserOrder(ask: true), to: .undecided)
    }
  }

  /// Handles a message from a window. It is untrusted input, and malformed messages are ignored.
  func receive(_ text: String, from window: Int) {
    let news: BrowserNews
    do { news = try JSONDecoder().decode(BrowserNews.self, from: Data(text.utf8)) } catch {
      // The page has another origin or another version.
      return
    }
    if let permission = news.permission {
      windows[window] = permission
      answerWhoeverAsked()
      if permission == .granted { report?(.ready) }
    }
    if let shown = news.shown { report?(.shown(shown)) }
    if let failed = news.failed {
      windows[window] = .unsupported
      report?(.failed(failed))
    }
    if let answer = news.answer { report?(.answered(answer, action: news.action ?? "")) }
  }

  /// Removes a closed window.
  func forget(_ window: Int) {
    windows[window] = nil
    if !windows.values.contains(.undecided) { answerWhoeverAsked() }
  }

  private func answerWhoeverAsked() {
    let waiting = asking
    asking = []
    for continuation in waiting { continuation.resume() }
  }

  private func tell(_ order: BrowserOrder, to permission: BrowserPermission) {
    let chosen = windows.filter { $0.value == permission }.keys.sorted()
    guard !chosen.isEmpty else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      let text = String(decoding: try encoder.encode(order), as: UTF8.self)
      for window in chosen { send(text, window) }
    } catch {
      preconditionFailure("Texts and numbers can't be written as JSON: \(error)")
    }
  }
}

/// The permission that a browser reports.
private enum BrowserPermission: String, Decodable {
  case granted, denied
  case undecided = "default"
  /// The browser does not support notifications, or not at its current address.
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
}

/// A message from a browser.
private struct BrowserNews: Decodable {
  var permission: BrowserPermission?
  var shown: String?
  var failed: String?
  var answer: String?
  var action: String?
}
