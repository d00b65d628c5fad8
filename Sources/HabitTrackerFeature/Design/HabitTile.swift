import Foundation
import HabitData
import SwiftUI

/// A habit's symbol on a rounded square in its colour.
struct HabitTile: View {
  let icon: String
  let color: HabitColor
  /// The length of a side in points.
  var size: CGFloat = 44

  var body: some View {
    Image(systemName: icon)
      .font(.system(size: size * 0.46, weight: .semibold))
      .foregroundStyle(HabitTint(color, .mark))
      .frame(width: size, height: size)
      .background(HabitTint(color, opacity: 0.18), in: RoundedRectangle(cornerRadius: size * 0.3))
      .accessibilityHidden(true)
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    HabitTile(icon: habit.icon, color: HabitColor(habit.color))
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, _ in
    HabitTile(icon: habit.icon, color: HabitColor(habit.color))
  }
}
