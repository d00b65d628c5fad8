import Foundation
import HabitInterchange
import SwiftUI

/// What an import will add, what is here already, and what has no place.
struct ImportPreview: View {
  let plan: ImportPlan

  var body: some View {
    Form {
      Section {
        Text(plan.isEmpty ? "Nothing to add." : "Adds \(plan.added).")
          .font(.headline)
          .foregroundStyle(.firstText)
        if let skipped = plan.skipped {
          Text(skipped)
            .foregroundStyle(.secondText)
        }
      } header: {
        Text(plan.format)
      }
      if !plan.newHabits.isEmpty {
        Section("New habits") {
          ForEach(plan.newHabits) { ImportedHabitRow(habit: $0) }
        }
      }
      if !plan.additions.isEmpty {
        Section("More days for habits that are here") {
          ForEach(plan.additions) { addition in
            LabeledContent(addition.name, value: ImportPlan.count(addition.days.count, "day"))
          }
        }
      }
      if !plan.remarks.isEmpty {
        Section("What does not come along as it was") {
          ForEach(plan.remarks.indices, id: \.self) { index in
            Text(plan.remarks[index])
              .font(.subheadline)
              .foregroundStyle(.firstText)
          }
        }
      }
    }
    .scrollContentBackground(.hidden)
  }
}

/// A habit of a file as it will look.
private struct ImportedHabitRow: View {
  let habit: PortableHabit

  var body: some View {
    HStack(spacing: 12) {
      HabitTile(icon: habit.shownIcon, color: HabitColor(habit.shownColor), size: 32)
      VStack(alignment: .leading, spacing: 4) {
        Text(habit.name)
          .foregroundStyle(.firstText)
          .lineLimit(2)
        Text(words)
          .font(.footnote)
          .foregroundStyle(.secondText)
      }
      Spacer(minLength: 0)
    }
    .padding(.vertical, 4)
    .accessibilityElement(children: .combine)
  }

  private var words: String {
    let days = ImportPlan.count(habit.days.count, "day")
    return habit.isArchived ? "\(days), archived" : days
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    ImportPreview(
      plan: ImportPlan(
        PortableHistory(
          format: "Loop Habit Tracker backup",
          habits: [PortableHabit(HabitSnapshot(habit))],
          remarks: ["Reminders are set anew."]
        ),
        stored: [:]
      )
    )
  }
}

#Preview("Empty", traits: .noHabits) {
  ImportPreview(
    plan: ImportPlan(PortableHistory(format: "Loop Habit Tracker backup", habits: []), stored: [:])
  )
}

#Preview("Dark", traits: .darkSample) {
  PreviewHabit { habit, _ in
    ImportPreview(
      plan: ImportPlan(
        PortableHistory(
          format: "Loop Habit Tracker backup",
          habits: [PortableHabit(HabitSnapshot(habit))],
          remarks: ["Reminders are set anew."]
        ),
        stored: [:]
      )
    )
  }
}
