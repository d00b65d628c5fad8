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
      writer.member("format", indentation: 2)
      writer.string(NativeFormat.name)
      writer.member("version", indentation: 2)
      writer.integer(NativeFormat.version)
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
          append("key", category.key, to: &writer)
          append("name", category.name, to: &writer)
          append("icon", category.icon, to: &writer)
          append("color", category.color, to: &writer)
          writer.newLine(4)
        }
      }
    }
  }

  private static func append(_ habit: PortableHabit, to writer: inout JSONWriter) {
    writer.list("{", "}") { writer in
      append("id", habit.id.uuidString, to: &writer)
      append("name", habit.name, to: &writer)
      if !habit.details.isEmpty { append("details", habit.details, to: &writer) }
      append("icon", habit.icon, to: &writer)
      append("color", habit.color, to: &writer)
      append("originalColor", habit.originalColor, to: &writer)
      append("category", habit.category, to: &writer)
      if habit.timeOfDay != .any { append("timeOfDay", habit.timeOfDay.rawValue, to: &writer) }
      append(habit.target, to: &writer)
      if !habit.reminders.isEmpty { append(habit.reminders, to: &writer) }
      append("createdAt", habit.createdAt, to: &writer)
      writer.member("position", indentation: 6)
      writer.integer(habit.position)
      if habit.isArchived {
        append("archivedAt", habit.archivedAt, to: &writer)
        if habit.archivedAt == nil {
          writer.member("isArchived", indentation: 6)
          writer.boolean(true)
        }
      }
      append(habit.days, to: &writer)
      writer.newLine(4)
    }
  }

  private static func append(_ name: StaticString, _ text: String?, to writer: inout JSONWriter) {
    guard let text else { return }
    writer.member(name, indentation: 6)
    writer.string(text)
  }

  private static func append(_ name: StaticString, _ date: Date?, to writer: inout JSONWriter) {
    guard let date else { return }
    writer.member(name, indentation: 6)
    writer.instant(date)
  }

  private static func append(_ reminders: [Reminder], to writer: inout JSONWriter) {
    writer.member("reminders", indentation: 6)
    writer.list("[", "]") { writer in
      for reminder in reminders {
        writer.element(indentation: 8)
        writer.list("{", "}") { writer in
          writer.member("hour")
          writer.integer(reminder.hour)
          writer.member("minute")
          writer.integer(reminder.minute)
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
      writer.member("day")
      writer.day(day.day)
      if day.status != .done {
        writer.member("status")
        writer.string(day.status.rawValue)
      }
      if day.count != day.status.usualCount {
        writer.member("count")
        writer.integer(day.count)
      }
      if !day.note.isEmpty {
        writer.member("note")
        writer.string(day.note)
      }
      if let changedAt = day.changedAt {
        writer.member("changedAt")
        writer.instant(changedAt)
      }
    }
  }
}
