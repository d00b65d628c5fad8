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
  ///   - categories: The categories that the user has created or changed, in order.
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
      writer.member("habits", indentation: 2)
      try writer.list("[", "]") { writer in
        for (index, habit) in habits.enumerated() {
          guard !Task.isCancelled else { throw CancellationError() }
          progress(Double(index) / Double(habits.count))
          writer.element(indentation: 4)
          append(habit, to: &writer)
        }
      }
      writer.newLine(0)
    }
    writer.newLine(0)
    progress(1)
    return Data(writer.bytes)
  }

  private static func append(_ categories: [PortableCategory], to writer: inout JSONWriter) {
    writer.member("categories", indentation: 2)
    writer.list("[", "]") { writer in
      for category in categories {
        writer.element(indentation: 4)
        writer.list("{", "}") { writer in
          writer.member("key", category.key, indentation: 6)
          writer.member("name", category.name, indentation: 6)
          writer.member("icon", category.icon, indentation: 6)
          writer.member("color", category.color, indentation: 6)
          writer.newLine(4)
        }
      }
    }
  }

  private static func append(_ habit: PortableHabit, to writer: inout JSONWriter) {
    writer.list("{", "}") { writer in
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
  }

  private static func append(_ reminders: [Reminder], to writer: inout JSONWriter) {
    writer.member("reminders", indentation: 6)
    writer.list("[", "]") { writer in
      for reminder in reminders {
        writer.element(indentation: 8)
        writer.list("{", "}") { writer in
          writer.member("hour", reminder.hour)
          writer.member("minute", reminder.minute)
          append(reminder.weekdays, to: &writer)
        }
      }
    }
  }

  private static func append(_ days: [PortableDay], to writer: inout JSONWriter) {
    writer.member("days", indentation: 6)
    writer.list("[", "]") { writer in
      for day in days {
        writer.element(indentation: 8)
        append(day, to: &writer)
      }
    }
  }

  private static func append(_ day: PortableDay, to writer: inout JSONWriter) {
    writer.list("{", "}") { writer in
      writer.member("day", day.day)
      if day.status != .done { writer.member("status", day.status.rawValue) }
      if day.count != day.status.usualCount { writer.member("count", day.count) }
      if !day.note.isEmpty { writer.member("note", day.note) }
      writer.member("changedAt", day.changedAt)
    }
  }
}
