import HabitEngine
import Testing

@testable import HabitInterchange

struct HaboTests {
  private static let walk = habit(
    "Walk",
    identity: "habo/1/Walk",
    details: "Cue: after lunch\nReward: tea",
    reminders: [Reminder(hour: 7, minute: 5, weekdays: Set(Weekday.allCases))],
    days: [
      done(1), missed(2, note: "rain"), skipped(3), done(4, count: 0, note: "thinking of it"),
    ],
    changes: [.twoDayRule]
  )

  @Test func `A backup of the first versions, which is a list, is read`() throws {
    try expect(read("habo-1.json"), format: "Habo backup", habits: [Self.walk])
  }

  @Test func `Amounts, categories, and archived habits are read from later versions`() throws {
    let water = habit(
      "Water",
      identity: "habo/0/Water",
      category: "Kitchen",
      isArchived: true,
      target: amount(200, "l", decimals: 2, step: 10),
      days: [done(1, count: 200), done(2, count: 25, note: "hot day"), done(3, count: 250)],
      changes: [.otherRecords(1)]
    )
    var walk = Self.walk
    walk.category = "health"
    walk.position = 1
    try expect(read("habo.json"), format: "Habo backup", habits: [water, walk])
  }

  @Test func `Days that met an earlier goal are reported and keep their counts`() throws {
    let json = """
      [{"title":"Water","habitType":1,"targetValue":3,"events":{
        "2026-01-01 12:00:00.000Z":["DayType.check","",2,2],
        "2026-01-02 12:00:00.000Z":["DayType.check","",3,3],
        "2026-01-03 12:00:00.000Z":["DayType.progress","",1,3]}}]
      """
    let history = try read(json.utf8)
    #expect(history.habits.map(\.days) == [[done(1, count: 2), done(2, count: 3), done(3)]])
    #expect(history.habits.map(\.changes) == [[.earlierGoals(1)]])
  }

  @Test func `A checked day has its amount, or its goal if there is no amount`() throws {
    let json = """
      [{"title":"Water","habitType":1,"targetValue":8,"events":{
        "2026-01-01 12:00:00.000Z":["DayType.check","",12,8],
        "2026-01-02 12:00:00.000Z":["DayType.check","",0,8]}}]
      """
    let history = try read(json.utf8)
    #expect(history.habits.map(\.days) == [[done(1, count: 12), done(2, count: 8)]])
  }

  @Test func `Deleted habits are left out and counted`() throws {
    let json = """
      [{"title":"Gone","events":{},"deleted_at":"2026-01-02 12:00:00.000Z"},
      {"title":"Kept","events":{},"deleted_at":null}]
      """
    let history = try read(json.utf8)
    #expect(history.habits.map(\.name) == ["Kept"])
    #expect(history.omissions == [.deletedHabits(1)])
  }

  @Test(arguments: [
    (
      #""title":"A","events":{"yesterday":["DayType.check",""]}"#,
      "line 1 (1 events yesterday): “yesterday” is not a day from 1970 to 2199"
    ),
    (
      #""title":"A","events":{"2026-01-01 12:00:00.000Z":["DayType.progress","",1e999]}"#,
      "line 1 (1 events 2026-01-01 12:00:00.000Z 3): “1e999” is not a number"
    ),
    (
      #""title":"A","events":{},"notification":1,"notTime":"7:60""#,
      "line 1 (1): “7:60” is not a time of day"
    ),
  ])
  func `An invalid record is reported with its position`(members: String, expected: String) {
    #expect(message(reading: "[{" + members + "}]") == "file, " + expected)
  }
}
