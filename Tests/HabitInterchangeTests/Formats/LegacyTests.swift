import Foundation
import HabitEngine
import HabitInterchange
import Testing

struct LegacyTests {
  @Test func `Day keys are read from texts, dates written as numbers, and bucket numbers`() throws {
    let created = Date(milliseconds: 1_764_577_800_000)
    try expect(
      read("legacy.json"),
      format: "early Habit Tracker store",
      habits: [
        habit(
          "Walk",
          identity: "legacy/6F9619FF-8B86-D011-B42D-00CF4FC964FF",
          createdAt: created,
          days: [done(1), done(2)]
        ),
        habit(
          "Stretch",
          identity: "legacy/name/Stretch",
          position: 1,
          createdAt: created,
          days: [done(3), done(4)]
        ),
        habit("Walk", identity: "legacy/name/Walk", position: 2, createdAt: created),
      ]
    )
  }

  @Test(arguments: [
    (#""20260230""#, "“20260230” is not a day from 1970 to 2199"),
    ("-1", "“1969-12-31” is not a day from 1970 to 2199"),
    ("2026", nil), ("true", "a number is expected"), ("1.5", "a whole number is expected"),
    ("99999999", "“99999999” is not a day from 1970 to 2199"),
  ])
  func `An invalid record is reported with its position`(key: String, reason: String?) {
    let text = #"[{"name":"Walk","completionDayKeys":["# + key + "]}]"
    #expect(
      message(reading: text)
        == (reason.map { "file, line 1 (1 completionDayKeys 1): \($0)" } ?? "no error")
    )
  }

  @Test(arguments: [
    ("1764577800", 1_764_577_800_000), ("1764577800000", 1_764_577_800_000),
    ("786270600.25", 1_764_577_800_250), ("\"2025-12-01T09:30+01:00\"", 1_764_577_800_000),
  ])
  func `Seconds and milliseconds are distinguished by their size`(text: String, milliseconds: Int)
    throws
  {
    let json = #"[{"name":"Walk","completionDayKeys":[],"createdAt":"# + text + "}]"
    #expect(try read(json.utf8).habits.map(\.createdAt) == [Date(milliseconds: milliseconds)])
  }
}
