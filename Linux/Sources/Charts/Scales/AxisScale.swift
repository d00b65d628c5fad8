import Foundation

/// A mapping of the values of an axis to positions along it.
struct AxisScale: Equatable {
  enum Domain: Equatable {
    case categories([String])
    case numbers(ClosedRange<Double>)
    case dates(ClosedRange<Date>)
  }

  let domain: Domain
  var isReversed = false
  /// The unit of time, if all values on a date axis have the same unit.
  var unit: Calendar.Component?
  /// True if the numbers of the axis are whole numbers.
  var isWhole = false
  /// The calendar that determines the start of units.
  let calendar: Calendar

  /// Returns the position of a value: a range for a category or a unit of time, and a point
  /// otherwise. Returns nil for an unknown category and for a value of another type than the
  /// domain. A number or date outside the domain has a position below 0 or above 1.
  func interval(of value: PlottedValue) -> AxisInterval? {
    if let interval = value.interval(in: calendar), case .dates = domain {
      guard let start = point(.date(interval.start)), let end = point(.date(interval.end)) else {
        return nil
      }
      return AxisInterval(start, end)
    }
    if case .categories(let names) = domain {
      guard let name = value.datum.category, let index = names.firstIndex(of: name) else {
        return nil
      }
      let count = Double(names.count)
      return directed(AxisInterval(Double(index) / count, Double(index + 1) / count))
    }
    return point(value.datum).map { AxisInterval($0, $0) }
  }

  /// Returns the position of a value, or the center of a category; nil as in ``interval(of:)``.
  func point(_ datum: Datum) -> Double? {
    switch (domain, datum) {
    case (.numbers(let range), .number(let number, _)):
      directed(share(number - range.lowerBound, of: range.upperBound - range.lowerBound))
    case (.dates(let range), .date(let date)):
      directed(
        share(
          date.timeIntervalSince(range.lowerBound),
          of: range.upperBound.timeIntervalSince(range.lowerBound)
        )
      )
    case (.categories, .category(let name)):
      interval(of: PlottedValue(label: "", datum: .category(name)))?.middle
    default: nil
    }
  }

  /// The scale of a vertical axis, in which categories are ordered from the top like lines of text.
  var fromTop: AxisScale {
    guard case .categories = domain else { return self }
    var copy = self
    copy.isReversed.toggle()
    return copy
  }

  private func share(_ part: Double, of whole: Double) -> Double {
    let share = whole > 0 ? part / whole : 0.5
    return share.isFinite ? share : 0.5
  }

  private func directed(_ share: Double) -> Double { isReversed ? 1 - share : share }
  private func directed(_ interval: AxisInterval) -> AxisInterval {
    isReversed ? interval.reversed : interval
  }
}

/// A part of an axis, from 0 (start) to 1 (end).
struct AxisInterval: Equatable {
  var lower: Double
  var upper: Double

  init(_ lower: Double, _ upper: Double) {
    self.lower = min(lower, upper)
    self.upper = max(lower, upper)
  }

  var middle: Double { (lower + upper) / 2 }
  var length: Double { upper - lower }

  /// The same part on a reversed axis.
  var reversed: AxisInterval { AxisInterval(1 - upper, 1 - lower) }
}
