import Foundation

/// The distance between the ticks of a date axis, in calendar units. Units such as months have
/// different lengths.
struct DateStep: Equatable {
  let component: Calendar.Component
  let count: Int

  init(_ component: Calendar.Component, _ count: Int = 1) {
    self.component = component
    self.count = max(1, count)
  }

  /// Creates the smallest step that divides a range into at most `most` steps of average length, or
  /// a step of 1,000 years if there is none.
  ///
  /// - Parameter unit: The unit of the data, which is the minimum step.
  init(dividing range: ClosedRange<Date>, into most: Int, unit: Calendar.Component?) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let unitLength = unit.flatMap(Self.length) ?? 0
    let fitting = Self.nice.first { step in
      let stepLength = (Self.length(step.component) ?? 1) * Double(step.count)
      return stepLength >= unitLength && length / stepLength <= Double(max(1, most))
    }
    self = fitting ?? DateStep(.year, 1_000)
  }

  /// Returns the starts of the steps in a range.
  ///
  /// - Parameter includesEnd: True if the end of the range may have a tick. If the data consists of
  ///   whole days, the range ends at the start of the following day, which must not have a tick.
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

  /// Returns the start of the step that contains a date, or nil if the calendar can't compute it.
  func begin(_ date: Date, _ calendar: Calendar) -> Date? {
    let start = calendar.dateInterval(of: component, for: date)?.start
    guard let start, count > 1 else { return start }
    // Steps of hours, months, and years are aligned to their numbers: 6 o'clock, July, or 2020.
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
    // A day starts at 1 a.m. if the clocks skip midnight. Going back to the start of the unit keeps
    // the ticks of later days at midnight.
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

  /// Returns the average length of a unit in seconds, or nil for a unit that is
  /// not in this list, such as an era.
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
