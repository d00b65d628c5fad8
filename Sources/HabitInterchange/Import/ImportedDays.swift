import HabitEngine

/// The days of another tracker's habit while they are read.
struct ImportedDays {
  private var days: [CalendarDay: PortableDay] = [:]
  private var amounts: [CalendarDay: DayAmount] = [:]
  private var repeated = 0

  /// Adds a record unless the day has one.
  mutating func add(_ day: PortableDay) {
    guard claim(day.day) else { return }
    days[day.day] = day
  }

  /// Adds an amount unless the day has a record.
  mutating func add(_ amount: DayAmount) {
    guard claim(amount.day) else { return }
    amounts[amount.day] = amount
  }

  /// Adds to a day's amount, and appends a note. Does nothing if the day has another kind of
  /// record.
  mutating func sum(_ addition: DayAmount) {
    guard days[addition.day] == nil else { return repeated += 1 }
    guard var amount = amounts[addition.day] else { return amounts[addition.day] = addition }
    amount.amount += addition.amount
    amount.note = [amount.note, addition.note].filter { !$0.isEmpty }.joined(separator: "\n")
    amounts[addition.day] = amount
  }

  /// The amounts in ascending order of their days.
  var sortedAmounts: [DayAmount] { amounts.values.sorted { $0.day < $1.day } }

  /// Returns all records in ascending order, and their changes.
  ///
  /// - Parameter measure: The measure for amounts.
  func records(_ measure: AmountMeasure) -> ([PortableDay], [ImportChange]) {
    let measured = measure.records(of: sortedAmounts)
    var cut = 0
    var records = (Array(days.values) + measured.days).sorted { $0.day < $1.day }
    for index in records.indices where records[index].cutNote() { cut += 1 }
    var changes: [ImportChange] = []
    if measured.rounded > 0 { changes.append(.roundedDays(measured.rounded, of: records.count)) }
    if repeated > 0 { changes.append(.repeatedDays(repeated)) }
    if cut > 0 { changes.append(.notes(cut)) }
    return (records, changes)
  }

  /// Counts a record as repeated if its day has a record already.
  ///
  /// - Returns: True if the day has no record.
  private mutating func claim(_ day: CalendarDay) -> Bool {
    guard days[day] == nil, amounts[day] == nil else {
      repeated += 1
      return false
    }
    return true
  }
}

extension PortableDay {
  /// Cuts the note to its length limit.
  ///
  /// - Returns: True if the note was too long.
  mutating func cutNote() -> Bool {
    guard !note.isEmpty else { return false }
    defer { note = LimitedText.cut(note, to: HabitLimits.note) }
    return LimitedText.isLonger(note, than: HabitLimits.note)
  }
}
