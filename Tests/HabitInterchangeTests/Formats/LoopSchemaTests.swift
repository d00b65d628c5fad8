import HabitEngine
import Testing

@testable import HabitInterchange

/// The schemas of Loop's releases: the same three habits in backups of ten schemas, and the colors of
/// the palettes.
struct LoopSchemaTests {
  @Test(arguments: [9, 13, 15, 17, 21, 22, 23, 24, 25, 26])
  func `Each schema gives the same habits`(version: Int) throws {
    #expect(try read("loop-\(version).db") == Self.expected(version))
  }

  private static func expected(_ version: Int) -> PortableHistory {
    func identity(_ number: Int, _ name: String) -> String {
      let letters = ["", "0a", "0b", "0c"]
      return version < 24
        ? "loop/\(number)/\(name)" : "loop/" + String(repeating: letters[number], count: 17)
    }
    let weekdays: Set<Weekday> = version < 10 ? Set(Weekday.allCases) : [.saturday, .monday]
    var run = habit(
      "Run",
      identity: identity(1, "Run"),
      details: "Did you run?",
      color: "#00897B",
      position: 1,
      target: scheduled(.daysAWeek(3)),
      reminders: [Reminder(hour: 18, minute: 30, weekdays: weekdays)],
      days: [done(1, note: version < 25 ? "" : "in the rain"), done(3)]
    )
    var read = habit(
      "Read",
      identity: identity(2, "Read"),
      color: "#D32F2F",
      isArchived: true,
      days: [done(2)]
    )
    var drink = habit(
      "Drink",
      identity: identity(3, "Drink"),
      details: "Glasses of water",
      color: "#AAAAAA",
      position: 2
    )
    if version >= 16 {
      run.days.append(skipped(4))
      read.days.append(missed(3))
    }
    if version >= 18 {
      drink.target = amount(80, "glasses", decimals: 1, step: 10)
      drink.days = [done(1, count: 80), done(2, count: 25)]
    }
    if version >= 26 { run.category = "fitness" }
    return PortableHistory(
      format: "Loop Habit Tracker backup",
      habits: [read, run, drink],
      omissions: version < 22 ? [.strayRecords(2)] : []
    )
  }

  @Test(arguments: [
    (-16_742_021, 13, "#00897B"), (-1, 12, "#FFFFFF"), (255, 9, "#0000FF"),
    (5, 14, "#00897B"), (12, 20, "#AAAAAA"), (13, 20, "#D32F2F"), (-1, 20, "#D32F2F"),
    (8, 21, "#00897B"), (19, 25, "#AAAAAA"), (20, 25, "#D32F2F"), (Int.min, 25, "#D32F2F"),
  ])
  func `The schema's version determines the color of a palette number`(
    color: Int,
    version: Int,
    hex: String
  ) {
    #expect(LoopPalette.hex(of: color, version: version) == hex)
  }
}
