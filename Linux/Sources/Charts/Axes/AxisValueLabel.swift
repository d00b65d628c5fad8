import Foundation
import SwiftUI

/// A label at a value of an axis.
public struct AxisValueLabel<Content> where Content: View {
  let label: AxisLabelContent
}

extension AxisValueLabel where Content == Never {
  /// Creates a label with a formatted value. Dates use the calendar and time zone of the
  /// environment, and numbers its locale.
  ///
  /// - `centered`: True to center the label between its value and the next. The default is true if
  ///   the data consists of units of time, such as days, and each unit has a label.
  /// - `anchor`: The point of the label that is placed at the value.
  /// - `collisionResolution`: The behavior if the label would overlap another label.
  /// - `horizontalSpacing`: The distance from the plot for a label beside it, in points.
  /// - `verticalSpacing`: The distance from the plot for a label above or below it, in points.
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
      hidesOnOverlap: collisionResolution.hidesOnOverlap,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
  }

  /// Creates a label with the value in the axis's default format.
  ///
  /// - `centered`: True to center the label between its value and the next.
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
      hidesOnOverlap: collisionResolution.hidesOnOverlap,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
  }
}

extension AxisValueLabel where Content == Text {
  /// Creates a label with a localized string.
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
      hidesOnOverlap: collisionResolution.hidesOnOverlap,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
  }

  /// Creates a label with a string.
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
      hidesOnOverlap: collisionResolution.hidesOnOverlap,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
  }
}

extension AxisValueLabel: KnownAxisMark {
  var parts: [AxisPart] { [AxisPart(kind: .label(label))] }
}
