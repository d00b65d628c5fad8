import Foundation

/// The data along an axis of a chart.
struct AxisData: Equatable {
  /// The categories in order of first occurrence.
  private(set) var categories: [String] = []
  private(set) var dates: ClosedRange<Date>?
  private(set) var numbers: ClosedRange<Double>?
  /// True if all numbers have integer types.
  private(set) var isWhole = true
  /// The unit of the dates, or nil unless all dates have the same unit.
  private(set) var unit: Calendar.Component?
  private var hasUnits = true

  mutating func add(_ value: PlottedValue, _ calendar: Calendar) {
    switch value.datum {
    case .category(let name): if !categories.contains(name) { categories.append(name) }
    case .number(let number, let isWhole): add(number, isWhole: isWhole)
    case .date(let date):
      let interval = value.interval(in: calendar) ?? DateInterval(start: date, duration: 0)
      let start = min(dates?.lowerBound ?? interval.start, interval.start)
      let end = max(dates?.upperBound ?? interval.end, interval.end)
      dates = start...end
      hasUnits = hasUnits && value.unit != nil && (unit == nil || unit == value.unit)
      unit = hasUnits ? value.unit : nil
    }
  }

  mutating func add(_ number: Double, isWhole: Bool) {
    numbers =
      min(numbers?.lowerBound ?? number, number)...max(numbers?.upperBound ?? number, number)
    self.isWhole = self.isWhole && isWhole
  }
}
