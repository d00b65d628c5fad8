/// The division of bits into groups, each as a number. The first group has the highest bits.
enum BitGroups {
  /// Divides the bits of groups into groups of another size. Remaining bits are dropped.
  static func regrouped(_ groups: [some BinaryInteger], from size: Int, to newSize: Int) -> [Int] {
    var regrouped: [Int] = []
    var (bits, count) = (0, 0)
    for group in groups {
      bits = bits << size | Int(group)
      count += size
      while count >= newSize {
        count -= newSize
        regrouped.append(bits >> count)
        bits &= 1 << count - 1
      }
    }
    return regrouped
  }
}
