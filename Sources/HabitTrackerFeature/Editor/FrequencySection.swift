import HabitData
import HabitEngine
import SwiftData
import SwiftUI

/// What part of life a habit is for, and how often a day asks for it.
struct FrequencySection: View {
  @Binding var draft: HabitDraft

  @Query private var categoryRecords: [CategoryRecord]

  var body: some View {
    Section {
      Picker("Category", selection: $draft.category) {
        Text("None").tag(HabitCategory?.none)
        ForEach(CategoryList(categoryRecords).categories) { category in
          Text(category.name).tag(HabitCategory?.some(category.id))
        }
      }
      NumberStepper(
        "Completions per day",
        value: $draft.completionsPerDay,
        in: HabitTarget.completionsPerDayRange
      )
    }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    Form { FrequencySection(draft: .constant(habit.draft)) }
  }
}

#Preview("Empty", traits: .noHabits) {
  Form { FrequencySection(draft: .constant(HabitDraft())) }
}
