import HabitData
import SwiftUI

/// A habit's symbol, name, and description.
struct DetailHeader: View {
  let habit: Habit

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    Group {
      if typeSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: 12) {
          tile
          nameAndDescription
        }
      } else {
        HStack(alignment: .center, spacing: 16) {
          tile
          nameAndDescription
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var tile: some View {
    HabitTile(icon: habit.icon, color: HabitColor(habit.color), size: 84)
  }

  private var nameAndDescription: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(habit.name)
        .font(.title.bold())
        .foregroundStyle(.firstText)
        .accessibilityAddTraits(.isHeader)
      if !habit.details.isEmpty {
        Text(habit.details)
          .font(.subheadline)
          .foregroundStyle(.secondText)
      }
    }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in DetailHeader(habit: habit) }
}
