import HabitEngine
import SwiftUI

/// A flame and the length of a streak: grey at 0, orange, and gold from 7 on.
struct StreakBadge: View {
  let length: Int
  let period: StreakGoal.Period

  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: "flame.fill")
        .font(.system(size: 12, weight: .semibold))
        .accessibilityHidden(true)
      Text("\(length)")
        .font(.subheadline.bold().monospacedDigit())
    }
    .fixedSize()
    .foregroundStyle(color)
    .padding(.horizontal, 8)
    .padding(.vertical, 4)
    .background(color.faded(dark: 0.15, light: 0.13), in: Capsule())
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Current streak: \(Self.words(length, period))")
  }

  /// A streak in the unit of its goal's period: "12 days", "1 week".
  static func words(_ length: Int, _ period: StreakGoal.Period) -> String {
    let unit =
      switch period {
      case .day: length == 1 ? "day" : "days"
      case .week: length == 1 ? "week" : "weeks"
      }
    return "\(length) \(unit)"
  }

  var color: ThemeColor {
    switch length {
    case ..<1: .noStreak
    case ..<7: .streak
    default: .longStreak
    }
  }
}
