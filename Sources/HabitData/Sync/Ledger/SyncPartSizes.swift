/// Which parts are to become one, so that there are few and each byte is written a few times only.
enum SyncPartSizes {
  /// So many of one size become one.
  private static let limit = 8
  /// Parts from this size on stay.
  private static let largest = 4 << 20

  /// Groups of parts of about the same size, in which nothing waits to leave.
  static func due(_ parts: [SyncPart]) -> [[SyncPart]] {
    let free = parts.filter { !$0.isPending && $0.bytes.count < largest }
    return Dictionary(grouping: free) { sizeClass($0.bytes.count) }.values
      .filter { $0.count >= limit }
  }

  private static func sizeClass(_ size: Int) -> Int {
    var (limit, number) = (4 << 10, 0)
    while limit <= size { (limit, number) = (limit * 8, number + 1) }
    return number
  }
}
