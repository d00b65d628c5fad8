import HabitEngine
import HabitInterchange
import Testing

struct BeaverHabitsTests {
  @Test func `Records, status, order, and periods are read`() throws {
    let pizza = habit(
      "Order pizza",
      identity: "beaver/a1b2c3",
      details: "Category: food",
      category: "social",
      position: 1,
      target: scheduled(.daysAWeek(2)),
      days: [
        done(1, note: "with 🍍"), done(3, count: 0, note: "closed"), skipped(4, note: "ill #skip"),
        done(5, note: "#skipped the rest"),
      ],
      changes: [
        .category("food"),
        .frequency(.times(4, every: 2, .week), becomes: Schedule(.daysAWeek(2))),
      ]
    )
    let old = habit("Old", identity: "beaver/d4", isArchived: true)
    let running = habit("Running", identity: "beaver/name/Running", position: 2, days: [done(1)])
    try expect(
      read("beaverhabits.json"),
      format: "Beaver Habit Tracker export",
      habits: [old, pizza, running],
      omissions: [.deletedHabits(1)]
    )
  }

  @Test(arguments: [
    (
      "[{\"name\":\"A\",\n\"records\":[{\"done\":true}]}]",
      "line 2 (habits 1 records 1): there is no day from 1970 to 2199"
    ),
    (
      #"[{"name":"A","records":[{"day":"2026-01-01","done":"yes"}]}]"#,
      "line 1 (habits 1 records 1 done): true or false is expected"
    ),
  ])
  func `An invalid record is reported with its position`(habits: String, expected: String) {
    #expect(message(reading: #"{"habits":"# + habits + "}") == "file, " + expected)
  }
}
