import FlyingFox
import WebElements

/// The gate that admits signed-in devices, and ends their pages and streams when they are signed
/// out.
@MainActor final class SignInGate {
  nonisolated let keeper: any SignInStore
  nonisolated let cookie: SignInCookie
  private nonisolated let isRequired: Bool
  private var setUpCode: String?
  private let setUpEnds: Duration
  private let isBehindProxy: Bool
  private let uptime: Uptime
  private var rates: SignInRates
  private var log: AttemptLog
  private let watch = SignOutObserver()
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
    keeper.onChange { [weak self] in
      Task { @MainActor in self?.endSignedOut() }
    }
  }

  /// The result of checking a request's sign-in.
  enum Admission: Hashable {
    case device(String)
    /// All clients are admitted, because no pass code is set and none is required.
    case open
    case refused(SignInStatus)
    /// The list of devices can't be read.
    case unavailable

    var device: String? { if case .device(let id) = self { id } else { nil } }
    var isAdmitted: Bool { device != nil || self == .open }
    /// The key under which the client's streams are ended at sign-out.
    var holder: String? { self == .open ? SignInGate.everybody : device }
  }

  /// The key of streams that were opened before a pass code was set.
  private nonisolated static let everybody = ""

  /// Returns the admission of a request's client. Reads the devices off the main actor, so that an
  /// unknown client can't delay other clients.
  @concurrent nonisolated func admission(of request: HTTPRequest) async -> Admission {
    do {
      let status = try keeper.status(of: cookie.values(in: request))
      if case .signedIn(let id) = status { return .device(id) }
      return status == .noPassCode && !isRequired ? .open : .refused(status)
    } catch {
      HostLog.note("the list of devices can't be read", error)
      return .unavailable
    }
  }

  /// True while all clients are admitted.
  nonisolated var isOpen: Bool {
    guard !isRequired else { return false }
    do { return try !keeper.hasPassCode() } catch {
      HostLog.note("the list of devices can't be read", error)
      return false
    }
  }

  // MARK: Attempts

  enum Attempt: Hashable {
    /// The browser is signed in with this `Set-Cookie` value.
    case right(cookie: String)
    /// The attempt succeeded, and the browser's cookie stays valid.
    case done
    case wrong
    /// The new pass code is not acceptable, for this reason.
    case refused(String)
    /// The attempt was not checked, because too many wrong attempts preceded it.
    case tooMany(wait: Duration)
    case unavailable
  }

  /// True while a browser can set the first pass code with the set-up code.
  var awaitsSetUp: Bool { setUpCode != nil && uptime.now < setUpEnds }

  /// Returns the time until a client's attempt is checked, or nil if it is checked now. An attempt
  /// that must wait is logged.
  ///
  /// - Parameters:
  ///   - device: The signed-in device that makes the attempt, or nil.
  ///   - isSetUp: True for an attempt with the set-up code.
  func wait(for request: HTTPRequest, by device: String?, isSetUp: Bool = false) -> Duration? {
    let wait = rates.wait(for: client(of: request, device), isShared: !isSetUp, at: uptime.now)
    guard wait > .zero else { return nil }
    noteTooMany()
    return wait
  }

  func signIn(_ passCode: String, _ request: HTTPRequest) async -> Attempt {
    await attempt(request) {
      let name = Self.deviceName(of: request)
      guard let shown = try await keeper.signIn(deviceNamed: name, giving: passCode) else {
        return .wrong
      }
      return .right(cookie: cookie.setting(shown))
    }
  }

  /// Sets the first pass code with the set-up code, which is invalid afterward.
  func setUp(_ code: String, _ passCode: String, _ request: HTTPRequest) async -> Attempt {
    // The code is too long to guess within its lifetime of a day. If unknown clients shared a limit
    // with the owner, they could lock out the owner, so no shared limit applies.
    await attempt(request, isShared: false) {
      guard awaitsSetUp, let right = setUpCode, equalInConstantTime(code, right) else {
        return .wrong
      }
      try await keeper.choosePassCode(passCode, isFirst: true, keeping: nil)
      setUpCode = nil
      let shown = try keeper.signIn(deviceNamed: Self.deviceName(of: request))
      return .right(cookie: cookie.setting(shown))
    }
  }

  /// Sets the first pass code while all clients are admitted.
  func choose(_ passCode: String, _ request: HTTPRequest) async -> Attempt {
    await attempt(request) {
      try await keeper.choosePassCode(passCode, isFirst: true, keeping: nil)
      let shown = try keeper.signIn(deviceNamed: Self.deviceName(of: request))
      return .right(cookie: cookie.setting(shown))
    }
  }

  /// Changes the pass code.
  func change(
    _ former: String,
    to passCode: String,
    by device: String,
    _ request: HTTPRequest
  ) async -> Attempt {
    await attempt(request, by: device) {
      guard try await keeper.isPassCode(former) else { return .wrong }
      try await keeper.choosePassCode(passCode, isFirst: false, keeping: device)
      return .done
    }
  }

  private func attempt(
    _ request: HTTPRequest,
    by device: String? = nil,
    isShared: Bool = true,
    _ body: @MainActor () async throws -> Attempt
  ) async -> Attempt {
    let client = client(of: request, device)
    let wait = rates.take(client, isShared: isShared, at: uptime.now)
    guard wait == .zero else {
      noteTooMany()
      return .tooMany(wait: wait)
    }
    do {
      let result = try await body()
      if result == .wrong {
        note("a wrong pass code")
      } else {
        rates.refund(client, isShared: isShared)
        if case .address(let address) = client { rates.addFamiliarAddress(address, at: uptime.now) }
      }
      return result
    } catch let refusal as SignInRefusal {
      rates.refund(client, isShared: isShared)
      return .refused(refusal.message)
    } catch {
      HostLog.note("no device can sign in", error)
      return .unavailable
    }
  }

  private func client(of request: HTTPRequest, _ device: String?) -> SignInRates.Client {
    device.map { .device($0) }
      ?? .address(ClientAddress(of: request, isBehindProxy: isBehindProxy))
  }

  /// Logs a failed attempt, unless too many attempts were logged before it.
  private func note(_ what: StaticString) {
    if let omitted = log.line(at: uptime.now) { HostLog.log(what, omitted: omitted) }
  }

  private func noteTooMany() { note("too many wrong pass codes: one was not checked") }

  private static func deviceName(of request: HTTPRequest) -> String {
    DeviceName.words(request.headers[HTTPHeader("User-Agent")])
  }

  // MARK: Signing out

  /// Returns a stream without elements that ends when a holder is signed out.
  func untilSignedOut(_ holder: String) -> AsyncStream<Never> { watch.untilSignedOut(holder) }

  /// Returns a responder's response, or nil if the holder is signed out first.
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

  /// Ends the pages and streams of devices that are no longer signed in, and those opened before a
  /// pass code was set.
  ///
  /// If the list of devices can't be read, all pages and streams continue, because each request is
  /// checked again.
  func endSignedOut() {
    guard !sessions.all.isEmpty || !watch.devices.isEmpty else { return }
    do {
      let signedIn = try keeper.signedIn()
      let isOpen = try !isRequired && !keeper.hasPassCode()
      sessions.keep(signedIn, isOpen: isOpen)
      watch.keep(isOpen ? signedIn.union([Self.everybody]) : signedIn)
    } catch {
      HostLog.note("the list of devices can't be read", error)
    }
  }
}
