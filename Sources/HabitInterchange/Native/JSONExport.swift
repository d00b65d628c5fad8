import Foundation
import HabitEngine

/// The complete export as a JSON document, described in `docs/data-format.md`.
///
/// ```swift
/// let data = try JSONExport.data(habits)
/// try data.write(to: url)
/// let history = try Importer.read(contentsOf: url)  // the same habits
/// ```
public enum JSONExport {
  /// Writes habits with their history. Default values are left out.
  ///
  /// - Parameters:
  ///   - categories: All categories in order; none if the user has changed none.
  ///   - progress: Called with the fraction that was written, 0 to 1.
  /// - Throws: `CancellationError` if the task was canceled.
  public static func data(
    _ habits: [PortableHabit],
    categories: [PortableCategory] = [],
    progress: (Double) -> Void = { _ in }
  ) throws -> Data {
    var writer = JSONWriter()
    try writer.list("{", "}") { writer in
      writer.member("format", NativeFormat.name, indentation: 2)
      writer.member("version", NativeFormat.version, indentation: 2)
      if !categories.isEmpty { append(categories, to: &writer) }
      try writer.objects("habits", habits.enumerated(), indentation: 2) { writer, numbered in
        guard !Task.isCancelled else { throw CancellationError() }
        progress(Double(numbered.offset) / Double(habits.count))
        append(numbered.element, to: &writer)
      }
      writer.newLine(0)
    }
    writer.newLine(0)
    progress(1)
    return Data(writer.bytes)
  }

  private static func append(_ categories: [PortableCategory], to writer: inout JSONWriter) {
    writer.objects("categories", categories, indentation: 2) { writer, category in
      writer.member("key", category.key, indentation: 6)
      writer.member("name", category.name, indentation: 6)
      writer.member("icon", category.icon, indentation: 6)
      writer.member("color", category.color, indentation: 6)
      if category.isRemoved {
        writer.member("removed", indentation: 6)
        writer.boolean(true)
      }
      writer.newLine(4)
    }
  }

  /// Writes the members of a habit.
  private static func append(_ habit: PortableHabit, to writer: inout JSONWriter) {
    writer.member("id", habit.id.uuidString, indentation: 6)
    writer.member("name", habit.name, indentation: 6)
    if !habit.details.isEmpty { writer.member("details", habit.details, indentation: 6) }
    writer.member("icon", habit.icon, indentation: 6)
    writer.member("color", habit.color, indentation: 6)
    writer.member("originalColor", habit.originalColor, indentation: 6)
    writer.member("category", habit.category, indentation: 6)
    if habit.timeOfDay != .any {
      writer.member("timeOfDay", habit.timeOfDay.rawValue, indentation: 6)
    }
    append(habit.target, to: &writer)
    if !habit.reminders.isEmpty { append(habit.reminders, to: &writer) }
    writer.member("createdAt", habit.createdAt, indentation: 6)
    writer.member("position", habit.position, indentation: 6)
    if habit.isArchived {
      writer.member("archivedAt", habit.archivedAt, indentation: 6)
      if habit.archivedAt == nil {
        writer.member("isArchived", indentation: 6)
        writer.boolean(true)
      }
    }
    append(habit.days, to: &writer)
    writer.newLine(4)
  }

  private static func append(_ reminders: [Reminder], to writer: inout JSONWriter) {
    writer.objects("reminders", reminders, indentation: 6) { writer, reminder in
      writer.member("hour", reminder.hour)
      writer.member("minute", reminder.minute)
      append(reminder.weekdays, to: &writer)
    }
  }

  private static func append(_ days: [PortableDay], to writer: inout JSONWriter) {
    writer.objects("days", days, indentation: 6) { writer, day in
      writer.member("day", day.day)
      if day.status != .done { writer.member("status", day.status.rawValue) }
      if day.count != day.status.usualCount { writer.member("count", day.count) }
      if !day.note.isEmpty { writer.member("note", day.note) }
      writer.member("changedAt", day.changedAt)
    }
  }
}
