import HabitEngine

/// The days of a habit of another tracker while they are read.
struct ImportedDays {
  private var days: [CalendarDay: PortableDay] = [:]
  private var amounts: [CalendarDay: DayAmount] = [:]
  private var repeated = 0

  /// Adds a record; of several of a day the first stands.
  mutating func add(_ day: PortableDay) {
    guard isFree(day.day) else { return }
    days[day.day] = day
  }

  /// Adds an amount; of several records of a day the first stands.
  mutating func add(_ amount: DayAmount) {
    guard isFree(amount.day) else { return }
    amounts[amount.day] = amount
  }

  /// Adds to a day's count, and a note to its notes. Where the day has a record of another kind,
  /// that stands.
  mutating func count(_ count: Int, on day: CalendarDay, note: String) {
    sum(DayAmount(day: day, amount: Double(max(count, 0)), note: note, emptyStatus: .done))
  }

  /// Adds to a day's amount, and a note to its notes. Where the day has a record of another kind, that
  /// stands.
  mutating func sum(_ addition: DayAmount) {
    guard days[addition.day] == nil else { return repeated += 1 }
    guard var amount = amounts[addition.day] else { return amounts[addition.day] = addition }
    amount.amount += addition.amount
    amount.note = [amount.note, addition.note].filter { !$0.isEmpty }.joined(separator: "\n")
    amounts[addition.day] = amount
  }

  /// The amounts, ascending by day.
  var sortedAmounts: [DayAmount] { amounts.values.sorted { $0.day < $1.day } }

  /// All records, ascending, and what changes about them on import.
  /// - Parameter measure: How amounts are kept.
  func records(_ measure: AmountMeasure) -> ([PortableDay], [ImportChange]) {
    let measured = measure.records(of: sortedAmounts)
    var cut = 0
    let records = (Array(days.values) + measured.days).sorted { $0.day < $1.day }.map { record in
      guard !record.note.isEmpty else { return record }
      var record = record
      if LimitedText.isLonger(record.note, than: HabitLimits.note) { cut += 1 }
      record.note = LimitedText.cut(record.note, to: HabitLimits.note)
      return record
    }
    var changes: [ImportChange] = []
    if measured.rounded > 0 { changes.append(.roundedDays(measured.rounded, of: records.count)) }
    if repeated > 0 { changes.append(.repeatedDays(repeated)) }
    if cut > 0 { changes.append(.notes(cut)) }
    return (records, changes)
  }

  private mutating func isFree(_ day: CalendarDay) -> Bool {
    guard days[day] == nil, amounts[day] == nil else {
      repeated += 1
      return false
    }
    return true
  }
}
