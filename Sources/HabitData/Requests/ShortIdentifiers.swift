import Foundation

/// The shortest prefixes that distinguish identifiers. All prefixes have the same length.
package struct ShortIdentifiers {
  /// The preferred lengths in characters. Longer prefixes are used if 8 characters are ambiguous.
  package static let lengths = 4...8

  private let length: Int

  package init(_ identifiers: [UUID]) {
    let texts = identifiers.map(\.uuidString)
    let longest = texts.first?.count ?? Self.lengths.upperBound
    length =
      (Self.lengths.lowerBound..<longest).first { length in
        Set(texts.map { $0.prefix(length) }).count == texts.count
      } ?? longest
  }

  package subscript(identifier: UUID) -> String {
    identifier.uuidString.prefix(length).lowercased()
  }
}
