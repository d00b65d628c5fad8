/// The immutable values of an environment: one value on top of another storage, or a full table.
///
/// Every modifier that sets a value creates an environment, and a long list has tens of thousands
/// of them. Storages form a chain, because a full table in each would take most of a page's memory.
/// After every eight values, a storage has a full table, which keeps lookups short.
final class EnvironmentStorage {
  private static let longestChain = 8

  private let key: ObjectIdentifier?
  private let value: Any?
  private let base: EnvironmentStorage?
  private let table: [ObjectIdentifier: Any]
  private let chain: Int

  /// Creates a storage without values.
  init() {
    key = nil
    value = nil
    base = nil
    table = [:]
    chain = 0
  }

  /// - Parameter value: The value that shadows the value in `base`, or nil to remove it.
  init(_ value: Any?, for key: ObjectIdentifier, over base: EnvironmentStorage) {
    if base.chain < Self.longestChain {
      self.key = key
      self.value = value
      self.base = base
      table = [:]
      chain = base.chain + 1
    } else {
      self.key = nil
      self.value = nil
      self.base = nil
      var table = base.values
      table[key] = value
      self.table = table
      chain = 0
    }
  }

  subscript(wanted: ObjectIdentifier) -> Any? {
    var storage = self
    while let base = storage.base {
      if storage.key == wanted { return storage.value }
      storage = base
    }
    return storage.table[wanted]
  }

  /// Returns true if two storages set the same values in the same order.
  func hasSameValues(as other: EnvironmentStorage) -> Bool {
    if self === other { return true }
    guard chain == other.chain, key == other.key, Fields.areEqualOptionals(value, other.value)
    else {
      return false
    }
    if let base, let otherBase = other.base { return base.hasSameValues(as: otherBase) }
    return table.count == other.table.count
      && table.allSatisfy { key, value in Fields.areEqualOptionals(value, other.table[key]) }
  }

  /// The number of values that are set.
  var count: Int { values.count }

  private var values: [ObjectIdentifier: Any] {
    guard let key, let base else { return table }
    var values = base.values
    values[key] = value
    return values
  }
}
