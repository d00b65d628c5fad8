import Foundation
import HabitEngine
import Testing

@testable import HabitData

struct CivilDatesTests {
  private let english = Locale(identifier: "en_US")

  @Test(arguments: [
    ("2026-03-09", "March 9, 2026", "March 2026"),
    ("2024-02-29", "February 29, 2024", "February 2024"),
    ("1969-12-31", "December 31, 1969", "December 1969"),
  ])
  func `A day is formatted as a date or a month`(iso: String, text: String, month: String) throws {
    let day = try #require(CalendarDay(isoText: iso))
    #expect(day.formatted(english) == text)
    #expect(day.formattedMonth(english) == month)
  }

  @Test func `A day is formatted in the user's language`() throws {
    let day = try #require(CalendarDay(isoText: "2026-03-09"))
    #expect(day.formatted(Locale(identifier: "de_DE")) == "9. März 2026")
  }

  @Test func `The instant of a day is noon`() throws {
    let day = try #require(CalendarDay(isoText: "2026-03-09"))
    let parts = Calendar.civil(english).dateComponents(
      [.year, .month, .day, .hour],
      from: Date(day)
    )
    #expect(parts == DateComponents(year: 2026, month: 3, day: 9, hour: 12))
  }
}
