import Foundation
import HabitEngine
import HabitInterchange

extension HabitSnapshot {
  /// A habit of a file as this app has it.
  /// - Parameters:
  ///   - now: The instant of the import, where the file knows no instant.
  ///   - offset: What is added to places in the file's list to make places here.
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
  /// A day of a file.
  /// - Parameter now: The instant of the import, where the file knows none.
  package init(_ portable: PortableDay, now: Date) {
    record = DayRecord(day: portable.day, count: portable.count, status: portable.status)
    note = portable.note
    date = portable.changedAt ?? now
  }
}

extension PortableHabit {
  /// The symbol that it has here.
  package var shownIcon: String { icon ?? HabitIcon.standard }

  /// The colour that it has here: its own, or the nearest of the palette.
  package var shownColor: String {
    let nearest = originalColor.flatMap(RGBColor.init).map(HabitColorPreset.nearest)
    return color ?? (nearest ?? .blue).rawValue
  }

  /// A habit as it is exported.
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
  /// - Parameter counts: What a day can have. One from before the habit was measured otherwise may
  ///   have more, which no import would take.
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
