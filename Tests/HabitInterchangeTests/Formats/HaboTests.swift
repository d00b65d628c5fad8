import HabitEngine
import Testing

@testable import HabitInterchange

struct HaboTests {
  private static let walk = habit(
    "Walk",
    identity: "habo/1/Walk",
    details: "Cue: after lunch\nReward: tea",
    position: 0,
    reminders: [Reminder(hour: 7, minute: 5, weekdays: Set(Weekday.allCases))],
    days: [
      done(1), PortableDay(day: day(2), count: 0, status: .missed, note: "rain"),
      PortableDay(day: day(3), count: 0, status: .skipped),
      done(4, count: 0, note: "thinking of it"),
    ],
    changes: [.twoDayRule]
  )

  @Test func theFirstVersionsHaveAList() throws {
    #expect(
      try read("habo-1.json") == PortableHistory(format: "Habo backup", habits: [Self.walk])
    )
  }

  @Test func laterVersionsHaveAmountsCategoriesAndAnArchive() throws {
    let water = habit(
      "Water",
      identity: "habo/0/Water",
      details: "Category: Kitchen\nTarget: 2 l a day",
      isArchived: true,
      position: 0,
      completionsPerDay: 2,
      days: [
        done(1, count: 2), done(2, note: "0.25 l\nhot day"), done(3, count: 2, note: "2.5 l"),
      ],
      changes: [
        .category("Kitchen"), target(2, "l", perDay: 2), .otherRecords(1), .roundedDays(2, of: 3),
      ]
    )
    var walk = Self.walk
    walk.category = "health"
    walk.position = 1
    #expect(
      try read("habo.json") == PortableHistory(format: "Habo backup", habits: [water, walk])
    )
  }

  @Test(arguments: [
    (#""title":" ","events":{}"#, "line 1 (1): the habit has no name"),
    (
      #""title":"A","events":{"yesterday":["DayType.check",""]}"#,
      "line 1 (1 events yesterday): “yesterday” is no day of the years 1970 to 2199"
    ),
    (
      #""title":"A","events":{"2026-01-01 12:00:00.000Z":["DayType.progress","",1e999]}"#,
      "line 1 (1 events 2026-01-01 12:00:00.000Z 3): the number 1e999 can't be read"
    ),
    (
      #""title":"A","events":{},"notification":1,"notTime":"7:60""#,
      "line 1 (1): “7:60” is no time of day"
    ),
  ])
  func nonsenseIsNamed(members: String, expected: String) {
    #expect(message(reading: "[{" + members + "}]") == "file, " + expected)
  }
}
