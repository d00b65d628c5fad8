import HabitEngine
import Testing

@testable import HabitInterchange

/// Loop's export as CSV: the archive, and the wide table.
struct LoopTableTests {
  @Test func theArchiveIsRead() throws {
    #expect(
      try read("loop.zip")
        == PortableHistory(
          format: "Loop Habit Tracker archive",
          habits: [
            habit(
              "Run, far",
              identity: "loop-csv/Run, far",
              details: "Did you run?",
              color: "#00897B",
              position: 0,
              target: scheduled(.daysAWeek(3)),
              days: [
                done(1), done(2, count: 0, note: "\"almost\""),
                PortableDay(day: day(4), count: 0, status: .missed, note: "rain,\nand wind"),
                PortableDay(day: day(5), count: 0, status: .skipped, note: "knee"),
              ],
              changes: [.filledInDays(2)]
            ),
            habit(
              "Drink",
              identity: "loop-csv/Drink",
              details: "Water",
              color: "#039BE5",
              position: 1,
              target: amount(8_000, "glasses", decimals: 3, step: 1_000),
              days: [
                done(1, count: 8_000, note: "hot"), done(2, count: 2_500),
                PortableDay(day: day(3), count: 0, status: .skipped),
                // 2 thousandths have the word YES_MANUAL.
                done(4, count: 2),
              ]
            ),
            habit(
              "Coffee",
              identity: "loop-csv/Coffee",
              color: "#5D4037",
              isArchived: true,
              position: 2,
              target: amount(2, "cups", kind: .quit),
              days: [done(1, count: 2), done(2, count: 3)]
            ),
          ]
        )
    )
  }

  @Test func theArchiveOfAnEarlyReleaseHasNumbersAndNoHeaders() throws {
    #expect(
      try read("loop-1.zip")
        == PortableHistory(
          format: "Loop Habit Tracker archive",
          habits: [
            habit(
              "Meditate",
              identity: "loop-csv/Meditate",
              details: "Did you?",
              color: "#AFB42B",
              position: 0,
              days: [PortableDay(day: day(2), count: 0, status: .missed), done(3)],
              changes: [.filledInDays(1)]
            ),
            habit(
              "Steps",
              identity: "loop-csv/Steps",
              color: "#00897B",
              position: 1,
              days: [done(1, count: 12)]
            ),
          ]
        )
    )
  }

  @Test func theWideTableIsRead() throws {
    #expect(
      try read("loop-checkmarks.csv")
        == PortableHistory(
          format: "Loop Habit Tracker table",
          habits: [
            habit(
              "Meditate",
              identity: "loop-csv/Meditate",
              position: 0,
              days: [done(1), PortableDay(day: day(2), count: 0, status: .skipped)]
            ),
            habit(
              "Wake up early",
              identity: "loop-csv/Wake up early",
              position: 1,
              days: [PortableDay(day: day(2), count: 0, status: .missed), done(3)],
              changes: [.filledInDays(1)]
            ),
          ]
        )
    )
  }

  @Test(arguments: [
    (
      "2026-01-01,1,\n",
      "file, line 2: the row has 3 fields, the first one 4; where a habit's name has a comma, only "
        + "Loop's whole archive can be read"
    ),
    (
      "2026-01-01\n",
      "file, line 2: the row has 1 field, the first one 4; where a habit's name has a comma, only "
        + "Loop's whole archive can be read"
    ),
    (
      "2026-01-01,0.5190,1,\n",
      "file, line 2: “0.5190” is a score; the history is in Loop's file Checkmarks.csv"
    ),
    ("2026-01-01,1,maybe,\n", "file, line 2: “maybe” is none of Loop's values"),
    ("\n01.02.2026,1,1,\n", "file, line 3: “01.02.2026” is no day of the years 1970 to 2199"),
    ("2200-01-01,1,1,\n", "file, line 2: “2200-01-01” is no day of the years 1970 to 2199"),
  ])
  func nonsenseIsNamed(rows: String, expected: String) {
    #expect(message(reading: "Date,Run,Read,\n" + rows) == expected)
  }
}
