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

/// The key of a property in an entity.
package struct RegisterKey: Hashable, Sendable {
  /// The number of the property; see ``HabitProperty`` and ``CategoryProperty``.
  let number: UInt64
  /// The item, if the property has several items, such as pauses; otherwise empty.
  let item: [UInt8]

  init(number: UInt64, item: [UInt8] = []) {
    self.number = number
    self.item = item
  }

  init(_ number: some RawRepresentable<UInt64>, item: [UInt8] = []) {
    self.init(number: number.rawValue, item: item)
  }
}

extension RegisterKey: Comparable {
  package static func < (lhs: RegisterKey, rhs: RegisterKey) -> Bool {
    lhs.number == rhs.number ? lhs.item.precedes(rhs.item) : lhs.number < rhs.number
  }
}
