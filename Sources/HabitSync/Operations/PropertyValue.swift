/// The key and encoded value of a property.
package struct PropertyValue: Hashable, Sendable {
  let key: RegisterKey
  let value: [UInt8]
}

extension PropertyValue {
  init(_ number: some RawRepresentable<UInt64>, item: [UInt8] = [], _ value: [UInt8]) {
    self.init(key: RegisterKey(number, item: item), value: value)
  }
}
