import Foundation
import HabitData
import HabitEngine
import Observation

/// Reminds of habits. It keeps the system's notifications in step with the habits, their history,
/// the day and the time zone, and does what is chosen in them.
@Observable @MainActor
final class NotificationService {
  /// Whether notifications reach the user, as far as is known.
  private(set) var permission = ReminderPermission.undecided
  /// Whether the user wants reminders at all.
  private(set) var isOn: Bool

  @ObservationIgnored private let store: HabitStore
  @ObservationIgnored private let timeZone: TimeZone
  @ObservationIgnored private let center: any ReminderCenter
  /// The system holds its delegate weakly.
  @ObservationIgnored var delegate: AnyObject?
  /// What the system was last asked for; nil before the first time.
  @ObservationIgnored private var last: Planned?
  /// The last piece of work with the system's notifications; each waits for the one before.
  @ObservationIgnored private var work: Task<Void, Never>?

  /// What the system is asked for, and what decides which of its notifications are still wanted.
  private struct Planned: Equatable {
    let plan: ReminderPlan
    let subjects: [ReminderSubject]
    let today: CalendarDay
  }

  /// Seconds from "Snooze" to the same reminder again.
  static let snooze: TimeInterval = 600

  init(store: HabitStore, timeZone: TimeZone, isOn: Bool, center: any ReminderCenter) {
    self.store = store
    self.timeZone = timeZone
    self.isOn = isOn
    self.center = center
  }

  /// Begins to remind. To be called before the app's first screen, so that no answer is missed.
  func start() {
    center.start(for: self)
    // What comes next rests on the histories, for which the first screen does not wait.
    enqueue { service in
      await service.store.historiesAreRead()
      service.followDays()
    }
  }

  /// Switches reminders on or off.
  func setOn(_ isOn: Bool) {
    guard isOn != self.isOn else { return }
    self.isOn = isOn
    replan()
  }

  /// Learns whether notifications reach the user.
  func refreshPermission() async {
    let permission = await center.permission()
    if permission != self.permission { self.permission = permission }
  }

  /// Learns it again and again, until the task is cancelled: people change it in the settings of
  /// their browser or device, which tell nobody.
  func followPermission() async {
    while !Task.isCancelled {
      await refreshPermission()
      do { try await store.days.clock.sleep(for: .seconds(1)) } catch {
        // Cancelled: what shows the permission is gone.
        return
      }
    }
  }

  /// "Allow Notifications" was tapped.
  func allowTapped() async {
    do { permission = try await center.requestPermission() } catch {
      // The system can't ask: what it says it allows still holds.
      await refreshPermission()
    }
  }

  // MARK: Planning

  /// Makes a new plan of the habits in the store.
  func replan() {
    do {
      replan(for: try store.reminderSubjects())
    } catch {
      store.report("The reminders could not be planned", error)
    }
  }

  /// Makes a new plan.
  func replan(for subjects: [ReminderSubject]) {
    let subjects = isOn ? subjects : []
    let plan = ReminderPlan(subjects, after: store.days.now, rule: rule)
    let new = Planned(plan: plan, subjects: subjects, today: store.today)
    guard new != last else { return }
    let old = last?.plan
    last = new
    enqueue { await $0.carryOut(plan, after: old) }
  }

  /// Returns when the system was asked for all that is planned by now.
  func settled() async {
    while let last = work {
      await last.value
      if last == work { return }
    }
  }

  private var rule: ReminderRule {
    ReminderRule(timeZone: timeZone, boundary: store.days.boundary)
  }

  /// Plans at the start, and when the day or the rule for days changes. `ReminderObserver`
  /// reports changes of habits.
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

  private func carryOut(_ plan: ReminderPlan, after old: ReminderPlan?) async {
    // What is due by now comes first, so that it does not count as no longer planned.
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
    // Components without a calendar are read by the device's, which may count its years otherwise.
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
    // Without a zone of its own the system goes by the clock of wherever the device is by then.
    if timeZone != .autoupdatingCurrent { components.timeZone = timeZone }
    return ReminderNotification(
      identifier: entry.identifier,
      title: Self.title(entry.name, isQuit: entry.isQuit),
      moment: entry.isWeekly ? .whenever(components) : .at(components)
    )
  }

  private func schedule(_ notification: ReminderNotification) async {
    do { try await center.schedule(notification) } catch {
      store.report("A reminder could not be planned", error)
    }
  }

  /// What is to be given up is no time to do it: its reminder is a word of encouragement.
  private static func title(_ name: String, isQuit: Bool) -> String {
    isQuit ? "You can do it: \(name)" : "Time for \(name)"
  }

  // MARK: What the system asks and tells

  /// Whether a notification that is due is to be shown.
  func willPresent(_ reminder: ShownReminder) -> Bool {
    // Its place among those that come next is free.
    Task { replan() }
    return isWanted(occurrence(reminder))
  }

  /// Does what was chosen in a notification. Returns when the system knows what that changes.
  func take(_ action: ReminderAction, from reminder: ShownReminder) async {
    guard let occurrence = occurrence(reminder) else { return }
    switch action {
    case .done: done(occurrence)
    case .snooze: snooze(occurrence)
    }
    await settled()
  }

  /// Shows the habit of a tapped notification, unless it was deleted.
  func open(_ reminder: ShownReminder) {
    guard let id = occurrence(reminder)?.habitID else { return }
    do {
      guard let habit = try store.allHabits().first(where: { $0.id == id }) else { return }
      store.showInWindow(habit)
    } catch {
      store.report("The habit could not be opened", error)
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
        moment: .after(Self.snooze)
      )
      enqueue { await $0.schedule(notification) }
    } catch {
      store.report("A reminder could not be planned", error)
    }
  }

  private func isWanted(_ occurrence: ReminderOccurrence?) -> Bool {
    guard isOn, let occurrence else { return false }
    do {
      let subject = try store.reminderSubject(occurrence.habitID)
      return rule.isWanted(occurrence, of: subject, at: store.days.now)
    } catch {
      // Whether it is done can't be read: better once too often.
      return true
    }
  }

  /// Whether what is pending stays though it is not planned: it was snoozed, or it is due and nobody
  /// has seen it yet.
  private func isStillDue(_ identifier: String) -> Bool {
    guard let occurrence = ReminderOccurrence(identifier: identifier),
      let due = occurrence.due(in: timeZone), due <= store.days.now
    else { return false }
    return isWanted(occurrence)
  }

  /// Whether what a shown notification reminds of was done, or is gone.
  private func isClosed(_ reminder: ShownReminder) -> Bool {
    guard let occurrence = occurrence(reminder), let day = rule.day(of: occurrence),
      day == store.today
    else { return false }
    return !isWanted(occurrence)
  }
}
