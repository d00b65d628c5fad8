import HabitData
import SwiftUI

/// A habit in the list as a compact row: symbol, name, streak, and the last seven days, with space
/// for the completion button.
struct HabitRow: View {
  private static let tileSize = 38.0
  private static let spacing = 12.0

  let habit: Habit
  let onOpen: @MainActor () -> Void

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top, spacing: Self.spacing) {
        HabitRowLabel(
          habit: habit,
          badge: StreakBadge.OfHabit(habit: habit),
          tileSize: Self.tileSize,
          onOpen: onOpen
        ) {
          HabitSubtitle(habit: habit, showsDetails: false)
            .padding(.top, 2)
        }
        CompletionButtonSpace(habit: habit)
      }
      HStack(spacing: 0) {
        RecentDays(habit: habit)
        Spacer(minLength: 0)
      }
      .padding(.leading, daysInset)
    }
  }

  /// The inset that aligns the days with the name.
  private var daysInset: CGFloat {
    typeSize.isAccessibilitySize ? 0 : Self.tileSize + Self.spacing - RecentDays.inset
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in HabitRow(habit: habit) {} }
}
