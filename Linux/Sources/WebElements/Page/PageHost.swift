import Foundation

/// A server of pages.
///
/// The SwiftUI module depends only on this protocol, and the program provides the implementation.
/// If the module imported the host's libraries, tools without the C headers of these libraries
/// could not load the module's interface.
@MainActor public protocol PageHost: AnyObject {
  /// - `openPage`: Creates the page for a browser tab. Content that the page shows before the
  ///   closure returns is part of the initial document.
  init(
    configuration: HostConfiguration,
    openPage: @escaping @MainActor (PageRequest, any PageChannel) -> any Page
  )

  /// Starts listening.
  ///
  /// - Returns: The addresses to open in a browser, at least one.
  /// - Throws: `HostError`.
  func start() async throws(HostError) -> [URL]
}
