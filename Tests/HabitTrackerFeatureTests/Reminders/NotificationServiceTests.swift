import Foundation
import HabitEngine
import HabitTestSupport
import Testing
import TestSupport

@testable import HabitData
@testable import HabitTrackerFeature

/// The system's notifications follow habits, history and days. It is 2026-03-09 12:00 in UTC, a
/// Monday.
@Suite(.timeLimit(.minutes(1))) @MainActor
struct NotificationServiceTests {
  private let fixture: StoreFixture
  private let center = RecordingReminderCenter()
  private let service: NotificationService
  private let mondays = Reminder(hour: 18, minute: 0, weekdays: [.monday])

  init() throws {
    fixture = try StoreFixture()
    service = NotificationService(
      store: fixture.store,
      timeZone: .gmt,
      isOn: true,
      center: center
    )
  }

  private func makeReading(_ reminders: [Reminder], perDay: Int = 1) throws -> Habit {
    var draft = HabitDraft(name: "Read")
    draft.reminders = reminders
    draft.completionsPerDay = perDay
    return try fixture.make(draft)
  }

  private func name(_ habit: Habit, _ date: String = "2026-03-09", _ time: String = "18:00")
    -> String
  {
    "\(habit.id)/\(date)/\(time)"
  }

  /// The first of what is planned now.
  private func planned(_ count: Int = 2) async -> [String] {
    service.replan()
    await service.settled()
    return await Array(center.summary.prefix(count))
  }

  @Test func aHabitIsRemindedOfOnItsWeekdays() async throws {
    _ = try makeReading([mondays])
    #expect(await planned() == ["Time for Read at 3 9 18 0", "Time for Read at 3 16 18 0"])
  }

  @Test func theFirstPlanIsMadeAtTheStart() async throws {
    _ = try makeReading([mondays])
    service.start()
    await service.settled()
    #expect(await center.summary.first == "Time for Read at 3 9 18 0")
  }

  @Test func whatDidNotChangeIsNotAskedForAgain() async throws {
    let habit = try makeReading([mondays])
    _ = await planned()
    let count = await center.requestCount
    fixture.store.setCount(1, on: fixture.store.today.advanced(by: -40), of: habit)
    _ = await planned()
    #expect(await center.requestCount == count)
  }

  @Test func aCompleteDayIsNotRemindedOfUntilItIsOpenAgain() async throws {
    let habit = try makeReading([mondays], perDay: 2)
    fixture.store.addOne(to: habit)
    #expect(await planned(1) == ["Time for Read at 3 9 18 0"])
    fixture.store.addOne(to: habit)
    #expect(await planned(1) == ["Time for Read at 3 16 18 0"])
    fixture.store.setCount(0, on: fixture.store.today, of: habit)
    #expect(await planned(1) == ["Time for Read at 3 9 18 0"])
  }

  @Test func aSkippedDayIsNotRemindedOf() async throws {
    let habit = try makeReading([mondays])
    fixture.store.skip(fixture.store.today, of: habit)
    #expect(await planned(1) == ["Time for Read at 3 16 18 0"])
  }

  @Test func anEditMovesAndRenamesWhatIsPlanned() async throws {
    let habit = try makeReading([mondays])
    _ = await planned()
    var draft = habit.draft
    draft.name = "Write"
    draft.reminders = [Reminder(hour: 19, minute: 30, weekdays: [.monday])]
    #expect(fixture.store.update(habit.id, from: habit.draft, to: draft))
    #expect(await planned() == ["Time for Write at 3 9 19 30", "Time for Write at 3 16 19 30"])
  }

  @Test func archivedAndDeletedHabitsAreNotRemindedOf() async throws {
    let habit = try makeReading([mondays])
    _ = await planned()
    fixture.store.archive(habit)
    #expect(await planned() == [])
    fixture.store.unarchive(habit.id)
    #expect(await planned(1) == ["Time for Read at 3 9 18 0"])
    let snapshot = try #require(fixture.store.delete(habit))
    #expect(await planned() == [])
    fixture.store.restore(snapshot)
    #expect(await planned(1) == ["Time for Read at 3 9 18 0"])
  }

