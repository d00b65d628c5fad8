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
