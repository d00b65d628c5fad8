/// Which property it is of an entity.
package struct RegisterKey: Hashable, Sendable {
  /// The property's number, see ``HabitProperty`` and ``CategoryProperty``.
  let number: UInt64
  /// Which one of several, such as which pause; else no bytes.
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
