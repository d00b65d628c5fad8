import Foundation
import HabitEngine

extension PortableHabit {
  /// Creates a copy of a habit with its history in ascending order.
  package init(_ habit: Habit) {
    self.init(habit, days: habit.completions.map(PortableDay.init).sorted { $0.day < $1.day })
  }

  /// Creates a copy of a habit with a history that was fetched separately.
  package init(_ habit: Habit, days: [PortableDay]) {
    self.init(
      id: habit.id,
      draft: habit.draft,
      originalColor: habit.originalColor,
      createdAt: habit.createdAt,
      position: habit.sortIndex,
      archivedAt: habit.archivedAt,
      timer: habit.timer,
      days: days
    )
  }

  /// Creates a habit from its editable properties.
  package init(
    id: UUID,
    draft: HabitDraft,
    originalColor: String? = nil,
    createdAt: Date,
    position: Int,
    archivedAt: Date? = nil,
    timer: HabitTimer = HabitTimer(),
    days: [PortableDay] = []
  ) {
    self.init(
      id: id,
      name: draft.name,
      details: draft.details,
      icon: draft.icon,
      color: draft.color,
      originalColor: originalColor,
      category: draft.category?.rawValue,
      timeOfDay: draft.timeOfDay,
      target: draft.target,
      reminders: draft.reminders,
      createdAt: createdAt,
      position: position,
      isArchived: archivedAt != nil,
      archivedAt: archivedAt,
      timer: timer,
      days: days
    )
  }

  /// The editable properties.
  package var draft: HabitDraft {
    HabitDraft(
      name: name,
      details: details,
      icon: shownIcon,
      color: shownColor,
      category: category.map(HabitCategory.init(rawValue:)),
      timeOfDay: timeOfDay,
      target: target,
      reminders: reminders
    )
  }

  /// The symbol to show.
  package var shownIcon: String { icon ?? HabitIcon.standard }

  /// The color to show: ``color``, otherwise the palette's color nearest to ``originalColor``,
  /// otherwise blue.
  package var shownColor: String {
    let nearest = originalColor.flatMap(RGBColor.init).map(HabitColorPreset.nearest)
    return color ?? (nearest ?? .blue).rawValue
  }
}

extension PortableDay {
  /// Creates a copy of a stored record.
  init(_ completion: HabitCompletion) {
    self.init(
      day: CalendarDay(rawValue: completion.day),
      count: completion.count,
      status: completion.status,
      note: completion.note,
      changedAt: completion.date
    )
  }
}
