import FlyingFox
import WebElements

/// Where a host stands among others of one address: the path before all of its own paths, such as
/// `/app`, or nothing.
struct SitePath: Hashable, Sendable {
  let root: String

  init(_ publicAddress: PublicAddress?) { root = publicAddress?.root ?? "" }

  /// A target as the host itself knows it, without the root.
  /// - Throws: `RequestError.elsewhere` for one that is not the host's.
  func local(_ target: HTTPRequest.Target) throws(RequestError) -> HTTPRequest.Target {
    guard !root.isEmpty else { return target }
    let path = target.path()
    guard path == root || path.hasPrefix(root + "/") else { throw .elsewhere }
    let local = path.dropFirst(root.count)
    return HTTPRequest.Target(path: local.isEmpty ? "/" : String(local), query: target.query())
  }
}
