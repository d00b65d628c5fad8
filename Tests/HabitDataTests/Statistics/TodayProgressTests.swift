import HabitEngine
import Testing

@testable import HabitData

struct TodayProgressTests {
  private let day = CalendarDay(rawValue: 20_521)

  /// Returns the progress of habits: `x` done, `s` skipped, `.` open. `X`, `S`, and `o` have met
  /// the goal of their week.
  private func progress(_ text: String) -> TodayProgress {
    TodayProgress(
      text.map { character in
        let record: DayRecord? =
          switch character {
          case "x", "X": DayRecord(day: day, count: 1)
          case "s", "S": DayRecord(day: day, count: 0, status: .skipped)
          default: nil
          }
        let week = DayRecord(day: day.advanced(by: -1), count: 1)
        let meetsWeek = "XSo".contains(character)
        let history = HabitHistory(
          log: HabitLog((meetsWeek ? [week] : []) + (record.map { [$0] } ?? [])),
          target: HabitTarget(
            goal: StreakGoal(period: .week, basis: .day, value: meetsWeek ? 1 : 7)
          ),
          created: day
        )
        return (
          state: DayState(history, on: day, weekStart: .sunday, today: day),
          period: .week
        )
      }
    )
  }

  @Test(arguments: [
    ("..", 0, 2, 0.0, "2 habits to go", nil),
    ("x.", 1, 2, 0.5, "1 habit to go", nil),
    ("xsx", 2, 2, 1.0, "All done. A perfect day.", "1 skipped"),
    ("ss", 0, 0, 0.0, "Nothing is due today.", "2 skipped"),
    ("", 0, 0, 0.0, "Nothing is due today.", nil),
    ("xo", 1, 1, 1.0, "All done. A perfect day.", "1 done for this week"),
    ("X.oo", 1, 2, 0.5, "1 habit to go", "2 done for this week"),
    ("Ss.", 0, 1, 0.0, "1 habit to go", "2 skipped"),
    ("oS", 0, 0, 0.0, "Nothing is due today.", "1 skipped, 1 done for this week"),
  ])
  func `Skipped habits and habits done for the week are not part of today's progress`(
    habits: String,
    done: Int,
    due: Int,
    fraction: Double,
    message: String,
    exceptions: String?
  ) {
    let progress = progress(habits)
    #expect(progress.done == done)
    #expect(progress.due == due)
    #expect(progress.fraction == fraction)
    #expect(progress.message == message)
    #expect(progress.exceptions == exceptions)
  }
}
