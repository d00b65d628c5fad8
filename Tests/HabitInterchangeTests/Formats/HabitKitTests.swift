import Foundation
import HabitEngine
import HabitInterchange
import Testing

struct HabitKitTests {
  private static let created = Date(milliseconds: 1_766_864_569_376)

  @Test func `The lists of an export are combined by habit`() throws {
    let water = habit(
      "Water",
      identity: "habitkit/h1",
      details: "glasses",
      icon: "waterbottle.fill",
      color: "#0EA5E9",
      category: "health",
      target: HabitTarget(completionsPerDay: 3),
      reminders: [Reminder(hour: 19, minute: 5, weekdays: [.monday, .sunday])],
      createdAt: Self.created,
      days: [done(1, count: 2, note: "warm"), done(2, count: 3)]
    )
    let gym = habit(
      "Gym",
      identity: "habitkit/h2",
      details: "🏋🏽‍♀️",
      icon: "dumbbell.fill",
      color: "#10B981",
      category: "Iron",
      position: 1,
      target: HabitTarget(
        amountPerDay: 1,
        schedule: Schedule(.daysAWeek(4)),
        goal: StreakGoal(period: .week, basis: .value, value: 4)
      ),
      createdAt: Self.created,
      days: [done(4)]
    )
    let sugar = habit(
      "No sugar",
      identity: "habitkit/h3",
      icon: "nosign",
      isArchived: true,
      position: 2,
      target: HabitTarget(kind: .quit, amountPerDay: 0),
      createdAt: Self.created,
      days: [done(5, note: "cake")],
      unknownAppearances: [.color]
    )
    try expect(
      read("habitkit.json"),
      format: "HabitKit export",
      habits: [water, gym, sugar],
      omissions: [.strayRecords(1)]
    )
  }

  @Test func `A daily target of 3,000 completions becomes an amount`() throws {
    let history = try read(
      """
      {"habits":[{"id":"a","name":"Steps","icon":"footprints"}],
       "intervals":[{"habitId":"a","type":"day","requiredNumberOfCompletionsPerDay":3000}],
       "completions":[
         {"habitId":"a","date":"2026-01-01T00:00:00Z","amountOfCompletions":2999},
         {"habitId":"a","date":"2026-01-02T00:00:00Z","amountOfCompletions":2000},
         {"habitId":"a","date":"2026-01-02T00:00:00Z","amountOfCompletions":1000}]}
      """.utf8
    )
    #expect(
      history.habits == [
        habit(
          "Steps",
          identity: "habitkit/a",
          icon: "figure.walk",
          target: amount(3_000, "", step: 1_000),
          days: [done(1, count: 2_999), done(2, count: 3_000)]
        )
      ]
    )
  }

  @Test func `Days that met an earlier goal are reported and keep their counts`() throws {
    let history = try read(
      """
      {"habits":[{"id":"a","name":"Water"}],
       "intervals":[
         {"habitId":"a","type":"day","requiredNumberOfCompletionsPerDay":2,
           "startDate":"2025-12-01T00:00:00.000Z","endDate":"2026-01-03T00:00:00.000Z"},
         {"habitId":"a","type":"day","requiredNumberOfCompletionsPerDay":3,
           "startDate":"2026-01-03T00:00:00.000Z","endDate":null}],
       "completions":[
         {"habitId":"a","date":"2026-01-01T00:00:00Z","amountOfCompletions":1},
         {"habitId":"a","date":"2026-01-01T00:00:00Z","amountOfCompletions":1},
         {"habitId":"a","date":"2026-01-02T00:00:00Z","amountOfCompletions":1},
         {"habitId":"a","date":"2026-01-06T00:00:00Z","amountOfCompletions":2},
         {"habitId":"a","date":"2026-01-07T00:00:00Z","amountOfCompletions":3}]}
      """.utf8
    )
    #expect(
      history.habits.map(\.days) == [
        [done(1, count: 2), done(2), done(6, count: 2), done(7, count: 3)]
      ]
    )
    #expect(history.habits.map(\.changes) == [[.earlierGoals(1)]])
  }

  @Test func `A repeated reminder is imported once`() throws {
    let reminder = #"{"habitId":"a","weekdayIndices":[1],"hour":7,"minute":5}"#
    let history = try read(
      """
      {"habits":[{"id":"a","name":"Water"}],"completions":[],
       "reminders":[\(reminder),\(reminder)]}
      """.utf8
    )
    #expect(
      history.habits.map(\.reminders) == [[Reminder(hour: 7, minute: 5, weekdays: [.monday])]]
    )
  }

  @Test(arguments: [
    ("week", 4, 1, Schedule(.daysAWeek(4)), sum(4, a: .week)),
    ("week", 12, 1, .everyDay, sum(12, a: .week)),
    ("week", 12, 3, .everyDay, sum(12, a: .week)),
    ("month", 10, 1, Schedule(.daysAMonth(10)), sum(10, a: .month)),
    ("month", 40, 1, .everyDay, sum(40, a: .month)), ("none", 3, 1, .everyDay, .standard),
  ])
  func `Intervals become schedules and goals`(
    type: String,
    times: Int,
    perDay: Int,
    schedule: Schedule,
    goal: StreakGoal
  ) throws {
    let history = try read(
      """
      {"habits":[{"id":"a","name":"Gym"}],"completions":[],
       "intervals":[{"habitId":"a","type":"\(type)","requiredNumberOfCompletions":\(times),
         "requiredNumberOfCompletionsPerDay":\(perDay)}]}
      """.utf8
    )
    #expect(
      history.habits.map(\.target) == [
        HabitTarget(amountPerDay: perDay, schedule: schedule, goal: goal)
      ]
    )
    #expect(history.habits.map(\.changes) == [[]])
  }

  @Test(arguments: [
    (
      #""completions":[{"date":"yesterday"}]"#,
      "line 1 (completions 1): there is no day from 1970 to 2199"
    ),
    (
      #""completions":[{"date":"2026-01-01T00:00:00Z","amountOfCompletions":1e99}]"#,
      "line 1 (completions 1 amountOfCompletions): a whole number is expected"
    ),
    (
      #""completions":[{"date":"9999-01-01T00:00:00Z"}]"#,
      "line 1 (completions 1): “9999-01-01” is not a day from 1970 to 2199"
    ),
    (
      #""completions":[],"habits":[{"id":"a","name":"A"},{"id":"a","name":"B"}]"#,
      "line 1: “a” occurs twice"
    ),
    (
      #""completions":[],"reminders":[{"weekdayIndices":[0]}]"#,
      "line 1 (reminders 1 weekdayIndices 1): “0” is not from 1 to 7"
    ),
  ])
  func `An invalid record is reported with its position`(members: String, expected: String) {
    #expect(message(reading: #"{"habits":[],"# + members + "}") == "file, " + expected)
  }
}
