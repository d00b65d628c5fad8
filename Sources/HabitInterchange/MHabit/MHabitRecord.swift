import HabitEngine

/// The record of a day: an amount, or a skip with its reason.
struct MHabitRecord {
  private var day = CalendarDay(rawValue: 0)
  /// 1 means done, 2 skipped.
  private var type = 0
  private var amount: Double?
  private var reason = ""

  init(_ reader: JSONReader) throws {
    var number: Int?
    try reader.object { member in
      switch member {
      case "record_date": number = try reader.unlessNull(reader.integer)
      case "record_type": type = try reader.unlessNull(reader.integer) ?? 0
      case "record_value": amount = try reader.unlessNull(reader.number)
      case "reason": reason = try reader.text()
      default: try reader.skip()
      }
    }
    guard let number, let day = CalendarDay(exactly: number), ForeignDays.range.contains(day) else {
      throw reader.invalid(.noForeignDay)
    }
    self.day = day
  }

  func add(to habit: inout HabitBuilder) {
    switch type {
    case 1: habit.add(amount ?? 0, on: day, note: reason)
    case 2: habit.add(PortableDay(day: day, count: 0, status: .skipped, note: reason))
    default: habit.otherRecords += 1
    }
  }
}
