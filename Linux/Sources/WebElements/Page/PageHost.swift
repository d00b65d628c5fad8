import Foundation

/// A server of pages.
///
/// The runtime depends only on this protocol and the program provides the implementation, so that
/// the runtime's module does not import the host's libraries. Tools without the C headers of those
/// libraries could not load its interface.
@MainActor public protocol PageHost: AnyObject {
  /// - `openPage`: Creates the page for a browser tab. Content that it shows before it
  ///   returns is part of the initial document.
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
