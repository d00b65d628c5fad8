import Foundation
import HabitEngine

/// A search for habits by a name or identifier that the user typed.
@MainActor
package struct HabitChoice {
  private let habits: [Habit]

  /// Creates a search.
  ///
  /// - Parameter habits: All habits, including archived ones.
  package init(_ habits: [Habit]) {
    self.habits = habits
  }

  /// Returns the habits with this name, otherwise those whose name begins with the text, otherwise
  /// those whose identifier begins with the text, if it has at least 4 characters. Case is ignored,
  /// and so are invisible characters around a name that was copied from an answer.
  package func matches(_ text: String) -> [Habit] {
    let words = LimitedText.line(text, to: text.count)
    let exact = habits.filter { $0.name.caseInsensitiveCompare(words) == .orderedSame }
    guard exact.isEmpty else { return exact }
    let beginning = habits.filter { $0.name.hasCaseInsensitivePrefix(words) }
    guard beginning.isEmpty, words.count >= ShortIdentifiers.lengths.lowerBound else {
      return beginning
    }
    return habits.filter { $0.id.uuidString.hasCaseInsensitivePrefix(words) }
  }

  /// Returns the active matches, or the archived matches if no match is active.
  package func candidates(_ words: String) -> [Habit] {
    let matches = matches(words)
    let kept = matches.filter { $0.archivedAt == nil }
    return kept.isEmpty ? matches : kept
  }

  /// The shortest unique prefixes of the habits' identifiers.
  package var identifiers: ShortIdentifiers { ShortIdentifiers(habits.map(\.id)) }
}

extension String {
  /// Returns true if the text begins with a prefix, ignoring case.
  package func hasCaseInsensitivePrefix(_ prefix: String) -> Bool {
    range(of: prefix, options: [.caseInsensitive, .anchored]) != nil
  }

  /// The text with control characters and line breaks replaced by spaces, safe for a terminal.
  package var onOneLine: String {
    let lineEnds: ClosedRange<Unicode.Scalar> = "\u{2028}"..."\u{2029}"
    let scalars = unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control || lineEnds.contains(scalar) ? " " : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

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
