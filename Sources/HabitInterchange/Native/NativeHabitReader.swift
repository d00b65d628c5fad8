import Foundation
import HabitEngine

/// Reads a habit of this app's own export, whose values lie within the limits or the file is refused.
struct NativeHabitReader {
  private let reader: JSONReader

  init(_ reader: JSONReader) {
    self.reader = reader
  }

  /// Reads the object that comes next.
  func habit(at index: Int) throws -> PortableHabit {
    var id: UUID?
    // The identity is replaced below, or the habit refused.
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
      case "completionsPerDay": habit.completionsPerDay = try integer(in: 1...99)
      case "streakGoal": habit.streakGoal = try goal()
      case "reminders": habit.reminders = try reminders()
      case "createdAt": habit.createdAt = try instant()
      case "position": habit.position = try integer(in: -1_000_000_000...1_000_000_000)
      case "isArchived": habit.isArchived = try reader.boolean() || habit.archivedAt != nil
      case "archivedAt":
        habit.archivedAt = try instant()
        habit.isArchived = true
      case "days": try readDays(of: &habit)
      default: try reader.skip()
      }
    }
    guard let id else { throw reader.invalid("the habit has no id") }
    guard !habit.name.isEmpty else { throw reader.invalid("the habit has no name") }
    habit.id = id
    return habit
  }

  private func readName(of habit: inout PortableHabit) throws {
    let name = try reader.string()
    habit.name = LimitedText.cut(name, to: HabitLimits.name)
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
    guard let id = UUID(uuidString: try reader.string()) else {
      throw reader.invalid("the id is no UUID")
    }
    return id
  }

  private func goal() throws -> StreakGoal {
    var period = StreakGoal.Period.day
    var basis = StreakGoal.Basis.day
    var value = StreakGoal.standard.value
    try reader.object { member in
      switch member {
      case "period": period = try word()
      case "basis": basis = try word()
      case "value": value = try reader.integer()
      default: try reader.skip()
      }
    }
    let values = StreakGoal.values(period: period, basis: basis)
    guard values.contains(value) else { throw outside(values, value) }
    return StreakGoal(period: period, basis: basis, value: value)
  }

  private func reminders() throws -> [Reminder] {
    var reminders: [Reminder] = []
    try reader.array { _ in
      var reminder = Reminder(hour: 0, minute: 0, weekdays: [])
      try reader.object { member in
        switch member {
        case "hour": reminder.hour = try integer(in: 0...23)
        case "minute": reminder.minute = try integer(in: 0...59)
        case "weekdays": try reader.array { _ in reminder.weekdays.insert(try weekday()) }
        default: try reader.skip()
        }
      }
      reminders.append(reminder)
    }
    return reminders
  }

  private func weekday() throws -> Weekday {
    let word = try reader.string()
    guard let weekday = Weekday.allCases.first(where: { $0.word == word }) else {
      throw reader.invalid("“\(word.prefix(20))” is no weekday")
    }
    return weekday
  }

  private func readDays(of habit: inout PortableHabit) throws {
    var days: [PortableDay] = []
    var cutNotes = 0
    try reader.array { _ in
      var day = try day()
      if !day.note.isEmpty {
        if LimitedText.isLonger(day.note, than: HabitLimits.note) { cutNotes += 1 }
        day.note = LimitedText.cut(day.note, to: HabitLimits.note)
      }
      days.append(day)
    }
    let neighbours = { zip(days, days.dropFirst()) }
    if !neighbours().allSatisfy({ $0.day < $1.day }) {
      days.sort { $0.day < $1.day }
      if let (day, _) = neighbours().first(where: { $0.day == $1.day }) {
        throw reader.invalid("the habit has two records of \(day.day)")
      }
    }
    habit.days = days
    if cutNotes > 0 { habit.changes.append(.notes(cutNotes)) }
  }

  private func day() throws -> PortableDay {
    var day: CalendarDay?
    var count: Int?
    var status = DayStatus.done
    var note = ""
    var changedAt: Date?
    try reader.object { member in
      switch member {
      case "day": day = try calendarDay()
      case "status": status = try word()
      case "count": count = try integer(in: Measure.times.counts)
      case "note": note = try reader.string()
      case "changedAt": changedAt = try instant()
      default: try reader.skip()
      }
    }
    guard let day else { throw reader.invalid("the record has no day") }
    return PortableDay(
      day: day,
      count: count ?? status.usualCount,
      status: status,
      note: note,
      changedAt: changedAt
    )
  }

  private func calendarDay() throws -> CalendarDay {
    let text = try reader.stringBytes()
    guard let day = DayText.isoDay(text) else {
      throw reader.invalid("“\(String(decoding: text.prefix(20), as: UTF8.self))” is no day")
    }
    return day
  }

  private func instant() throws -> Date {
    let text = try reader.stringBytes()
    guard let date = InstantText.date(text) else {
      throw reader.invalid("“\(String(decoding: text.prefix(40), as: UTF8.self))” is no instant")
    }
    return date
  }

  private func word<Word: RawRepresentable<String>>() throws -> Word {
    let text = try reader.string()
    guard let word = Word(rawValue: text) else {
      throw reader.invalid(
        "“\(text.prefix(20))” is a word that this version of the app does not know"
      )
    }
    return word
  }

  private func text(upTo limit: Int) throws -> String {
    LimitedText.cut(try reader.string(), to: limit)
  }

  private func integer(in range: ClosedRange<Int>) throws -> Int {
    let number = try reader.integer()
    guard range.contains(number) else { throw outside(range, number) }
    return number
  }

  private func outside(_ range: ClosedRange<Int>, _ number: Int) -> ImportError {
    reader.invalid(
      "\(number) is not from \(range.lowerBound) to \(range.upperBound)"
    )
  }
}
