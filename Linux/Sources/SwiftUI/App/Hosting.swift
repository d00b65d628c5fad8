import Dispatch
import Foundation
import WebElements

/// The host, address, and services of the app's windows.
///
/// SwiftUI's `App` has no such settings, so the app sets `current` before its first window opens.
@_spi(Host) @MainActor public struct Hosting {
  /// The app's settings, or nil before the app sets them.
  public static var current: Hosting?

  /// The host that serves the pages of the windows.
  let host: any PageHost.Type
  /// The address and services of the host. At launch, the module adds the sign-in, the assets, and
  /// the languages.
  public var configuration: HostConfiguration
  /// A Boolean value that indicates whether the app's address opens in the desktop's browser at
  /// launch.
  let opensBrowser: Bool
  /// The store of the pass code and of the signed-in devices, or nil to admit all clients.
  ///
  /// If only this machine's users can reach the host, the host asks for a pass code only after a
  /// pass code was set.
  let signIn: (any SignInStore)?
  /// Returns the language that the user chose, as a BCP 47 tag, or nil for the browser's. Windows
  /// observe the values that the closure reads.
  public var language: @MainActor () -> String? = { nil }

  /// The languages of the app's String Catalog, as BCP 47 tags.
  public nonisolated static var languages: [String] { StringCatalog.current.languages }

  /// The locale of the window or request whose code runs.
  public nonisolated static var locale: Locale { Localization.current.locale }

  /// Sets the language of texts outside windows, such as messages in the terminal.
  ///
  /// Call the function before the process creates such a text.
  ///
  /// - Parameter tag: A BCP 47 tag, or nil for the language of the environment.
  public static func setProcessLanguage(_ tag: String?) {
    Localization.setProcessLanguage(tag)
  }

  /// A Boolean value that indicates whether only this machine's users can reach the host.
  public var isLocal: Bool {
    ["127.0.0.1", "::1", "localhost"].contains(configuration.address)
      && configuration.publicAddress?.isLoopback != false
  }

  /// Creates the settings.
  public init(
    _ host: any PageHost.Type,
    address: String,
    port: Int,
    publicAddress: PublicAddress? = nil,
    signIn: (any SignInStore)? = nil,
    opensBrowser: Bool
  ) {
    self.host = host
    configuration = HostConfiguration(address: address, port: port, publicAddress: publicAddress)
    self.signIn = signIn
    self.opensBrowser = opensBrowser
    // The catalog is loaded on another thread, so that the start doesn't wait for the file.
    DispatchQueue.global(qos: .userInitiated).async { _ = StringCatalog.current }
  }
}
