import HabitEngine
import HabitInterchange
import Testing

struct RewireTests {
  @Test func schedulesCheckInsAndReminders() throws {
    #expect(
      try read("rewire.db")
        == PortableHistory(
          format: "Rewire backup",
          habits: [
            habit(
              "Wake up early",
              identity: "rewire/1/Wake up early",
              details: "before six",
              position: 0,
              goal: StreakGoal(period: .week, basis: .day, value: 3),
              reminders: [
                PortableReminder(
                  hour: 5,
                  minute: 45,
                  weekdays: [.monday, .tuesday, .wednesday, .thursday, .friday]
                )
              ],
              days: [done(1), done(4)]
            ),
            habit(
              "Brush teeth",
              identity: "rewire/2/Brush teeth",
              position: 1,
              goal: StreakGoal(period: .week, basis: .day, value: 2),
              days: [done(0)]
            ),
            habit(
              "Water plants",
              identity: "rewire/3/Water plants",
              position: 2,
              goal: StreakGoal(period: .week, basis: .day, value: 2),
              reminders: [PortableReminder(hour: 23, minute: 59, weekdays: [.sunday])]
            ),
          ],
          remarks: ["“Wake up early”: 2 records that do not say it was done are left out."]
        )
    )
  }
}
