import Foundation
import HabitData
import HabitEngine
import SwiftData
import SwiftUI

/// The category and the completions per day, with a button for the other options.
struct FrequencySection: View {
  @Binding var form: HabitForm
  /// True if amounts and schedules have their own sections.
  @Binding var showsOptions: Bool

  @Query private var categoryRecords: [CategoryRecord]

  var body: some View {
    Section {
      Picker("Category", selection: $form.draft.category) {
        Text("category.none").tag(HabitCategory?.none)
        ForEach(CategoryList(categoryRecords).categories) { category in
          Text(category.name).tag(HabitCategory?.some(category.id))
        }
      }
      if !showsOptions {
        NumberStepper(
          title: "Completions per day",
          value: $form.amount.times,
          range: HabitTarget.completionsPerDayRange
        )
        Button("More Options") { showsOptions = true }
      }
    } footer: {
      if !showsOptions { TargetSentence(form: form) }
    }
  }
}

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
  PreviewHabit { habit, _ in
    Form {
      FrequencySection(form: .constant(HabitForm(habit.draft)), showsOptions: .constant(false))
    }
  }
}
