import Foundation
import HabitEngine
import Testing

@Suite("Schedules")
struct ScheduleTests {
  static let start = CalendarDay(rawValue: 20_000)

  @Test(
    "A stored rule is clamped to its limits",
    arguments: [
      (Schedule.Rule.everyDay, Schedule.Rule.everyDay),
      (.weekdays([]), .everyDay),
      (.weekdays(Set(Weekday.allCases)), .everyDay),
      (.weekdays([.monday]), .weekdays([.monday])),
      (.everyNDays(1, from: start), .everyDay),
      (.everyNDays(.min, from: start), .everyDay),
      (.everyNDays(2, from: start), .everyNDays(2, from: start)),
      (.everyNDays(366, from: start), .everyNDays(365, from: start)),
      (.daysOfMonth([]), .everyDay),
      (.daysOfMonth([0, 32]), .everyDay),
      (.daysOfMonth([0, 1, 31]), .daysOfMonth([1, 31])),
      (.daysAWeek(0), .daysAWeek(1)),
      (.daysAWeek(6), .daysAWeek(6)),
      (.daysAWeek(7), .everyDay),
      (.daysAMonth(.min), .daysAMonth(1)),
      (.daysAMonth(32), .daysAMonth(31)),
    ]
  )
  func read(rule: Schedule.Rule, becomes expected: Schedule.Rule) throws {
    let schedule = Schedule(rule)
    #expect(schedule.rule == expected)
    let data = try JSONEncoder().encode(schedule)
    #expect(try JSONDecoder().decode(Schedule.self, from: data) == schedule)
  }

  @Test(
    "A rule from user input is refused beyond its limits",
    arguments: [
      (Schedule.Rule.weekdays([]), ScheduleError.noDay),
      (.daysOfMonth([]), .noDay),
      (.daysOfMonth([1, 0]), .outOfRange(0, 1...31)),
      (.daysOfMonth([32, 31]), .outOfRange(32, 1...31)),
      (.everyNDays(1, from: start), .outOfRange(1, 2...365)),
      (.everyNDays(366, from: start), .outOfRange(366, 2...365)),
      (.daysAWeek(7), .outOfRange(7, 1...6)),
      (.daysAWeek(0), .outOfRange(0, 1...6)),
      (.daysAMonth(32), .outOfRange(32, 1...31)),
    ]
  )
  func refused(rule: Schedule.Rule, error: ScheduleError) {
    #expect(throws: error) { try Schedule(validating: rule) }
  }

  @Test("A valid rule from user input becomes the schedule")
  func accepted() throws {
    #expect(try Schedule(validating: .daysAWeek(3)).rule == .daysAWeek(3))
    #expect(try Schedule(validating: .weekdays(Set(Weekday.allCases))) == .everyDay)
    #expect(try Schedule(validating: .daysOfMonth([31])).rule == .daysOfMonth([31]))
  }

  @Test(
    "Stored schedules beyond the limits are clamped, and unknown schedules are refused",
    arguments: [
      (
        #"{"kind":"everyNDays","number":1000,"start":20000}"#,
        Schedule.Rule.everyNDays(365, from: start)
      ),
      (#"{"kind":"daysOfMonth","number":6442450945}"#, .daysOfMonth([31])),
      (#"{"kind":"weekdays","number":261}"#, .weekdays([.monday])),
      (#"{"kind":"everyDay","number":-1}"#, .everyDay),
      (#"{"kind":"onFullMoon","number":1}"#, nil),
    ]
  )
  func stored(text: String, rule: Schedule.Rule?) {
    let schedule = try? JSONDecoder().decode(Schedule.self, from: Data(text.utf8))
    #expect(schedule?.rule == rule)
  }
}
