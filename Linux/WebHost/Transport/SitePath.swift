import WebElements

/// Where a host stands among others of one address: the path before all of its own paths, such as
/// `/app`, or nothing.
struct SitePath: Hashable, Sendable {
  let root: String

  init(_ publicAddress: PublicAddress?) { root = publicAddress?.root ?? "" }

  /// A normalized path without the root.
  /// - Throws: `RequestError.elsewhere` for a path outside the root.
  func local(_ path: String) throws(RequestError) -> String {
    guard !root.isEmpty else { return path }
    guard path == root || path.hasPrefix(root + "/") else { throw .elsewhere }
    let local = path.dropFirst(root.count)
    return local.isEmpty ? "/" : String(local)
  }
}
