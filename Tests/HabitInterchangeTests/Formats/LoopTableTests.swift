import HabitTestSupport
import HabitEngine
import Testing

@testable import HabitInterchange

/// Loop's CSV export: the archive and the wide table.
struct LoopTableTests {
  private static let otherFieldCount =
    "the row has more or fewer fields than the first one; if a habit's name has a comma, import "
    + "Loop's whole archive"

  @Test func `A CSV archive is read`() throws {
    try expect(
      read("loop.zip"),
      format: "Loop Habit Tracker archive",
      habits: [
        habit(
          "Run, far",
          identity: "loop-csv/Run, far",
          details: "Did you run?",
          color: "#00897B",
          target: scheduled(.daysAWeek(3)),
          days: [
            done(1), done(2, count: 0, note: "\"almost\""), missed(4, note: "rain,\nand wind"),
            skipped(5, note: "knee"),
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
            done(1, count: 8_000, note: "hot"), done(2, count: 2_500), skipped(3),
            // 2 thousandths are written as YES_MANUAL.
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
  }

  @Test func `An archive of an early release, without headers, is read`() throws {
    try expect(
      read("loop-1.zip"),
      format: "Loop Habit Tracker archive",
      habits: [
        habit(
          "Meditate",
          identity: "loop-csv/Meditate",
          details: "Did you?",
          color: "#AFB42B",
          days: [missed(2), done(3)],
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
  }

  @Test func `The wide table is read`() throws {
    try expect(
      read("loop-checkmarks.csv"),
      format: "Loop Habit Tracker table",
      habits: [
        habit(
          "Meditate",
          identity: "loop-csv/Meditate",
          days: [done(1), skipped(2)]
        ),
        habit(
          "Wake up early",
          identity: "loop-csv/Wake up early",
          position: 1,
          days: [missed(2), done(3)],
          changes: [.filledInDays(1)]
        ),
      ]
    )
  }

  /// The table of `loop-checkmarks.csv` as other programs and other versions of Loop write it.
  @Test(arguments: [
    "Date,Meditate,Wake up early\n2026-01-03,-1,2\n2026-01-02,3,0\n2026-01-01,2,1\n",
    "Date;Meditate;Wake up early;\n3/1/2026;-1;2;\n13/1/2026;-1;-1;\n2/1/2026;3;0;\n1/1/2026;2;1;\n",
    "Date,Meditate,Wake up early,,,\n2026-01-03,Entry(timestamp=2026-01-03, value=-1),"
      + "Entry(timestamp=2026-01-03, value=2),\n2026-01-02,Entry(timestamp=2026-01-02, value=3),"
      + "Entry(timestamp=2026-01-02, value=0),\n2026-01-01,Entry(timestamp=2026-01-01, value=2),"
      + "Entry(timestamp=2026-01-01, value=1)\n",
    "Date,Meditate,Wake up early,\n2026-01-03,UNKNOWN,YES_MANUAL,\n2026-01-02,SKIP,NO,\n"
      + "2026-01-01,YES_MANUAL,YES_AUTO,\n",
  ])
  func `A wide table of another version or from a spreadsheet is read`(
    text: String
  ) throws {
    #expect(try read(text.utf8) == read("loop-checkmarks.csv"))
  }

  @Test func `Entries of habits with a comma in the name are refused with the reason`() {
    let text = """
      Date,Run, far,Read,
      2026-01-03,Entry(timestamp=2026-01-03, value=2),Entry(timestamp=2026-01-03, value=2),

      """
    #expect(message(reading: text) == "file, line 2: " + Self.otherFieldCount)
  }

  @Test func `A table of crosses with an empty last column is not read as a Loop table`() throws {
    let history = try read("Date,Run,Read,\n2026-01-01,x,,\n2026-01-02,,yes,\n".utf8)
    #expect(history.format == "Table with a column for each habit")
    #expect(history.habits.map(\.days) == [[done(1)], [done(2)]])
  }

  @Test func `The days of an archive without folders are read from its wide table`() throws {
    let list = """
      Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color
      001,"Run, far",YES_NO,Did you run?,,3,7,#00897B
      002,Read,YES_NO,,,1,1,#039BE5

      """
    func archive(_ names: String) -> [UInt8] {
      ZipMaker.archive([
        ZipMaker.File(name: "Habits.csv", contents: Array(list.utf8)),
        ZipMaker.File(
          name: "Checkmarks.csv",
          contents: Array("Date,\(names),\n2026-01-02,2,3,\n2026-01-01,-1,2,\n".utf8)
        ),
        ZipMaker.File(name: "Scores.csv", contents: Array("Date,\(names),\n".utf8)),
      ])
    }
    try expect(
      read(archive("Run, far,Read")),
      format: "Loop Habit Tracker archive",
      habits: [
        habit(
          "Run, far",
          identity: "loop-csv/Run, far",
          details: "Did you run?",
          color: "#00897B",
          target: scheduled(.daysAWeek(3)),
          days: [done(2)]
        ),
        habit(
          "Read",
          identity: "loop-csv/Read",
          color: "#039BE5",
          position: 1,
          days: [done(1), skipped(2)]
        ),
      ]
    )
    #expect(
      message(reading: archive("Read,Run"))
        == "file is damaged or incomplete: Checkmarks.csv: it doesn't match Habits.csv"
    )
  }

  @Test func `A habit without a name is called Untitled`() throws {
    let history = try read("Date,Run,,\n2026-01-01,2,2,\n2026-01-02,-1,0,\n".utf8)
    #expect(history.habits.map(\.name) == ["Run", "Untitled"])
    #expect(history.habits.map(\.changes) == [[], [.untitled]])
    #expect(history.habits[1].days.map(\.status) == [.done, .missed])
  }

  @Test(arguments: [
    ("2026-01-01,1,\n", "file, line 2: " + otherFieldCount),
    ("2026-01-01\n", "file, line 2: " + otherFieldCount),
    (
      "2026-01-01,0.5190,1,\n",
      "file, line 2: “0.5190” is a score; the history is in Loop's file Checkmarks.csv"
    ),
    ("2026-01-01,1,maybe,\n", "file, line 2: “Value” can't be “maybe”"),
    ("\n32.02.2026,1,1,\n", "file, line 3: “32.02.2026” is not a day from 1970 to 2199"),
    ("2200-01-01,1,1,\n", "file, line 2: “2200-01-01” is not a day from 1970 to 2199"),
  ])
  func `An invalid row is reported with its position`(rows: String, expected: String) {
    #expect(message(reading: "Date,Run,Read,\n" + rows) == expected)
  }
}
