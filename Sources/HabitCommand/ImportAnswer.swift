import Foundation
import HabitInterchange

/// What `habit import` did or would do.
struct ImportAnswer: CommandAnswer, Equatable {
  /// The file's format.
  let format: String
  /// Whether it was done, not only looked at.
  let isDone: Bool
  /// The habits that are new or get days, in the file's order.
  let habits: [ImportedHabitAnswer]
  /// How many days were added, to new habits and others.
  let addedDays: Int
  /// How many of the file's habits were there.
  let knownHabits: Int
  /// How many of the file's days were there and stand.
  let skippedDays: Int
  /// What belongs to none of the habits and is left out, one sentence each.
  let omissions: [String]

  /// The new habits that have the name of a habit that was there.
  let sameNames: [String]

  init(
    _ plan: ImportPlan,
    isDone: Bool,
    sameNames: [String] = [],
    locale: Locale = .current
  ) {
    self.sameNames = sameNames
    format = plan.format
    self.isDone = isDone
    habits =
      plan.newHabits.map { ImportedHabitAnswer($0, locale) }
      + plan.additions.map { ImportedHabitAnswer($0, locale) }
    addedDays = plan.addedDayCount
    knownHabits = plan.knownHabitCount
    skippedDays = plan.skippedDayCount
    omissions = plan.omissions.map { $0.sentence(locale) }
  }

  /// The whole of a look, and of what was done only what is otherwise here.
  var text: String {
    let told = isDone ? habits.filter { !$0.changes.isEmpty } : habits
    return ([summary] + told.map(\.lines) + omissions + namesakes).joined(separator: "\n")
  }

  /// What is to be decided of new habits with known names.
  private var namesakes: [String] {
    guard !sameNames.isEmpty else { return [] }
    let names = sameNames.map { "“\($0)”" }.formatted(.list(type: .and))
    return ["Here already under the same name: \(names). --merge adds the days to what is here."]
  }

  private var summary: String {
    let new = ImportPlan.count(habits.count(where: \.isNew), "new habit")
    let days = ImportPlan.count(addedDays, "day")
    let added = habits.isEmpty ? "nothing" : "\(new) and \(days)"
    let known = ImportPlan.count(knownHabits, "habit")
    let skipped = "; \(ImportPlan.count(skippedDays, "day")) of \(known) already there"
    let verb = isDone ? "added" : "would be added"
    return "\(format): \(added) \(verb)\(knownHabits > 0 ? skipped : "")."
  }
}

/// A habit of the file.
struct ImportedHabitAnswer: Encodable, Equatable {
  let name: String
  /// Whether it was not in the store.
  let isNew: Bool
  /// How many days are added.
  let addedDays: Int
  /// What it is here, in a few words.
  let becomes: String
  /// What it had and what that is here, one sentence each.
  let changes: [String]

  init(_ habit: PortableHabit, _ locale: Locale) {
    name = habit.name
    isNew = true
    addedDays = habit.days.count
    becomes = habit.summary(locale)
    changes = habit.changes.map { $0.sentence(locale) }
  }

  init(_ addition: ImportPlan.Addition, _ locale: Locale) {
    name = addition.name
    isNew = false
    addedDays = addition.days.count
    becomes = "\(ImportPlan.count(addedDays, "more day"))"
    changes = addition.changes.map { $0.sentence(locale) }
  }

  /// The habit, and below it what is otherwise.
  var lines: String {
    (["\(name): \(becomes)"] + changes.map { "  \($0)" }).joined(separator: "\n")
  }
}
