import Foundation
import HabitEngine
import HabitTestSupport
import Observation
import Testing

@testable import HabitData

/// The due habits on Monday, 2026-03-09.
@MainActor
struct HabitStoreTodayTests {
  private let fixture: StoreFixture
  private let store: HabitStore

  init() throws {
    fixture = try StoreFixture()
    store = HabitStore(windowBeside: fixture.store)
  }

  private func day(_ text: String) throws -> CalendarDay {
    try #require(CalendarDay(isoText: text))
  }

  private func make(
    _ name: String,
    _ rule: Schedule.Rule = .everyDay,
    kind: HabitKind = .build,
    from first: String? = nil,
    to last: String? = nil,
    pauses: [Pause] = []
  ) throws -> Habit {
    try fixture.makeHabit(
      name,
      HabitTarget(
        kind: kind,
        amountPerDay: kind == .quit ? 0 : 1,
        schedule: Schedule(rule),
        startDay: try first.map(day),
        endDay: try last.map(day),
        pauses: PauseList(pauses)
      )
    )
  }

  private func names(_ ids: Set<UUID>) throws -> [String] {
    try fixture.habits().filter { ids.contains($0.id) }.map(\.name).sorted()
  }

  @Test func `A habit is not due outside its schedule and lifetime, or in a pause`() throws {
    let today = store.today
    let habits = [
      try make("Each day"),
      try make("Mondays", .weekdays([.monday])),
      try make("Tuesdays", .weekdays([.tuesday])),
      try make("Quit on Tuesdays", .weekdays([.tuesday]), kind: .quit),
      try make("Since yesterday", .everyNDays(2, from: today.advanced(by: -1)), from: "2026-03-01"),
      try make("The 9th", .daysOfMonth([9])),
      try make("The 31st", .daysOfMonth([31])),
      try make("Over", from: "2026-02-01", to: "2026-03-08"),
      try make("To come", from: "2026-03-10"),
      try make("Last day", from: "2026-02-01", to: "2026-03-09"),
      try make("Paused", pauses: [Pause(from: today)]),
      try make("Paused before", pauses: [Pause(try day("2026-03-01")...day("2026-03-08"))]),
    ]
    let occasional = habits.filter { !$0.isDueEveryDay }
    #expect(occasional.count == 10)
    let notDue = store.habitsNotDue(in: occasional)
    #expect(
      try names(notDue.ids)
        == ["Over", "Paused", "Since yesterday", "The 31st", "To come", "Tuesdays"]
    )
    #expect(notDue.resting == notDue.ids)
    #expect(store.habitsNotDue(in: habits) == notDue)
  }

  @Test func `A resting habit that is done anyway counts as due`() throws {
    let swim = try make("Swim", .weekdays([.tuesday]))
    store.toggleToday(swim)
    #expect(store.habitsNotDue(in: [swim]).ids == [swim.id])
    #expect(store.habitsNotDue(in: [swim]).resting == [])
    store.toggleToday(swim)
    #expect(store.habitsNotDue(in: [swim]).resting == [swim.id])
  }

  @Test(arguments: [
    HabitTarget(amountPerDay: 1, schedule: Schedule(.daysAWeek(1))),
    HabitTarget(goal: StreakGoal(period: .week, basis: .day, value: 1)),
  ])
  func `A habit is not due in a week in which it was done on enough days`(target: HabitTarget)
    throws
  {
    let run = try fixture.makeHabit("Run", target)
    #expect(!run.isDueEveryDay)
    #expect(store.habitsNotDue(in: [run]) == HabitsNotDue())
    store.toggleToday(run)
    #expect(store.habitsNotDue(in: [run]) == HabitsNotDue())
    fixture.time.advance(by: 86_400)
    _ = fixture.days.updateToday()
    #expect(store.habitsNotDue(in: [run]).resting == [run.id])
  }

  @Test func `A new or ended pause takes effect immediately`() throws {
    let read = try make("Read")
    #expect(store.habitsNotDue(in: [read]) == HabitsNotDue())
    #expect(store.pause([read], from: store.today, until: nil))
    #expect(store.habitsNotDue(in: [fixture.refreshed(read)]).resting == [read.id])
    #expect(store.resume([read]))
    #expect(store.habitsNotDue(in: [fixture.refreshed(read)]) == HabitsNotDue())
  }

  @Test func `Progress is available after all histories were read`() async throws {
    let habits = [
      try make("Read"), try make("Swim", .weekdays([.tuesday])), try make("Smoke", kind: .quit),
      try make("Run"),
    ]
    #expect(store.todayProgressIfRead(of: habits) == nil)
    await store.waitForHistories()
    #expect(store.todayProgressIfRead(of: habits).map { [$0.done, $0.due] } == [0, 2])
    store.toggleToday(habits[0])
    store.toggleToday(habits[1])
    #expect(store.todayProgressIfRead(of: habits).map { [$0.done, $0.due] } == [2, 3])
    #expect(store.delete(habits[3]) != nil)
    #expect(
      store.todayProgressIfRead(of: Array(habits[..<3])).map { [$0.done, $0.due] } == [2, 2]
    )
  }

  // MARK: Cost

  @Test func `A tap recomputes only two of two hundred habits`() throws {
    let habits = try (0..<200).map { try make("Habit \($0)") }
    let states = TodayStates()
    let day = TodayStates.Day(today: store.today, weekStart: .sunday)
    var readCount = 0
    func completeHabits() -> [Int] {
      let known = states.states(of: habits, on: day) { habit in
        readCount += 1
        return (store.todayState(of: habit), .day)
      }
      return known.indices.filter { known[$0].state.isComplete }
    }
    #expect(completeHabits() == [])
    #expect(readCount == 200)
    store.toggleToday(habits[100])
    #expect(completeHabits() == [100])
    #expect(completeHabits() == [100])
    #expect(readCount == 202)
  }

  @Test func `Views are notified of each change`() throws {
    let habits = [try make("Read"), try make("Run")]
    func notifiesObservers(of change: () -> Void) -> Bool {
      let changes = ChangeCounter()
      withObservationTracking {
        _ = store.habitsNotDue(in: habits)
      } onChange: {
        changes.increment()
      }
      change()
      return changes.count > 0
    }
    #expect(notifiesObservers { store.toggleToday(habits[0]) })
    #expect(notifiesObservers { store.toggleToday(habits[0]) })
    #expect(notifiesObservers { _ = store.pause([habits[1]], from: store.today, until: nil) })
    #expect(notifiesObservers { store.setWeekStart(.monday) })
    #expect(!notifiesObservers {})
  }
}
