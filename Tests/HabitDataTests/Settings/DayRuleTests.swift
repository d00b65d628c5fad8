import Foundation
import HabitEngine
import Testing

@testable import HabitData

struct DayRuleTests {
  private let english = Locale(identifier: "en_US")

  @Test func `Each day rule has a boundary`() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(
      DayRule.localCalendar.boundary(timeZone: tokyo, startHour: 4)
        == .localCalendar(timeZone: tokyo, startHour: 4)
    )
    #expect(DayRule.utcBuckets.boundary(timeZone: tokyo, startHour: 4) == .utcBuckets)
  }

  @Test(arguments: [
    (0, "A new day begins at midnight in America/New York."),
    (3, "A new day begins at 3:00\u{202F}AM in America/New York."),
  ])
  func `The local calendar is described in a sentence`(startHour: Int, sentence: String) throws {
    let zone = try #require(TimeZone(identifier: "America/New_York"))
    let boundary = DayBoundary.localCalendar(timeZone: zone, startHour: startHour)
    #expect(boundary.sentence(english) == sentence)
  }

  @Test func `UTC buckets are described in a sentence`() {
    #expect(
      DayBoundary.utcBuckets.sentence(english)
        == "A new day begins every 24 hours, at midnight UTC, wherever you are."
    )
  }
}
