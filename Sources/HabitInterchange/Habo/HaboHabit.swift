import Foundation
import HabitEngine

/// A habit in the backup. The numbers 0 and 1 mean no and yes.
struct HaboHabit {
  private(set) var position = 0
  private(set) var isDeleted = false
  private var id = 0
  private var title = ""
  /// The descriptive texts, by name.
  private var texts: [String: String] = [:]
  private var categories: [String] = []
  private var hasTwoDayRule = false
  private var isArchived = false
  private var reminder: Reminder?
  /// 1 means that amounts are counted.
  private var type = 0
  private var target = 0.0
  private var unit = ""
  private var events: [HaboEvent] = []

  private static let textNames = ["cue", "routine", "reward", "sanction", "accountant"]

  init(_ reader: JSONReader) throws {
    var (isReminding, time) = (false, "")
    try reader.object { member in
      switch member {
      case "id": id = try reader.unlessNull(reader.integer) ?? 0
      case "position": position = try reader.unlessNull(reader.integer) ?? 0
      case "deleted_at": isDeleted = try reader.kind() != .null; try reader.skip()
      case "title": title = try reader.string()
      case _ where Self.textNames.contains(member):
        texts[member] = try reader.unlessNull(reader.string)
      case "categories":
        try reader.arrayUnlessNull { _ in
          if let title = try reader.strings("title")["title"] { categories.append(title) }
        }
      case "twoDayRule": hasTwoDayRule = try reader.unlessNull(reader.integer) ?? 0 != 0
      case "notification": isReminding = try reader.unlessNull(reader.integer) ?? 0 != 0
      case "notTime": time = try reader.text()
      case "archived": isArchived = try reader.unlessNull(reader.integer) ?? 0 != 0
      case "habitType": type = try reader.unlessNull(reader.integer) ?? 0
      case "targetValue": target = try reader.unlessNull(reader.number) ?? 0
      case "unit": unit = try reader.text()
      case "events": try reader.object { day in events.append(try HaboEvent(reader, on: day)) }
      default: try reader.skip()
      }
    }
    if isReminding { reminder = try Self.reminder(at: time, reader) }
  }

  func builder(_ names: inout RepeatedNames) -> HabitBuilder {
    let identity = names.identity("habo/\(id)/\(title)")
    var builder = HabitBuilder(name: title, identity: identity)
    builder.details = Self.textNames.compactMap { name in
      let text = texts[name]?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
      return text.isEmpty ? nil : "\(name.capitalized): \(text)"
    }
    for category in categories { builder.setCategory(category) }
    builder.isArchived = isArchived
    if let reminder { builder.reminders = [reminder] }
    if hasTwoDayRule { builder.note(.twoDayRule) }
    if type == 1 { builder.setTarget(ImportedTarget(amount: target, unit: unit)) }
    for event in events { event.add(to: &builder, target: type == 1 ? target : nil) }
    return builder
  }

  /// Returns a daily reminder.
  ///
  /// - Parameter time: A time such as `7:5`.
  private static func reminder(at time: String, _ reader: JSONReader) throws -> Reminder {
    var scanner = ByteScanner(time)
    guard let hour = scanner.number(1...2, in: 0...23), scanner.skip(":"),
      let minute = scanner.number(1...2, in: 0...59), scanner.isAtEnd
    else { throw reader.invalid(.notATime(time)) }
    return Reminder(hour: hour, minute: minute, weekdays: Set(Weekday.allCases))
  }
}
