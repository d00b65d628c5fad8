import Testing

@testable import SwiftUI

/// In an environment storage, the value that was set last applies, regardless of the number of
/// values below it.
@MainActor @Suite struct EnvironmentStorageTests {
  private struct One {}
  private struct Two {}

  private let one = ObjectIdentifier(One.self)
  private let two = ObjectIdentifier(Two.self)

  @Test(arguments: 0...40)
  func `A value is found below any number of values of another key`(count: Int) {
    var storage = EnvironmentStorage("a", for: one, over: EnvironmentStorage())
    for number in 0..<count { storage = EnvironmentStorage(number, for: two, over: storage) }
    #expect(storage[one] as? String == "a")
    #expect(storage[two] as? Int == (count > 0 ? count - 1 : nil))
    #expect(storage.count == (count > 0 ? 2 : 1))
  }

  @Test(arguments: [1, 8, 9, 20])
  func `A removed value is not found`(count: Int) {
    var storage = EnvironmentStorage("a", for: one, over: EnvironmentStorage())
    storage = EnvironmentStorage(nil, for: one, over: storage)
    for number in 1..<count { storage = EnvironmentStorage(number, for: two, over: storage) }
    #expect(storage[one] == nil)
    #expect(storage.count == (count > 1 ? 1 : 0))
  }

  @Test func `Setting a value leaves the storage below unchanged`() {
    let below = EnvironmentStorage(1, for: one, over: EnvironmentStorage())
    let above = EnvironmentStorage(2, for: one, over: below)
    #expect(below[one] as? Int == 1)
    #expect(above[one] as? Int == 2)
  }
}
