import FlyingFox
import WebElements

/// Admits devices that gave the pass code, and ends their pages and streams when they are signed out.
@MainActor final class SignInGate {
  nonisolated let keeper: any SignInKeeper
  nonisolated let cookie: SignInCookie
  private nonisolated let isRequired: Bool
  private var setUpCode: String?
  private let setUpEnds: Duration
  private let isBehindProxy: Bool
  private let uptime: Uptime
  private var rates: SignInRates
  private var log: AttemptLog
  private let watch = SignOutWatch()
  private let sessions: Sessions

  init(
    _ configuration: SignInConfiguration,
    port: Int,
    publicAddress: PublicAddress?,
    sessions: Sessions,
    limits: HostLimits,
    uptime: Uptime
  ) {
    keeper = configuration.keeper
    setUpCode = configuration.setUpCode
    isRequired = configuration.isRequired
    setUpEnds = uptime.now + limits.setUp
    cookie = SignInCookie(port: port, publicAddress: publicAddress)
    isBehindProxy = publicAddress != nil
    self.sessions = sessions
    self.uptime = uptime
    rates = SignInRates(limits: limits, now: uptime.now)
    log = AttemptLog(now: uptime.now)
    keeper.onSignOut { [weak self] in
      Task { @MainActor in self?.endSignedOut() }
    }
  }

  /// What the client of a request may do.
  enum Admission: Hashable {
    case device(String)
    /// Everybody is admitted until a pass code is chosen.
    case open
    case refused(SignInStanding)
    /// The devices can't be read.
    case unavailable

    var device: String? { if case .device(let id) = self { id } else { nil } }
    var isAdmitted: Bool { device != nil || self == .open }
    /// The name under which the client's streams end when it is signed out.
    var holder: String? { self == .open ? SignInGate.everybody : device }
  }

  /// The holder of streams that were opened before there was a pass code.
  private nonisolated static let everybody = ""

  /// Reads the devices once, off the main actor: before a client is known, it may not keep others
  /// waiting.
  @concurrent nonisolated func admission(of request: HTTPRequest) async -> Admission {
    do {
      let standing = try keeper.standing(of: cookie.values(in: request))
      if case .signedIn(let id) = standing { return .device(id) }
      return standing == .noPassCode && !isRequired ? .open : .refused(standing)
    } catch {
      HostLog.note("the devices can't be told apart", error)
      return .unavailable
    }
  }

  /// True while everybody is admitted.
  nonisolated var isOpen: Bool {
    guard !isRequired else { return false }
    do { return try !keeper.hasPassCode() } catch {
      HostLog.note("the devices can't be told apart", error)
      return false
    }
  }

  // MARK: Attempts

  enum Attempt: Hashable {
    /// The browser is let in by this `Set-Cookie`.
    case right(cookie: String)
    /// All went well, and the browser stays signed in as it is.
    case done
    case wrong
    /// What was chosen can't be a pass code, for this reason.
    case refused(String)
    /// Too many wrong ones came before; even the right one is not looked at.
    case tooMany(wait: Duration)
    case unavailable
  }

  /// Whether a browser can choose the first pass code.
  var awaitsSetUp: Bool { setUpCode != nil && uptime.now < setUpEnds }

  /// The time a client has to wait until its attempt is looked at; nil if it is looked at now. An
  /// attempt that has to wait is noted in the log.
  /// - Parameters:
  ///   - device: The signed-in device that makes the attempt; nil for a client without one.
  ///   - isSetUp: True for an attempt at the set-up code.
  func wait(for request: HTTPRequest, by device: String?, isSetUp: Bool = false) -> Duration? {
    let wait = rates.wait(for: client(of: request, device), isShared: !isSetUp, at: uptime.now)
    guard wait > .zero else { return nil }
    noteTooMany()
    return wait
  }

  /// Gives the pass code.
  func signIn(_ passCode: String, _ request: HTTPRequest) async -> Attempt {
    await attempt(request) { gate in
      let name = Self.deviceName(of: request)
      guard let shown = try await gate.keeper.signIn(deviceNamed: name, giving: passCode) else {
        return .wrong
      }
      return .right(cookie: gate.cookie.setting(shown))
    }
  }

