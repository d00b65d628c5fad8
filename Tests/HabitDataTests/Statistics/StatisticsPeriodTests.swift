import Foundation
import HabitEngine
import Testing

@testable import HabitData

struct StatisticsPeriodTests {
  @Test(arguments: [
    (StatisticsPeriod.week, "en_US", "Mar 8"), (.month, "en_US", "Mar"), (.year, "en_US", "2026"),
    (.week, "de_DE", "8. März"),
  ])
  func `Each period has a label`(period: StatisticsPeriod, locale: String, name: String) {
    let days = period.calendarPeriod(.sunday).days(around: CalendarDay(rawValue: 20_521))
    #expect(period.label(days, locale: Locale(identifier: locale)) == name)
  }

  @Test func `A day has the same date in every time zone`() throws {
    var style = Date.FormatStyle.dateTime.weekday(.wide).day().month(.wide)
    style.timeZone = try #require(TimeZone(identifier: "Pacific/Honolulu"))
    let day = CalendarDay(rawValue: 20_521)
    #expect(day.formatted(style, locale: Locale(identifier: "en_US")) == "Monday, March 9")
  }
}
