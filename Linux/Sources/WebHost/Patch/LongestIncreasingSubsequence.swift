/// Returns the positions of a longest strictly increasing subsequence in O(n log n), ignoring nil
/// values.
///
/// Children at these positions stay in place and all other kept children move, which is the minimum
/// number of moves.
func longestIncreasingSubsequence(_ values: [Int?]) -> Set<Int> {
  /// For each length, the position of the smallest value that ends a subsequence.
  var ends: [Int] = []
  /// For each position, the previous position in its subsequence.
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
