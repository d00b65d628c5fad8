import FlyingFox
import WebElements

/// Lets devices in that gave the pass code, and ends what they have open when they are signed out.
@MainActor final class SignInGate {
  let keeper: any SignInKeeper
  let cookie: SignInCookie
  private var setUpCode: String?
  private let setUpEnds: Duration
  private let isBehindProxy: Bool
  private let uptime: Uptime
  private var rates: SignInRates
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
    setUpEnds = uptime.now + limits.setUp
    cookie = SignInCookie(port: port, publicAddress: publicAddress)
    isBehindProxy = publicAddress != nil
    self.sessions = sessions
    self.uptime = uptime
    rates = SignInRates(limits: limits, now: uptime.now)
    keeper.onSignOut { [weak self] in
      Task { @MainActor in self?.endSignedOut() }
    }
  }

  /// What the client of a request may do.
  enum Admission: Hashable {
    case device(String)
    case refused(wasSignedOut: Bool)
    /// What is kept of devices can't be read.
    case unavailable
  }

  func admission(of request: HTTPRequest) -> Admission {
    do {
      var wasSignedOut = false
      for value in cookie.values(in: request) {
        switch try keeper.standing(of: value) {
        case .signedIn(let id): return .device(id)
        case .signedOut: wasSignedOut = true
        case .unknown: continue
        }
      }
      return .refused(wasSignedOut: wasSignedOut)
    } catch {
      HostLog.note("the devices can't be told apart", error)
      return .unavailable
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
    await attempt(request) { gate in
      guard gate.awaitsSetUp, let right = gate.setUpCode, equalInConstantTime(code, right) else {
        return .wrong
      }
      try await gate.keeper.choosePassCode(passCode, isFirst: true, keeping: nil)
      gate.setUpCode = nil
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
    await attempt(request) { gate in
      guard try await gate.keeper.isPassCode(former) else { return .wrong }
      try await gate.keeper.choosePassCode(passCode, isFirst: false, keeping: device)
      return .done
    }
  }

  private func attempt(
    _ request: HTTPRequest,
    _ body: @MainActor (SignInGate) async throws -> Attempt
  ) async -> Attempt {
    let address = ClientAddress(of: request, isBehindProxy: isBehindProxy)
    let wait = rates.take(address, at: uptime.now)
    guard wait == .zero else {
      HostLog.tell("too many wrong pass codes: one was not looked at")
      return .tooMany(wait: wait)
    }
    do {
      let result = try await body(self)
      if result == .wrong {
        HostLog.tell("a wrong pass code")
      } else {
        rates.giveBack(address)
      }
      return result
    } catch let refusal as SignInRefusal {
      rates.giveBack(address)
      return .refused(refusal.message)
    } catch {
      HostLog.note("nobody can be let in", error)
      return .unavailable
    }
  }

  private static func deviceName(of request: HTTPRequest) -> String {
    DeviceName.words(request.headers[HTTPHeader("User-Agent")])
  }

  // MARK: Signing out

  /// A sequence of nothing that ends when a device is signed out.
  func untilSignedOut(_ device: String) -> AsyncStream<Never> { watch.untilSignedOut(device) }

  /// What a responder answers; nil where the device is signed out before, which ends the waiting.
  func answer(
    for device: String,
    _ respond: @escaping @Sendable () async -> PathResponse
  ) async -> PathResponse? {
    let end = untilSignedOut(device)
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

  /// Ends what devices have open that are not signed in any more, whoever signed them out. Where that
  /// is not known they go on: each request is looked at once more.
  func endSignedOut() {
    guard sessions.hasDevices || !watch.devices.isEmpty else { return }
    do {
      let signedIn = try keeper.signedIn()
      sessions.keep(signedIn)
      watch.keep(signedIn)
    } catch {
      HostLog.note("the devices can't be told apart", error)
    }
  }
}
