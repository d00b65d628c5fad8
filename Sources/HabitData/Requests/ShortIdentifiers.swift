import Foundation

/// The beginnings of identifiers by which a user tells habits apart: as few letters as make all
/// of them different, the same number for each.
package struct ShortIdentifiers {
  /// How many letters it takes at least, and as a rule at most.
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
