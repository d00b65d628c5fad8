import Foundation

/// The habits that a few words may mean.
@MainActor
package struct HabitChoice {
  private let habits: [Habit]

  /// - Parameter habits: All there are, archived ones too.
  package init(_ habits: [Habit]) {
    self.habits = habits
  }

  /// The habits of this name, else those whose name begins so, else those whose identifier does;
  /// upper and lower case are alike.
  package func matches(_ words: String) -> [Habit] {
    let exact = habits.filter { $0.name.caseInsensitiveCompare(words) == .orderedSame }
    guard exact.isEmpty else { return exact }
    let beginning = habits.filter { $0.name.hasCaseInsensitivePrefix(words) }
    guard beginning.isEmpty, words.count >= ShortIdentifiers.lengths.lowerBound else {
      return beginning
    }
    return habits.filter { $0.id.uuidString.hasCaseInsensitivePrefix(words) }
  }

  /// Those of the matches that are meant: the ones that are kept come before archived ones.
  package func candidates(_ words: String) -> [Habit] {
    let matches = matches(words)
    let kept = matches.filter { $0.archivedAt == nil }
    return kept.isEmpty ? matches : kept
  }

  /// The beginnings of identifiers by which the habits are told apart.
  package var identifiers: ShortIdentifiers { ShortIdentifiers(habits.map(\.id)) }
}

extension String {
  /// Whether the text begins so, upper and lower case being alike.
  package func hasCaseInsensitivePrefix(_ prefix: String) -> Bool {
    range(of: prefix, options: [.caseInsensitive, .anchored]) != nil
  }

  /// The text without what would end a line or steer a terminal.
  package var onOneLine: String {
    let lineEnds: ClosedRange<Unicode.Scalar> = "\u{2028}"..."\u{2029}"
    let scalars = unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control || lineEnds.contains(scalar) ? " " : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
