import HabitEngine
import HabitInterchange
import Testing

struct TickmateTests {
  private static let swimDays = [
    PortableDay(day: CalendarDay(rawValue: 19_782), count: 1, status: .done), done(31),
  ]

  @Test func version14HasOrderColorsGroupsAndSeveralTicksADay() throws {
    var swim = habit(
      "Swim",
      identity: "tickmate/1/Swim",
      details: "in the sea",
      icon: "figure.pool.swim",
      color: "#4EA6E0",
      position: 1,
      days: Self.swimDays
    )
    swim.category = "health"
    var coffee = habit(
      "Coffee",
      identity: "tickmate/2/Coffee",
      color: "#F44336",
      isArchived: true,
      position: 0,
      days: [done(0, count: 2)],
      changes: [.icon("glyphicons_259_barcode_white")]
    )
    coffee.category = "Vices"
    #expect(
      try read("tickmate.db") == PortableHistory(format: "Tickmate backup", habits: [coffee, swim])
    )
  }

  @Test func version9HasTicksAlone() throws {
    #expect(
      try read("tickmate-9.db")
        == PortableHistory(
          format: "Tickmate backup",
          habits: [
            habit(
              "Swim",
              identity: "tickmate/1/Swim",
              details: "in the sea",
              icon: "figure.pool.swim",
              color: "#4EA6E0",
              position: 0,
              days: Self.swimDays
            ),
            habit(
              "Coffee",
              identity: "tickmate/2/Coffee",
              color: "#4EA6E0",
              isArchived: true,
              position: 1,
              days: [done(0)],
              changes: [.icon("glyphicons_259_barcode_white"), .repeatedDays(1)]
            ),
          ]
        )
    )
  }
}
