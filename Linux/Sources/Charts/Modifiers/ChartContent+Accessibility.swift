import SwiftUI

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
