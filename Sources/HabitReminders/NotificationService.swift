import Foundation
import HabitData
import HabitEngine
import Observation

/// The service that schedules the reminders of habits.
///
/// The service updates pending notifications after changes to habits, history, day, or time zone,
/// and performs the actions chosen in notifications.
@Observable @MainActor
package final class NotificationService {
  /// The last known notification permission.
  package private(set) var permission = ReminderPermission.undecided
  /// The setting that turns all reminders on or off.
  package private(set) var isOn: Bool

  @ObservationIgnored let store: HabitStore
  @ObservationIgnored private let timeZone: TimeZone
  @ObservationIgnored private let center: any ReminderCenter
  /// The delegate of the notification center, which does not retain it.
  @ObservationIgnored var delegate: AnyObject?
  /// The last plan that was made, or nil before the first plan.
  @ObservationIgnored private var last: Planned?
  /// The last queued task for the notification center. Each task waits for the previous task.
  @ObservationIgnored private var work: Task<Void, Never>?

  /// A plan with the habits and the day, which decide whether its notifications are still wanted.
  private struct Planned: Equatable {
    let plan: ReminderPlan
    let subjects: [ReminderSubject]
    let today: CalendarDay
  }

  /// The delay of a snoozed reminder, in seconds.
  static let snooze: TimeInterval = 600

  package init(store: HabitStore, timeZone: TimeZone, isOn: Bool, center: any ReminderCenter) {
    self.store = store
    self.timeZone = timeZone
    self.isOn = isOn
    self.center = center
  }

  /// Starts scheduling. Call before the first screen, so that no response to a notification is
  /// missed.
  package func start() {
    center.start(for: self)
    // Planning needs the histories, but the first screen does not wait for them.
    enqueue { service in
      await service.store.waitForHistories()
      service.followDays()
    }
  }

  /// Turns reminders on or off.
  package func setOn(_ isOn: Bool) {
    guard isOn != self.isOn else { return }
    self.isOn = isOn
    replan()
  }

  /// Updates the known permission.
  package func refreshPermission() async {
    let permission = await center.permission()
    if permission != self.permission { self.permission = permission }
  }

  /// Updates the known permission repeatedly until the task is canceled, because a change in the
  /// settings of the browser or device is not reported.
  package func followPermission() async {
    while !Task.isCancelled {
      await refreshPermission()
      do { try await store.days.clock.sleep(for: .seconds(1)) } catch {
        // Canceled because no screen shows the permission anymore.
        return
      }
    }
  }

  /// Asks for permission after "Allow Notifications" was tapped.
  package func allowTapped() async {
    do { permission = try await center.requestPermission() } catch {
      // If the system can't ask, its current permission applies.
      await refreshPermission()
    }
  }

  // MARK: Planning

  /// Plans the reminders of all habits in the store.
  package func replan() {
    do {
      replan(for: try store.reminderSubjects())
    } catch {
      store.report(String(localized: "Couldn't schedule the reminders"), error)
    }
  }

  /// Plans the reminders of these habits.
  package func replan(for subjects: [ReminderSubject]) {
    let subjects = isOn ? subjects : []
    let plan = ReminderPlan(subjects, after: store.days.now, rule: rule)
    let new = Planned(plan: plan, subjects: subjects, today: store.today)
    guard new != last else { return }
    let old = last?.plan
    last = new
    enqueue { await $0.apply(plan, after: old) }
  }

  /// Waits until the system has all reminders planned so far.
  package func settled() async {
    while let last = work {
      await last.value
      if last == work { return }
    }
  }

  private var rule: ReminderRule {
    ReminderRule(timeZone: timeZone, boundary: store.days.boundary)
  }

  /// Plans now and whenever the day or the day boundary changes. `ReminderObserver` reports changes
  /// of habits.
  private func followDays() {
    replan()
    withObservationTracking {
      _ = (store.days.today, store.days.boundary)
    } onChange: { [weak self] in
      Task { @MainActor in self?.followDays() }
    }
  }

  private func enqueue(_ next: @escaping @MainActor (NotificationService) async -> Void) {
    let last = work
    work = Task { [weak self] in
      await last?.value
      if let self { await next(self) }
    }
  }

  private func apply(_ plan: ReminderPlan, after old: ReminderPlan?) async {
    // Pending notifications are read first. A notification that is delivered between the two calls
    // is then in both lists instead of in neither.
    let pending = await center.pending()
    let delivered = await center.delivered()
    let shown = Set(delivered.compactMap(occurrence))
    let wanted = plan.entries.compactMap {
      shown.contains($0.occurrence) ? $0.aWeekLater(in: timeZone) : $0
    }
    let names = Set(wanted.map(\.identifier))
    await center.removePending(pending.subtracting(names).filter { !isStillDue($0) })
    await center.removeDelivered(Set(delivered.filter(isClosed).map(\.identifier)))
    let known = Set(old?.entries ?? [])
    for entry in wanted where !known.contains(entry) || !pending.contains(entry.identifier) {
      await schedule(notification(entry))
    }
  }

  private func notification(_ entry: ReminderPlan.Entry) -> ReminderNotification {
    // Components without a calendar use the device's calendar, whose years may differ.
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    var components = DateComponents(calendar: calendar)
    if entry.isWeekly {
      let time = entry.occurrence.time
      (components.hour, components.minute) = (time.hour, time.minute)
      components.weekday = entry.occurrence.date.weekday.rawValue
    } else {
      let parts: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second]
      components = calendar.dateComponents(parts, from: entry.due)
      components.calendar = calendar
    }
    // Without a time zone, the system uses the device's zone at delivery.
    if timeZone != .autoupdatingCurrent { components.timeZone = timeZone }
    return ReminderNotification(
      identifier: entry.identifier,
      title: Self.title(entry.name, isQuit: entry.isQuit),
      category: entry.isQuit ? .quit : .build,
      moment: entry.isWeekly ? .whenever(components) : .at(components)
    )
  }

  private func schedule(_ notification: ReminderNotification) async {
    do { try await center.schedule(notification) } catch {
      store.report(String(localized: "Couldn't schedule a reminder"), error)
    }
  }

  /// Returns the title of a notification, or nil if its habit was deleted or can't be read.
  package func title(of identifier: String) -> String? {
    let habit =
      ReminderOccurrence(identifier: identifier)?.habitID
      ?? WeeklyReminder(identifier: identifier)?.habitID
    guard let habit else { return nil }
    do {
      return try store.reminderSubject(habit).map { Self.title($0.name, isQuit: $0.isQuit) }
    } catch {
      // The caller uses the title of the request instead.
      return nil
    }
  }

  /// Returns the title of a reminder, which is an encouragement for a quit habit.
  package static func title(_ name: String, isQuit: Bool) -> String {
    isQuit
      ? String(localized: "You can do it: \(name)", comment: "A reminder of a habit to quit.")
      : String(localized: "Time for \(name)", comment: "A reminder of a habit.")
  }

  // MARK: Responses

  /// Returns true if a due notification must be shown, and updates the plan.
  func willPresent(_ reminder: ShownReminder) -> Bool {
    // The delivered notification frees a slot for the next one.
    Task { replan() }
    return isWanted(occurrence(reminder))
  }

  /// Performs the action chosen in a notification. Returns once the system has the new plan.
  func take(_ action: ReminderAction, from reminder: ShownReminder) async {
    guard let occurrence = occurrence(reminder) else { return }
    switch action {
    case .done: done(occurrence)
    case .snooze: snooze(occurrence)
    }
    await settled()
  }

  /// Opens the detail screen of a tapped notification's habit, unless the habit was deleted.
  func open(_ reminder: ShownReminder) {
    guard let id = occurrence(reminder)?.habitID else { return }
    do {
      guard let habit = try store.habit(id) else { return }
      store.showInWindow(habit)
    } catch {
      store.report(String(localized: "Couldn't open the habit"), error)
    }
  }

  private func occurrence(_ reminder: ShownReminder) -> ReminderOccurrence? {
    rule.occurrence(named: reminder.identifier, shown: reminder.date)
  }

  private func done(_ occurrence: ReminderOccurrence) {
    guard let day = rule.day(of: occurrence) else { return }
    store.markDone(occurrence.habitID, on: day)
    replan()
  }

  private func snooze(_ occurrence: ReminderOccurrence) {
    do {
      guard let subject = try store.reminderSubject(occurrence.habitID) else { return }
      let notification = ReminderNotification(
        identifier: occurrence.snoozed.identifier,
        title: Self.title(subject.name, isQuit: subject.isQuit),
        category: subject.isQuit ? .quit : .build,
        moment: .after(Self.snooze)
      )
      enqueue { await $0.schedule(notification) }
    } catch {
      store.report(String(localized: "Couldn't schedule a reminder"), error)
    }
  }

  private func isWanted(_ occurrence: ReminderOccurrence?) -> Bool {
    guard isOn, let occurrence else { return false }
    do {
      let subject = try store.reminderSubject(occurrence.habitID)
      return rule.isWanted(occurrence, of: subject, at: store.days.now)
    } catch {
      // If the state can't be read, a superfluous reminder is better than a missing one.
      return true
    }
  }

  /// Returns true if a pending notification that is not in the plan must stay: its due time has
  /// passed, so it was snoozed or is about to be shown, and it is still wanted.
  private func isStillDue(_ identifier: String) -> Bool {
    guard let occurrence = ReminderOccurrence(identifier: identifier),
      let due = occurrence.due(in: timeZone), due <= store.days.now
    else { return false }
    return isWanted(occurrence)
  }

  /// Returns true if a delivered notification about today is no longer needed, for example because
  /// the habit is complete.
  private func isClosed(_ reminder: ShownReminder) -> Bool {
    guard let occurrence = occurrence(reminder), let day = rule.day(of: occurrence),
      day == store.today
    else { return false }
    return !isWanted(occurrence)
  }
}
