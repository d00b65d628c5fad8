import ArgumentParser

/// `habit status`: one habit's figures, or how far today has come.
struct StatusCommand: StoreCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Tell how far today has come, or a habit's figures."
  )

  @Argument(help: HabitAndDay.habitHelp, completion: .habits)
  var name: String?

  @OptionGroup var options: CommandOptions

  func answer(in session: CommandSession) throws -> StatusAnswer {
    let store = session.store
    if let name {
      return .habit(HabitReport(try session.habit(named: name), on: store.today, in: store))
    }
    let habits = try session.habits().filter { $0.archivedAt == nil }
    try store.read(habits)
    let progress = store.todayProgress(of: habits)
    return .today(
      StatusAnswer.TodayReport(
        day: store.today.isoText,
        done: progress.done,
        due: progress.due,
        skipped: progress.skipped
      )
    )
  }
}
