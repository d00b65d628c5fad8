import Foundation
import HabitEngine

/// The reader of habits in this app's own export. Out-of-range values are errors.
struct NativeHabitReader {
  private let reader: JSONReader

  init(_ reader: JSONReader) {
    self.reader = reader
  }

  /// Reads the next object.
  func habit(at index: Int) throws -> PortableHabit {
    var id: UUID?
    var target = NativeTargetReader(reader)
    var largeCount: PlacedNumber?
    // A placeholder: a habit without an id is refused below.
    var habit = PortableHabit(id: StableIdentity.uuid(of: ""), name: "", position: index)
    try reader.object { member in
      switch member {
      case "id": id = try identity()
      case "name": try readName(of: &habit)
      case "details": try readDetails(of: &habit)
      case "icon": habit.icon = try text(upTo: 100)
      case "color": habit.color = try text(upTo: 100)
      case "originalColor": habit.originalColor = try text(upTo: 100)
      case "category": habit.category = try text(upTo: 100)
      case "timeOfDay": habit.timeOfDay = try reader.word()
      case "reminders": habit.reminders = try reminders()
      case "createdAt": habit.createdAt = try reader.instant()
      case "position": habit.position = try reader.integer(in: HabitLimits.positions)
      case "isArchived": habit.isArchived = try reader.boolean() || habit.archivedAt != nil
      case "archivedAt":
        habit.archivedAt = try reader.instant()
        habit.isArchived = true
      case "days": try readDays(of: &habit, &largeCount)
      default: if try !target.read(member) { try reader.skip() }
      }
    }
    habit.target = try target.target()
    if let largeCount { try largeCount.check(in: habit.target.measure.counts, reader) }
    guard let id else { throw reader.invalid(.missing("id")) }
    guard !habit.name.isEmpty else { throw reader.invalid(.missing("name")) }
    habit.id = id
    return habit
  }

  private func readName(of habit: inout PortableHabit) throws {
    let name = try reader.string()
    habit.name = LimitedText.line(name, to: HabitLimits.name)
    if LimitedText.isLonger(name, than: HabitLimits.name) {
      habit.changes.append(.name(name, isInDescription: false))
    }
  }

  private func readDetails(of habit: inout PortableHabit) throws {
    let details = try reader.string()
    habit.details = LimitedText.cut(details, to: HabitLimits.details)
    if LimitedText.isLonger(details, than: HabitLimits.details) {
      habit.changes.append(.details(length: details.count))
    }
  }

  private func identity() throws -> UUID {
    let text = try reader.string()
    guard let id = UUID(uuidString: text) else { throw reader.invalid(.wrong(text, for: "id")) }
    return id
  }

  private func reminders() throws -> [Reminder] {
    try reader.elements {
      var reminder = Reminder(hour: 0, minute: 0, weekdays: [])
      try reader.object { member in
        switch member {
        case "hour": reminder.hour = try reader.integer(in: 0...23)
        case "minute": reminder.minute = try reader.integer(in: 0...59)
        case "weekdays": reminder.weekdays = try reader.weekdays()
        default: try reader.skip()
        }
      }
      return reminder
    }
  }

  /// Reads the days of a habit.
  ///
  /// - Parameter largeCount: Set to the first count that is too large for completions. The habit's
  ///   measure may come after its days.
  private func readDays(of habit: inout PortableHabit, _ largeCount: inout PlacedNumber?) throws {
    var cutNotes = 0
    var days = try reader.elements {
      var day = try day(&largeCount)
      if day.cutNote() { cutNotes += 1 }
      return day
    }
    let neighbors = { zip(days, days.dropFirst()) }
    if !neighbors().allSatisfy({ $0.day < $1.day }) {
      days.sort { $0.day < $1.day }
      if let (day, _) = neighbors().first(where: { $0.day == $1.day }) {
        throw reader.invalid(.twoRecords(of: day.day))
      }
    }
    habit.days = days
    if cutNotes > 0 { habit.changes.append(.notes(cutNotes)) }
  }

  private func day(_ largeCount: inout PlacedNumber?) throws -> PortableDay {
    var day: CalendarDay?
    var count: Int?
    var status = DayStatus.done
    var note = ""
    var changedAt: Date?
    try reader.object { member in
      switch member {
      case "day": day = try reader.calendarDay()
      case "status": status = try reader.word()
      case "count":
        let number = try reader.integer(in: DayRecord.counts)
        if number > Measure.times.counts.upperBound, largeCount == nil {
          largeCount = PlacedNumber(number, reader)
        }
        count = number
      case "note": note = try reader.string()
      case "changedAt": changedAt = try reader.instant()
      default: try reader.skip()
      }
    }
    guard let day else { throw reader.invalid(.missing("day")) }
    return PortableDay(
      day: day,
      count: count ?? status.usualCount,
      status: status,
      note: note,
      changedAt: changedAt
    )
  }

  private func text(upTo limit: Int) throws -> String {
    LimitedText.cut(try reader.string(), to: limit)
  }
}
