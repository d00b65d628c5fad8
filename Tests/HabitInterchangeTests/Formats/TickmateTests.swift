import HabitEngine
import HabitInterchange
import Testing

struct TickmateTests {
  private static let swimDays = [
    PortableDay(day: CalendarDay(rawValue: 19_782), count: 1, status: .done), done(31),
  ]

  @Test func `Order, colors, groups, and several ticks a day are read from version 14`() throws {
    let swim = habit(
      "Swim",
      identity: "tickmate/1/Swim",
      details: "in the sea",
      icon: "figure.pool.swim",
      color: "#4EA6E0",
      category: "health",
      position: 1,
      days: Self.swimDays
    )
    let coffee = habit(
      "Coffee",
      identity: "tickmate/2/Coffee",
      color: "#F44336",
      category: "Vices",
      isArchived: true,
      days: [done(0, count: 2)],
      unknownAppearances: [.icon]
    )
    try expect(read("tickmate.db"), format: "Tickmate backup", habits: [coffee, swim])
  }

  @Test func `Tracks and ticks are read from version 9`() throws {
    let coffee = habit(
      "Coffee",
      identity: "tickmate/2/Coffee",
      color: "#4EA6E0",
      isArchived: true,
      position: 1,
      days: [done(0)],
      changes: [.repeatedDays(1)],
      unknownAppearances: [.icon]
    )
    try expect(
      read("tickmate-9.db"),
      format: "Tickmate backup",
      habits: [
        habit(
          "Swim",
          identity: "tickmate/1/Swim",
          details: "in the sea",
          icon: "figure.pool.swim",
          color: "#4EA6E0",
          days: Self.swimDays
        ),
        coffee,
      ]
    )
  }

  @Test func `Ticks of a deleted track are left out and counted`() throws {
    let history = try readDatabase(
      """
      CREATE TABLE tracks (_id integer primary key, name text);
      CREATE TABLE ticks (
        _id integer primary key, _track_id integer, year integer, month integer, day integer);
      INSERT INTO tracks VALUES (1, 'Swim');
      INSERT INTO ticks VALUES (1, 1, 2026, 0, 1), (2, 9, 2026, 0, 1), (3, 9, 2026, 0, 2);
      """
    )
    #expect(history.habits.map(\.days) == [[done(1)]])
    #expect(history.omissions == [.strayRecords(2)])
  }
}
