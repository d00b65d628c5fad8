import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// One sentence that describes the form's schedule and target. Empty while the form has a problem.
struct TargetSentence: View {
  let form: HabitForm

  @Environment(HabitStore.self) private var store
  @Environment(\.locale) private var locale

  var body: some View {
    if !form.hasProblem {
      Text(form.target(today: store.today).sentence(today: store.today, locale))
        .font(.subheadline)
        .foregroundStyle(.firstText)
    }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in TargetSentence(form: HabitForm(habit.draft)) }
}
