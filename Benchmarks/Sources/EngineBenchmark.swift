import HabitEngine

/// The benchmark of the engine's work for the screens.
enum EngineBenchmark {
  private static let today = EngineSample.today

  static func run() {
    let plain = EngineSample(habits: 200, target: EngineSample.plain)
    let mixed = EngineSample(habits: 200, target: EngineSample.mixed)
    var table = Table()

    /// Measures the same operations on daily habits and on a mix of habits.
    func measure(
      _ name: String,
      targets: (plain: Duration, mixed: Duration)? = nil,
      runs: Int,
      _ work: (EngineSample) -> Int
    ) {
      table.add(Measurement(name, target: targets?.plain, runs: runs) { _ in work(plain) })
      table.add(
        Measurement("  of all kinds and schedules", target: targets?.mixed, runs: runs) { _ in
          work(mixed)
        }
      )
    }

    measure(
      "streaks, grid and statistics of 200 habits x 10 years",
      targets: (.milliseconds(3), .microseconds(4_500)),
      runs: 300,
      all { streaks($0) &+ grid($0) &+ statistics($0) }
    )
    measure("- streaks alone", runs: 300, all(streaks))
    measure("- grid with outlines alone", runs: 300, all(grid))
    measure("- statistics alone", runs: 300, all(statistics))
    measure(
      "habit strength, each day of 200 habits x 10 years",
      runs: 100,
      all { Int(HabitStrength($0, today: today).current * 1_000) }
    )
    measure("perfect days over 200 habits x 10 years", runs: 100) { sample in
      PerfectDays(of: sample.histories, in: .min ... .max, weekStart: .sunday, today: today)
        .days.count
    }
    measure("logs of 200 habits x 10 years from their records", runs: 100) { sample in
      sample.records.reduce(0) { $0 + HabitLog($1).recordCount }
    }

    for (name, sample) in [
      ("a day's write and the habit's card (streaks, grid, last 7 days)", plain),
      ("  of all kinds and schedules", mixed),
    ] {
      var edited = sample.histories
      table.add(
        Measurement(name, target: .microseconds(20), runs: 20_000) { run in
          let index = run % edited.count
          let count = run / edited.count % 3
          edited[index].log.set(DayRecord(day: today, count: count))
          let history = edited[index]
          let week = DayTotal.last(7, of: history, weekStart: .sunday, today: today)
          return streaks(history) &+ grid(history) &+ week.count
        }
      )
    }
    let largest = plain.histories.map(\.log.storageSize).max() ?? 0
    table.add("memory of a log of 10 years", bytes: largest, target: 16 * 1_024)
    table.add(
      "memory of 200 logs of all kinds, and half as much again as plain ones",
      bytes: mixed.storageSize,
      target: plain.storageSize * 3 / 2
    )
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

  /// Returns work that adds up the results for all habits.
  private static func all(
    _ work: @escaping (HabitHistory) -> Int
  ) -> (EngineSample) -> Int {
    { sample in sample.histories.reduce(0) { $0 &+ work($1) } }
  }
}
