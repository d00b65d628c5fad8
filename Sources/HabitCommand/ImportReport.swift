import Foundation
import HabitData
import HabitEngine
import HabitInterchange
import HabitLaunch

/// The output of `habit import`.
struct ImportReport: Encodable {
  /// The format of the file.
  let format: String
  /// True if the import was performed, false for a dry run.
  let isDone: Bool
  /// The new habits, followed by the existing habits that get additional days.
  let habits: [ImportedHabitAnswer]
  /// The number of added days.
  let addedDays: Int
  /// The first added day, such as `2026-03-09`; nil if no day is added.
  let firstDay: String?
  /// The last added day; nil if no day is added.
  let lastDay: String?
  /// The number of habits in the file that already existed.
  let knownHabits: Int
  /// The number of days in the file that already existed and were not changed.
  let skippedDays: Int
  /// A sentence for each kind of omitted data, for unknown icons, and for unknown colors.
  let omissions: [String]

  /// The new habits that share their name with an existing habit.
  let sameNames: [String]

  init(_ plan: ImportPlan, isDone: Bool, sameNames: [String]) {
    self.sameNames = sameNames
    format = plan.format
    self.isDone = isDone
    habits =
      plan.newHabits.map { ImportedHabitAnswer($0) }
      + plan.additions.map { ImportedHabitAnswer($0) }
    addedDays = plan.addedDayCount
    firstDay = plan.addedDays?.lowerBound.description
    lastDay = plan.addedDays?.upperBound.description
    knownHabits = plan.knownHabitCount
    skippedDays = plan.skippedDayCount
    omissions =
      plan.omissions.map { $0.sentence(TerminalLanguage.locale) } + plan.unknownAppearances
  }

  /// The report as text. After a dry run, it lists all habits. After an import, it lists only the
  /// habits that differ from the file.
  var text: String {
    let shown = isDone ? habits.filter { !$0.changes.isEmpty } : habits
    return ([summary] + span + shown.map(\.lines) + omissions + namesakes).joined(separator: "\n")
  }

  /// A line with the first and the last day that a dry run would add; empty if there is no such
  /// day.
  private var span: [String] {
    guard !isDone, let firstDay, let lastDay else { return [] }
    return [
      firstDay == lastDay
        ? String(localized: "Day: \(firstDay)")
        : String(localized: "Days: \(firstDay) to \(lastDay)")
    ]
  }

  /// A sentence about new habits whose names exist in the app.
  private var namesakes: [String] {
    guard !sameNames.isEmpty else { return [] }
    let names = sameNames.map { "“\($0)”" }
    return [
      String(
        localized: """
          Habits with the same names exist: \(names, format: .list(type: .and)). --merge adds the \
          days to them.
          """
      )
    ]
  }

  private var summary: String {
    let added = ImportPlan.added(habits: habits.count(where: \.isNew), days: addedDays)
    let format = ImportFormatTitle.of(format)
    let sentence =
      if habits.isEmpty {
        String(localized: "\(format): nothing to add.", comment: "After the format of a file.")
      } else if isDone {
        String(
          localized: "\(format): \(added) added.",
          comment: "“Loop backup: 3 habits and 412 days added.”"
        )
      } else {
        String(
          localized: "\(format): \(added) would be added.",
          comment: "“Loop backup: 3 habits and 412 days would be added.”"
        )
      }
    let skipped = ImportPlan.skipped(habits: knownHabits, days: skippedDays)
    return [sentence, skipped].compactMap(\.self).joined(separator: " ")
  }
}

/// A habit in the file.
struct ImportedHabitAnswer: Encodable {
  let name: String
  /// True if the habit did not exist.
  let isNew: Bool
  /// The number of added days.
  let addedDays: Int
  /// A short description of the resulting habit.
  let becomes: String
  /// The differences from the file, in one sentence each.
  let changes: [String]

  init(_ habit: PortableHabit) {
    name = habit.name
    isNew = true
    addedDays = habit.days.count
    becomes = habit.summary(TerminalLanguage.locale)
    changes = habit.changes.map { $0.sentence(TerminalLanguage.locale) }
  }

  init(_ addition: ImportPlan.Addition) {
    name = addition.name
    isNew = false
    addedDays = addition.days.count
    becomes = String(localized: "\(addedDays) more days")
    changes = addition.changes.map { $0.sentence(TerminalLanguage.locale) }
  }

  /// The habit, followed by its differences.
  var lines: String {
    (["\(name): \(becomes)"] + changes.map { "  \($0)" }).joined(separator: "\n")
  }
}
