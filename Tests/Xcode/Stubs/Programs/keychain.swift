import Foundation
import Security

@main struct Program {
  static func check(_ condition: Bool, line: UInt = #line) {
    precondition(condition, line: line)
  }

  static func main() throws {
    let file = URL(filePath: CommandLine.arguments[1])
    let store = SecretStore(file)
    check(try store.read() == nil)
    try store.write(Data("one".utf8))
    check(try store.read() == Data("one".utf8))
    try store.write(Data("two".utf8))
    check(try SecretStore(file).read() == Data("two".utf8))
    check(keychainItems.count == 1)
    let item = keychainItems.values.first ?? [:]
    check(item[kSecAttrAccessible] as? String == kSecAttrAccessibleAfterFirstUnlock)
    // The file contains no secret.
    check(try Data(contentsOf: file).isEmpty)
    // The state after the app was deleted and installed again.
    try FileManager.default.removeItem(at: file)
    check(try store.read() == nil)
    try store.write(Data("three".utf8))
    check(try store.read() == Data("three".utf8))
    print("done")
  }
}
