import Foundation
import HabitEngine
import TestSupport
import Testing

@testable import HabitInterchange

/// Exporting and importing 1,000 random stores.
struct RoundTripTests {
  @Test func `JSON preserves everything`() throws {
    for seed in RandomCases.seeds(1_000) {
      var random = RandomHabits(seed: seed)
      let habits = random.habits()
      let categories = random.categories()
      let history = try read(try JSONExport.data(habits, categories: categories))
      let expected = PortableHistory(
        format: "Habit Tracker export",
        habits: habits,
        categories: categories
      )
      #expect(history == expected, "seed \(seed)")
      if history.habits != habits { return }
    }
  }

  @Test func `A table preserves names, categories, days, and notes`() throws {
    for seed in RandomCases.seeds(1_000) {
      var random = RandomHabits(seed: seed)
      let habits = random.habits()
      let history = try read(try CSVExport.data(habits))
      let expected = habits.enumerated().map { Self.limitedToTable($1, at: $0) }
      #expect(
        history == PortableHistory(format: "Habit Tracker table", habits: expected),
        "seed \(seed)"
      )
      if history.habits != expected { return }
    }
  }

  /// Returns the habit with only the properties that a table contains.
  private static func limitedToTable(_ habit: PortableHabit, at position: Int) -> PortableHabit {
    PortableHabit(
      id: habit.id,
      name: habit.name,
      category: habit.category,
      target: HabitTarget(
        kind: habit.target.kind,
        measure: habit.target.measure.unit.map {
          .amount(AmountUnit(name: $0.name, decimals: $0.decimals))
        } ?? habit.target.measure,
        amountPerDay: habit.target.amountPerDay
      ),
      position: position,
      days: habit.days.map {
        PortableDay(day: $0.day, count: $0.count, status: $0.status, note: $0.note)
      }
    )
  }

  @Test func `A table has the keys of standard categories that were not renamed`() throws {
    let habits = ["fitness", "health"].enumerated()
      .map { PortableHabit(id: StableIdentity.uuid(of: $1), name: $1, category: $1, position: $0) }
    let categories = [
      PortableCategory(key: "fitness", name: "Sport"),
      PortableCategory(key: "health", name: "Health"),
    ]
    let history = try read(try CSVExport.data(habits, categories: categories))
    #expect(history.habits.map(\.category) == ["Sport", "health"])
  }

  /// An import of a table refuses more completions.
  @Test func `A count of an earlier measure is at most 9,999 in a table`() throws {
    let day = PortableDay(day: CalendarDay(rawValue: 20_454), count: 10_800, status: .done)
    let id = StableIdentity.uuid(of: "Read")
    let habit = PortableHabit(id: id, name: "Read", position: 0, days: [day])
    let history = try read(try CSVExport.data([habit]))
    #expect(history.habits.map { $0.days.map(\.count) } == [[9_999]])
  }

  /// A spreadsheet would run a formula when it opens the table.
  @Test(arguments: ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "'=1", "＝1", "＋1", "\u{FEFF}=1"])
  func `No field begins like a formula`(text: String) throws {
    let habit = PortableHabit(
      id: StableIdentity.uuid(of: "a"),
      name: text,
      category: text,
      position: 0,
      days: [PortableDay(day: day(1), count: 1, status: .done, note: text)]
    )
    let table = String(decoding: try CSVExport.data([habit]), as: UTF8.self)
    let row = try #require(table.split(whereSeparator: \.isNewline).last)
    for field in [1, 2, 7].map({ row.split(separator: ",")[$0] }) {
      #expect(field == "'" + text)
    }
  }

  /// A spreadsheet may treat semicolons as separators.
  @Test(arguments: [
    (";=1+1", ";'=1+1"), ("a;-b;c", "a;'-b;c"), ("a;'=1;", "a;''=1;"), ("a; b", "a; b"),
  ])
  func `No part of a field begins like a formula`(text: String, guarded: String) {
    #expect(FormulaGuard.guarding(text) == guarded)
    #expect(FormulaGuard.removing(guarded) == text)
  }

  @Test func `Exports report their progress and can be canceled`() async throws {
    var random = RandomHabits(seed: 7)
    let habits = random.habits()
    for format in ExportFormat.allCases {
      var shares: [Double] = []
      _ = try format.data(habits, categories: []) { shares.append($0) }
      #expect(shares == shares.sorted())
      #expect(shares.first == 0)
      #expect(shares.last == 1)
    }
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try JSONExport.data(habits)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `JSON and CSV exports have the documented form`() throws {
    let habit = PortableHabit(
      id: StableIdentity.uuid(of: "a"),
      name: "Run \"fast\"",
      icon: "figure.run",
      color: "green",
      target: HabitTarget(
        completionsPerDay: 2,
        goal: StreakGoal(period: .week, basis: .day, value: 3)
      ),
      reminders: [Reminder(hour: 7, minute: 5, weekdays: [.monday, .sunday])],
      createdAt: Date(milliseconds: 1_773_057_600_123),
      position: 0,
      isArchived: true,
      days: [
        PortableDay(day: day(1), count: 1, status: .done, changedAt: Date(milliseconds: 0)),
        PortableDay(day: day(2), count: 2, status: .missed, note: "a\nb"),
      ]
    )
    #expect(
      String(decoding: try JSONExport.data([habit]), as: UTF8.self) == """
        {
          "format": "habit-tracker",
          "version": 1,
          "habits": [
            {
              "id": "\(habit.id.uuidString)",
              "name": "Run \\"fast\\"",
              "icon": "figure.run",
              "color": "green",
              "completionsPerDay": 2,
              "streakGoal": {"period":"week","basis":"day","value":3},
              "reminders": [
                {"hour":7,"minute":5,"weekdays":["sunday","monday"]}],
              "createdAt": "2026-03-09T12:00:00.123Z",
              "position": 0,
              "isArchived": true,
              "days": [
                {"day":"2026-01-01","changedAt":"1970-01-01T00:00:00.000Z"},
                {"day":"2026-01-02","status":"missed","count":2,"note":"a\\nb"}]
            }]
        }

        """
    )
    #expect(
      String(decoding: try CSVExport.data([habit]), as: UTF8.self)
        == "\u{FEFF}habit_id,habit,category,per_day,day,status,count,note\r\n"
        + "\(habit.id.uuidString),\"Run \"\"fast\"\"\",,2,2026-01-01,done,1,\r\n"
        + "\(habit.id.uuidString),\"Run \"\"fast\"\"\",,2,2026-01-02,missed,2,\"a\nb\"\r\n"
    )
  }

  @Test func `A target is exported to JSON and CSV in the documented form`() throws {
    let run = PortableHabit(
      id: StableIdentity.uuid(of: "a"),
      name: "Run",
      target: HabitTarget(
        measure: .amount(AmountUnit(name: "km", decimals: 1, step: 5)),
        amountPerDay: 85,
        schedule: Schedule(.weekdays([.monday, .friday])),
        startDay: day(1),
        endDay: day(31),
        pauses: PauseList([Pause(day(10)...day(12)), Pause(from: day(20))])
      ),
      position: 0,
      days: [PortableDay(day: day(2), count: 85, status: .done)]
    )
    let smoke = PortableHabit(
      id: StableIdentity.uuid(of: "b"),
      name: "Smoke",
      target: HabitTarget(
        kind: .quit,
        amountPerDay: 2,
        schedule: Schedule(.everyNDays(3, from: day(5)))
      ),
      position: 1
    )
    let json = String(decoding: try JSONExport.data([run, smoke]), as: UTF8.self)
    #expect(
      json == """
        {
          "format": "habit-tracker",
          "version": 1,
          "habits": [
            {
              "id": "\(run.id.uuidString)",
              "name": "Run",
              "measure": "amount",
              "unit": {"name":"km","decimals":1,"step":5},
              "completionsPerDay": 85,
              "schedule": {"rule":"weekdays","weekdays":["monday","friday"]},
              "startDay": "2026-01-01",
              "endDay": "2026-01-31",
              "pauses": [
                {"first":"2026-01-10","last":"2026-01-12"},
                {"first":"2026-01-20"}],
              "position": 0,
              "days": [
                {"day":"2026-01-02","count":85}]
            },
            {
              "id": "\(smoke.id.uuidString)",
              "name": "Smoke",
              "kind": "quit",
              "completionsPerDay": 2,
              "schedule": {"rule":"everyNDays","count":3,"start":"2026-01-05"},
              "position": 1,
              "days": []
            }]
        }

        """
    )
    #expect(
      String(decoding: try CSVExport.data([run, smoke]), as: UTF8.self)
        == "\u{FEFF}habit_id,habit,category,kind,measure,unit,decimals,per_day,day,status,count,note"
        + "\r\n\(run.id.uuidString),Run,,build,amount,km,1,8.5,2026-01-02,done,8.5,\r\n"
        + "\(smoke.id.uuidString),Smoke,,quit,times,,,2,,,,\r\n"
    )
  }
}
