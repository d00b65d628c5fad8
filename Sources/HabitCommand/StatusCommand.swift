import ArgumentParser
import Foundation
import HabitData
import HabitEngine
import HabitLaunch

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

  @OptionGroup var storing: StoreOptions

  @OptionGroup var printing: PrintingOptions

  func answer(in session: CommandSession) throws -> CommandAnswer {
    let store = session.store
    if let name {
      let report = HabitReport(try session.habit(named: name), on: store.today, in: store)
      return CommandAnswer(text: report.text, value: report)
    }
    let habits = try store.allHabits().filter { $0.archivedAt == nil }
    try store.read(habits)
    let report = TodayReport(store.todayProgress(of: habits), on: store.today)
    return CommandAnswer(text: report.text, value: report)
  }
}

/// The output of `habit status`: today's progress over all habits.
private struct TodayReport: Encodable {
  /// The day: `2026-03-09`.
  let day: String
  /// The number of completed habits.
  let done: Int
  /// The number of due habits, except habits that were skipped or have met their goal for the week
  /// or month.
  let due: Int
  /// The number of skipped habits.
  let skipped: Int
  /// A description of the skipped habits and the habits that are not due, or nil if there are none.
  let exceptions: String?

  init(_ progress: TodayProgress, on today: CalendarDay) {
    day = today.isoText
    done = progress.done
    due = progress.due
    skipped = progress.skipped
    exceptions = progress.exceptions
  }

  var text: String {
    guard let exceptions else { return String(localized: "\(day): \(done) of \(due) done") }
    return String(
      localized: "\(day): \(done) of \(due) done, \(exceptions)",
      comment: "“2026-03-09: 2 of 4 done, 1 skipped, 2 not due”."
    )
  }
}
