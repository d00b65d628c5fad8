extension ViewNode {
  /// The node's position in the window as a string that is stable across launches: a hash of the
  /// keys and types from the root down.
  var place: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var node: ViewNode? = self
    while let current = node {
      for byte in "\(current.key)/\(type(of: current.view))".utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
      node = current.parent
    }
    return String(hash, radix: 36)
  }
}
