import Foundation
import HabitEngine

/// The backup of Habo: a list of habits with their events, or since version 3 an object with that
/// list.
struct HaboDocument: JSONFormat {
  let name = "Habo backup"

  func recognizes(_ shape: JSONShape) -> Bool {
    [JSONShape.root, "habits"].contains { list in
      shape.elementMembers[list]?.isSuperset(of: ["title", "events"]) ?? false
    }
  }

  func read(_ reader: JSONReader) throws -> PortableHistory {
    var habits: [(position: Int, builder: HabitBuilder)] = []
    var names = RepeatedNames()
    var deleted = 0
    let readList = {
      try reader.array { _ in
        let habit = try HaboHabit(reader)
        guard !habit.isDeleted else {
          deleted += 1
          return
        }
        habits.append((habit.position, habit.builder(&names)))
        try ImportLimits.checkHabits(habits.count, in: reader.file)
      }
    }
    if try reader.kind() == .array {
      try readList()
    } else {
      try reader.object { member in
        if member == "habits" { try readList() } else { try reader.skip() }
      }
    }
    try reader.finish()
    return PortableHistory(
      format: name,
      habits.sorted { $0.position < $1.position }.map(\.builder),
      omissions: [.deletedHabits(deleted)]
    )
  }
}

/// A habit in the backup. The numbers 0 and 1 mean no and yes.
private struct HaboHabit {
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

/// The event of a day: its type and a comment. If the habit counts amounts, the event also has the
/// amount and the target at that time.
private struct HaboEvent {
  private let day: CalendarDay
  private var type = ""
  private var comment = ""
  private var amounts: [Double] = []

  /// Reads an event.
  ///
  /// - Parameter day: A time such as `2026-01-31 12:00:00.000Z`, of which only the date counts.
  init(_ reader: JSONReader, on day: String) throws {
    guard let number = DayText.isoDay(ArraySlice(day.utf8.prefix(10))),
      ImportLimits.days.contains(number)
    else { throw reader.invalid(.notAForeignDay(day)) }
    self.day = number
    try reader.array { index in
      switch index {
      // Before version 1.1, the words were capitalized.
      case 0: type = try reader.string().lowercased()
      case 1: comment = try reader.text()
      default:
        if let amount = try reader.unlessNull(reader.number) { amounts.append(amount) }
      }
    }
  }

  /// Adds the event to a habit.
  ///
  /// - Parameter target: The current target, if the habit counts amounts.
  func add(to habit: inout HabitBuilder, target: Double?) {
    switch type {
    case "daytype.check":
      habit.completeDays.insert(day)
      if let target {
        // The amount is 0 if the user checked off the day instead of entering an amount.
        let targetThen = amounts.dropFirst().first ?? target
        habit.add(max(amounts.first ?? 0, targetThen), on: day, note: comment)
      } else {
        habit.add(PortableDay(day: day, count: 1, status: .done, note: comment))
      }
    case "daytype.progress":
      habit.add(amounts.first ?? 0, on: day, note: comment)
    case "daytype.fail":
      habit.add(PortableDay(day: day, count: 0, status: .missed, note: comment))
    case "daytype.skip":
      habit.add(PortableDay(day: day, count: 0, status: .skipped, note: comment))
    case "daytype.clear":
      guard !comment.isEmpty else { return }
      habit.add(PortableDay(day: day, count: 0, status: .done, note: comment))
    default:
      habit.otherRecords += 1
    }
  }
}
