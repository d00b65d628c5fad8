import WebElements

/// The path prefix of a host that shares its address with other apps, such as `/app`, or an empty
/// string.
struct SitePath: Hashable, Sendable {
  let root: String

  init(_ publicAddress: PublicAddress?) { root = publicAddress?.root ?? "" }

  /// Returns a path without the prefix.
  ///
  /// - Parameter path: A normalized path.
  /// - Throws: `RequestError.elsewhere` for a path outside the prefix.
  func local(_ path: String) throws(RequestError) -> String {
    guard !root.isEmpty else { return path }
    guard path == root || path.hasPrefix(root + "/") else { throw .elsewhere }
    let local = path.dropFirst(root.count)
    return local.isEmpty ? "/" : String(local)
  }
}
