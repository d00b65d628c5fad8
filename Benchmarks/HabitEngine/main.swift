import HabitEngine

// Measures what the screens ask of the engine. To be run in a release build.

let sample = Sample(habits: 200)
let today = Sample.today

func streaks(_ history: HabitHistory) -> Int {
  let streaks = Streaks(
    history.log,
    target: history.target,
    weekStart: .sunday,
    today: today
  )
  return streaks.current + streaks.longest
}

func grid(_ history: HabitHistory) -> Int {
  let grid = YearGrid(history.log, target: history.target, weekStart: .sunday, today: today)
  return grid.completeDays + grid.outlines.loops.count
}

func statistics(_ history: HabitHistory) -> Int {
  let statistics = Statistics(history, weekStart: .sunday, today: today)
  return statistics.totalCount + statistics.lastTwelveMonths.count
}

/// Adds up what `work` gives for each habit.
func all(_ work: (HabitHistory) -> Int) -> Int {
  sample.histories.reduce(0) { $0 &+ work($1) }
}

var table = Table()
table.add(
  Measurement(
    "streaks, grid and statistics of 200 habits x 10 years",
    target: .milliseconds(3),
    runs: 300
  ) { _ in all { streaks($0) &+ grid($0) &+ statistics($0) } }
)
table.add(Measurement("  streaks alone", runs: 300) { _ in all(streaks) })
table.add(Measurement("  grid with outlines alone", runs: 300) { _ in all(grid) })
table.add(Measurement("  statistics alone", runs: 300) { _ in all(statistics) })
table.add(
  Measurement("habit strength, each day of 200 habits x 10 years", runs: 100) { _ in
    all { Int(HabitStrength($0, today: today).current * 1_000) }
  }
)
table.add(
  Measurement("perfect days over 200 habits x 10 years", runs: 100) { _ in
    PerfectDays(of: sample.histories, in: .min ... .max, weekStart: .sunday, today: today)
      .days.count
  }
)
table.add(
  Measurement("logs of 200 habits x 10 years from their records", runs: 100) { _ in
    sample.records.reduce(0) { $0 + HabitLog($1).recordCount }
  }
)

var edited = sample.histories
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
    let week = DayTotal.last(7, of: history.log, target: history.target, today: today)
    return streaks(history) &+ grid(history) &+ week.count
  }
)
let largest = sample.histories.map(\.log.storageSize).max() ?? 0
table.add("memory of a log of 10 years", bytes: largest, target: 16 * 1_024)
table.print()
