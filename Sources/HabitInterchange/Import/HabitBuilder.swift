import Foundation
import HabitEngine

/// A habit of another tracker while its records are read: what is the same for all of them, and what
/// of it is otherwise here.
struct HabitBuilder {
  let id: UUID
  /// 1 to 80 characters.
  let name: String
  /// Lines of the description, the most important first.
  var details: [String] = []
  var originalColor: String?
  var completionsPerDay = 1
  var streakGoal = StreakGoal.standard
  var reminders: [Reminder] = []
  var createdAt: Date?
  var isArchived = false
  /// How many days the other tracker had filled in by itself.
  var filledInDays = 0
  /// How many days have a number below 0.
  var negativeDays = 0
  /// How many records say neither that it was done nor that it was not.
  var otherRecords = 0
  private var changes: [ImportChange] = []
  private let fullName: String
  private var icon: String?
  private var category: String?
  private var measure: AmountMeasure?
  private var days = ImportedDays()

  /// Nothing where the name is blank.
  /// - Parameter identity: What makes the habit the same in another file of the same tracker.
  init?(name: String, identity: String) {
    fullName = name.trimmingCharacters(in: .whitespacesAndNewlines)
    self.name = LimitedText.cut(fullName, to: HabitLimits.name)
    guard !self.name.isEmpty else { return nil }
    id = StableIdentity.uuid(of: identity)
    if self.name != fullName { changes.append(.name(fullName, isInDescription: true)) }
  }

  /// Notes what is otherwise here.
  mutating func note(_ change: ImportChange) {
    changes.append(change)
  }

  /// Takes over a picture by its name there.
  mutating func setIcon(_ name: String) {
    guard !name.isEmpty else { return }
    icon = IconNames.symbol(for: name)
    if icon == nil { note(.icon(name)) }
  }

  /// Takes over a category or group. One that this app does not have, and a second one, is named in
  /// the description.
  mutating func setCategory(_ word: String) {
    let word = word.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !word.isEmpty else { return }
    if let key = HabitCategory.known(word)?.rawValue, category == nil || category == key {
      category = key
    } else {
      details.append("Category: \(word)")
      note(.category(word))
    }
  }

  /// Takes over how often it was to be done.
  mutating func setFrequency(
    _ frequency: ImportedFrequency,
    basis: StreakGoal.Basis = .day
  ) {
    streakGoal = frequency.goal(basis)
    if !frequency.isExact(basis) { note(.frequency(frequency, becomes: streakGoal)) }
  }

  /// Takes over a target, by which amounts become counts.
  mutating func setTarget(_ target: ImportedTarget) {
    let measure = AmountMeasure(target)
    self.measure = measure
    completionsPerDay = measure.counted.completionsPerDay
    streakGoal = measure.counted.streakGoal
    guard let change = measure.change else { return }
    note(change)
    let isTarget = target.amount > 0 || target.isUpperLimit
    details.append("\(isTarget ? "Target" : "Unit"): \(target.label)")
  }

  /// Adds a record; of several of a day the first stands.
  mutating func add(_ day: PortableDay) {
    days.add(day)
  }

  /// Adds a day's amount; of several records of a day the first stands.
  mutating func add(_ amount: Double, on day: CalendarDay, note: String) {
    days.add(DayAmount(day: day, amount: max(0, amount), note: note))
  }

  /// Adds to a day's count, and a note to its notes.
  mutating func count(_ count: Int, on day: CalendarDay, note: String = "") {
    days.count(count, on: day, note: note)
  }

  /// The habit in this app's terms.
  func portable(at position: Int) -> PortableHabit {
    // A name of which the end is lost would be data lost; the description has room for it.
    let lines = (name == fullName ? [] : [fullName]) + details
    let description = lines.filter { !$0.isEmpty }.joined(separator: "\n")
    let isCut = LimitedText.isLonger(description, than: HabitLimits.details)
    let (records, ofDays) = days.records(measure)
    return PortableHabit(
      id: id,
      name: name,
      details: LimitedText.cut(description, to: HabitLimits.details),
      icon: icon,
      originalColor: originalColor,
      category: category,
      target: HabitTarget(completionsPerDay: completionsPerDay, goal: streakGoal),
      reminders: reminders,
      createdAt: createdAt,
      position: position,
      isArchived: isArchived,
      days: records,
      changes: changes + (isCut ? [.details(length: description.count)] : []) + leftOut + ofDays
    )
  }

  private var leftOut: [ImportChange] {
    let counts: [(Int, (Int) -> ImportChange)] = [
      (filledInDays, ImportChange.filledInDays), (negativeDays, ImportChange.negativeDays),
      (otherRecords, ImportChange.otherRecords),
    ]
    return counts.compactMap { count, change in count > 0 ? change(count) : nil }
  }
}

extension PortableHistory {
  /// A file's habits in their order, with what is left out.
  init(format: String, _ builders: [HabitBuilder], omissions: [ImportOmission] = []) {
    self.init(
      format: format,
      habits: builders.enumerated().map { $1.portable(at: $0) },
      omissions: omissions
    )
  }
}
