import Foundation
import WebElements

/// An open page, with its content, the state of its browser, and its socket while it is connected.
@MainActor final class Session: PageChannel {
  private(set) var token = RandomToken()
  /// The device that opened the page, or nil if no pass code is required.
  let device: String?
  private var page: (any Page)?
  private(set) var link: Link?
  /// The time at which the page was opened or lost its socket. Used only while there is no socket.
  private(set) var idleSince: Duration
  /// True if the browser left the document by closing or reloading the tab.
  private(set) var hasLeft = false

  /// The uploads and downloads of the page.
  let files: PageFiles
  private let limits: HostLimits
  private var content: PageContent?
  /// The browser's content after frame `frameNumber`, or nil if the whole content must be sent.
  private var sent: PageContent?
  private var frameNumber = 0
  private var effects: [Effect] = []
  private var hasBeenLinked = false
  /// The events of the page's current document.
  private(set) var events = DocumentEvents()
  private var acknowledged = 0
  /// The values of the controls that the browser reported since the last frame.
  ///
  /// If the page rejects a value, the control is reset although its element did not change.
  private var reported: [Int: [Property]] = [:]

  init(
    limits: HostLimits,
    uploads: URL,
    site: SitePath,
    device: String? = nil,
    now: Duration
  ) {
    self.device = device
    self.limits = limits
    files = PageFiles(limits: limits, uploads: uploads, site: site)
    idleSince = now
  }

  func open(_ page: any Page) {
    self.page = page
  }

  /// Ends the page.
  func end(_ code: CloseCode = .goingAway) {
    link?.close(code)
    link = nil
    page?.close()
    page = nil
    files.close()
  }

  /// Returns the content for a new document, or nil if the page has shown no content yet. Later
  /// frames contain the changes since this content.
  func takeDocument() -> PageContent? {
    sent = content.map(bounded)
    return sent
  }

  /// - Parameter frame: The number of the last frame that the browser received, or 0 for the
  ///   document.
  func connect(_ link: Link, after frame: Int) {
    self.link?.close(.goingAway)
    self.link = link
    hasLeft = false
    if frame != frameNumber { sent = nil }
    reported = [:]
    if hasBeenLinked { effects = [] }
    hasBeenLinked = true
    // The first frame acknowledges the received events, even without other changes.
    acknowledged = -1
    page?.setSeen(true)
    link.wake()
  }

  /// Records that the browser leaves the link's document.
  func leave(_ link: Link) {
    if self.link === link { hasLeft = true }
  }

  /// Continues the page in a document that replaced the previous one. Event numbers start again.
  func moveToNewDocument(at now: Duration) {
    token = RandomToken()
    link?.close(.goingAway)
    link = nil
    hasLeft = false
    idleSince = now
    sent = nil
    events = DocumentEvents()
  }

  func disconnect(_ link: Link, at now: Duration) {
    guard self.link === link else { return }
    self.link = nil
    idleSince = now
    page?.setSeen(false)
  }

  // MARK: PageChannel

  func show(_ content: PageContent, effects: [Effect]) {
    self.content = content
    if link != nil || !hasBeenLinked {
      self.effects += effects.prefix(max(0, limits.waitingEffects - self.effects.count))
    }
    link?.wake()
  }

  func openUpload(
    _ receive: @escaping @MainActor (Result<ReceivedFile, any Error>) -> Void
  ) -> String {
    files.openUpload(receive)
  }

  func closeUpload(_ address: String) {
    files.closeUpload(address)
  }

  func openDownload(_ file: OfferedFile, taken: @escaping @MainActor () -> Void) -> String {
    files.openDownload(file, taken: taken)
  }

  // MARK: Events and frames

  /// - Parameter document: The events of the sending document.
  func receive(_ message: EventMessage, of document: DocumentEvents) {
    guard document.handle(message.sequence) else { return }
    HostLog.debug(message)
    guard document === events else {
      receiveLate(message.event)
      return
    }
    switch (message.event.name, message.event.value) {
    case (.input, .text(let text)), (.submit, .text(let text)):
      reported[message.event.element] = [.value(text)]
    case (.input, .bool(let isChecked)):
      reported[message.event.element] = [.checked(isChecked)]
    case (.input, .number):
      // Only the browser knows its formatting of a number, so the field's value is unknown.
      reported[message.event.element] = []
    case (.back, .number(let steps)):
      // The browser navigated before it sent the event. If the page does not change, the next frame
      // corrects the history.
      let addresses = content?.addresses ?? []
      let left = max(0, min(addresses.count, Int(exactly: steps) ?? 0))
      sent?.addresses = Array(addresses.prefix(left + 1))
    case (.open, _):
      // Here, too, the browser navigated first, but to an entry that the host does not know.
      sent?.addresses = []
    default:
      break
    }
    switch message.event.name {
    case .hide: page?.setSeen(false)
    case .show: page?.setSeen(true)
    default: page?.receive(message.event)
    }
    link?.wake()
  }

  /// Handles an event of a previous document. User actions count, but visibility and focus do not.
  private func receiveLate(_ event: PageEvent) {
    switch event.name {
    case .hide, .show, .focus, .blur, .approach, .near: break
    default: page?.receive(event)
    }
  }

  /// Returns the next frame as JSON, or nil if nothing has changed.
  func nextFrame() -> [UInt8]? {
    guard let content = content.map(bounded) else { return nil }
    var frame = Frame(number: frameNumber + 1, acknowledged: events.handled)
    frame.effects = effects
    if let sent {
      frame.addChanges(from: sent, to: content, reported: reported)
    } else {
      frame.addAll(of: content)
    }
    guard frame.hasContent || acknowledged != events.handled else { return nil }
    frameNumber += 1
    acknowledged = events.handled
    sent = content
    effects = []
    reported = [:]
    let json = frame.json
    HostLog.debug(frame, bytes: json.count)
    return json
  }

  /// Returns the content with at most as much view state as the browser should store.
  ///
  /// The smallest entries are kept, so that one long text does not displace others.
  private func bounded(_ content: PageContent) -> PageContent {
    var content = content
    var room = limits.kept
    guard content.kept.reduce(0, { $0 + $1.key.utf8.count + $1.value.utf8.count }) > room else {
      return content
    }
    let sizes = content.kept.map { ($0.key, $0.key.utf8.count + $0.value.utf8.count) }
    for (key, size) in sizes.sorted(by: { ($0.1, $0.0) < ($1.1, $1.0) }) {
      if size <= room { room -= size } else { content.kept[key] = nil }
    }
    return content
  }
}

/// The handled events of one document. The document's script numbers events from 1.
///
/// A reload loads a new document with its own numbers, and late events of the previous document may
/// arrive afterward, for example `hide`. Sharing a counter would make the first taps of the new
/// document look like duplicates.
@MainActor final class DocumentEvents {
  /// The number of the last handled event.
  private(set) var handled = 0

  /// Records an event. Returns false for a duplicate, whose number is not above the last handled
  /// number.
  func handle(_ number: Int) -> Bool {
    guard number > handled else { return false }
    handled = number
    return true
  }
}
