import Charts
import Foundation
import HabitDesign
import SwiftUI

extension View {
  /// Makes a text the heading of a card or a section.
  func heading() -> some View {
    font(.headline)
      .foregroundStyle(.firstText)
      .accessibilityAddTraits(.isHeader)
  }

  /// Gives a form or a list the app's background and a small title.
  func formScreen(_ title: LocalizedStringKey) -> some View {
    scrollContentBackground(.hidden)
      .background(.screenBackground)
      .navigationTitle(title)
      .navigationBarTitleDisplayMode(.inline)
  }

  /// Sets the y axis to percentages from 0 to 100.
  func chartYPercents() -> some View {
    chartYScale(domain: 0...1)
      .chartYAxis {
        AxisMarks(values: [0, 0.5, 1]) {
          AxisGridLine()
            .foregroundStyle(.separatorLine)
          AxisValueLabel(format: FloatingPointFormatStyle<Double>.Percent())
            .foregroundStyle(.secondText)
        }
      }
  }
}

/// A modifier that turns off autocorrection and autocapitalization in the view's fields, for
/// addresses, paths, user names, keys, and tokens. Their text is written from left to right in
/// every language.
struct VerbatimInput: ViewModifier {
  @Environment(\.layoutDirection) private var layoutDirection

  func body(content: Content) -> some View {
    content
      .textInputAutocapitalization(.never)
      .autocorrectionDisabled()
      .multilineTextAlignment(layoutDirection == .rightToLeft ? .trailing : .leading)
      .environment(\.layoutDirection, .leftToRight)
  }
}
