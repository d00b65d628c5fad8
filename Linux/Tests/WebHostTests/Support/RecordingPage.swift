import WebElements
import WebHost

/// A page with one field that records its events.
@MainActor final class RecordingPage: Page {
  let request: PageRequest
  private let channel: any PageChannel
  private(set) var events: [PageEvent] = []
  private(set) var isClosed = false
  /// Called for each event, for example to show new content.
  var onReceive: ((PageEvent) -> Void)?

  /// The visibility changes that were reported to the page.
  private(set) var seen: [Bool] = []

  init(_ request: PageRequest, _ channel: any PageChannel) {
    self.request = request
    self.channel = channel
  }

  /// The page's file transfers.
  var files: any FileChannel { channel }

  func receive(_ event: PageEvent) {
    events.append(event)
    onReceive?(event)
  }

  func setSeen(_ isSeen: Bool) {
    seen.append(isSeen)
  }

  func close() {
    isClosed = true
  }

  func show(
    _ value: String = "",
    title: String = "T",
    addresses: [String] = ["/"],
    kept: [String: String] = [:],
    effects: [Effect] = []
  ) {
    let field = Element(id: 2, tag: .input, properties: [.value(value)], events: [.input])
    let root = Element(id: 1, tag: .main, content: .children([field]))
    channel.show(
      PageContent(root: root, title: title, addresses: addresses, kept: kept),
      effects: effects
    )
  }
}