  @Test func theSwitchTakesAllBack() async throws {
    let habit = try makeReading([mondays])
    _ = await planned()
    service.use(isOn: false)
    await service.settled()
    #expect(await center.summary == [])
    #expect(!service.willPresent(name(habit)))
    service.use(isOn: true)
    await service.settled()
    #expect(await center.summary.first == "Time for Read at 3 9 18 0")
  }

  @Test func aNewDayIsPlannedByItself() async throws {
    let habit = try makeReading([Reminder(hour: 1, minute: 0, weekdays: [.tuesday])])
    service.start()
    await service.settled()
    #expect(await center.summary.first == "Time for Read at 3 10 1 0")
    // 1:00 on Tuesday belongs to Monday where days begin at 4:00, and that is complete.
    fixture.store.toggleToday(habit)
    fixture.days.use(.localCalendar(timeZone: .gmt, startHour: 4))
    while await center.summary.first != "Time for Read at 3 17 1 0", !Task.isCancelled {
      await Task.yield()
    }
    #expect(await center.summary.first == "Time for Read at 3 17 1 0")
  }

  @Test func whatCameIsNotPlannedAgainInAnotherZone() async throws {
    let habit = try makeReading([mondays])
    _ = await planned()
    await center.deliver(name(habit))
    // It is 12:00 again for whoever flew west: 18:00 is still to come there.
    let west = NotificationService(
      store: fixture.store,
      timeZone: try #require(TimeZone(secondsFromGMT: -8 * 3_600)),
      isOn: true,
      center: center
    )
    fixture.time.advance(by: 6.5 * 3_600)
    west.replan()
    await west.settled()
    #expect(await center.summary.first == "Time for Read at 3 16 18 0")
  }

  @Test func whatIsShownGoesWhenItIsDone() async throws {
    let habit = try makeReading([mondays])
    _ = await planned()
    await center.deliver(name(habit))
    fixture.time.advance(by: 6.5 * 3_600)
    _ = await planned()
    #expect(await center.delivered() == [name(habit)])
    fixture.store.toggleToday(habit)
    _ = await planned()
    #expect(await center.delivered() == [])
  }

  @Test func whatNobodyHasSeenYetStays() async throws {
    let habit = try makeReading([mondays])
    _ = await planned()
    fixture.time.advance(by: 6.5 * 3_600)
    _ = await planned()
    #expect(await center.pending().contains(name(habit)))
    #expect(service.willPresent(name(habit)))
    fixture.time.advance(by: 6 * 3_600)
    _ = fixture.days.tick()
    _ = await planned()
    #expect(await !center.pending().contains(name(habit)))
    #expect(!service.willPresent(name(habit)))
  }

  @Test func doneCountsOnceMoreOnTheDayOfTheReminder() async throws {
    let habit = try makeReading([mondays], perDay: 3)
    fixture.time.advance(by: 86_400)
    _ = fixture.days.tick()
    service.take(.done, from: name(habit))
    service.take(.done, from: name(habit))
    let monday = CalendarDay(rawValue: 20_521)
    #expect(fixture.store.entry(for: habit).log.records == [DayRecord(day: monday, count: 2)])
  }

  @Test func doneChangesNothingOnACompleteDay() async throws {
    let habit = try makeReading([mondays])
    fixture.store.setCount(4, on: fixture.store.today, of: habit)
    service.take(.done, from: name(habit))
    #expect(fixture.store.todayState(of: habit).count == 4)
    service.take(.done, from: "nonsense")
    service.take(.done, from: "\(UUID())/2026-03-09/18:00")
    #expect(fixture.store.errorMessage == nil)
  }

  @Test func snoozeBringsItAgainInTenMinutesUnlessItIsDone() async throws {
    let habit = try makeReading([Reminder(hour: 11, minute: 59, weekdays: [.monday])])
    _ = await planned()
    service.take(.snooze, from: name(habit, "2026-03-09", "11:59"))
    await service.settled()
    let again = name(habit, "2026-03-09", "11:59") + "/snoozed"
    #expect(await center.waiting[again]?.moment == .after(600))
    #expect(service.willPresent(again))
    fixture.store.toggleToday(habit)
    _ = await planned()
    #expect(await center.waiting[again] == nil)
    #expect(!service.willPresent(again))
  }

  @Test func thePermissionIsThatOfTheSystem() async {
    #expect(service.permission == .undecided)
    await service.allowTapped()
    #expect(service.permission == .refused)
  }
}
