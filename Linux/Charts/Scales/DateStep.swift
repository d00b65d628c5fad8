import Foundation

/// The distance of the ticks of a date axis, in units of a calendar: they are of different length,
/// as months and the days on which clocks change are.
struct DateStep: Equatable {
  let component: Calendar.Component
  let count: Int

  init(_ component: Calendar.Component, _ count: Int = 1) {
    self.component = component
    self.count = max(1, count)
  }

  /// The smallest step by which a range has no more than a number of ticks.
  ///
  /// - Parameter unit: The unit of the data; the step is no smaller.
  init(dividing range: ClosedRange<Date>, into most: Int, unit: Calendar.Component?) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let unitLength = unit.flatMap(Self.length) ?? 0
    let fitting = Self.nice.first { step in
      let stepLength = (Self.length(step.component) ?? 1) * Double(step.count)
      return stepLength >= unitLength && length / stepLength <= Double(max(1, most))
    }
    self = fitting ?? DateStep(.year, 1_000)
  }

  /// The first instants of the steps in a range.
  ///
  /// - Parameter includesEnd: Whether the end of the range is part of it. Where the data are whole
  ///   days, the range ends where the day after the last begins, and no tick belongs there.
  func ticks(in range: ClosedRange<Date>, _ calendar: Calendar, includesEnd: Bool) -> [Date] {
    guard let first = begin(range.lowerBound, calendar) else { return [] }
    var ticks: [Date] = []
    for index in 0..<NumberStep.mostTicks {
      guard let tick = advance(first, by: index, calendar) else { break }
      guard tick < range.upperBound || (includesEnd && tick == range.upperBound) else { break }
      if tick >= range.lowerBound { ticks.append(tick) }
    }
    return ticks
  }

  /// The first instant of the step that a date lies in.
  func begin(_ date: Date, _ calendar: Calendar) -> Date? {
    guard let start = calendar.dateInterval(of: component, for: date)?.start, count > 1 else {
      return calendar.dateInterval(of: component, for: date)?.start
    }
    // Hours, months and years begin where a reader looks for them: at 6 o'clock, in July, in 2020.
    let parts = calendar.dateComponents([.year, .month, .hour, .minute, .second], from: start)
    let place: Int? =
      switch component {
      case .year: parts.year
      case .month: parts.month.map { $0 - 1 }
      case .hour: parts.hour
      case .minute: parts.minute
      case .second: parts.second
      default: nil
      }
    guard let place else { return start }
    return calendar.date(byAdding: component, value: -(place % count), to: start)
  }

  private func advance(_ first: Date, by index: Int, _ calendar: Calendar) -> Date? {
    let date = calendar.date(byAdding: component, value: index * count, to: first)
    // Where clocks change at midnight, a day begins at one o'clock, and so would all after it.
    return date.flatMap { calendar.dateInterval(of: component, for: $0)?.start }
  }

  private static let nice: [DateStep] = [
    .init(.second), .init(.second, 5), .init(.second, 15), .init(.second, 30),
    .init(.minute), .init(.minute, 5), .init(.minute, 15), .init(.minute, 30),
    .init(.hour), .init(.hour, 3), .init(.hour, 6), .init(.hour, 12),
    .init(.day), .init(.day, 2), .init(.weekOfYear), .init(.month), .init(.month, 3),
    .init(.month, 6), .init(.year), .init(.year, 2), .init(.year, 5), .init(.year, 10),
    .init(.year, 20), .init(.year, 50), .init(.year, 100), .init(.year, 200), .init(.year, 500),
  ]

  /// How long a unit is on the average, in seconds.
  private static func length(_ component: Calendar.Component) -> TimeInterval? {
    switch component {
    case .second: 1
    case .minute: 60
    case .hour: 3_600
    case .day, .weekday: 86_400
    case .weekOfYear, .weekOfMonth: 604_800
    case .month: 2_629_746
    case .quarter: 7_889_238
    case .year: 31_556_952
    default: nil
    }
  }
}
