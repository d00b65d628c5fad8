import HabitData
import HabitEngine
import SwiftUI

/// What streaks and outlines are measured against, and what that means.
struct GoalSection: View {
  @Binding var draft: HabitDraft

  var body: some View {
    Section {
      NumberStepper("Goal", value: $draft.goalValue, in: draft.goalValues)
      Picker("Period", selection: $draft.goalPeriod) {
        Text("Day").tag(StreakGoal.Period.day)
        Text("Week").tag(StreakGoal.Period.week)
        Text("Month").tag(StreakGoal.Period.month)
      }
      Picker("Basis", selection: $draft.goalBasis) {
        Text("Day Basis").tag(StreakGoal.Basis.day)
        Text("Value Basis").tag(StreakGoal.Basis.value)
      }
      .pickerStyle(.segmented)
      .labelsHidden()
    } header: {
      Text("Streak goal").textCase(nil)
    } footer: {
      VStack(alignment: .leading, spacing: 8) {
        Text(draft.streakGoal.sentence)
        if let warning = draft.target.goalWarning {
          Text(warning)
            .foregroundStyle(.warning)
        }
      }
    }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    Form { GoalSection(draft: .constant(habit.draft)) }
  }
}

#Preview("Empty", traits: .noHabits) {
  Form { GoalSection(draft: .constant(HabitDraft())) }
}
