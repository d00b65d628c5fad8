import Foundation
import HabitEngine
import Testing

@testable import HabitInterchange

/// The additions of an import to a store.
struct ImportPlanTests {
  private let history = PortableHistory(
    format: "a test",
    habits: [
      habit(
        "Run",
        identity: "run",
        days: [done(1), done(2, count: 4), done(3)],
        changes: [.category("Iron"), .roundedDays(1, of: 3)]
      ),
      habit("Read", identity: "read", position: 1, days: [done(1)]),
      habit("Swim", identity: "swim", position: 2),
    ],
    omissions: [.deletedHabits(2)]
  )

  @Test func `An import into an empty store adds everything`() {
    let plan = ImportPlan(history, stored: [:])
    #expect(plan.format == "a test")
    #expect(plan.newHabits == history.habits)
    #expect(plan.additions == [])
    #expect(plan.knownHabitCount == 0)
    #expect(plan.skippedDayCount == 0)
    #expect(plan.addedDayCount == 4)
    #expect(plan.omissions == [.deletedHabits(2)])
    #expect(!plan.isEmpty)
  }

  @Test func `Existing days are kept and missing days are added`() {
    // Existing records are kept even if they are skipped.
    let run = HabitLog([
      DayRecord(day: day(1), count: 0, status: .skipped), DayRecord(day: day(2), count: 9),
      DayRecord(day: day(9), count: 1),
    ])
    let stored = [
      history.habits[0].id: ImportPlan.Stored(log: run, target: HabitTarget()),
      history.habits[2].id: ImportPlan.Stored(log: HabitLog(), target: HabitTarget()),
    ]
    let plan = ImportPlan(history, stored: stored)
    #expect(plan.newHabits == [history.habits[1]])
    #expect(
      plan.additions == [
        // The existing habit keeps its icon, so only changes to days are reported.
        ImportPlan.Addition(
          id: history.habits[0].id,
          name: "Run",
          days: [done(3)],
          changes: [.roundedDays(1, of: 3)]
        )
      ]
    )
    #expect(plan.knownHabitCount == 2)
    #expect(plan.skippedDayCount == 2)
    #expect(plan.addedDayCount == 2)
    #expect(!plan.isEmpty)
  }

  @Test func `A second import adds nothing`() {
    let stored = history.habits.map { habit in
      let log = HabitLog(
        habit.days.map { DayRecord(day: $0.day, count: $0.count, status: $0.status) }
      )
      return (habit.id, ImportPlan.Stored(log: log, target: habit.target))
    }
    let plan = ImportPlan(history, stored: Dictionary(uniqueKeysWithValues: stored))
    #expect(plan.isEmpty)
    #expect(plan.newHabits == [])
    #expect(plan.additions == [])
    #expect(plan.knownHabitCount == 3)
    #expect(plan.skippedDayCount == 4)
    #expect(plan.addedDayCount == 0)
  }
}
