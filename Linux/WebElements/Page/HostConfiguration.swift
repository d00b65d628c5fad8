import Foundation

/// Where a host listens and what it serves beside its pages.
public struct HostConfiguration: Sendable {
  /// The IP address to listen on, or `localhost`. Loopback by default.
  public var address: String
  /// 1 to 65,535, or 0 for any port that is free.
  public var port: Int
  /// Where browsers reach the host if another server stands before it; nil where they reach it by the
  /// address it listens on.
  public var publicAddress: PublicAddress?
  /// That a pass code is asked for before anything else is served. Required when `address` can be
  /// reached from other machines.
  public var signIn: SignInConfiguration?
  /// Files to serve beside the host's own, at paths of their own.
  public var assets: [Asset]
  /// Who answers at paths of their own, beside the pages.
  public var responders: [any PathResponder]
  /// What the program is called beside the system's own; nil where it can't be kept there.
  public var identity: PageIdentity?
  /// The language of the pages, as a BCP 47 tag.
  public var language: String
  /// Bounds; the defaults are those in force, and tests tighten them.
  package var limits = HostLimits()
  /// Where files from browsers are kept until they are read.
  package var uploads = FileManager.default.temporaryDirectory

  /// Makes a configuration; by default 127.0.0.1, port 8080 and no pass code.
  public init(
    address: String = "127.0.0.1",
    port: Int = 8080,
    publicAddress: PublicAddress? = nil,
    signIn: SignInConfiguration? = nil,
    assets: [Asset] = [],
    responders: [any PathResponder] = [],
    identity: PageIdentity? = nil,
    language: String = "en"
  ) {
    self.address = address
    self.port = port
    self.publicAddress = publicAddress
    self.signIn = signIn
    self.assets = assets
    self.responders = responders
    self.identity = identity
    self.language = language
  }
}
