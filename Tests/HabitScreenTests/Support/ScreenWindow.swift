import Foundation
@testable import WebElements

@testable import HabitTrackerFeature
@testable import SwiftUI

/// A window of the app without a browser. It receives events as a browser sends them.
@MainActor final class ScreenWindow {
  private let channel = ScreenChannel()
  private let session: AppSession
  let page: WindowPage
  private var isOpen = true

  /// - Parameters:
  ///   - kept: The view state that an earlier window saved.
  ///   - locale: The reader's language and region, as a BCP 47 tag.
  init(
    _ session: AppSession,
    address: String = "/",
    kept: [String: String] = [:],
    locale: String? = nil
  ) {
    self.session = session
    page = WindowPage(
      app: ScreenApp(session: session),
      root: "",
      request: PageRequest(kept: kept, address: address, acceptedLanguages: locale),
      channel: channel
    )
  }

  /// The elements of the page, outer elements first.
  var elements: [Element] { channel.elements }

  /// The texts from top to bottom.
  var texts: [String] {
    elements.compactMap { element in
      if case .text(let text) = element.content, !text.isEmpty { text } else { nil }
    }
  }

  /// The addresses in the browser history, starting with the first screen's address.
  var addresses: [String] { channel.content?.addresses ?? ["/"] }

  /// The view state that the browser saves.
  var kept: [String: String] { channel.content?.kept ?? [:] }

  func send(_ event: PageEvent) { page.receive(event) }

  func close() {
    if isOpen { page.close() }
    isOpen = false
  }

  isolated deinit { if isOpen { page.close() } }

  /// Reloads the page: a new window at the same address with the saved view state.
  func reloaded() -> ScreenWindow {
    close()
    return ScreenWindow(session, address: addresses.last ?? "/", kept: kept)
  }
}

private struct ScreenApp: App {
  let session: AppSession

  var body: some Scene {
    WindowGroup { RootView(session: session, texts: .everywhere, access: access) }
  }

  private var access: PlatformAccess {
    PlatformAccess(
      gallery: nil,
      devices: { nil },
      passCodePage: { nil },
      copyButton: { _ in AnyView(Text("Copy")) }
    )
  }
}

extension ScreenApp {
  init() { preconditionFailure("A test creates the app with a session") }
}

/// The channel that keeps the latest content of a page.
@MainActor private final class ScreenChannel: PageChannel {
  private(set) var content: PageContent? { didSet { known = nil } }
  private var known: [Element]?

  var elements: [Element] {
    if let known { return known }
    var elements: [Element] = []
    func add(_ element: Element) {
      elements.append(element)
      element.children.forEach(add)
    }
    content.map { add($0.root) }
    known = elements
    return elements
  }

  func show(_ content: PageContent, effects: [Effect]) { self.content = content }

  func openUpload(
    _ receive: @escaping @MainActor (Result<ReceivedFile, any Error>) -> Void
  ) -> String { "/upload/test" }

  func closeUpload(_ address: String) {}

  func openDownload(_ file: OfferedFile, taken: @escaping @MainActor () -> Void) -> String {
    "/download/test"
  }
}
