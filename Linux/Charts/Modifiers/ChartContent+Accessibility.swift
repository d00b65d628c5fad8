import SwiftUI

extension ChartContent {
  /// Says what the marks are, instead of their value along the first axis.
  public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent {
    spoken(label: label.plainText)
  }

  /// Says what the marks are, a literal.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    spoken(label: labelKey.plainText)
  }

  /// Says what the marks are.
  @_disfavoredOverload public nonisolated func accessibilityLabel<S>(
    _ label: S
  ) -> some ChartContent where S: StringProtocol {
    spoken(label: String(label))
  }

  /// Says the value of the marks, instead of their value along the second axis.
  public nonisolated func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
    spoken(value: valueDescription.plainText)
  }

  /// Says the value of the marks, a literal.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    spoken(value: valueKey.plainText)
  }

  /// Says the value of the marks.
  @_disfavoredOverload public nonisolated func accessibilityValue<S>(
    _ value: S
  ) -> some ChartContent where S: StringProtocol {
    spoken(value: String(value))
  }

  /// Says whether screen readers pass over the marks.
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
