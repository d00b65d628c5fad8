import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// The streak goal, with one sentence that explains it.
struct GoalSection: View {
  @Binding var form: HabitForm
  /// True if the goal can be set to count completions or amounts instead of days.
  let showsBasis: Bool

  @Environment(HabitStore.self) private var store
  @Environment(\.locale) private var locale

  var body: some View {
    let measure = form.amount.measure
    Section {
      if form.shownGoal.isTyped(measure) {
        NumberRow(
          title: "Goal",
          number: $form.shownGoal.value,
          problem: form.shownGoal.problem(measure)
        )
      } else {
        NumberStepper(
          title: "Goal",
          value: count,
          range: form.shownGoal.counts(measure),
          text: form.shownGoal.goal(measure).words
        )
      }
      Picker("Period", selection: $form.shownGoal.period) {
        Text("Day").tag(StreakGoal.Period.day)
        Text("Week").tag(StreakGoal.Period.week)
        Text("Month").tag(StreakGoal.Period.month)
      }
      if showsBasis, form.amount.kind == .build {
        Picker("Basis", selection: $form.shownGoal.basis) {
          Text("Day Basis").tag(StreakGoal.Basis.day)
          Text("Value Basis").tag(StreakGoal.Basis.value)
        }
        .pickerStyle(.segmented)
        .labelsHidden()
      }
    } header: {
      Text("Streak goal").textCase(nil)
    } footer: {
      if !form.hasProblem { meaning }
    }
  }

  private var meaning: some View {
    let target = form.target(today: store.today)
    return VStack(alignment: .leading, spacing: 8) {
      Text(target.goalSentence(locale))
      WarningText(target.goalWarning(locale))
    }
  }

  private var count: Binding<Int> {
    Binding {
      form.shownGoal.count(form.amount.measure)
    } set: {
      form.shownGoal.value = String($0)
    }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    Form { GoalSection(form: .constant(HabitForm(habit.draft)), showsBasis: true) }
  }
}
