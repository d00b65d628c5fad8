import Foundation

/// The values at which an axis has marks.
public struct AxisMarkValues {
  enum Choice: Equatable {
    case automatic
    case dateStride(DateStep, Calendar?)
    case list([Datum])
  }

  let choice: Choice
  var roundLowerBound: Bool?
  var roundUpperBound: Bool?

  /// Values that the chart selects.
  public static var automatic: AxisMarkValues { AxisMarkValues(choice: .automatic) }

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
  /// The number of intervals of a numeric axis, which puts a tick about every 40 points in a plot
  /// of 200 points.
  private static let numberParts = 5
  /// The maximum number of date labels that fit on a phone.
  private static let mostDates = 7

  /// Returns the distance between the ticks of a numeric axis.
  static func numberStep(dividing range: ClosedRange<Double>, isWhole: Bool) -> NumberStep {
    // An axis of whole numbers has no ticks between two whole numbers.
    NumberStep(dividing: range, into: numberParts, smallest: isWhole ? 1 : 0)
  }

  /// Returns the distance between the ticks of a date axis.
  func dateStep(dividing range: ClosedRange<Date>, unit: Calendar.Component?) -> DateStep {
    if case .dateStride(let step, _) = choice { return step }
    return DateStep(dividing: range, into: Self.mostDates, unit: unit)
  }

  /// Returns the values at which an axis with a scale has marks.
  func ticks(on scale: AxisScale) -> [Datum] {
    if case .list(let data) = choice { return data.filter { scale.point($0) != nil } }
    switch scale.domain {
    case .categories(let names): return names.map(Datum.category)
    case .numbers(let range):
      return Self.numberStep(dividing: range, isWhole: scale.isWhole).ticks(in: range)
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