  /// Chooses the first pass code, by the set-up code, which is void afterwards.
  func setUp(_ code: String, _ passCode: String, _ request: HTTPRequest) async -> Attempt {
    // The code is too long to be guessed within its day, so strangers together need no bound, which would
    // keep the owner from setting up.
    await attempt(request, isShared: false) { gate in
      guard gate.awaitsSetUp, let right = gate.setUpCode, equalInConstantTime(code, right) else {
        return .wrong
      }
      try await gate.keeper.choosePassCode(passCode, isFirst: true, keeping: nil)
      gate.setUpCode = nil
      let shown = try gate.keeper.signIn(deviceNamed: Self.deviceName(of: request))
      return .right(cookie: gate.cookie.setting(shown))
    }
  }

  /// Chooses the first pass code where everybody is admitted until there is one.
  func choose(_ passCode: String, _ request: HTTPRequest) async -> Attempt {
    await attempt(request) { gate in
      try await gate.keeper.choosePassCode(passCode, isFirst: true, keeping: nil)
      let shown = try gate.keeper.signIn(deviceNamed: Self.deviceName(of: request))
      return .right(cookie: gate.cookie.setting(shown))
    }
  }

  /// Chooses another pass code, by the one before.
  func change(
    _ former: String,
    to passCode: String,
    by device: String,
    _ request: HTTPRequest
  ) async -> Attempt {
    await attempt(request, by: device) { gate in
      guard try await gate.keeper.isPassCode(former) else { return .wrong }
      try await gate.keeper.choosePassCode(passCode, isFirst: false, keeping: device)
      return .done
    }
  }

  private func attempt(
    _ request: HTTPRequest,
    by device: String? = nil,
    isShared: Bool = true,
    _ body: @MainActor (SignInGate) async throws -> Attempt
  ) async -> Attempt {
    let client = client(of: request, device)
    let wait = rates.take(client, isShared: isShared, at: uptime.now)
    guard wait == .zero else {
      noteTooMany()
      return .tooMany(wait: wait)
    }
    do {
      let result = try await body(self)
      if result == .wrong {
        if let omitted = log.line(at: uptime.now) {
          HostLog.tell("a wrong pass code", omitted: omitted)
        }
      } else {
        rates.giveBack(client, isShared: isShared)
        if case .address(let address) = client { rates.welcome(address, at: uptime.now) }
      }
      return result
    } catch let refusal as SignInRefusal {
      rates.giveBack(client, isShared: isShared)
      return .refused(refusal.message)
    } catch {
      HostLog.note("nobody can be let in", error)
      return .unavailable
    }
  }

  private func client(of request: HTTPRequest, _ device: String?) -> SignInRates.Client {
    device.map { .device($0) }
      ?? .address(ClientAddress(of: request, isBehindProxy: isBehindProxy))
  }

  private func noteTooMany() {
    guard let omitted = log.line(at: uptime.now) else { return }
    HostLog.tell("too many wrong pass codes: one was not looked at", omitted: omitted)
  }

  private static func deviceName(of request: HTTPRequest) -> String {
    DeviceName.words(request.headers[HTTPHeader("User-Agent")])
  }

  // MARK: Signing out

  /// A sequence of nothing that ends when a holder is signed out.
  func untilSignedOut(_ holder: String) -> AsyncStream<Never> { watch.untilSignedOut(holder) }

  /// A responder's answer; nil where the holder is signed out before, which ends the waiting.
  func answer(
    for holder: String,
    _ respond: @escaping @Sendable () async -> PathResponse
  ) async -> PathResponse? {
    let end = untilSignedOut(holder)
    let (first, continuation) = AsyncStream<PathResponse?>.makeStream()
    let answering = Task { _ = continuation.yield(await respond()) }
    let watching = Task {
      for await _ in end {}
      continuation.yield(nil)
    }
    defer {
      answering.cancel()
      watching.cancel()
    }
    for await response in first { return response }
    return nil
  }

  /// Ends the pages and streams of devices that are not signed in any more, whoever signed them out, and
  /// those from before there was a pass code. Where that is not known they go on: each request is looked
  /// at once more.
  func endSignedOut() {
    guard !sessions.all.isEmpty || !watch.devices.isEmpty else { return }
    do {
      let signedIn = try keeper.signedIn()
      let isOpen = try !isRequired && !keeper.hasPassCode()
      sessions.keep(signedIn, isOpen: isOpen)
      watch.keep(isOpen ? signedIn.union([Self.everybody]) : signedIn)
    } catch {
      HostLog.note("the devices can't be told apart", error)
    }
  }
}
