import HabitEngine

/// The benchmark of the engine's work for the screens.
enum EngineBenchmark {
  private static let today = EngineSample.today

  static func run() {
    let histories = EngineSample.histories(200)
    var table = Table()
    table.add(
      Measurement(
        "streaks, grid and statistics of 200 habits x 10 years",
        target: .milliseconds(3),
        runs: 300
      ) { _ in
        histories.reduce(0) { $0 &+ streaks($1) &+ grid($1) &+ statistics($1) }
      }
    )
    var edited = histories
    table.add(
      Measurement(
        "a day's write and the habit's card (streaks, grid, last 7 days)",
        target: .microseconds(20),
        runs: 20_000
      ) { run in
        let index = run % edited.count
        let count = run / edited.count % 3
        edited[index].log.set(DayRecord(day: today, count: count))
        let history = edited[index]
        let week = DayTotal.last(7, of: history, weekStart: .sunday, today: today)
        return streaks(history) &+ grid(history) &+ week.count
      }
    )
    let largest = histories.map(\.log.storageSize).max() ?? 0
    table.add("memory of a log of 10 years", bytes: largest, target: 16 * 1_024)
    table.print()
  }

  private static func streaks(_ history: HabitHistory) -> Int {
    let streaks = Streaks(history, weekStart: .sunday, today: today)
    return streaks.current + streaks.longest
  }

  private static func grid(_ history: HabitHistory) -> Int {
    let grid = YearGrid(history, weekStart: .sunday, today: today)
    return grid.completeDays + grid.outlines.loops.count
  }

  private static func statistics(_ history: HabitHistory) -> Int {
    let statistics = Statistics(history, weekStart: .sunday, today: today)
    return statistics.totalCount + statistics.lastTwelveMonths.count
  }
}
