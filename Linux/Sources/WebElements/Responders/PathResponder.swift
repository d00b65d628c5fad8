/// A handler of the requests at a path and its subpaths, in place of the host's pages.
///
/// The host validates the address of a request, enforces the pass code, limits the body, and adds
/// security headers. The handler is nonisolated, and called concurrently.
public protocol PathResponder: Sendable {
  /// The path, such as `/intents`. It must not be `/`. Of several responders whose paths match a
  /// request, the one with the longest path handles it.
  var path: String { get }
  /// The access rule for requests.
  var access: PathAccess { get }
  /// Additional assets for the host's pages.
  var assets: [Asset] { get }
  /// Returns the supported methods of a path. The host rejects other methods.
  func methods(at path: String) -> Set<PathRequest.Method>
  /// Returns the maximum body length in bytes, or nil for the host's default limit.
  ///
  /// Called before the body is read. Higher limits should require authentication.
  func bodyLimit(of request: PathRequest) -> Int?
  /// Responds to a request.
  ///
  /// The method may wait, for example for a change, but not forever, because a disconnected client
  /// is detected only when the response is sent.
  func respond(to request: PathRequest) async -> PathResponse
}

extension PathResponder {
  /// No additional assets.
  public var assets: [Asset] { [] }
  /// Supports GET and POST.
  public func methods(at path: String) -> Set<PathRequest.Method> { [.get, .post] }
  /// Uses the host's default limit.
  public func bodyLimit(of request: PathRequest) -> Int? { nil }
}

/// The access rule of a responder.
public enum PathAccess: Sendable {
  /// The rule of the host's pages: requires the pass code, and changes must come from the host's
  /// own pages.
  case pages
  /// The responder authorizes requests itself, for example with a token.
  ///
  /// The host requires no pass code and allows changes from programs that are not browsers, but not
  /// from pages of other sites.
  case own
}
