import Foundation

/// Unguessable random text from the system's generator.
package enum RandomText {
  /// Returns random hexadecimal digits.
  ///
  /// - Parameter words: The number of 64-bit words, each of which has 16 digits.
  package static func hexadecimal(words: Int) -> String {
    (0..<words).map { _ in String(format: "%016llx", UInt64.random(in: 0 ... .max)) }.joined()
  }
}
