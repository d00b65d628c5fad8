import Foundation
import HabitEngine
import Testing

@testable import HabitInterchange

/// The JSON export of OpenHabitTracker, as its sources write it. The files are made up.
struct OpenHabitTrackerTests {
  private func document(_ categories: String) -> String {
    #"{"Settings":{"IsDarkMode":true},"Categories":[\#(categories)]}"#
  }

  private func read(_ categories: String) throws -> PortableHistory {
    try HabitInterchangeTests.read(document(categories).utf8)
  }

  @Test func `Habits are read with their days, frequencies, categories, and items`() throws {
    let history = try read(
      """
      {"UserId":1,"Title":"Health","Notes":[{"Title":"Idea"}],"Tasks":[{"Title":"Call"},{}],
      "Habits":[{"Title":"Stretch","IsDeleted":false,"CreatedAt":"2026-01-01T08:00:00",
      "Color":"bg-primary","Priority":2,"RepeatCount":2,"RepeatInterval":1,"RepeatPeriod":0,
      "Duration":"00:10:00","Items":[{"Title":"Back","DoneAt":null},{"Title":""}],"TimesDone":[
      {"StartedAt":"2026-01-01T23:30:00.1234567+01:00","CompletedAt":"2026-01-02T00:10:00"},
      {"StartedAt":"2026-01-02T07:00:00","CompletedAt":null},
      {"StartedAt":"2026-01-02T19:00:00","CompletedAt":null,"Quantity":5}]},
      {"Title":"Gone","IsDeleted":true,"TimesDone":null}]},
      {"Title":"","Notes":null,"Tasks":null,"Habits":[{"Title":"Run","RepeatCount":3,
      "RepeatInterval":1,"RepeatPeriod":1,"TimesDone":[]}]}
      """
    )
    let stretch = habit(
      "Stretch",
      identity: "openhabittracker/Stretch",
      details: "• Back",
      category: "health",
      target: HabitTarget(completionsPerDay: 2),
      createdAt: Date(timeIntervalSince1970: 1_767_254_400),
      days: [done(1), done(2, count: 2)]
    )
    expect(
      history,
      format: "OpenHabitTracker export",
      habits: [
        stretch,
        habit(
          "Run",
          identity: "openhabittracker/Run",
          position: 1,
          target: scheduled(.daysAWeek(3))
        ),
      ],
      omissions: [
        .deletedHabits(1), .others(1, .note), .others(2, .task), .others(1, .duration),
      ]
    )
  }

  @Test func `A habit that shows quantities counts its quantities`() throws {
    let history = try read(
      """
      {"Title":"Body","Habits":[{"Title":"Push-ups","DisplayMetric":2,"TargetQuantity":30,
      "TimesDone":[{"StartedAt":"2026-01-01T08:00:00","Quantity":20},
      {"StartedAt":"2026-01-01T20:00:00","Quantity":15}]}]}
      """
    )
    #expect(history.habits.map(\.target) == [HabitTarget(completionsPerDay: 30)])
    #expect(history.habits.map(\.days) == [[done(1, count: 35)]])
  }

  @Test func `The file of a user with all kinds of records is recognized`() throws {
    let history = try HabitInterchangeTests.read("openhabittracker.json")
    #expect(history.habits.map(\.name) == ["Stretch", "Push-ups", "Run"])
    #expect(
      history.habits.map(\.days) == [
        [done(1, count: 2), done(2)], [done(1, count: 35)], [],
      ]
    )
    #expect(history.omissions == [.deletedHabits(1), .others(1, .note), .others(1, .task)])
  }

  @Test func `A time without a day is reported`() {
    let category = #"{"Title":"","Habits":[{"Title":"Run","TimesDone":[{"Quantity":1}]}]}"#
    #expect(
      message(reading: document(category))
        == "file, line 1 (Categories 1 Habits 1 TimesDone 1): there is no day from 1970 to 2199"
    )
  }
}
