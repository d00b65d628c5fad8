import Foundation

/// Serves pages to browsers.
///
/// The app's runtime knows the host by this protocol alone, and the program hands it over, so that its
/// own module does not depend on the libraries that the host is made of: what cannot be loaded
/// without their C headers would be closed to tools that read the module's interface.
@MainActor public protocol PageHost: AnyObject {
  /// - Parameter openPage: Makes the page for a browser tab. What it shows through the channel
  ///   before it returns is what the browser shows first.
  init(
    configuration: HostConfiguration,
    openPage: @escaping @MainActor (PageRequest, any PageChannel) -> any Page
  )

  /// Starts to listen.
  /// - Returns: The addresses to open in a browser, at least one.
  /// - Throws: `HostError`.
  func start() async throws(HostError) -> [URL]
}
