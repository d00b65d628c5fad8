import Foundation
import HabitEngine

/// A habit of another tracker while its records are read: what is the same for all of them.
struct HabitBuilder {
  let id: UUID
  /// 1 to 80 characters.
  let name: String
  /// Lines of the description, the most important first.
  var details: [String] = []
  var originalColor: String?
  var completionsPerDay = 1
  var streakGoal = StreakGoal.standard
  var reminders: [PortableReminder] = []
  var createdAt: Date?
  var isArchived = false
  /// How many records of another kind are left out.
  var otherRecords = 0
  /// What has no place here, one sentence each without the habit's name.
  var notices: [String] = []
  private let fullName: String
  private var category: String?
  private var days: [CalendarDay: PortableDay] = [:]
  private var repeatedDays = 0

  /// Nothing where the name is blank.
  /// - Parameter identity: What makes the habit the same in another file of the same tracker.
  init?(name: String, identity: String) {
    fullName = name.trimmingCharacters(in: .whitespacesAndNewlines)
    self.name = LimitedText.cut(fullName, to: LimitedText.name)
    guard !self.name.isEmpty else { return nil }
    id = StableIdentity.uuid(of: identity)
  }

  /// Takes over a category or group; one that this app does not have is named in the description.
  mutating func setCategory(_ word: String) {
    let word = word.trimmingCharacters(in: .whitespacesAndNewlines)
    if let key = CategoryKey.known(word) {
      category = key
    } else if !word.isEmpty {
      details.append("Category: \(word)")
    }
  }

  /// Adds a record; of several of a day the first stands.
  mutating func add(_ day: PortableDay) {
    guard days[day.day] == nil else {
      repeatedDays += 1
      return
    }
    days[day.day] = day
  }

  /// Adds to a day's count, and a note to its notes.
  mutating func count(_ count: Int, on day: CalendarDay, note: String = "") {
    var record = days[day] ?? PortableDay(day: day, count: 0, status: .done)
    record.count = min(record.count + count, DayRecord.counts.upperBound)
    let notes = [record.note, note].filter { !$0.isEmpty }.joined(separator: "\n")
    record.note = LimitedText.cut(notes, to: LimitedText.note)
    days[day] = record
  }

  /// The habit in this app's terms.
  func portable(at position: Int) -> PortableHabit {
    // A name of which the end is lost would be data lost; the description has room for it.
    let lines = (isNameCut ? [fullName] : []) + details
    return PortableHabit(
      id: id,
      name: name,
      details: LimitedText.cut(
        lines.filter { !$0.isEmpty }.joined(separator: "\n"),
        to: LimitedText.details
      ),
      originalColor: originalColor,
      category: category,
      completionsPerDay: completionsPerDay,
      streakGoal: streakGoal,
      reminders: reminders,
      createdAt: createdAt,
      position: position,
      isArchived: isArchived,
      days: days.values.sorted { $0.day < $1.day }
    )
  }

  /// What could not be taken over as it was.
  var remarks: [String] {
    var remarks = notices
    if isNameCut {
      remarks.append("the name is cut at 80 characters, the description has it whole.")
    }
    if otherRecords > 0 {
      remarks.append("\(otherRecords) records that do not say it was done are left out.")
    }
    if repeatedDays > 0 {
      remarks.append("\(repeatedDays) repetitions of a day that had one already are left out.")
    }
    return remarks.map { "“\(name)”: \($0)" }
  }

  private var isNameCut: Bool { name != fullName }
}

extension PortableHistory {
  /// A file's habits in their order, with what could not be taken over.
  init(format: String, _ builders: [HabitBuilder], remarks: [String] = []) {
    self.init(
      format: format,
      habits: builders.enumerated().map { $1.portable(at: $0) },
      remarks: builders.flatMap(\.remarks) + remarks
    )
  }
}
