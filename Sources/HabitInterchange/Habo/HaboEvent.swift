import HabitEngine

/// What a day has: a list of its type, a comment, and for amounts how much, and how much was asked
/// for then.
struct HaboEvent {
  private let day: CalendarDay
  private var type = ""
  private var comment = ""
  private var amounts: [Double] = []

  /// - Parameter day: `2026-01-31 12:00:00.000Z`, of which the day counts.
  init(_ reader: JSONReader, on day: String) throws {
    guard let number = DayText.isoDay(ArraySlice(day.utf8.prefix(10))),
      ForeignDays.range.contains(number)
    else { throw reader.invalid("“\(day.prefix(30))” is no day of the years 1970 to 2199") }
    self.day = number
    try reader.array { index in
      switch index {
      // Before version 1.1 the words had a capital.
      case 0: type = try reader.string().lowercased()
      case 1: comment = try reader.unlessNull(reader.string) ?? ""
      default:
        if let amount = try reader.unlessNull(reader.number) { amounts.append(amount) }
      }
    }
  }

  /// - Parameter target: What is asked for now, where amounts are counted.
  func add(to habit: inout HabitBuilder, target: Double?) {
    switch type {
    case "daytype.check":
      habit.completeDays.insert(day)
      if let target {
        habit.add(amounts.dropFirst().first ?? target, on: day, note: comment)
      } else {
        habit.add(PortableDay(day: day, count: 1, status: .done, note: comment))
      }
    case "daytype.progress":
      habit.add(amounts.first ?? 0, on: day, note: comment)
    case "daytype.fail":
      habit.add(PortableDay(day: day, count: 0, status: .missed, note: comment))
    case "daytype.skip":
      habit.add(PortableDay(day: day, count: 0, status: .skipped, note: comment))
    case "daytype.clear":
      guard !comment.isEmpty else { return }
      habit.add(PortableDay(day: day, count: 0, status: .done, note: comment))
    default:
      habit.otherRecords += 1
    }
  }
}
