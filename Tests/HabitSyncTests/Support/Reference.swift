import Foundation
import HabitEngine
import HabitTestSupport

@testable import HabitSync

/// The document that results from facts according to the definitions. For each value, it searches
/// all facts, which is slow but independent of the module's merging.
struct Reference {
  let facts: [Int: Fact]

  var document: SyncDocument {
    var ids: Set<UUID> = []
    var keys: Set<String> = []
    for fact in facts.values {
      switch fact.change {
      case .habit(let id, _): ids.insert(id)
      case .category(let key, _): keys.insert(key)
      case .day, .properties: break
      }
    }
    return SyncDocument(
      habits: ids.compactMap(habit),
      categories: keys.compactMap(category)
    )
  }

  private func category(_ key: String) -> SyncCategory? {
    var name: String?
    var (icon, color, position, isRemoved) = (String?.none, String?.none, 0, false)
    let changes = facts.values.compactMap { fact -> (Stamp, CategoryProperty)? in
      guard case .category(key, let properties) = fact.change else { return nil }
      return (fact.stamp, properties[0])
    }
    for (_, property) in changes.sorted(by: { $0.0 < $1.0 }) {
      switch property {
      case .name(let text): name = text
      case .icon(let text): icon = text
      case .color(let text): color = text
      case .position(let number): position = number
      case .isRemoved(let holds): isRemoved = holds
      }
    }
    guard let name else { return nil }
    return SyncCategory(
      PortableCategory(key: key, name: name, icon: icon, color: color),
      position: position,
      isRemoved: isRemoved
    )
  }

  private func habit(_ id: UUID) -> PortableHabit? {
    var name: String?
    var habit = PortableHabit(id: id, name: "", position: 0)
    var (kind, measure, amount, schedule) = (HabitKind.build, Measure.times, 1, Schedule.everyDay)
    var (goal, start, end) = (StreakGoal.standard, CalendarDay?.none, CalendarDay?.none)
    var pauses: Set<Pause> = []
    var isDeleted = false
    let changes = facts.values.compactMap { fact -> (Stamp, HabitProperty)? in
      guard case .habit(id, let properties) = fact.change else { return nil }
      return (fact.stamp, properties[0])
    }
    for (_, property) in changes.sorted(by: { $0.0 < $1.0 }) {
      switch property {
      case .name(let text): name = text
      case .details(let text): habit.details = text
      case .icon(let text): habit.icon = text
      case .color(let text): habit.color = text
      case .originalColor(let text): habit.originalColor = text
      case .category(let text): habit.category = text
      case .timeOfDay(let part): habit.timeOfDay = part
      case .kind(let value): kind = value
      case .measure(let value): measure = value
      case .amountPerDay(let number): amount = number
      case .schedule(let value): schedule = value
      case .goal(let value): goal = value
      case .startDay(let day): start = day
      case .endDay(let day): end = day
      case .reminders(let value): habit.reminders = value
      case .createdAt(let date): habit.createdAt = date
      case .position(let number): habit.position = number
      case .archivedAt(let date): (habit.isArchived, habit.archivedAt) = (date != nil, date)
      case .timer(let value): habit.timer = value
      case .isDeleted(let holds): isDeleted = holds
      case .pause(let pause, true): pauses.insert(pause)
      case .pause(let pause, false): pauses.remove(pause)
      }
    }
    guard let name, !isDeleted else { return nil }
    habit.name = name
    habit.target = HabitTarget(
      kind: kind,
      measure: measure,
      amountPerDay: amount,
      schedule: schedule,
      goal: goal,
      startDay: start,
      endDay: end,
      pauses: PauseList(pauses)
    )
    var days: Set<CalendarDay> = []
    for fact in facts.values {
      if case .day(id, let day, _) = fact.change { days.insert(day) }
    }
    habit.days = days.sorted().compactMap { record(id, $0, within: measure.counts) }
    return habit
  }
}

/// The days of a habit.
extension Reference {
  private typealias Edit = (index: Int, fact: Fact, edit: DayEdit)

  private func record(
    _ habit: UUID,
    _ day: CalendarDay,
    within counts: ClosedRange<Int>
  ) -> PortableDay? {
    let edits = facts.compactMap { index, fact -> Edit? in
      guard case .day(habit, day, let edit) = fact.change else { return nil }
      return (index, fact, edit)
    }
    .sorted { $0.fact.stamp < $1.fact.stamp }
    let count = min(max(sum(edits), counts.lowerBound), counts.upperBound)
    let status = edits.last { $0.edit.status != nil }?.edit.status ?? .done
    let note = edits.last { $0.edit.note != nil }?.edit.note ?? ""
    guard count > 0 || status != .done || !note.isEmpty else { return nil }
    let newest = edits.map(\.fact.stamp.time).max() ?? 0
    // A date equal to the stamp's time is not stored.
    let dated = edits.last { edit in
      edit.edit.date.map { $0.milliseconds != edit.fact.stamp.milliseconds } ?? false
    }
    let date = dated.flatMap { $0.fact.stamp.time == newest ? $0.edit.date : nil }
    return PortableDay(
      day: day,
      count: count,
      status: status,
      note: note,
      changedAt: date ?? Date(milliseconds: Int(newest >> 16))
    )
  }

  /// Returns the last set count plus all additions that were unknown when it was set. If no change
  /// is later than a found count, which is from before a device joined, returns the found count.
  private func sum(_ edits: [Edit]) -> Int {
    var last = (found: UInt64(0), changed: UInt64(0))
    var found: Int?
    for edit in edits {
      switch edit.edit.count {
      case .found(let count): (found, last.found) = (count, edit.fact.stamp.time)
      case .add, .set, .give: last.changed = edit.fact.stamp.time
      case nil: break
      }
    }
    if let found, last.found >= last.changed { return found }
    var seen: Set<Int> = []
    var sum = 0
    for edit in edits {
      let base = if case .set(let count) = edit.edit.count { count } else { edit.edit.onto }
      guard let base else { continue }
      sum = base
      seen.formUnion(edit.fact.seen)
    }
    var given: [WriterID: (latest: Int, seen: Int)] = [:]
    for edit in edits {
      switch edit.edit.count {
      case .add(let count): if !seen.contains(edit.index) { sum += count }
      case .give(let total, let cause):
        given[cause, default: (0, 0)].latest = total
        if seen.contains(edit.index) { given[cause, default: (0, 0)].seen = total }
      case .set, .found, nil: break
      }
    }
    return given.values.reduce(sum) { $0 + $1.latest - $1.seen }
  }
}
