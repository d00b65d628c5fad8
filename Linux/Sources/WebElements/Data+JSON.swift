import Foundation

extension Data {
  /// Encodes a value as JSON with sorted keys, so that equal values have equal bytes. Encoding can't
  /// fail, because the values are strings and finite numbers.
  public static func json(_ value: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do { return try encoder.encode(value) } catch {
      preconditionFailure("a \(type(of: value)) can't be written as JSON: \(error)")
    }
  }
}
