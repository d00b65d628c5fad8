import Foundation
import SwiftUI

extension ChartContent {
  /// Sets the style of the marks.
  public nonisolated func foregroundStyle<S>(_ style: S) -> some ChartContent where S: ShapeStyle {
    modified { $0.appearance.style = $0.appearance.style ?? AnyShapeStyle(style) }
  }

  /// Sets the opacity of the marks, from 0 to 1.
  public nonisolated func opacity(_ opacity: Double) -> some ChartContent {
    modified { $0.appearance.opacity *= opacity }
  }

  /// Rounds the corners of bars, with a radius in points. Both styles of corners are drawn as
  /// quarter circles.
  public nonisolated func cornerRadius(
    _ radius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    modified { $0.appearance.cornerRadius = radius }
  }

  /// Sets the stroke style of lines and rules.
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    modified { $0.appearance.stroke = style }
  }
}

extension ChartContent {
  /// Sets the accessibility label of the marks to a localized string. The default is each mark's
  /// position, such as a day.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    spoken(label: labelKey.string)
  }

  /// Sets the accessibility label of the marks.
  @_disfavoredOverload public nonisolated func accessibilityLabel<S>(
    _ label: S
  ) -> some ChartContent where S: StringProtocol {
    spoken(label: String(label))
  }

  /// Sets the accessibility value of the marks to a localized string. The default is each mark's
  /// value at its position.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    spoken(value: valueKey.string)
  }

  /// Sets the accessibility value of the marks.
  @_disfavoredOverload public nonisolated func accessibilityValue<S>(
    _ value: S
  ) -> some ChartContent where S: StringProtocol {
    spoken(value: String(value))
  }

  /// Sets whether screen readers skip the marks.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    modified { $0.speech.isHidden = hidden }
  }

  private nonisolated func spoken(
    label: String? = nil,
    value: String? = nil
  ) -> some ChartContent {
    modified { mark in
      mark.speech.label = label ?? mark.speech.label
      mark.speech.value = value ?? mark.speech.value
    }
  }
}

/// Chart content with modified marks.
struct ModifiedChartContent<Content: ChartContent> {
  let content: Content
  let change: (inout Mark) -> Void
}

extension ModifiedChartContent: PrimitiveChartContent {
  var marks: [Mark] {
    content.resolved.map { mark in
      var mark = mark
      change(&mark)
      return mark
    }
  }
}

extension ChartContent {
  nonisolated func modified(
    _ change: @escaping (inout Mark) -> Void
  ) -> ModifiedChartContent<Self> {
    ModifiedChartContent(content: self, change: change)
  }
}
