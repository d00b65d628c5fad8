/// Unguessable random text from the system's generator.
package enum RandomText {
  /// Returns random hexadecimal digits.
  ///
  /// - Parameter words: The number of 64-bit words, each of which has 16 digits.
  package static func hexadecimal(words: Int) -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<words).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
