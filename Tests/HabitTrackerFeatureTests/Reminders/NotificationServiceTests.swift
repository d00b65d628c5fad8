import Foundation
import HabitEngine
import HabitTestSupport
import Testing
import TestSupport

@testable import HabitData
@testable import HabitReminders
@testable import HabitTrackerFeature

/// System notifications follow habits, history, and days. The clock starts on Monday, 2026-03-09 at
/// 12:00 UTC.
@Suite(.timeLimit(.minutes(5))) @MainActor
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
    return try fixture.makeHabit(draft)
  }

  private func name(_ habit: Habit, _ day: String = "weekday 2", _ time: String = "18:00")
    -> String
  {
    "\(habit.id)/\(day)/\(time)"
  }

  /// Returns a notification shown now.
  private func shown(_ name: String) -> ShownReminder {
    ShownReminder(identifier: name, date: fixture.time.now)
  }

  /// Returns the first notifications planned now.
  private func planned(_ count: Int = 2) async -> [String] {
    service.replan()
    await service.settled()
    return await Array(center.summary.prefix(count))
  }

  @Test func `The first plan is made at the start`() async throws {
    _ = try makeReading([mondays])
    service.start()
    await service.settled()
    #expect(await center.summary.first == "Time for Read on 2 18 0")
  }

  @Test func `An unchanged plan requests no notifications again`() async throws {
    let habit = try makeReading([mondays])
    _ = await planned()
    let count = await center.requestCount
    fixture.store.setCount(1, on: fixture.store.today.advanced(by: -40), of: habit)
    _ = await planned()
    #expect(await center.requestCount == count)
  }

  @Test func `A complete day has no reminder until it is incomplete again`() async throws {
    let habit = try makeReading([mondays], perDay: 2)
    fixture.store.addStep(to: habit)
    #expect(await planned(1) == ["Time for Read on 2 18 0"])
    fixture.store.addStep(to: habit)
    #expect(await planned(1) == ["Time for Read at 3 16 18 0"])
    fixture.store.setCount(0, on: fixture.store.today, of: habit)
    #expect(await planned(1) == ["Time for Read on 2 18 0"])
  }

  @Test func `An edit moves and renames planned reminders`() async throws {
    let habit = try makeReading([mondays])
    _ = await planned()
    var draft = habit.draft
    draft.name = "Write"
    draft.reminders = [Reminder(hour: 19, minute: 30, weekdays: [.monday])]
    #expect(fixture.store.update(habit.id, from: habit.draft, to: draft))
    #expect(await planned() == ["Time for Write on 2 19 30"])
  }

  @Test func `Archived and deleted habits have no reminders`() async throws {
    let habit = try makeReading([mondays])
    _ = await planned()
    fixture.store.archive(habit)
    #expect(await planned() == [])
    fixture.store.unarchive(habit.id)
    #expect(await planned(1) == ["Time for Read on 2 18 0"])
    let snapshot = try #require(fixture.store.delete(habit))
    #expect(await planned() == [])
    fixture.store.restore(snapshot)
    #expect(await planned(1) == ["Time for Read on 2 18 0"])
  }

  @Test func `Turning reminders off cancels all of them`() async throws {
    let habit = try makeReading([mondays])
    _ = await planned()
    service.setOn(false)
    await service.settled()
    #expect(await center.summary == [])
    #expect(!service.willPresent(shown(name(habit))))
    service.setOn(true)
    await service.settled()
    #expect(await center.summary.first == "Time for Read on 2 18 0")
  }

  @Test func `A new day boundary changes the plan automatically`() async throws {
    let habit = try makeReading([Reminder(hour: 1, minute: 0, weekdays: [.tuesday])])
    service.start()
    await service.settled()
    #expect(await center.summary.first == "Time for Read on 3 1 0")
    // With days starting at 4:00, Tuesday 1:00 belongs to Monday, which is complete.
    fixture.store.toggleToday(habit)
    fixture.days.setBoundary(.localCalendar(timeZone: .gmt, startHour: 4))
    while await center.summary.first != "Time for Read at 3 17 1 0", !Task.isCancelled {
      await Task.yield()
    }
    #expect(await center.summary.first == "Time for Read at 3 17 1 0")
  }

  @Test func `A delivered reminder is not repeated in another time zone`() async throws {
    let habit = try makeReading([mondays])
    _ = await planned()
    fixture.time.advance(by: 6 * 3_600)
    await center.deliver(shown(name(habit)))
    // After a flight west, the clock shows 10:00, so 18:00 is in the future.
    let west = NotificationService(
      store: fixture.store,
      timeZone: try #require(TimeZone(secondsFromGMT: -8 * 3_600)),
      isOn: true,
      center: center
    )
    fixture.time.advance(by: 0.5 * 3_600)
    west.replan()
    await west.settled()
    #expect(await center.summary.first == "Time for Read at 3 16 18 0")
  }

  @Test func `A delivered reminder disappears when its day is complete`() async throws {
    let habit = try makeReading([mondays])
    _ = await planned()
    fixture.time.advance(by: 6.5 * 3_600)
    let reminder = shown(name(habit))
    await center.deliver(reminder)
    _ = await planned()
    #expect(await center.delivered() == [reminder])
    fixture.store.toggleToday(habit)
    _ = await planned()
    #expect(await center.delivered() == [])
  }

  @Test func `An overdue weekly reminder stays planned`() async throws {
    let habit = try makeReading([mondays])
    _ = await planned()
    fixture.time.advance(by: 6.5 * 3_600)
    _ = await planned()
    #expect(await center.pending().contains(name(habit)))
    #expect(service.willPresent(shown(name(habit))))
    fixture.time.advance(by: 6 * 3_600)
    _ = fixture.days.updateToday()
    _ = await planned()
    // The same request is now due next Monday.
    #expect(await center.pending() == [name(habit)])
    #expect(!service.willPresent(shown(name(habit))))
  }

  @Test func `An overdue dated reminder stays planned until its day ends`() async throws {
    let habit = try makeReading([mondays])
    fixture.store.toggleToday(habit)
    let dates = ["3 16", "3 23", "3 30", "4 6", "4 13", "4 20", "4 27", "5 4"]
    #expect(await planned(9) == dates.map { "Time for Read at \($0) 18 0" })
    fixture.time.advance(by: 7 * 86_400 + 6.5 * 3_600)
    _ = fixture.days.updateToday()
    #expect(await planned() == ["Time for Read on 2 18 0", "Time for Read at 3 16 18 0"])
    fixture.time.advance(by: 6 * 3_600)
    _ = fixture.days.updateToday()
    #expect(await planned() == ["Time for Read on 2 18 0"])
  }

  /// On a device with the Buddhist calendar it is 2569, so a bare year 2026 would be in the past.
  @Test func `A request contains the Gregorian calendar`() async throws {
    let habit = try makeReading([mondays])
    _ = await planned()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let weekly = DateComponents(calendar: calendar, timeZone: .gmt, hour: 18, minute: 0, weekday: 2)
    #expect(await center.waiting[name(habit)]?.moment == .whenever(weekly))
    fixture.store.toggleToday(habit)
    _ = await planned()
    let once = DateComponents(
      calendar: calendar,
      timeZone: .gmt,
      year: 2026,
      month: 3,
      day: 16,
      hour: 18,
      minute: 0,
      second: 0
    )
    #expect(await center.waiting[name(habit, "2026-03-16")]?.moment == .at(once))
  }

  @Test func `“Done” adds one completion to the day of the reminder`() async throws {
    let habit = try makeReading([mondays], perDay: 3)
    fixture.time.advance(by: 86_400)
    _ = fixture.days.updateToday()
    await service.take(.done, from: shown(name(habit)))
    await service.take(.done, from: shown(name(habit)))
    let monday = CalendarDay(rawValue: 20_521)
    #expect(fixture.store.entry(for: habit).log.records == [DayRecord(day: monday, count: 2)])
  }

  @Test(arguments: [Measure.time, .amount(AmountUnit(name: "km", decimals: 1, step: 5))])
  func `“Done” completes the day of a time or an amount`(measure: Measure) async throws {
    let target = HabitTarget(measure: measure, amountPerDay: 1_800)
    let draft = HabitDraft(name: "Run", target: target, reminders: [mondays])
    let habit = try fixture.makeHabit(draft)
    fixture.store.setCount(600, on: fixture.store.today, of: habit)
    fixture.time.advance(by: 6.5 * 3_600)
    await service.take(.done, from: shown(name(habit)))
    #expect(
      fixture.store.entry(for: habit).log.records
        == [DayRecord(day: fixture.store.today, count: 1_800)]
    )
  }

  @Test func `A tap opens the habit of the reminder`() async throws {
    let habit = try makeReading([mondays])
    let window = HabitStore(windowBeside: fixture.store)
    window.open()
    service.open(shown("nonsense"))
    service.open(shown("\(UUID())/2026-03-09/18:00"))
    #expect(window.habitToShow == nil)
    service.open(shown(name(habit)))
    #expect(window.habitToShow == habit.id)
  }

  @Test func `“Done” changes nothing on a complete day`() async throws {
    let habit = try makeReading([mondays])
    fixture.store.setCount(4, on: fixture.store.today, of: habit)
    await service.take(.done, from: shown(name(habit)))
    #expect(fixture.store.todayState(of: habit).count == 4)
    await service.take(.done, from: shown("nonsense"))
    await service.take(.done, from: shown("\(UUID())/2026-03-09/18:00"))
    #expect(fixture.store.errorMessage == nil)
  }

  @Test func `“Snooze” repeats a reminder in ten minutes unless its day is complete`() async throws
  {
    let habit = try makeReading([Reminder(hour: 11, minute: 59, weekdays: [.monday])])
    _ = await planned()
    await service.take(.snooze, from: shown(name(habit, "weekday 2", "11:59")))
    let again = name(habit, "2026-03-09", "11:59") + "/snoozed"
    #expect(await center.waiting[again]?.moment == .after(600))
    #expect(service.willPresent(shown(again)))
    fixture.store.toggleToday(habit)
    _ = await planned()
    #expect(await center.waiting[again] == nil)
    #expect(!service.willPresent(shown(again)))
  }

  @Test func `A quit habit's reminder has no “Done”, even after “Snooze”`() async throws {
    let draft = HabitDraft(
      name: "Smoke",
      target: HabitTarget(kind: .quit, amountPerDay: 0),
      reminders: [Reminder(hour: 11, minute: 59, weekdays: [.monday])]
    )
    let habit = try fixture.makeHabit(draft)
    _ = await planned()
    let reminder = name(habit, "weekday 2", "11:59")
    await service.take(.snooze, from: shown(reminder))
    let again = name(habit, "2026-03-09", "11:59") + "/snoozed"
    let actions = await center.waiting.mapValues { $0.category.actions }
    #expect(actions == [reminder: [.snooze], again: [.snooze]])
    #expect(ReminderCategory.build.actions == [.done, .snooze])
  }

  @Test func `The permission after a request is the system's answer`() async {
    #expect(service.permission == .undecided)
    await service.allowTapped()
    #expect(service.permission == .refused)
  }
}
