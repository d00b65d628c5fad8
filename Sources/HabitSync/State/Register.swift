/// A value that was written as a whole: of two the later one stands. Equal stamps, which only a
/// machine that was copied while it ran can give, are told apart by the value, so that all devices
/// choose the same.
struct Register: Hashable, Sendable {
  let stamp: Stamp
  let value: [UInt8]
}

extension Register: Comparable {
  static func < (lhs: Register, rhs: Register) -> Bool {
    lhs.stamp == rhs.stamp ? lhs.value.precedes(rhs.value) : lhs.stamp < rhs.stamp
  }
}

/// The later of two values, either of which may not be there.
func later<Value: Comparable>(_ one: Value?, _ other: Value?) -> Value? {
  guard let one, let other else { return one ?? other }
  return max(one, other)
}
