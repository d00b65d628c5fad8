import Foundation
import HabitEngine

/// A builder of a habit from another tracker's records. It collects the changes that the import
/// makes.
struct HabitBuilder {
  let id: UUID
  /// The name, 1 to 80 characters.
  let name: String
  /// The lines of the description, most important first.
  var details: [String] = []
  var originalColor: String?
  /// The frequency in the other tracker.
  var frequency = ImportedFrequency.daily
  /// The goal of a week or month; nil if it follows from the target.
  var goal: ValueGoal?
  var reminders: [Reminder] = []
  var createdAt: Date?
  var isArchived = false
  /// The number of days that the other tracker filled in automatically.
  var filledInDays = 0
  /// The number of days with a number below 0.
  var negativeDays = 0
  /// The number of records that mean neither done nor missed.
  var otherRecords = 0
  /// The days that were complete in the other tracker, perhaps by an earlier, lower goal.
  var completeDays: Set<CalendarDay> = []
  /// The parts of the appearance that the app does not know.
  var unknownAppearances: Set<ImportedAppearance> = []
  private var changes: [ImportChange] = []
  private let fullName: String
  private var icon: String?
  private var category: String?
  private var target = ImportedTarget(amount: 0, unit: "")
  private var days = ImportedDays()

  /// The name for a habit whose own name is blank.
  static let untitled = "Untitled"

  /// Creates a habit. A blank name becomes ``untitled``.
  ///
  /// - Parameter identity: A text that identifies the habit in all files of the same tracker.
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

  /// Records a change.
  mutating func note(_ change: ImportChange) {
    changes.append(change)
  }

  /// Sets the icon by its name in the other tracker.
  mutating func setIcon(_ name: String) {
    guard !name.isEmpty else { return }
    icon = IconNames.symbol(for: name)
    if icon == nil { unknownAppearances.insert(.icon) }
  }

  /// Sets the category. A second category, and a category whose name is too long, goes to the
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
      moveToDetails("Category: \(word)", .category(word))
    }
  }

  /// Sets the target. If its unit is cut, the full unit goes to the description.
  mutating func setTarget(_ target: ImportedTarget) {
    self.target = target
    guard target.unit != target.fullUnit else { return }
    moveToDetails("Unit: \(target.fullUnit)", .unit(target.fullUnit))
  }

  /// Adds a line to the description, and records the change. Does nothing if the description
  /// already has the line, because every row of a table may contain it.
  private mutating func moveToDetails(_ line: String, _ change: ImportChange) {
    guard !details.contains(line) else { return }
    details.append(line)
    note(change)
  }

  /// Adds a record unless the day has one.
  mutating func add(_ day: PortableDay) {
    days.add(day)
  }

  /// Adds a day's amount unless the day has a record.
  mutating func add(_ amount: Double, on day: CalendarDay, note: String) {
    days.add(DayAmount(day: day, amount: max(0, amount), note: note))
  }

  /// Adds to a day's amount, and appends a note.
  mutating func sum(_ amount: Double, on day: CalendarDay, note: String) {
    days.sum(DayAmount(day: day, amount: max(0, amount), note: note))
  }

  /// Adds to a day's count, and appends a note.
  mutating func count(_ count: Int, on day: CalendarDay, note: String = "") {
    let amount = Double(max(count, 0))
    days.sum(DayAmount(day: day, amount: amount, note: note, emptyStatus: .done))
  }

  /// Adds a reminder. If it has no weekdays, only records that it is left out.
  mutating func addReminder(hour: Int, minute: Int, weekdays: Set<Weekday>) {
    guard !weekdays.isEmpty else {
      return note(.reminder(ImportedReminder(hour: hour, minute: minute, days: .none)))
    }
    reminders.append(Reminder(hour: hour, minute: minute, weekdays: weekdays))
  }

  /// Returns the finished habit.
  func portable(at position: Int) -> PortableHabit {
    let measure = AmountMeasure(target, goal: goal, holding: days.sortedAmounts)
    let (records, ofDays) = days.records(measure)
    let (schedule, isExact) = frequency.schedule
    let targetLines = measure.change == nil ? [] : [String(localized: "Target: \(target.label)")]
    // The description keeps the full name, so that cutting the name loses no data.
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
    var knownReminders: Set<Reminder> = []
    return PortableHabit(
      id: id,
      name: name,
      details: LimitedText.cut(description, to: HabitLimits.details),
      icon: icon,
      originalColor: originalColor,
      category: category,
      target: target,
      reminders: reminders.filter { knownReminders.insert($0).inserted },
      createdAt: createdAt,
      position: position,
      isArchived: isArchived,
      days: records,
      changes: changes
        + [
          isExact ? nil : .frequency(frequency, becomes: schedule), measure.change,
          isCut ? .details(length: description.count) : nil,
        ].compactMap(\.self) + leftOut + ofDays + earlierGoals(of: records, target),
      unknownAppearances: unknownAppearances
    )
  }

  /// Returns the change for days that met only an earlier, lower goal.
  private func earlierGoals(of records: [PortableDay], _ target: HabitTarget) -> [ImportChange] {
    let count = records.count { day in
      completeDays.contains(day.day) && !target.isComplete(day.record)
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

extension PortableHistory {
  /// Creates a history of a file's habits in order, with the omitted records.
  init(format: String, _ builders: [HabitBuilder], omissions: [ImportOmission] = []) {
    self.init(
      format: format,
      habits: builders.enumerated().map { $1.portable(at: $0) },
      omissions: omissions.filter { $0.count > 0 }
    )
  }
}
