import Foundation
import WebElements

/// One open page: what it shows, what its browser holds, and the socket between them while there
/// is one.
@MainActor final class Session: PageChannel {
  private(set) var token = RandomToken()
  /// The device that opened it; nil where no pass code is asked for.
  let device: String?
  private var page: (any Page)?
  private(set) var link: Link?
  /// When the page lost its socket, or was opened; it counts while there is none.
  private(set) var idleSince: Duration
  /// Whether the browser left the document: closed the tab, or loads it anew.
  private(set) var hasLeft = false

  /// The files on their way.
  let files: PageFiles
  private let limits: HostLimits
  /// What the page shows.
  private var content: PageContent?
  /// What the browser holds after frame `frameNumber`; `nil` when it has to be sent whole.
  private var sent: PageContent?
  private var frameNumber = 0
  private var effects: [Effect] = []
  private var hasBeenLinked = false
  /// The events of the document that has the page.
  private(set) var events = DocumentEvents()
  private var acknowledged = 0
  /// What the browser holds in the controls that it reported on since the last frame. A field
  /// whose change the page did not accept is set back, though its element is as it was.
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

  /// Ends the page for good.
  func end(_ code: CloseCode = .goingAway) {
    link?.close(code)
    link = nil
    page?.close()
    page = nil
    files.close()
  }

  /// The content for a document that is about to be served, which the browser then holds.
  func takeDocument() -> PageContent? {
    sent = content.map(bounded)
    return sent
  }

  /// - Parameter frame: The number of the last frame that the browser saw, 0 for the document.
  func connect(_ link: Link, after frame: Int) {
    self.link?.close(.goingAway)
    self.link = link
    hasLeft = false
    if frame != frameNumber { sent = nil }
    reported = [:]
    if hasBeenLinked { effects = [] }
    hasBeenLinked = true
    // The first frame tells which events arrived, even where nothing else changed.
    acknowledged = -1
    page?.setSeen(true)
    link.wake()
  }

  /// The browser says that it leaves the document which has the link.
  func leave(_ link: Link) {
    if self.link === link { hasLeft = true }
  }

  /// Goes on in a document that took the place of the one before, which the page knows no longer: the
  /// numbers of its events begin anew.
  func goOnElsewhere(at now: Duration) {
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

  /// - Parameter document: The events of the document that sent it.
  func receive(_ message: EventMessage, of document: DocumentEvents) {
    guard document.handle(message.sequence) else { return }
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
      // How the browser writes a number is its own affair.
      reported[message.event.element] = []
    case (.back, .number(let steps)):
      // The browser went there before it asked. Where the page stays, the next frame says so.
      let addresses = content?.addresses ?? []
      let left = max(0, min(addresses.count, Int(exactly: steps) ?? 0))
      sent?.addresses = Array(addresses.prefix(left + 1))
    case (.open, _):
      // The same; where it went is not known.
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

  /// An event of a document that was left. What the user did there counts; what is seen of it, and
  /// where its focus is, does not.
  private func receiveLate(_ event: PageEvent) {
    switch event.name {
    case .hide, .show, .focus, .blur, .approach, .near: break
    default: page?.receive(event)
    }
  }

  /// The next frame as JSON; `nil` while there is nothing to say.
  func nextFrame() -> [UInt8]? {
    guard let content = content.map(bounded) else { return nil }
    var frame = Frame(number: frameNumber + 1, acknowledged: events.handled)
    frame.effects = effects
    if let sent {
      frame.addChanges(from: sent, to: content, reported: reported)
    } else {
      frame.addAll(of: content)
    }
    guard frame.saysSomething || acknowledged != events.handled else { return nil }
    frameNumber += 1
    acknowledged = events.handled
    sent = content
    effects = []
    reported = [:]
    return frame.json
  }

  /// The content with no more view state than a browser is asked to keep: the smallest entries, as
  /// long as there is room. One text that is too long leaves out no other.
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
