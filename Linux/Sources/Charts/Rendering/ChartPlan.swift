import Foundation

/// The drawing plan of a chart. It contains fractions instead of lengths, because only the browser
/// knows the size of the plot.
@MainActor struct ChartPlan {
  let locale: ChartLocale
  /// The figures from back to front.
  let figures: [DrawnFigure]
  let axes: [AxisPlan]
  let table: ValueTable
  let configuration: ChartConfiguration

  init(_ marks: [Mark], _ configuration: ChartConfiguration, _ locale: ChartLocale) {
    self.locale = locale
    self.configuration = configuration
    let placeable = marks.filter(\.isPlaceable)
    let intervals = Stacking.intervals(of: placeable, locale.calendar)
    let data = Self.data(of: placeable, intervals, locale.calendar)
    var x = Self.scale(data.x, configuration.x, locale)
    if locale.isRightToLeft { x?.isReversed.toggle() }
    let y = Self.scale(data.y, configuration.y, locale)?.fromTop
    figures = FigureBuilder(x: x, y: y).figures(of: placeable, intervals)
    axes =
      Self.axes(configuration.x, on: x, isVertical: false, locale)
      + Self.axes(configuration.y, on: y, isVertical: true, locale)
    table = ValueTable(marks, locale)
  }

  private static func data(
    of marks: [Mark],
    _ intervals: [Stacking.ValueInterval?],
    _ calendar: Calendar
  ) -> (x: AxisData, y: AxisData) {
    var (x, y) = (AxisData(), AxisData())
    for (mark, interval) in zip(marks, intervals) {
      func add(_ encoding: Mark.Encoding, to data: inout AxisData, grows: Bool) {
        guard let value = encoding.value else { return }
        if grows, let interval, case .number(_, let isWhole) = value.datum {
          data.add(interval.from, isWhole: isWhole)
          data.add(interval.to, isWhole: isWhole)
        } else {
          data.add(value, calendar)
        }
      }
      add(mark.x, to: &x, grows: mark.isHorizontal)
      add(mark.y, to: &y, grows: !mark.isHorizontal)
    }
    return (x, y)
  }

  private static func scale(
    _ data: AxisData,
    _ axis: AxisConfiguration,
    _ locale: ChartLocale
  ) -> AxisScale? {
    ScaleInference(
      data: data,
      domain: axis.domain,
      values: axis.values,
      calendar: locale.calendar
    ).scale
  }

  private static func axes(
    _ axis: AxisConfiguration,
    on scale: AxisScale?,
    isVertical: Bool,
    _ locale: ChartLocale
  ) -> [AxisPlan] {
    guard let scale else { return [] }
    return axis.shownGroups.map { AxisPlan($0, on: scale, isVertical: isVertical, locale) }
  }
}
