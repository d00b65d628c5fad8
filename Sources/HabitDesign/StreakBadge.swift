import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// A flame with the length of a streak: gray at 0, orange from 1 to 6, and gold from 7 on.
package struct StreakBadge: View {
  package let length: Int
  package let period: StreakGoal.Period
  private let isBest: Bool
  private let isLarge: Bool

  /// Creates the badge of a streak.
  ///
  /// - Parameters:
  ///   - isBest: True for the spoken label "Best streak: 12 days", false for "Current streak: …".
  ///   - isLarge: True for the large badge, which grows further with a long streak.
  package init(
    length: Int,
    period: StreakGoal.Period,
    isBest: Bool = false,
    isLarge: Bool = false
  ) {
    self.length = length
    self.period = period
    self.isBest = isBest
    self.isLarge = isLarge
  }

  package var body: some View {
    HStack(spacing: 4) {
      Image(systemName: "flame.fill")
        .font(flameFont.weight(.semibold))
        .accessibilityHidden(true)
      Text(text)
        .font(font.bold().monospacedDigit())
    }
    .fixedSize()
    .foregroundStyle(color)
    .padding(.horizontal, isLarge ? 12 : 8)
    .padding(.vertical, 4)
    .background(color.faded(dark: 0.15, light: 0.13), in: Capsule())
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(
      isBest
        ? "Best streak: \(period.formatted(length))" : "Current streak: \(period.formatted(length))"
    )
  }

  /// The visible length, for example "12". The small badge adds the unit of weeks and months, as in
  /// "4 w" and "4 m".
  package var text: String {
    switch period {
    case .week where !isLarge:
      String(localized: "\(length) w", comment: "A streak of weeks in a small badge.")
    case .month where !isLarge:
      String(localized: "\(length) m", comment: "A streak of months in a small badge.")
    case .day, .week, .month: String(localized: "\(length)")
    }
  }

  package var color: ThemeColor {
    if length < 1 { return .noStreak }
    return isLong ? .longStreak : .streak
  }

  package var flameFont: Font {
    guard isLarge else { return .caption }
    return isLong ? .title3 : .callout
  }

  private var font: Font {
    guard isLarge else { return .subheadline }
    return isLong ? .title2 : .title3
  }

  private var isLong: Bool { length >= 7 }
}

#Preview("Populated") {
  StreakBadge(length: 12, period: .day, isLarge: true)
}
