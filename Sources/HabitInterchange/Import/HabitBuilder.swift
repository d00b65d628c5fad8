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
  /// How often it was to be done.
  var frequency = ImportedFrequency.daily
  /// What a week or month was to have in all, where that is not the target.
  var goal: ValueGoal?
  var reminders: [Reminder] = []
  var createdAt: Date?
  var isArchived = false
  /// How many days the other tracker had filled in by itself.
  var filledInDays = 0
  /// How many days have a number below 0.
  var negativeDays = 0
  /// How many records say neither that it was done nor that it was not.
  var otherRecords = 0
  /// The days that were complete there, where an earlier goal may have asked for less than the target.
  var completeDays: Set<CalendarDay> = []
  /// The parts of the look that are not known here.
  var unknownLooks: Set<ImportedLook> = []
  private var changes: [ImportChange] = []
  private let fullName: String
  private var icon: String?
  private var category: String?
  private var target = ImportedTarget(amount: 0, unit: "")
  private var days = ImportedDays()

  /// The name of a habit that has none.
  static let untitled = "Untitled"

  /// A habit with a blank name is called ``untitled``.
  /// - Parameter identity: What makes the habit the same in another file of the same tracker.
  init(name: String, identity: String) {
    let line = LimitedText.line(name, to: HabitLimits.name)
    fullName =
      line.isEmpty ? Self.untitled : name.trimmingCharacters(in: .whitespacesAndNewlines)
    self.name = line.isEmpty ? Self.untitled : line
    id = StableIdentity.uuid(of: identity)
    if line.isEmpty {
      changes.append(.untitled)
    } else if self.name != fullName {
      changes.append(.name(fullName, isInDescription: true))
    }
  }

  /// Notes what is otherwise here.
  mutating func note(_ change: ImportChange) {
    changes.append(change)
  }

  /// Takes over a picture by its name there.
  mutating func setIcon(_ name: String) {
    guard !name.isEmpty else { return }
    icon = IconNames.symbol(for: name)
    if icon == nil { unknownLooks.insert(.icon) }
  }

  /// Takes over a category or group. A second one, and one whose name is too long, is named in the
  /// description.
  mutating func setCategory(_ word: String) {
    let word = word.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !word.isEmpty else { return }
    let name = LimitedText.line(word, to: HabitLimits.category)
    let key = HabitCategory.known(name)?.rawValue ?? name
    let isKept = !LimitedText.isLonger(word, than: HabitLimits.category)
    if isKept, category == nil || category == key {
      category = key
    } else {
      details.append("Category: \(word)")
      note(.category(word))
    }
  }

  /// Takes over a target, in whose unit amounts are kept.
  mutating func setTarget(_ target: ImportedTarget) {
    self.target = target
    guard target.unit != target.fullUnit else { return }
    details.append("Unit: \(target.fullUnit)")
    note(.unit(target.fullUnit))
  }

  /// Adds a record; of several of a day the first stands.
  mutating func add(_ day: PortableDay) {
    days.add(day)
  }

  /// Adds a day's amount; of several records of a day the first stands.
  mutating func add(_ amount: Double, on day: CalendarDay, note: String) {
    days.add(DayAmount(day: day, amount: max(0, amount), note: note))
  }

  /// Adds to a day's amount, and a note to its notes.
  mutating func sum(_ amount: Double, on day: CalendarDay, note: String) {
    days.sum(DayAmount(day: day, amount: max(0, amount), note: note))
  }

  /// Adds to a day's count, and a note to its notes.
  mutating func count(_ count: Int, on day: CalendarDay, note: String = "") {
    days.count(count, on: day, note: note)
  }

  /// The habit in this app's terms.
  func portable(at position: Int) -> PortableHabit {
    let measure = AmountMeasure(target, goal: goal, holding: days.sortedAmounts)
    let (records, ofDays) = days.records(measure)
    let (schedule, isExact) = frequency.schedule
    // A name of which the end is lost would be data lost; the description has room for it.
    let targetLines = measure.change == nil ? [] : ["Target: \(target.label)"]
    let lines = (name == fullName ? [] : [fullName]) + details + targetLines
    let description = lines.filter { !$0.isEmpty }.joined(separator: "\n")
    let isCut = LimitedText.isLonger(description, than: HabitLimits.details)
    let target = HabitTarget(
      kind: measure.kind,
      measure: measure.measure,
      amountPerDay: measure.amountPerDay,
      schedule: schedule,
      goal: measure.goal ?? schedule.goal
    )
    return PortableHabit(
      id: id,
      name: name,
      details: LimitedText.cut(description, to: HabitLimits.details),
      icon: icon,
      originalColor: originalColor,
      category: category,
      target: target,
      reminders: reminders.withoutRepeats,
      createdAt: createdAt,
      position: position,
      isArchived: isArchived,
      days: records,
      changes: changes
        + [
          isExact ? nil : .frequency(frequency, becomes: schedule), measure.change,
          isCut ? .details(length: description.count) : nil,
        ].compactMap(\.self) + leftOut + ofDays + earlierGoals(of: records, target),
      unknownLooks: unknownLooks
    )
  }

  /// Tells of the days that an earlier, lower goal made complete.
  private func earlierGoals(of records: [PortableDay], _ target: HabitTarget) -> [ImportChange] {
    let count = records.count { day in
      completeDays.contains(day.day)
        && !target.isComplete(DayRecord(day: day.day, count: day.count, status: day.status))
    }
    return count > 0 ? [.earlierGoals(count)] : []
  }

  private var leftOut: [ImportChange] {
    let counts: [(Int, (Int) -> ImportChange)] = [
      (filledInDays, ImportChange.filledInDays), (negativeDays, ImportChange.negativeDays),
      (otherRecords, ImportChange.otherRecords),
    ]
    return counts.compactMap { count, change in count > 0 ? change(count) : nil }
  }
}

extension [Reminder] {
  /// Each reminder once.
  fileprivate var withoutRepeats: [Reminder] {
    var known: Set<Reminder> = []
    return filter { known.insert($0).inserted }
  }
}

extension PortableHistory {
  /// A file's habits in their order, with what is left out, as far as there is any.
  init(format: String, _ builders: [HabitBuilder], omissions: [ImportOmission] = []) {
    self.init(
      format: format,
      habits: builders.enumerated().map { $1.portable(at: $0) },
      omissions: omissions.filter { $0.count > 0 }
    )
  }
}
