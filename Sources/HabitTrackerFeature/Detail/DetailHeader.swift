import HabitData
import SwiftUI

/// A habit's symbol, name and description.
struct DetailHeader: View {
  let habit: Habit

  var body: some View {
    HStack(alignment: .center, spacing: 16) {
      HabitTile(icon: habit.icon, color: HabitColor(habit.color), size: 84)
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
      Spacer(minLength: 0)
    }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    DetailHeader(habit: habit)
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, _ in
    DetailHeader(habit: habit)
  }
}

#Preview("Dark", traits: .darkSample) {
  PreviewHabit { habit, _ in
    DetailHeader(habit: habit)
  }
}
