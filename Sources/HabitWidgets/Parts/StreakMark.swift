import HabitData
import HabitDesign
import HabitEngine
import SwiftUI
import WidgetKit

/// A flame with the length of the current streak. Empty if there is no streak.
struct StreakMark: View {
  let length: Int
  let period: StreakGoal.Period

  var body: some View {
    if length > 0 {
      StreakBadge(length: length, period: period)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        .privacySensitive()
        .widgetAccentable()
    }
  }
}

#Preview("Populated") {
  StreakMark(length: 12, period: .day)
}
