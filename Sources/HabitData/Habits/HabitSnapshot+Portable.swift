import Foundation
import HabitEngine
import HabitInterchange

extension HabitSnapshot {
  /// Creates a snapshot of a file's habit.
  ///
  /// - Parameters:
  ///   - now: The time of the import, used if the file has none.
  ///   - offset: The number to add to positions in the file.
  package init(_ portable: PortableHabit, now: Date, offset: Int) {
    id = portable.id
    draft = HabitDraft(
      name: portable.name,
      details: portable.details,
      icon: portable.shownIcon,
      color: portable.shownColor,
      category: portable.category.map(HabitCategory.init(rawValue:)),
      timeOfDay: portable.timeOfDay,
      target: portable.target,
      reminders: portable.reminders
    )
    originalColor = portable.originalColor
    createdAt = portable.createdAt ?? now
    sortIndex = portable.position + offset
    archivedAt = portable.isArchived ? portable.archivedAt ?? now : nil
    timer = HabitTimer()
    completions = portable.days.map { Completion($0, now: now) }
  }
}

extension HabitSnapshot.Completion {
  /// Creates a snapshot of a file's day.
  ///
  /// - Parameter now: The time of the import, used if the file has none.
  package init(_ portable: PortableDay, now: Date) {
    record = DayRecord(day: portable.day, count: portable.count, status: portable.status)
    note = portable.note
    date = portable.changedAt ?? now
  }
}

extension PortableHabit {
  /// The symbol to show.
  package var shownIcon: String { icon ?? HabitIcon.standard }

  /// The color to show: the habit's own, or the palette's nearest one.
  package var shownColor: String {
    let nearest = originalColor.flatMap(RGBColor.init).map(HabitColorPreset.nearest)
    return color ?? (nearest ?? .blue).rawValue
  }

  /// Creates a portable habit for export.
  package init(_ snapshot: HabitSnapshot) {
    let draft = snapshot.draft
    self.init(
      id: snapshot.id,
      name: draft.name,
      details: draft.details,
      icon: draft.icon,
      color: draft.color,
      originalColor: snapshot.originalColor,
      category: draft.category?.rawValue,
      timeOfDay: draft.timeOfDay,
      target: draft.target,
      reminders: draft.reminders,
      createdAt: snapshot.createdAt,
      position: snapshot.sortIndex,
      isArchived: snapshot.archivedAt != nil,
      archivedAt: snapshot.archivedAt,
      days: snapshot.completions.map { PortableDay($0, within: draft.measure.counts) }
    )
  }
}

extension PortableDay {
  /// Creates a portable day for export.
  ///
  /// - Parameter counts: The valid counts. A record from before the measure was changed may exceed
  ///   them and is clamped, because no import would accept it.
  fileprivate init(_ completion: HabitSnapshot.Completion, within counts: ClosedRange<Int>) {
    self.init(
      day: completion.record.day,
      count: min(completion.record.count, counts.upperBound),
      status: completion.record.status,
      note: completion.note,
      changedAt: completion.date
    )
  }
}
