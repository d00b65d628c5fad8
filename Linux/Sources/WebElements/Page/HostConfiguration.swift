import Foundation
import LinuxFoundation

/// The address and services of a host.
public struct HostConfiguration: Sendable {
  /// The IP address to listen on, or `localhost`. Loopback by default.
  public var address: String
  /// The port to listen on, from 1 to 65,535, or 0 for any free port.
  public var port: Int
  /// The address at which browsers reach the host behind a reverse proxy, or nil without a proxy.
  public var publicAddress: PublicAddress?
  /// The sign-in of browsers, or nil to admit all clients. If `address` is reachable from other
  /// machines, a configuration whose `isRequired` is true must be set.
  public var signIn: SignInConfiguration?
  /// Additional files to serve, with unique paths.
  public var assets: [Asset]
  /// The handlers of paths that do not belong to pages.
  public var responders: [any PathResponder]
  /// The identity of the app for installation, or nil if it can't be installed.
  public var identity: PageIdentity?
  /// Returns the texts and the locale for the `Accept-Language` header of a request, which is
  /// untrusted input.
  package var localization: @MainActor @Sendable (_ accepted: String?) -> Localization = { _ in
    .ofProcess
  }
  /// The resource limits. Tests lower the defaults.
  package var limits = HostLimits()
  /// The folder that stores uploaded files until they are read.
  public var uploads = FileManager.default.temporaryDirectory

  /// Creates a configuration. The defaults are 127.0.0.1, port 8080, and no pass code.
  public init(
    address: String = "127.0.0.1",
    port: Int = 8080,
    publicAddress: PublicAddress? = nil,
    signIn: SignInConfiguration? = nil,
    assets: [Asset] = [],
    responders: [any PathResponder] = [],
    identity: PageIdentity? = nil
  ) {
    self.address = address
    self.port = port
    self.publicAddress = publicAddress
    self.signIn = signIn
    self.assets = assets
    self.responders = responders
    self.identity = identity
  }
}
