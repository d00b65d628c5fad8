import Foundation
import HabitData

/// The habits that a user may mean.
@MainActor
struct HabitChoice {
  private let habits: [Habit]
  private let identifiers: ShortIdentifiers
  private let categories: CategoryList

  /// - Parameters:
  ///   - habits: All there are, archived ones too.
  ///   - categories: What tells habits of one name apart.
  init(_ habits: [Habit], _ categories: CategoryList = CategoryList()) {
    self.habits = habits
    self.categories = categories
    identifiers = ShortIdentifiers(habits.map(\.id))
  }

  /// The habit of this name, else the only one whose name begins so, else the one whose identifier
  /// does; upper and lower case are alike. One that is kept comes before archived ones.
  func habit(_ query: String) throws(CommandFailure) -> Habit {
    let matches = matches(query)
    let kept = matches.filter { $0.archivedAt == nil }
    let candidates = kept.isEmpty ? matches : kept
    guard let habit = candidates.first else { throw .usage("there is no habit “\(query)”") }
    guard candidates.count == 1 else {
      throw .usage("“\(query)” may be any of these; name one by its identifier:\n\(lines(matches))")
    }
    return habit
  }

  private func matches(_ query: String) -> [Habit] {
    let exact = habits.filter { $0.name.caseInsensitiveCompare(query) == .orderedSame }
    guard exact.isEmpty else { return exact }
    let beginning = habits.filter { $0.name.hasCaseInsensitivePrefix(query) }
    guard beginning.isEmpty, query.count >= ShortIdentifiers.lengths.lowerBound else {
      return beginning
    }
    return habits.filter { $0.id.uuidString.hasCaseInsensitivePrefix(query) }
  }

  private func lines(_ habits: [Habit]) -> String {
    TextColumns.lines(
      habits.map { habit in
        [
          "  \(identifiers[habit.id])", habit.name,
          categories.category(habit.category)?.name ?? "no category",
          habit.archivedAt == nil ? "" : "archived",
        ]
      }
    )
  }
}

extension String {
  /// Whether the text begins so, upper and lower case being alike.
  func hasCaseInsensitivePrefix(_ prefix: String) -> Bool {
    range(of: prefix, options: [.caseInsensitive, .anchored]) != nil
  }
}
