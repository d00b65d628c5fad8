import Foundation
import HabitData
import HabitInterchange
import SwiftUI

/// What an import will add, what each habit had and what it becomes, and what is here already.
struct ImportPreview: View {
  let plan: ImportPlan
  /// Habits of the file that may be those of the same name here.
  let namesakes: Namesakes
  /// Whether they are.
  @Binding var mergesNames: Bool

  @Environment(\.locale) private var locale

  var body: some View {
    Form {
      Section {
        Text(plan.isEmpty ? "Nothing to add." : "Adds \(plan.added).")
          .font(.headline)
          .foregroundStyle(.firstText)
        ForEach([plan.skipped, plan.changed].compactMap(\.self), id: \.self) { sentence in
          Text(sentence)
            .foregroundStyle(.secondText)
        }
        ForEach(plan.omissions, id: \.self) { omission in
          Text(omission.sentence(locale))
            .foregroundStyle(.secondText)
        }
      } header: {
        Text(plan.format).textCase(nil)
      }
      if let question = ImportPlan.question(of: namesakes) {
        Section {
          Toggle("Add to Habits of the Same Name", isOn: $mergesNames)
        } footer: {
          Text("\(question) While this is off, the file's habits come in as new ones.")
        }
      }
      section("New Habits That Change", plan.newHabits.filter { !$0.changes.isEmpty })
      section("New Habits", plan.newHabits.filter(\.changes.isEmpty))
      if !plan.additions.isEmpty {
        Section("More Days for Habits That Are Here") {
          ForEach(plan.additions) {
            ImportedDaysRow(name: $0.name, days: $0.days.count, changes: $0.changes)
          }
        }
        .textCase(nil)
      }
    }
    .scrollContentBackground(.hidden)
  }

  @ViewBuilder private func section(_ title: String, _ habits: [PortableHabit]) -> some View {
    if !habits.isEmpty {
      Section {
        ForEach(habits) { ImportedHabitRow(habit: $0) }
      } header: {
        Text(title).textCase(nil)
      }
    }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    ImportPreview(
      plan: .preview([PortableHabit(HabitSnapshot(habit)), .changedPreview]),
      namesakes: .preview(of: habit.name),
      mergesNames: .constant(false)
    )
  }
}

#Preview("Empty", traits: .noHabits) {
  ImportPreview(
    plan: .preview([]),
    namesakes: .preview(of: ""),
    mergesNames: .constant(false)
  )
}
