import HabitEngine

/// The event of a day: its type and a comment. If the habit counts amounts, the event also has the
/// amount and the target at that time.
struct HaboEvent {
  private let day: CalendarDay
  private var type = ""
  private var comment = ""
  private var amounts: [Double] = []

  /// Reads an event.
  ///
  /// - Parameter day: A time such as `2026-01-31 12:00:00.000Z`, of which only the date counts.
  init(_ reader: JSONReader, on day: String) throws {
    guard let number = DayText.isoDay(ArraySlice(day.utf8.prefix(10))),
      ForeignDays.range.contains(number)
    else { throw reader.invalid(.notAForeignDay(day)) }
    self.day = number
    try reader.array { index in
      switch index {
      // Before version 1.1, the words were capitalized.
      case 0: type = try reader.string().lowercased()
      case 1: comment = try reader.text()
      default:
        if let amount = try reader.unlessNull(reader.number) { amounts.append(amount) }
      }
    }
  }

  /// Adds the event to a habit.
  ///
  /// - Parameter target: The current target, if the habit counts amounts.
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
