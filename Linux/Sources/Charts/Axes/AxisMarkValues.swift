import Foundation

/// The values at which an axis has marks.
public struct AxisMarkValues {
  enum Choice: Equatable {
    case automatic(minimumStride: Double?, desiredCount: Int?)
    case numberStride(Double)
    case dateStride(DateStep, Calendar?)
    case list([Datum])
  }

  let choice: Choice
  var roundLowerBound: Bool?
  var roundUpperBound: Bool?

  /// Values that the chart selects.
  public static var automatic: AxisMarkValues {
    automatic(desiredCount: nil)
  }

  /// Returns values that the chart selects, approximately `desiredCount` of them.
  ///
  /// If the bounds of an automatic domain are rounded, as numeric bounds are by default, the domain
  /// extends to the nearest of these values.
  public static func automatic(
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      choice: .automatic(minimumStride: nil, desiredCount: desiredCount),
      roundLowerBound: roundLowerBound,
      roundUpperBound: roundUpperBound
    )
  }

  /// Returns numbers that the chart selects, at least `minimumStride` apart.
  public static func automatic<P>(
    minimumStride: P,
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: BinaryFloatingPoint {
    AxisMarkValues(
      choice: .automatic(minimumStride: Double(minimumStride), desiredCount: desiredCount),
      roundLowerBound: roundLowerBound,
      roundUpperBound: roundUpperBound
    )
  }

  /// Returns the multiples of a number.
  public static func stride<P>(
    by stepSize: P,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: BinaryFloatingPoint {
    AxisMarkValues(
      choice: .numberStride(Double(stepSize)),
      roundLowerBound: roundLowerBound,
      roundUpperBound: roundUpperBound
    )
  }

  /// Returns the starts of calendar units. The default calendar is the environment's.
  public static func stride(
    by component: Calendar.Component,
    count: Int = 1,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      choice: .dateStride(DateStep(component, count), calendar),
      roundLowerBound: roundLowerBound,
      roundUpperBound: roundUpperBound
    )
  }
}

extension AxisMarkValues {
  /// The default number of intervals, which puts a tick about every 40 points in a plot of 200
  /// points.
  private static let numberParts = 5
  /// The maximum number of date labels that fit on a phone.
  private static let mostDates = 7

  /// Returns the distance between the ticks of a numeric axis.
  func numberStep(dividing range: ClosedRange<Double>, isWhole: Bool) -> NumberStep {
    switch choice {
    case .numberStride(let stride):
      return NumberStep(stride) ?? NumberStep(dividing: range, into: Self.numberParts)
    case .automatic(let minimum, let count):
      // An axis of whole numbers has no ticks between two whole numbers.
      let smallest = max(minimum ?? 0, isWhole ? 1 : 0)
      let parts = count.map { max(1, $0 - 1) } ?? Self.numberParts
      return NumberStep(dividing: range, into: parts, smallest: smallest)
    case .dateStride, .list:
      return NumberStep(dividing: range, into: Self.numberParts, smallest: isWhole ? 1 : 0)
    }
  }

  /// Returns the distance between the ticks of a date axis.
  func dateStep(dividing range: ClosedRange<Date>, unit: Calendar.Component?) -> DateStep {
    switch choice {
    case .dateStride(let step, _): step
    case .automatic(_, let count):
      DateStep(dividing: range, into: count ?? Self.mostDates, unit: unit)
    case .numberStride, .list: DateStep(dividing: range, into: Self.mostDates, unit: unit)
    }
  }

  /// Returns the values at which an axis with a scale has marks.
  func ticks(on scale: AxisScale) -> [Datum] {
    if case .list(let data) = choice { return data.filter { scale.point($0) != nil } }
    switch scale.domain {
    case .categories(let names): return names.map(Datum.category)
    case .numbers(let range):
      return numberStep(dividing: range, isWhole: scale.isWhole).ticks(in: range)
        .map { .number($0, isWhole: scale.isWhole) }
    case .dates(let range):
      var calendar = scale.calendar
      if case .dateStride(_, let own?) = choice { calendar = own }
      return dateStep(dividing: range, unit: scale.unit)
        .ticks(in: range, calendar, includesEnd: scale.unit == nil)
        .map(Datum.date)
    }
  }
}
