import FlyingFox
import WebElements

/// Lets browsers in that gave the pass code.
@MainActor final class PassCodeGate {
  private let passCode: String
  private let limits: HostLimits
  private let uptime: Uptime
  private var wrongAttempts: TokenBucket
  /// The cookies given out, the oldest first.
  private var admitted: [String] = []
  /// Browsers keep cookies by host, not by port or path alone, so both are part of the name.
  private let cookieName: String
  private let isHTTPS: Bool

  init(
    passCode: String,
    port: Int,
    publicAddress: PublicAddress?,
    limits: HostLimits,
    uptime: Uptime
  ) {
    self.passCode = passCode
    self.limits = limits
    self.uptime = uptime
    isHTTPS = publicAddress?.isHTTPS == true
    let place = publicAddress.map { $0.root.replacing("/", with: "-") } ?? "-\(port)"
    // With this prefix a browser takes the cookie from the host itself and over TLS alone.
    cookieName = "\(isHTTPS ? "__Host-" : "")admission\(place)"
    wrongAttempts = TokenBucket(
      capacity: limits.passCodeBurst,
      perSecond: limits.passCodesPerSecond,
      now: uptime.now
    )
  }

  func admits(_ request: HTTPRequest) -> Bool {
    request.cookies(cookieName).contains { cookie in
      admitted.contains { equalInConstantTime(cookie, $0) }
    }
  }

  enum Attempt: Equatable {
    /// The browser is let in by this `Set-Cookie`.
    case right(cookie: String)
    case wrong
    /// Too many wrong ones came before; even the right one is not looked at.
    case tooMany
  }

  func attempt(_ guess: String) -> Attempt {
    guard wrongAttempts.hasToken(at: uptime.now) else { return .tooMany }
    guard equalInConstantTime(guess, passCode) else {
      _ = wrongAttempts.take(at: uptime.now)
      return .wrong
    }
    let token = RandomToken()
    admitted.append(token.text)
    admitted.removeFirst(max(0, admitted.count - limits.admissions))
    let secure = isHTTPS ? "; Secure" : ""
    return .right(
      cookie: "\(cookieName)=\(token.text); Path=/; HttpOnly; SameSite=Strict\(secure)"
    )
  }
}
