import CMalloc
import Foundation
import WebElements

/// The pages that are open.
@MainActor final class Sessions {
  private let openPage: @MainActor (PageRequest, any PageChannel) -> any Page
  private let limits: HostLimits
  private let uploads: URL
  private let site: SitePath
  private let uptime: Uptime
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

  /// Opens a page. At a limit, the page that is longest without a socket ends; `nil` where each has
  /// a socket.
  func open(_ request: PageRequest) -> Session? {
    let session = reserve(for: request.device)
    if let session { open(request, in: session) }
    return session
  }

  /// Takes the room of a page that is about to be opened; `nil` where there is none.
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

  /// Opens the page whose room was taken.
  func open(_ request: PageRequest, in session: Session) {
    // Its room may have been given to another one meanwhile.
    guard byToken[session.token] != nil else { return }
    session.open(openPage(request, session))
  }

  /// Hands a page over to a document that took the place of the one it had. That one, a copy in
  /// another tab perhaps, cannot reach it any more.
  func handOver(_ session: Session) {
    byToken[session.token] = nil
    session.goOnElsewhere(at: uptime.now)
    byToken[session.token] = session
  }

  /// Ends a page that nobody wants; nothing where it is gone.
  func end(token: String) {
    if let session = self[token] { end(session) }
  }

  /// Ends the pages of all devices but some, at once.
  /// - Parameter isOpen: False to end pages without a device too. Their browsers may have the pass code
  ///   by now, so they ask for the page again and forget nothing.
  func keep(_ signedIn: Set<String>, isOpen: Bool) {
    for session in byToken.values {
      if let device = session.device {
        if !signedIn.contains(device) { end(session, .signedOut) }
      } else if !isOpen {
        end(session)
      }
    }
  }

  /// The socket for a page, ready to run.
  func connect(_ session: Session, after frame: Int) -> Link {
    let link = Link(session: session, limits: limits, uptime: uptime)
    session.connect(link, after: frame)
    return link
  }

  /// What a page waits for under a token; `nil` where none does.
  func upload(_ token: RandomToken) -> Upload? {
    byToken.values.firstNonNil { $0.files.upload(token) }
  }

  /// The file that a page offers under a token; `nil` if none does.
  func download(_ token: RandomToken) -> PageFiles.Download? {
    byToken.values.firstNonNil { $0.files.download(token) }
  }

  /// What a page offers under a token, once; `nil` where none does.
  func takeDownload(_ token: RandomToken) -> PageFiles.Download? {
    for session in byToken.values {
      if let download = session.files.takeDownload(token) { return download }
    }
    return nil
  }

  /// Ends pages that have been without a socket for too long, and asks after silent browsers.
  func sweep() {
    let hadPages = !byToken.isEmpty
    defer { if hadPages, byToken.isEmpty { giveMemoryBack() } }
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

  /// Hands freed memory to the system, as nobody waits for a page now. By itself the C library keeps
  /// the most of what pages and imports have taken, for the days that a process may run.
  private func giveMemoryBack() {
    malloc_trim(0)
  }

  func endAll() {
    for session in byToken.values { end(session) }
  }

  private func end(_ session: Session, _ code: CloseCode = .goingAway) {
    byToken[session.token] = nil
    session.end(code)
  }
}
