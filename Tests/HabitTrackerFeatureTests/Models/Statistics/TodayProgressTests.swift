import HabitEngine
import Testing

@testable import HabitTrackerFeature

struct TodayProgressTests {
  private let day = CalendarDay(rawValue: 20_521)

  private func progress(_ text: String) -> TodayProgress {
    TodayProgress(
      text.map { character in
        let record: DayRecord? =
          switch character {
          case "x": DayRecord(day: day, count: 1)
          case "s": DayRecord(day: day, count: 0, status: .skipped)
          default: nil
          }
        return DayState(record, target: HabitTarget())
      }
    )
  }

  @Test(arguments: [
    ("..", 0, 2, 0, 0.0, "2 habits to go"),
    ("x.", 1, 2, 0, 0.5, "1 habit to go"),
    ("xsx", 2, 2, 1, 1.0, "All done. A perfect day."),
    ("ss", 0, 0, 2, 0.0, "Nothing is due today."),
    ("", 0, 0, 0, 0.0, "Nothing is due today."),
  ])
  func skippedHabitsAreNotDue(
    habits: String,
    done: Int,
    due: Int,
    skipped: Int,
    fraction: Double,
    words: String
  ) {
    let progress = progress(habits)
    #expect(progress.done == done)
    #expect(progress.due == due)
    #expect(progress.skipped == skipped)
    #expect(progress.fraction == fraction)
    #expect(progress.words == words)
  }
}
