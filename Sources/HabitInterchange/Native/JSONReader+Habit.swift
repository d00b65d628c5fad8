import Foundation
import HabitEngine

/// Reading habits of this app's own export. Out-of-range values are errors.
extension JSONReader {
  /// Reads a habit.
  func habit(at index: Int) throws -> PortableHabit {
    var id: UUID?
    var target = NativeTargetReader(self)
    // A placeholder: a habit without an id is refused below.
    var habit = PortableHabit(id: StableIdentity.uuid(of: ""), name: "", position: index)
    try object { member in
      switch member {
      case "id": id = try identity()
      case "name": try readName(of: &habit)
      case "details": try readDetails(of: &habit)
      case "icon": habit.icon = try text(upTo: 100)
      case "color": habit.color = try text(upTo: 100)
      case "originalColor": habit.originalColor = try text(upTo: 100)
      case "category": habit.category = try text(upTo: 100)
      case "timeOfDay": habit.timeOfDay = try word()
      case "reminders": habit.reminders = try reminders()
      case "createdAt": habit.createdAt = try instant()
      case "position": habit.position = try integer(in: HabitLimits.positions)
      case "isArchived": habit.isArchived = try boolean() || habit.archivedAt != nil
      case "archivedAt":
        habit.archivedAt = try instant()
        habit.isArchived = true
      case "days": try readDays(of: &habit)
      default: if try !target.read(member) { try skip() }
      }
    }
    habit.target = try target.target()
    guard let id else { throw invalid(.missing("id")) }
    guard !habit.name.isEmpty else { throw invalid(.missing("name")) }
    habit.id = id
    return habit
  }

  private func readName(of habit: inout PortableHabit) throws {
    let name = try string()
    habit.name = LimitedText.line(name, to: HabitLimits.name)
    if LimitedText.isLonger(name, than: HabitLimits.name) {
      habit.changes.append(.name(name, isInDescription: false))
    }
  }

  private func readDetails(of habit: inout PortableHabit) throws {
    let details = try string()
    habit.details = LimitedText.cut(details, to: HabitLimits.details)
    if LimitedText.isLonger(details, than: HabitLimits.details) {
      habit.changes.append(.details(length: details.count))
    }
  }

  private func identity() throws -> UUID {
    let text = try string()
    guard let id = UUID(uuidString: text) else { throw invalid(.wrong(text, for: "id")) }
    return id
  }

  private func reminders() throws -> [Reminder] {
    try elements {
      var reminder = Reminder(hour: 0, minute: 0, weekdays: [])
      try object { member in
        switch member {
        case "hour": reminder.hour = try integer(in: 0...23)
        case "minute": reminder.minute = try integer(in: 0...59)
        case "weekdays": reminder.weekdays = try weekdays()
        default: try skip()
        }
      }
      return reminder
    }
  }

  /// Reads the days of a habit.
  private func readDays(of habit: inout PortableHabit) throws {
    var cutNotes = 0
    var days = try elements {
      var day = try day()
      if day.cutNote() { cutNotes += 1 }
      return day
    }
    let neighbors = { zip(days, days.dropFirst()) }
    if !neighbors().allSatisfy({ $0.day < $1.day }) {
      days.sort { $0.day < $1.day }
      if let (day, _) = neighbors().first(where: { $0.day == $1.day }) {
        throw invalid(.twoRecords(of: day.day))
      }
    }
    habit.days = days
    if cutNotes > 0 { habit.changes.append(.notes(cutNotes)) }
  }

  /// Reads a day. Its count may exceed the range of the habit's measure, because it may have been
  /// recorded with another measure.
  private func day() throws -> PortableDay {
    var day: CalendarDay?
    var count: Int?
    var status = DayStatus.done
    var note = ""
    var changedAt: Date?
    try object { member in
      switch member {
      case "day": day = try calendarDay()
      case "status": status = try word()
      case "count": count = try integer(in: DayRecord.counts)
      case "note": note = try string()
      case "changedAt": changedAt = try instant()
      default: try skip()
      }
    }
    guard let day else { throw invalid(.missing("day")) }
    return PortableDay(
      day: day,
      count: count ?? status.usualCount,
      status: status,
      note: note,
      changedAt: changedAt
    )
  }

  private func text(upTo limit: Int) throws -> String {
    LimitedText.cut(try string(), to: limit)
  }
}
