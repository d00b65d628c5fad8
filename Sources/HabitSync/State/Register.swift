/// A value with its stamp. Of two values, the one with the later stamp wins.
///
/// Equal stamps, which occur only after a running machine was copied, are ordered by value, so that
/// all devices choose the same value.
struct Register: Hashable, Sendable {
  let stamp: Stamp
  let value: [UInt8]
}

extension Register: Comparable {
  static func < (lhs: Register, rhs: Register) -> Bool {
    lhs.stamp == rhs.stamp ? lhs.value.precedes(rhs.value) : lhs.stamp < rhs.stamp
  }
}

/// Returns the later of two optional values.
func later<Value: Comparable>(_ one: Value?, _ other: Value?) -> Value? {
  guard let one, let other else { return one ?? other }
  return max(one, other)
}
