import ArgumentParser

/// The `habit status` command, which shows a habit's statistics or today's progress.
struct StatusCommand: StoreCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "status",
      abstract: .localized("Show today's progress, or a habit's statistics.")
    )
  }

  @Argument(help: HabitAndDay.habitHelp, completion: .habits)
  var name: String?

  @OptionGroup var options: CommandOptions

  func answer(in session: CommandSession) throws -> StatusAnswer {
    let store = session.store
    if let name {
      return .habit(HabitReport(try session.habit(named: name), on: store.today, in: store))
    }
    let habits = try session.store.allHabits().filter { $0.archivedAt == nil }
    try store.read(habits)
    let progress = store.todayProgress(of: habits)
    return .today(
      StatusAnswer.TodayReport(
        day: store.today.isoText,
        done: progress.done,
        due: progress.due,
        skipped: progress.skipped,
        exceptions: progress.exceptions
      )
    )
  }
}

/// The output of `habit status`.
enum StatusAnswer: CommandAnswer, Equatable {
  case habit(HabitReport)
  case today(TodayReport)

  /// Today's progress over all habits.
  struct TodayReport: Encodable, Equatable {
    /// The day: `2026-03-09`.
    let day: String
    /// The number of completed habits.
    let done: Int
    /// The number of due habits, except habits that were skipped or have met their goal for the
    /// week or month.
    let due: Int
    /// The number of skipped habits.
    let skipped: Int
    /// A description of the skipped habits and the habits that are not due, or nil if there are
    /// none.
    let exceptions: String?
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .habit(let report): try report.encode(to: encoder)
    case .today(let report): try report.encode(to: encoder)
    }
  }

  var text: String {
    switch self {
    case .habit(let report): return report.text
    case .today(let today):
      guard let exceptions = today.exceptions else {
        return String(localized: "\(today.day): \(today.done) of \(today.due) done")
      }
      return String(
        localized: "\(today.day): \(today.done) of \(today.due) done, \(exceptions)",
        comment: "“2026-03-09: 2 of 4 done, 1 skipped, 2 not due”."
      )
    }
  }
}
