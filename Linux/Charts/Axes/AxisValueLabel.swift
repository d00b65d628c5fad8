import Foundation
import SwiftUI

/// A label at a value of an axis.
public struct AxisValueLabel<Content> where Content: View {
  let label: AxisLabelContent
}

extension AxisValueLabel where Content == Never {
  /// Creates a label that writes its value as a format does. Dates are written in the calendar and
  /// time zone of the environment, numbers in its locale.
  ///
  /// - Parameters:
  ///   - centered: Whether the label stands in the middle between its value and the next; by default
  ///     where the data are whole units of time and each has a label.
  ///   - anchor: Which point of the label stands at the value.
  ///   - collisionResolution: Whether the label is left out where it would lie on another.
  ///   - horizontalSpacing: The distance from a plot beside it, in points.
  ///   - verticalSpacing: The distance from a plot above or below it, in points.
  public init<Format>(
    format: Format,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  )
  where
    Format: FormatStyle, Format.FormatInput: Plottable, Format.FormatOutput == String
  {
    label = AxisLabelContent(
      text: .format(LabelFormat(format)),
      isCentered: centered,
      anchor: anchor,
      givesWay: collisionResolution.givesWay,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
  }

  /// Creates a label that writes its value as suits the axis.
  ///
  /// - Parameter centered: Whether the label stands in the middle between its value and the next.
  public init(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    label = AxisLabelContent(
      text: .automatic,
      isCentered: centered,
      anchor: anchor,
      givesWay: collisionResolution.givesWay,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
  }
}

extension AxisValueLabel where Content == Text {
  /// Creates a label of a literal.
  public init(
    _ titleKey: LocalizedStringKey,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    label = AxisLabelContent(
      text: .view(Text(titleKey)),
      isCentered: centered,
      anchor: anchor,
      givesWay: collisionResolution.givesWay,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
  }

  /// Creates a label of a text.
  @_disfavoredOverload public init<S>(
    _ title: S,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where S: StringProtocol {
    label = AxisLabelContent(
      text: .view(Text(title)),
      isCentered: centered,
      anchor: anchor,
      givesWay: collisionResolution.givesWay,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
  }
}

extension AxisValueLabel {
  /// Creates a label that shows a view.
  public init(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    label = AxisLabelContent(
      text: .view(content()),
      isCentered: centered,
      anchor: anchor,
      givesWay: collisionResolution.givesWay,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
  }
}

extension AxisValueLabel: KnownAxisMark {
  var parts: [AxisPart] { [AxisPart(kind: .label(label))] }
}
