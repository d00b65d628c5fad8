import Foundation
import HabitEngine
import HabitTestSupport
import Observation
import SwiftData
import Testing

@testable import HabitData

/// Reading the histories of a store after it is opened.
@MainActor
struct HistoryCacheTests {
  private let fixture: StoreFixture
  private let id: UUID

  init() throws {
    fixture = try StoreFixture()
    let habit = try fixture.makeHabit("Read")
    id = habit.id
    fixture.store.toggle(fixture.days.today.advanced(by: -3), of: habit)
  }

  /// Returns a new store on the same container, as after the next launch.
  private func launched() throws -> (store: HabitStore, habit: Habit) {
    let store = HabitStore(fixture.container, days: fixture.days)
    return (store, try #require(try store.habit(id)))
  }

  /// Deletes records without changing the history version, to detect when they were read.
  private func removeRecords() throws {
    let context = ModelContext(fixture.container)
    try context.fetch(FetchDescriptor<HabitCompletion>()).forEach(context.delete)
    try context.save()
  }

  private func log(_ daysAgo: Int...) -> HabitLog {
    HabitLog(daysAgo.map { DayRecord(day: fixture.days.today.advanced(by: -$0), count: 1) })
  }

  @Test func `No history is read before it is needed`() throws {
    let (store, habit) = try launched()
    try removeRecords()
    #expect(store.entry(for: habit).log == log())
  }

  @Test func `A history is read once, when it is first used`() throws {
    let (store, habit) = try launched()
    #expect(store.entry(for: habit).log == log(3))
    try removeRecords()
    #expect(store.entry(for: habit).log == log(3))
  }

  @Test func `All histories are read ahead`() async throws {
    let (store, habit) = try launched()
    await store.waitForHistories()
    try removeRecords()
    #expect(store.entry(for: habit).log == log(3))
  }

  @Test func `A history that was changed after reading ahead is read again`() async throws {
    let (store, habit) = try launched()
    await store.waitForHistories()
    _ = store.entry(for: habit)
    fixture.store.toggleToday(try #require(try fixture.habits().first))
    store.follow()
    let refreshed = try #require(try store.habit(id))
    #expect(store.entry(for: refreshed).log == log(3, 0))
  }

  @Test func `A tap before reading ahead keeps the earlier days`() async throws {
    let (store, habit) = try launched()
    store.toggleToday(habit)
    await store.waitForHistories()
    #expect(store.entry(for: habit).log == log(3, 0))
    #expect(try fixture.storedCompletionCount() == 2)
  }

  @Test func `Reading ahead does not replace a newer history`() async throws {
    let (store, habit) = try launched()
    store.readAhead()
    store.toggleToday(habit)
    await store.waitForHistories()
    #expect(store.entry(for: habit).log == log(3, 0))
  }

  @Test func `After the next launch, each habit has the history stored for it`() throws {
    _ = try fixture.makeHabit("Run")
    let (store, _) = try launched()
    let habits = try store.context.fetch(FetchDescriptor<Habit>(sortBy: [SortDescriptor(\.name)]))
    #expect(habits.map { store.entry(for: $0).log } == [log(3), log()])
  }

  // MARK: Histories with targets

  /// Returns true if a change notifies an observer that was not the first to read the history.
  private func notifiesObservers(_ habit: Habit, of change: () -> Void) -> Bool {
    let changes = ChangeCounter()
    _ = fixture.store.history(of: habit)
    withObservationTracking {
      _ = fixture.store.history(of: habit)
    } onChange: {
      changes.increment()
    }
    change()
    return changes.count > 0
  }

  @Test func `A history is updated after a change of its log, its target, or the day boundary`()
    throws
  {
    let (store, days) = (fixture.store, fixture.days)
    var habit = try #require(try store.habit(id))
    var expected = HabitHistory(
      log: log(3),
      target: HabitTarget(amountPerDay: 1),
      created: days.today
    )
    #expect(store.history(of: habit) == expected)

    #expect(notifiesObservers(habit) { store.toggleToday(habit) })
    expected.log = log(3, 0)
    #expect(store.history(of: habit) == expected)

    let token = store.context
    #expect(store.pause([habit], from: days.today, until: nil))
    #expect(store.context !== token)
    habit = try #require(try store.habit(id))
    expected.target = HabitTarget(amountPerDay: 1, pauses: PauseList([Pause(from: days.today)]))
    #expect(store.history(of: habit) == expected)

    // At noon UTC it is 2:00 in Honolulu, which is before the start of the day at 3:00.
    let honolulu = try #require(TimeZone(identifier: "Pacific/Honolulu"))
    #expect(
      notifiesObservers(habit) {
        days.setBoundary(.localCalendar(timeZone: honolulu, startHour: 3))
      }
    )
    expected.created = days.today
    #expect(days.today.isoText == "2026-03-08")
    #expect(store.history(of: habit) == expected)

    #expect(!notifiesObservers(habit) {})
  }

  @Test func `A current streak is updated after taps, pauses, and new days`() throws {
    let (store, days) = (fixture.store, fixture.days)
    var habit = try #require(try store.habit(id))
    func passDay() {
      fixture.time.advance(by: 86_400)
      _ = days.updateToday()
    }
    // Each streak is read twice: computed and cached.
    func streaks() -> [Int] { [store.currentStreak(of: habit), store.currentStreak(of: habit)] }
    #expect(streaks() == [0, 0])
    store.toggleToday(habit)
    #expect(streaks() == [1, 1])
    store.toggle(days.today.advanced(by: -1), of: habit)
    #expect(streaks() == [2, 2])
    passDay()
    #expect(streaks() == [2, 2])
    passDay()
    #expect(streaks() == [0, 0])
    #expect(store.pause([habit], from: days.today.advanced(by: -1), until: nil))
    habit = try store.refreshed(habit)
    #expect(streaks() == [2, 2])
    #expect(store.resume([habit]))
    habit = try store.refreshed(habit)
    passDay()
    passDay()
    #expect(streaks() == [0, 0])
  }

  @Test func `A renamed habit does not notify observers of its history`() throws {
    let habit = try #require(try fixture.store.habit(id))
    let draft = habit.draft
    var renamed = draft
    renamed.name = "Read more"
    #expect(!notifiesObservers(habit) { habit.apply(renamed) })
  }
}
