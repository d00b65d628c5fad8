import Foundation

/// The choice of an axis's scale from the app's domain and the data.
struct ScaleInference {
  let data: AxisData
  /// The app's domain, or nil to derive it from the data.
  let domain: AxisScale.Domain?
  /// The app's axis values, which determine the bounds of a rounded domain of dates.
  let values: AxisMarkValues
  let calendar: Calendar

  /// The scale, or nil if there is no data along the axis.
  var scale: AxisScale? {
    (domain ?? inferred).map {
      AxisScale(domain: $0, unit: data.unit, isWhole: data.isWhole, calendar: calendar)
    }
  }

  private var inferred: AxisScale.Domain? {
    if !data.categories.isEmpty { return .categories(data.categories) }
    if let dates = data.dates { return .dates(rounded(dates)) }
    return data.numbers.map { .numbers(rounded($0)) }
  }

  /// Extends a range to zero and to the nearest ticks, so that all values lie on or between ticks.
  private func rounded(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let lower = min(0, range.lowerBound)
    // An axis of zeros has space above zero.
    let upper = range == 0...0 ? 1 : max(0, range.upperBound)
    let step = AxisMarkValues.numberStep(dividing: lower...upper, isWhole: data.isWhole)
    return step.floor(lower)...step.ceil(upper)
  }

  private func rounded(_ range: ClosedRange<Date>) -> ClosedRange<Date> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    if lower == upper {
      // A single instant is centered in a range of one day.
      (lower, upper) = (lower.addingTimeInterval(-43_200), upper.addingTimeInterval(43_200))
    }
    let step = values.dateStep(dividing: lower...upper, unit: data.unit)
    if values.roundLowerBound == true { lower = step.begin(lower, calendar) ?? lower }
    if values.roundUpperBound == true, let begin = step.begin(upper, calendar), begin < upper {
      upper =
        calendar.date(byAdding: step.component, value: step.count, to: begin) ?? upper
    }
    return lower...upper
  }
}

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
