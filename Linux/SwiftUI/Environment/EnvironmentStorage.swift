/// The values of an environment, never changed once made: one value on top of another storage.
///
/// Every modifier that sets a value makes an environment, and a long list has ten thousands of them:
/// a table of all values in each took most of the memory of a page. So that nothing is far down, a
/// table is made after every few values.
final class EnvironmentStorage {
  private static let longestChain = 8

  private let key: ObjectIdentifier?
  private let value: Any?
  private let base: EnvironmentStorage?
  private let table: [ObjectIdentifier: Any]
  private let chain: Int
  /// Notes what is read; nil where nobody wants to know.
  private let reads: EnvironmentReads?

  /// No values.
  init() {
    key = nil
    value = nil
    base = nil
    table = [:]
    chain = 0
    reads = nil
  }

  /// The values of another storage, with a note of each that is read.
  init(_ other: EnvironmentStorage, noting reads: EnvironmentReads) {
    key = nil
    value = nil
    base = nil
    table = other.values
    chain = 0
    self.reads = reads
  }

  /// - Parameter value: Stands over the one of `base`; nil for none.
  init(_ value: Any?, for key: ObjectIdentifier, over base: EnvironmentStorage) {
    reads = base.reads
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
    reads?.note(wanted)
    var storage = self
    while let base = storage.base {
      if storage.key == wanted { return storage.value }
      storage = base
    }
    return storage.table[wanted]
  }

  /// How many values are set.
  var count: Int { values.count }

  private var values: [ObjectIdentifier: Any] {
    guard let key, let base else { return table }
    var values = base.values
    values[key] = value
    return values
  }
}
