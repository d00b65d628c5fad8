import SwiftUI

/// The drawing plan for a group of axis marks.
struct AxisPlan {
  struct Label {
    /// The position as a fraction of the axis, from the left or top.
    let place: Double
    let content: AxisLabelContent
    let view: any View
  }

  struct GridLine {
    let place: Double
    /// True for the vertical lines of the x-axis.
    let isVertical: Bool
    let stroke: StrokeStyle?
    let style: AnyShapeStyle?
  }

  let side: AxisMarkPosition.Side
  private(set) var labels: [Label] = []
  private(set) var gridLines: [GridLine] = []

  @MainActor init(_ group: AxisGroup, on scale: AxisScale, isVertical: Bool, _ locale: ChartLocale)
  {
    side = group.position.side ?? Self.usualSide(scale, isVertical)
    let values = group.values.ticks(on: scale)
    let step: DateStep? =
      if case .dates(let range) = scale.domain {
        group.values.dateStep(dividing: range, unit: scale.unit)
      } else { nil }
    for (index, datum) in values.enumerated() {
      guard let place = scale.point(datum) else { continue }
      let next =
        index + 1 < values.count ? scale.point(values[index + 1]) : scale.isReversed ? 0 : 1
      let middle = (place + (next ?? place)) / 2
      let axisValue = AxisValue(index: index, count: values.count, datum: datum)
      for part in group.parts?(axisValue) ?? Self.usualParts(scale) {
        func at(_ isCentered: Bool) -> Double {
          let share = isCentered ? middle : place
          return isVertical ? 1 - share : share
        }
        switch part.kind {
        case .gridLine(let isCentered, let stroke):
          gridLines.append(
            GridLine(
              place: at(isCentered),
              isVertical: !isVertical,
              stroke: stroke,
              style: part.style
            )
          )
        case .label(let content):
          // If each day has a label, the label is centered in its day instead of placed at
          // midnight.
          let eachUnit = scale.unit != nil && step?.component == scale.unit && step?.count == 1
          guard let view = Self.view(content, datum, step, locale) else { continue }
          labels.append(
            Label(
              place: at(content.isCentered ?? eachUnit),
              content: content,
              view: Self.styled(view, part)
            )
          )
        }
      }
    }
  }

  /// Returns the default side: the bottom for the x-axis, the leading side for a y-axis of
  /// categories, and the trailing side for any other y-axis.
  private static func usualSide(_ scale: AxisScale, _ isVertical: Bool) -> AxisMarkPosition.Side {
    guard isVertical else { return .bottom }
    if case .categories = scale.domain { return .leading }
    return .trailing
  }

  /// Returns the default marks at a value.
  private static func usualParts(_ scale: AxisScale) -> [AxisPart] {
    let label = AxisPart(kind: .label(AxisLabelContent(text: .automatic)))
    if case .categories = scale.domain { return [label] }
    return [AxisPart(kind: .gridLine(isCentered: false, stroke: nil)), label]
  }

  private static func view(
    _ content: AxisLabelContent,
    _ datum: Datum,
    _ step: DateStep?,
    _ locale: ChartLocale
  ) -> (any View)? {
    switch content.text {
    case .automatic: Text(verbatim: locale.label(datum, every: step))
    case .format(let format): format.text(datum, locale).map { Text(verbatim: $0) }
    case .view(let view): view
    }
  }

  @MainActor private static func styled(_ view: some View, _ part: AxisPart) -> any View {
    view.font(part.font ?? .caption).lineLimit(1)
      .foregroundStyle(part.style ?? AnyShapeStyle(HierarchicalShapeStyle.secondary))
  }
}
