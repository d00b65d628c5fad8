import HabitEngine
import HabitInterchange
import Testing

/// Tables from spreadsheets, with days in January 2026.
struct SpreadsheetTableTests {
  private static let notACell = " is not x, yes, no, skip, or a number such as 8.5"
  private static let table = "Table with a row for each habit and day"

  @Test func `A list of habits and days has a completion in each row`() throws {
    let history = try read("habit,date\nRead,2026-01-01\nRun,2026-01-02\nRead,2026-01-01\n".utf8)
    expect(
      history,
      format: Self.table,
      habits: [
        habit("Read", identity: "own/Read", days: [done(1, count: 2)]),
        habit("Run", identity: "own/Run", position: 1, days: [done(2)]),
      ]
    )
  }

  @Test func `A row can have a word or a number, a note, a unit, and a category`() throws {
    let run = habit(
      "Run",
      identity: "own/Run",
      category: "fitness",
      position: 1,
      target: amount(1, "km", decimals: 1, step: 10),
      days: [done(1, count: 85), done(2, count: 30)]
    )
    let read = habit(
      "Read",
      identity: "own/Read",
      days: [done(1, note: "in bed"), missed(2), skipped(3)]
    )
    let history = try HabitInterchangeTests.read(
      """
      Date;Habit;Value;Unit;Category;Notes
      2026-01-01;Read;x;;;in bed
      2026-01-02;Read;no;;;
      2026-01-03;Read;skip;;;
      2026-01-04;Read;;;;
      2026-01-01;Run;8,5;km;Fitness;
      2026-01-02;Run;1;km;Fitness;
      2026-01-02;Run;2.0;km;Fitness;

      """.utf8
    )
    expect(history, format: Self.table, habits: [read, run])
  }

  @Test func `A long category and unit in every row are in the description once`() throws {
    let category = String(repeating: "c", count: 31)
    let unit = String(repeating: "u", count: 21)
    let history = try read(
      """
      habit,date,category,unit
      Run,2026-01-01,\(category),\(unit)
      Run,2026-01-02,\(category),\(unit)

      """.utf8
    )
    #expect(history.habits.map(\.details) == ["Category: \(category)\nUnit: \(unit)"])
    #expect(history.habits.map(\.changes) == [[.category(category), .unit(unit)]])
  }

  @Test func `A status and an amount together determine a day`() throws {
    let history = try read(
      """
      Habit Name,Completion Date,Status,Amount
      Read,2026-01-01,completed,30
      Read,2026-01-02,failed,0
      Read,2026-01-03,skipped,0
      Read,2026-01-04,,12

      """.utf8
    )
    #expect(
      history.habits.map(\.days) == [
        [done(1, count: 30), missed(2), skipped(3), done(4, count: 12)]
      ]
    )
  }

  @Test func `A column for each habit is read, and columns without days are reported`() throws {
    let history = try read(
      """
      Date,Weekday,Read,Run,Mood,,
      2026-01-01,Thu,x,5,good,,
      2026-01-02,Fri,,2.5,,,
      2026-01-03,Sat,no,0,fine,,
      2026-01-04,Sun,TRUE,-,,,

      """.utf8
    )
    expect(
      history,
      format: "Table with a column for each habit",
      habits: [
        habit("Read", identity: "own/Read", days: [done(1), missed(3), done(4)]),
        habit(
          "Run",
          identity: "own/Run",
          position: 1,
          target: amount(1, "", decimals: 1, step: 10),
          days: [done(1, count: 50), done(2, count: 25), missed(3)]
        ),
      ],
      omissions: [.columns(["Weekday", "Mood"])]
    )
  }

  @Test func `A row for each habit and a column for each day is read`() throws {
    let history = try read(
      "Habit,1/12/2026,1/13/2026,1/14/2026\nRead,x,,skip\nRun,1,0,1\n".utf8
    )
    expect(
      history,
      format: "Table with a row for each habit, dates with the month first",
      habits: [
        habit("Read", identity: "own/Read", days: [done(12), skipped(14)]),
        habit("Run", identity: "own/Run", position: 1, days: [done(12), missed(13), done(14)]),
      ]
    )
  }

  @Test func `A habit has the same identifier in a list and in a table with columns`() throws {
    let list = try read("habit,date\nRead,2026-01-01\n".utf8)
    let table = try read("day,Read\n2026-01-01,x\n".utf8)
    #expect(list.habits == table.habits)
  }

  @Test(arguments: [
    ("habit,date,value\nRead,2026-01-01,perhaps\n", "file, line 2: “perhaps”" + notACell),
    ("habit,date,value\nRead,2026-01-01,\"1,500\"\n", "file, line 2: “1,500”" + notACell),
    ("habit,date,value\nRead,2026-01-01,-3\n", "file, line 2: “-3”" + notACell),
    ("habit,date\nRead,soon\n", "file, line 2: “soon” is not a day from 1970 to 2199"),
    ("habit,date\nRead,2300-01-01\n", "file, line 2: “2300-01-01” is not a day from 1970 to 2199"),
    (
      "habit,date\nRead,2026-01-01\nRead,13/01/2026\n",
      "file, line 3: “13/01/2026” is written differently from the other dates; write all dates as 2026-03-09"
    ),
    ("Date,Read\n2026-01-01,x\n2026-01-02,yess\n", "file, line 3: “yess”" + notACell),
    ("Date,Mood\n2026-01-01,good\n", "file, line 2: “good”" + notACell),
    (
      "habit,date\nRead,03/04/2026\nRead,05/04/2026\n",
      "file, line 2: “03/04/2026” can be more than one day, and no other date shows which; write the dates "
        + "as 2026-03-09 and try again"
    ),
  ])
  func `A cell that can't be interpreted is reported`(text: String, expected: String) {
    #expect(message(reading: text) == expected)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `Each line end within quotes counts as a line of the file`(end: String) {
    let lines = ["habit,date", "\"Read", "a book\",2026-01-01", "Read,soon", ""]
    let expected = "file, line 4: “soon” is not a day from 1970 to 2199"
    #expect(message(reading: lines.joined(separator: end)) == expected)
  }

  @Test func `A table with ambiguous dates is read in each possible order`() throws {
    let texts = [
      "habit,date\nRead,1/2/2026\n", "Date,Read\n1/2/2026,x\n", "Habit,1/2/2026\nRead,x\n",
    ]
    for text in texts {
      let readings = try readings(text.utf8)
      #expect(readings.map(\.dateOrder) == [.dayFirst, .monthFirst])
      // January 2 is read from 1/2 with the month first, and February 1 with the day first.
      #expect(readings.map(\.history.habits.first?.days) == [[done(32)], [done(2)]])
    }
    let clear = try readings("habit,date\nRead,13/2/2026\n".utf8)
    #expect(clear.map(\.dateOrder) == [nil])
  }

  @Test func `A table with Habitify's columns is read as a custom table`() throws {
    let history = try read(
      """
      Habit,Date,Total log,Unit,Status,Habit ID
      Run,2026-01-01,8.5,km,Completed,a1
      Run,2026-01-02,1,km,Failed,a1
      Read,2026-01-01,2,times,Completed,b2
      Read,2026-01-02,0,times,Skipped,b2

      """.utf8
    )
    let run = habit(
      "Run",
      identity: "own/Run",
      target: amount(1, "km", decimals: 1, step: 10),
      days: [done(1, count: 85), done(2, count: 10)]
    )
    let read = habit(
      "Read",
      identity: "own/Read",
      position: 1,
      days: [done(1, count: 2), skipped(2)]
    )
    expect(history, format: Self.table, habits: [run, read])
  }
}
