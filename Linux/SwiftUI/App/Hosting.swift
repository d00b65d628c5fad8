import Foundation
import WebElements

/// What shows the program's windows, and where. SwiftUI's own `App` says nothing of that: the program
/// sets it before its first window.
@MainActor package struct Hosting {
  /// What the program has chosen.
  package static var current: Hosting?

  /// Serves the windows' pages.
  let host: any PageHost.Type
  /// The address to listen on.
  let address: String
  /// The port to listen on; 0 takes a free one.
  let port: Int
  /// Where browsers reach the host if another server stands before it.
  let publicAddress: PublicAddress?
  /// Whether the first address is opened in the desktop's browser.
  let opensBrowser: Bool
  /// Keeps the pass code and the devices that gave it. Where only this machine's users reach the host,
  /// none is asked for until one is chosen.
  let signIn: (any SignInKeeper)?
  /// Who answers at paths of their own, beside the windows.
  package var responders: [any PathResponder] = []
  /// The folder for files from browsers until they are read.
  package var uploads = URL.temporaryDirectory
  /// What the program is called where a system keeps it beside its own.
  package var identity: PageIdentity?

  /// Whether nobody but this machine's own users reaches the host.
  package var isLocal: Bool {
    ["127.0.0.1", "::1", "localhost"].contains(address) && publicAddress?.isLoopback != false
  }

  package init(
    _ host: any PageHost.Type,
    address: String,
    port: Int,
    publicAddress: PublicAddress? = nil,
    signIn: (any SignInKeeper)? = nil,
    opensBrowser: Bool
  ) {
    self.host = host
    self.address = address
    self.port = port
    self.publicAddress = publicAddress
    self.signIn = signIn
    self.opensBrowser = opensBrowser
  }
}
