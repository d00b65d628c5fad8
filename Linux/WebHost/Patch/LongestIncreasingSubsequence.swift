/// The positions of a longest strictly increasing run of values, gaps skipped, in O(n log n).
///
/// Children at these positions keep their order, so every other kept child moves, and no shorter
/// list of moves gives the same order.
func longestIncreasingSubsequence(_ values: [Int?]) -> Set<Int> {
  /// For each length of a run, the position of the smallest value that ends one.
  var ends: [Int] = []
  /// For each position, the one before it in its run.
  var previous = [Int?](repeating: nil, count: values.count)

  for (position, value) in values.enumerated() {
    guard let value else { continue }
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if let end = values[ends[middle]], end < value { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[position] = ends[low - 1] }
    if low == ends.count { ends.append(position) } else { ends[low] = position }
  }

  var result: Set<Int> = []
  var position = ends.last
  while let current = position {
    result.insert(current)
    position = previous[current]
  }
  return result
}
