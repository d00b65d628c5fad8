/// Answers the requests at a path of its own, and below it, which are no page of the host's.
///
/// The host checks for which of its addresses a request was made, asks for the pass code, bounds what
/// it reads and adds what keeps an answer to itself; what is asked for is the responder's affair. It
/// is called on no actor in particular, and for several requests at once.
public protocol PathResponder: Sendable {
  /// Words after slashes, such as `/intents`; not `/`. Of two that fit, the longer one answers.
  var path: String { get }
  /// Whose requests reach it.
  var access: PathAccess { get }
  /// Files of the host's pages that belong to it, beside those of the host itself.
  var assets: [Asset] { get }
  /// What clients can want at one of its paths; the host refuses the rest.
  func methods(at path: String) -> Set<PathRequest.Method>
  /// The most bytes that a client may send along, where it is more than the host takes from everybody;
  /// nil else. Asked for a request before its body is read: whoever may send much should be known.
  func bodyLimit(of request: PathRequest) -> Int?
  /// Answers a request. It may take its time, such as until there is news, but not for ever: that the
  /// client has gone is noticed only when it is answered.
  func respond(to request: PathRequest) async -> PathResponse
}

extension PathResponder {
  /// None.
  public var assets: [Asset] { [] }
  /// To read and to change.
  public func methods(at path: String) -> Set<PathRequest.Method> { [.get, .post] }
  /// What everybody may send.
  public func bodyLimit(of request: PathRequest) -> Int? { nil }
}

/// Whose requests reach a responder.
public enum PathAccess: Sendable {
  /// Those that reach the host's pages: after the pass code, and to change something from the host's
  /// own pages alone.
  case pages
  /// All: the responder itself decides, by a token in the request, say. The host asks for no pass
  /// code, and lets programs change something, which are no pages; pages elsewhere it does not.
  case own
}
