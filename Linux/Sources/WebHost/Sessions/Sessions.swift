import CLinux
import Foundation
import WebElements

/// The open pages.
@MainActor final class Sessions {
  private let openPage: @MainActor (PageRequest, any PageChannel) -> any Page
  private let limits: HostLimits
  private let uploads: URL
  private let site: SitePath
  private let uptime: Uptime
  /// The number of pages that ended since memory was last returned to the system.
  private var endedCount = 0
  private var byToken: [RandomToken: Session] = [:]

  init(
    limits: HostLimits,
    uploads: URL,
    site: SitePath,
    uptime: Uptime,
    openPage: @escaping @MainActor (PageRequest, any PageChannel) -> any Page
  ) {
    self.limits = limits
    self.uploads = uploads
    self.site = site
    self.uptime = uptime
    self.openPage = openPage
  }

  var all: [Session] { Array(byToken.values) }

  subscript(token: String?) -> Session? {
    token.flatMap { byToken[RandomToken(text: $0)] }
  }

  /// Opens a page. At a limit, first ends the page that has been without a socket for the longest
  /// time, or returns nil if all pages have sockets.
  func open(_ request: PageRequest) -> Session? {
    let session = reserve(for: request.device)
    if let session { open(request, in: session) }
    return session
  }

  /// Reserves a slot for a page. Returns nil if no slot can be freed.
  func reserve(for device: String? = nil) -> Session? {
    let idle = byToken.values.filter { $0.link == nil }
    if byToken.count >= limits.pages || idle.count >= limits.idlePages {
      guard let oldest = idle.min(by: { $0.idleSince < $1.idleSince }) else { return nil }
      end(oldest)
    }
    let session = Session(
      limits: limits,
      uploads: uploads,
      site: site,
      device: device,
      now: uptime.now
    )
    byToken[session.token] = session
    return session
  }

  /// Opens a page in a reserved slot.
  func open(_ request: PageRequest, in session: Session) {
    // The slot may have been given to another page in the meantime.
    guard byToken[session.token] != nil else { return }
    session.open(openPage(request, session))
  }

  /// Transfers a page to a document that replaced the previous one. The previous document, for
  /// example in a duplicated tab, can no longer reach the page.
  func handOver(_ session: Session) {
    byToken[session.token] = nil
    session.moveToNewDocument(at: uptime.now)
    byToken[session.token] = session
  }

  /// Ends a page, if it exists.
  func end(token: String) {
    if let session = self[token] { end(session) }
  }

  /// Ends the pages of all devices except the given devices.
  ///
  /// - Parameter isOpen: False to also end pages without a device. Users of such pages may know the
  ///   pass code, so their browsers request the page again and keep their stored data.
  func keep(_ signedIn: Set<String>, isOpen: Bool) {
    for session in byToken.values {
      if let device = session.device {
        if !signedIn.contains(device) { end(session, .signedOut) }
      } else if !isOpen {
        end(session)
      }
    }
  }

  /// Connects a page to a new link.
  func connect(_ session: Session, after frame: Int) -> Link {
    let link = Link(session: session, limits: limits, uptime: uptime)
    session.connect(link, after: frame)
    return link
  }

  /// Returns the upload with a token, or nil if no page expects it.
  func upload(_ token: RandomToken) -> Upload? {
    byToken.values.firstNonNil { $0.files.upload(token) }
  }

  /// Returns the download with a token, or nil if no page offers it.
  func download(_ token: RandomToken) -> PageFiles.Download? {
    byToken.values.firstNonNil { $0.files.download(token) }
  }

  /// Returns and removes the download with a token, or nil if no page offers it.
  func takeDownload(_ token: RandomToken) -> PageFiles.Download? {
    byToken.values.firstNonNil { $0.files.takeDownload(token) }
  }

  /// Ends pages that were without a socket for too long, and pings silent browsers.
  func sweep() {
    defer { if endedCount >= (byToken.isEmpty ? 1 : 32) { giveMemoryBack() } }
    for session in byToken.values {
      if let link = session.link {
        link.probe()
      } else if uptime.now - session.idleSince
        >= (session.hasLeft ? limits.leftPage : limits.idlePage)
      {
        end(session)
      }
    }
  }

  /// Returns freed memory to the system. Called after the last page or many pages have ended.
  ///
  /// Without this call, the C library would keep most of the memory of past pages and imports for
  /// the life of the process.
  private func giveMemoryBack() {
    endedCount = 0
    malloc_trim(0)
  }

  func endAll() {
    for session in byToken.values { end(session) }
  }

  private func end(_ session: Session, _ code: CloseCode = .goingAway) {
    byToken[session.token] = nil
    endedCount += 1
    session.end(code)
  }
}
