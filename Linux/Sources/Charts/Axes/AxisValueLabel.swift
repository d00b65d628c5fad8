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

/// The behavior of a label that would overlap another label.
public struct AxisValueLabelCollisionResolution: Sendable {
  let hidesOnOverlap: Bool

  /// While labels would overlap, omits every second label of the axis, then all but every fourth,
  /// and so on.
  public static var automatic: AxisValueLabelCollisionResolution { .init(hidesOnOverlap: true) }
  /// Same as `automatic`. On Apple's systems, omits only labels that overlap.
  public static var greedy: AxisValueLabelCollisionResolution { .init(hidesOnOverlap: true) }
  /// Always shows the label.
  public static var disabled: AxisValueLabelCollisionResolution { .init(hidesOnOverlap: false) }
}

/// The content and position of an axis label.
struct AxisLabelContent {
  enum Text {
    /// The value in the axis's default format.
    case automatic
    case format(LabelFormat)
    case view(any View)
  }

  var text: Text
  var isCentered: Bool?
  /// The point of the label that is placed at the value.
  var anchor: UnitPoint?
  /// True to omit the label if it would overlap another label.
  var hidesOnOverlap = true
  /// The distances from the plot, in points.
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

/// A type-erased format of axis values.
struct LabelFormat {
  /// Returns the formatted value, or nil if the format is for another type of value.
  let text: (Datum, ChartLocale) -> String?

  init<Format>(_ format: Format)
  where Format: FormatStyle, Format.FormatInput: Plottable, Format.FormatOutput == String {
    text = { datum, locale in
      datum.value(as: Format.FormatInput.self).map { locale.adapted(format).format($0) }
    }
  }
}
