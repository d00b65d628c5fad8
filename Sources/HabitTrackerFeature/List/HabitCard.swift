import HabitData
import SwiftUI

/// A habit in the list as a card: its last seven days, year grid, and menu, with space for the
/// completion button.
struct HabitCard: View {
  private static let spacing = 12.0

  let habit: Habit
  let moves: HabitMoves?
  @Binding var sheet: HabitSheet?
  let onOpen: @MainActor () -> Void

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    VStack(spacing: 0) {
      HStack(alignment: .top, spacing: Self.spacing) {
        HabitRowLabel(
          habit: habit,
          badge: StreakBadge.OfHabit(habit: habit),
          tileSize: Metrics.touchTarget,
          onOpen: onOpen
        ) {
          HabitSubtitle(habit: habit, showsDetails: true)
        }
        CompletionButtonSpace(habit: habit)
      }
      .padding(.horizontal, Metrics.cardPadding)
      HStack(spacing: 0) {
        Spacer(minLength: 0)
          .layoutPriority(1)
          .frame(maxWidth: daysInset)
        RecentDays(habit: habit)
        Spacer(minLength: 0)
        menu
      }
      .padding(.horizontal, Metrics.cardPadding - RecentDays.inset)
      YearGridView(habit: habit)
    }
    .padding(.top, Metrics.cardPadding)
    .padding(.bottom, Metrics.cardPadding - YearGridDrawing.margin)
    .clipShape(RoundedRectangle(cornerRadius: Metrics.cardRadius))
    .background { CardSurface() }
  }

  /// The inset that aligns the recent days with the name, if there is enough space. It is 0 at
  /// accessibility text sizes, at which the name is below the symbol.
  private var daysInset: CGFloat {
    typeSize.isAccessibilitySize ? 0 : Metrics.touchTarget + Self.spacing
  }

  private var menu: some View {
    Menu {
      HabitActions(habit: habit, moves: moves, sheet: $sheet)
    } label: {
      Image(systemName: "ellipsis")
        .font(.system(size: 19, weight: .semibold))
        .foregroundStyle(.secondText)
        .frame(width: Metrics.touchTarget, height: Metrics.touchTarget)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel("More for \(habit.name)")
    .accessibilityHint("Skips, pauses, edits, archives, or deletes the habit")
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in HabitCard(habit: habit, moves: nil, sheet: .constant(nil)) {} }
}
