/// The key and encoded value of a property.
package struct PropertyValue: Hashable, Sendable {
  let key: RegisterKey
  let value: [UInt8]

  package init(_ property: HabitProperty) {
    key = property.key
    value = property.value
  }

  package init(_ property: CategoryProperty) {
    key = property.key
    value = property.value
  }

  init(key: RegisterKey, value: [UInt8]) {
    self.key = key
    self.value = value
  }
}
