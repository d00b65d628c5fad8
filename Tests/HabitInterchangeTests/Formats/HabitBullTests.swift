import HabitEngine
import HabitInterchange
import Testing

struct HabitBullTests {
  @Test func `ISO dates and amounts are read`() throws {
    let run = habit(
      "Run",
      identity: "habitbull/Run",
      details: "round the lake",
      category: "fitness",
      days: [
        done(1), missed(2, note: "tired"), done(3, note: "fast, \"very\" fast"),
      ]
    )
    let pushUps = habit(
      "Push-ups",
      identity: "habitbull/Push-ups",
      category: "Body",
      position: 1,
      days: [done(1, count: 30), done(2, count: 100)]
    )
    try expect(read("habitbull.csv"), format: "HabitBull table", habits: [run, pushUps])
  }

  @Test func `American dates and numbers beyond 32 bits are read`() throws {
    let run = habit(
      "Run",
      identity: "habitbull/Run",
      category: "fitness",
      target: amount(1, ""),
      days: [
        skipped(0), done(2), done(13, count: 999_999_999, note: "3000000000"),
      ],
      changes: [.roundedDays(1, of: 3)]
    )
    try expect(
      read("habitbull-american.csv"),
      format: "HabitBull table",
      habits: [run]
    )
  }

  @Test func `Fractions are amounts, and small negative numbers are skipped days`() throws {
    let history = try read(
      """
      HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText
      Run,,,2026-01-01,2.5,hills
      Run,,,2026-01-02,0.25,
      Run,,,2026-01-03,-1,

      """.utf8
    )
    #expect(
      history.habits == [
        habit(
          "Run",
          identity: "habitbull/Run",
          target: amount(1, "", decimals: 2, step: 100),
          days: [
            done(1, count: 250, note: "hills"), done(2, count: 25), skipped(3),
          ],
          changes: [.negativeDays(1)]
        )
      ]
    )
  }

  @Test(arguments: [
    ("Run,,,2026-02-30,1,\n", "file, line 2: “2026-02-30” is not a day from 1970 to 2199"),
    ("Run,,,32/1/2026,1,\n", "file, line 2: “32/1/2026” is not a day from 1970 to 2199"),
    ("Run,,,1/31/2026,NaN,\n", "file, line 2: “NaN” is not a number"),
    ("Run,,,1/31/2026,1e999,\n", "file, line 2: “1e999” is not a number"),
    ("Run\n", "file, line 2: “” is not a day from 1970 to 2199"),
    ("Run,\"far\n1\n", "file, line 2: a quotation mark is missing or in the wrong place"),
    ("Run,\"far\"x,\n", "file, line 2: a quotation mark is missing or in the wrong place"),
  ])
  func `An invalid row is reported with its position`(rows: String, expected: String) {
    let header = "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\n"
    #expect(message(reading: header + rows) == expected)
  }
}
