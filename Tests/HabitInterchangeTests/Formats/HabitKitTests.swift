import Foundation
import HabitEngine
import HabitInterchange
import Testing

struct HabitKitTests {
  private static let created = Date(milliseconds: 1_766_864_569_376)

  @Test func listsAreJoined() throws {
    var water = habit(
      "Water",
      identity: "habitkit/h1",
      details: "glasses",
      color: "#0EA5E9",
      position: 0,
      completionsPerDay: 3,
      reminders: [PortableReminder(hour: 19, minute: 5, weekdays: [.monday, .sunday])],
      days: [done(1, count: 2, note: "warm"), done(2, count: 3)]
    )
    water.category = "health"
    let gym = habit(
      "Gym",
      identity: "habitkit/h2",
      details: "🏋️\nCategory: Iron",
      color: "#10B981",
      position: 1,
      goal: StreakGoal(period: .week, basis: .value, value: 4),
      days: [done(4)]
    )
    let sugar = habit(
      "No sugar",
      identity: "habitkit/h3",
      isArchived: true,
      position: 2,
      days: [PortableDay(day: day(5), count: 0, status: .missed, note: "1 time\ncake")]
    )
    let habits = [water, gym, sugar].map { habit in
      var habit = habit
      habit.createdAt = Self.created
      return habit
    }
    #expect(
      try read("habitkit.json")
        == PortableHistory(
          format: "HabitKit export",
          habits: habits,
          remarks: [
            "“No sugar”: the colour “plaid” is not known.",
            "“No sugar”: a habit to quit: days on which it happened are missed, other days have no "
              + "record.",
            "1 completions of habits that are not in the file are left out.",
          ]
        )
    )
  }

  @Test(arguments: [
    (
      #""completions":[{"date":"yesterday"}]"#,
      "line 1 (completions 1): the completion has no date, or an offset beyond a day"
    ),
    (
      #""completions":[{"date":"2026-01-01T00:00:00Z","amountOfCompletions":1e99}]"#,
      "line 1 (completions 1 amountOfCompletions): a whole number is expected"
    ),
    (
      #""completions":[{"date":"9999-01-01T00:00:00Z"}]"#,
      "line 1 (completions 1): the day 9999-01-01 is not of the years 1970 to 2199"
    ),
    (
      #""completions":[],"habits":[{"id":"a","name":"A"},{"id":"a","name":"B"}]"#,
      "line 1: two habits have the id a"
    ),
    (
      #""completions":[],"reminders":[{"weekdayIndices":[0]}]"#,
      "line 1 (reminders 1 weekdayIndices 1): 0 is no weekday, 1 to 7 expected"
    ),
  ])
  func nonsenseIsNamed(members: String, words: String) {
    #expect(message(reading: #"{"habits":[],"# + members + "}") == "file, " + words)
  }
}
