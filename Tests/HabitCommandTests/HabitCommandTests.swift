import Foundation
import HabitEngine
import Testing

@testable import HabitCommand
@testable import HabitData
@testable import HabitLaunch

@MainActor
struct HabitCommandTests {
  private let habit: CommandFixture

  init() throws {
    habit = try CommandFixture()
  }

  @Test func `A day is done and undone`() async throws {
    try await habit.output("add", "Read a book")
    #expect(
      try await [
        habit.output("done", "read"),
        habit.output("done", "READ A BOOK", "--day", "yesterday"),
        habit.output("done", "Read a book"),
        habit.output("undo", "read", "--day", "2026-03-08"),
      ] == [
        "Read a book: completed on 2026-03-09, streak 1 day (longest 1), 100% of the time",
        "Read a book: completed on 2026-03-08, streak 2 days (longest 2), 100% of the time",
        "Read a book: completed on 2026-03-09, streak 2 days (longest 2), 100% of the time",
        "Read a book: not due on 2026-03-08, streak 1 day (longest 1), 100% of the time",
      ]
    )
  }

  @Test func `The count of a habit is increased, set, and decreased`() async throws {
    try await habit.output("add", "Water", "--per-day", "3")
    let states = try await [
      habit.output("done", "water"), habit.output("done", "water", "--count", "5"),
      habit.output("done", "water"), habit.output("undo", "water"),
    ].map { $0.prefix { $0 != "," } }
    #expect(
      states == [
        "Water: 1 of 3 on 2026-03-09", "Water: 5 of 3 on 2026-03-09",
        "Water: 6 of 3 on 2026-03-09", "Water: 5 of 3 on 2026-03-09",
      ]
    )
  }

  @Test func `A skipped day is not due and can be undone`() async throws {
    try await habit.output("add", "Run")
    try await habit.output("skip", "run")
    #expect(try await habit.output("status") == "2026-03-09: 0 of 0 done, 1 skipped")
    try await habit.output("undo", "run")
    #expect(try await habit.output("status") == "2026-03-09: 0 of 1 done")
  }

  @Test func `The list shows each habit on one line`() async throws {
    try await habit.output("add", "Water", "--per-day", "3")
    try await habit.output("add", "Read a book", "--period", "week", "--goal", "1")
    try await habit.output("done", "read")
    #expect(
      try await habit.list() == """
        Read a book  completed  1 week  id
        Water        0 of 3     0 days  id
        """
    )
    #expect(try await habit.output("list", "--archived") == "No habits.")
  }

  @Test func `An added habit has the values of the given options`() async throws {
    try await habit.output(
      line: """
        add Drink --details tall --category health --color teal --icon drop.fill --per-day 8 \
        --goal 50 --period week --basis value
        """
    )
    let session = try CommandSession(
      StoreOptions.parse(["--store", habit.file.path]),
      .existing,
      settings: Launch(storeURL: nil).settings
    )
    #expect(
      try session.store.allHabits().map(\.draft) == [
        HabitDraft(
          name: "Drink",
          details: "tall",
          icon: "drop.fill",
          color: "teal",
          category: .health,
          target: HabitTarget(
            completionsPerDay: 8,
            goal: StreakGoal(period: .week, basis: .value, value: 50)
          )
        )
      ]
    )
  }

  @Test func `The answer is JSON if requested`() async throws {
    try await habit.output("add", "Run")
    try await habit.output("done", "run")
    #expect(
      try await habit.json("status") == """
        {
          "day" : "2026-03-09",
          "done" : 1,
          "due" : 1,
          "skipped" : 0
        }
        """
    )
    let text = try await habit.json("list")
    let list = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let run = try #require((list as? [[String: Any]])?.first)
    #expect(
      run.keys.sorted() == [
        "completionRate", "completionsPerDay", "count", "currentStreak", "day", "every", "id",
        "isArchived", "isDue", "kind", "longestStreak", "name", "scale", "state", "streakUnit",
        "totalCompletions",
      ]
    )
    #expect(run["state"] as? String == "completed")
    #expect(run["isDue"] as? Bool == true)
  }

  @Test func `An export can be previewed, and importing it again adds nothing`() async throws {
    try await habit.output("add", "Read")
    try await habit.output("done", "read")
    let exported = try await habit.export("--format", "json")
    let file = habit.url(of: "habits.json").path
    try exported.write(to: habit.url(of: "habits.json"))
    let other = try CommandFixture()
    let outputs = try await [
      other.output("import", file, "--dry-run"), other.output("import", file), other.list(),
      other.output("import", file),
    ]
    #expect(
      outputs == [
        "Habit Tracker export: 1 habit and 1 day would be added.\nDay: 2026-03-09\n"
          + "Read: 1 day",
        "Habit Tracker export: 1 habit and 1 day added.",
        "Read  completed  1 day  id",
        "Habit Tracker export: nothing to add. 1 day of 1 habit is already in the app and stays "
          + "unchanged.",
      ]
    )
    #expect(try await other.export() == exported)
  }

  @Test func `A table adds days to a habit of the same name if requested`()
    async throws
  {
    try await habit.output("add", "Read")
    try await habit.output("done", "read")
    let file = habit.url(of: "habits.csv")
    try Data("Date,Read\n2026-03-07,x\n2026-03-08,\n".utf8).write(to: file)
    let outputs = try await [
      habit.output("import", file.path, "--dry-run"),
      habit.output("import", file.path, "--merge", "--dry-run"),
      habit.output("import", file.path, "--merge"), habit.list(),
    ]
    #expect(
      outputs == [
        "Table with a column for each habit: 1 habit and 1 day would be added.\n"
          + "Day: 2026-03-07\nRead: 1 day\nHabits with the same names exist: “Read”. --merge adds the days to "
          + "them.",
        "Table with a column for each habit: 1 day would be added. 1 habit is already in the app.\n"
          + "Day: 2026-03-07\nRead: 1 more day",
        "Table with a column for each habit: 1 day added. 1 habit is already in the app.",
        "Read  completed  1 day  id",
      ]
    )
  }

  @Test func `Dates that can be read in several orders are refused until an order is chosen`()
    async throws
  {
    let file = habit.url(of: "habits.csv")
    try Data("habit,date\nRead,03/02/2026\nRead,03/04/2026\n".utf8).write(to: file)
    let failure = await #expect(throws: CommandFailure.self) {
      try await habit.output("import", file.path)
    }
    #expect(
      failure
        == .data(
          "habits.csv, line 2: “03/02/2026” can be more than one day, and no other date shows "
            + "which; choose one with --date-order day-first or --date-order month-first"
        )
    )
    let format = "Table with a row for each habit and day, dates with the"
    let outputs = try await [
      habit.output("import", file.path, "--date-order", "month-first", "--dry-run"),
      habit.output("import", file.path, "--date-order", "day-first", "--dry-run"),
      habit.output("import", file.path, "--date-order", "day-first"),
    ]
    #expect(
      outputs == [
        "\(format) month first: 1 habit and 2 days would be added.\n"
          + "Days: 2026-03-02 to 2026-03-04\nRead: 2 days",
        "\(format) day first: 1 habit and 2 days would be added.\n"
          + "Days: 2026-02-03 to 2026-04-03\nRead: 2 days",
        "\(format) day first: 1 habit and 2 days added.",
      ]
    )
  }

  @Test func `A file in an unknown format changes nothing`() async throws {
    try await habit.output("add", "Read")
    let file = habit.url(of: "diary.txt")
    try Data("Dear diary".utf8).write(to: file)
    do {
      try await habit.output("import", file.path)
      Issue.record("the file was imported")
    } catch {
      let failure = CommandFailure(error)
      #expect(failure.exitCode == 65)
      #expect(failure.message.hasPrefix("diary.txt "))
    }
    #expect(try await habit.list() == "Read  not completed  0 days  id")
  }

  @Test(arguments: [
    (["done", "Swim", "today"], "there is no habit “Swim”"),
    (["done", "run", "1899-12-31"], "1899-12-31 is before 1900-01-01, the earliest day"),
    (["done", "run", "2026-03-10"], "2026-03-10 is in the future"),
    (["undo", "run", "today"], "nothing was done for “Run” on 2026-03-09"),
  ])
  func `An invalid request is explained`(_ arguments: [String], _ message: String) async throws {
    try await habit.output("add", "Run")
    try await habit.output("add", "Read")
    await #expect(throws: CommandFailure.usage(message)) {
      try await habit.output(arguments[0], arguments[1], "--day", arguments[2])
    }
  }

  @Test func `A file that is not a store is left unchanged`() async throws {
    let content = Data("Dear diary".utf8)
    try content.write(to: habit.file)
    do {
      try await habit.output("list")
      Issue.record("the store was opened")
    } catch let failure as CommandFailure {
      #expect(failure.exitCode == 69)
      #expect(failure.message.contains("is not an SQLite database"))
    }
    #expect(try Data(contentsOf: habit.file) == content)
  }
}
