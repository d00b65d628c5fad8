import Foundation
import HabitData
import HabitEngine
import HabitInterchange
import SwiftUI

/// The habits and days that an import adds, changes, and leaves unchanged.
struct ImportPreview: View {
  @Binding var choice: ImportChoice
  /// The effects of the import; nil while the order of the file's dates is not chosen.
  let proposal: ImportProposal?

  @Environment(\.locale) private var locale

  var body: some View {
    Form {
      if !choice.dateOrders.isEmpty { dates }
      if let proposal {
        summary(proposal.plan)
        if let question = ImportPlan.question(of: proposal.namesakes) {
          Section {
            Toggle("Merge Habits with the Same Name", isOn: $choice.mergesNames)
          } footer: {
            Text("\(question) If this is off, they are imported as new habits.")
          }
        }
        habits(proposal.plan)
      }
    }
  }

  /// The choice of the order of dates, if several are possible.
  private var dates: some View {
    Section {
      Picker("Date Order", selection: $choice.dateOrder) {
        if choice.dateOrder == nil { Text("Choose").tag(DateOrder?.none) }
        ForEach(choice.dateOrders, id: \.self) { order in
          Text(order.title).tag(DateOrder?.some(order))
        }
      }
    } footer: {
      Text(
        """
        The dates in this file can be read in more than one way. Choose an order, then check the \
        first and the last day.
        """
      )
    }
  }

  private func summary(_ plan: ImportPlan) -> some View {
    Section {
      Text(plan.isEmpty ? "Nothing to add." : "Adds \(plan.added).")
        .font(.headline)
        .foregroundStyle(.firstText)
      let sentences = [plan.span(locale), plan.skipped, plan.changed].compactMap(\.self)
      let omissions = plan.omissions.map { $0.sentence(locale) }
      ForEach(sentences + omissions + plan.unknownAppearances, id: \.self) { sentence in
        Text(sentence)
          .foregroundStyle(.secondText)
      }
    } header: {
      Text(ImportFormatTitle.of(plan.format)).textCase(nil)
    }
  }

  @ViewBuilder private func habits(_ plan: ImportPlan) -> some View {
    section("New Habits with Changes", plan.newHabits.filter { !$0.changes.isEmpty })
    section("New Habits", plan.newHabits.filter(\.changes.isEmpty))
    if !plan.additions.isEmpty {
      Section("New Days for Existing Habits") {
        ForEach(plan.additions) { habit in
          ImportedRow(
            name: habit.name,
            summary: Text("\(habit.days.count) more days"),
            changes: habit.changes
          )
        }
      }
      .textCase(nil)
    }
  }

  @ViewBuilder private func section(_ title: LocalizedStringKey, _ habits: [PortableHabit])
    -> some View
  {
    if !habits.isEmpty {
      Section(title) {
        ForEach(habits) { habit in
          ImportedRow(
            tile: HabitTile(icon: habit.shownIcon, color: HabitColor(habit.shownColor), size: 32),
            name: habit.name,
            summary: Text(habit.summary(locale) { $0.formatted(locale) }),
            changes: habit.changes
          )
        }
      }
      .textCase(nil)
    }
  }
}

/// A new habit, or an existing habit that gets days, with the changes to it, one sentence for each.
private struct ImportedRow: View {
  /// The tile of a new habit.
  var tile: HabitTile?
  let name: String
  let summary: Text
  let changes: [ImportChange]

  @Environment(\.locale) private var locale

  var body: some View {
    HStack(alignment: changes.isEmpty ? .center : .top, spacing: 12) {
      tile
      VStack(alignment: .leading, spacing: 4) {
        Text(name)
          .foregroundStyle(.firstText)
          .lineLimit(2)
        summary
          .font(.footnote)
          .foregroundStyle(.secondText)
        ForEach(changes, id: \.self) { change in
          HStack(alignment: .firstTextBaseline, spacing: 6) {
            Image(systemName: "chevron.forward")
              .font(.caption)
              .foregroundStyle(.secondText)
              .accessibilityHidden(true)
            Text(change.sentence(locale))
              .font(.subheadline)
              .foregroundStyle(.firstText)
          }
        }
      }
      Spacer(minLength: 0)
    }
    .padding(.vertical, 4)
    .accessibilityElement(children: .combine)
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    ImportPreview(
      choice: .constant(.preview),
      proposal: .preview(
        [PortableHabit(habit), .changedPreview],
        namesake: habit.name
      )
    )
  }
}
