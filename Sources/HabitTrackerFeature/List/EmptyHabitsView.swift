import Foundation
import HabitData
import SwiftUI

/// The list without habits: a large plus and six templates.
struct EmptyHabitsView: View {
  let onAdd: @MainActor () -> Void
  let onChoose: @MainActor (HabitTemplate) -> Void

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        Button(action: onAdd) {
          Image(systemName: "plus")
            .font(.system(size: 44, weight: .semibold))
            .foregroundStyle(.accent)
            .frame(width: 96, height: 96)
            .background(.cardBackground, in: RoundedRectangle(cornerRadius: 28))
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Add your first habit")
        Text("Tap + to add your first habit")
          .font(.headline)
          .foregroundStyle(.secondText)
          .multilineTextAlignment(.center)
        templates
          .padding(.top, 16)
      }
      .padding(.vertical, 32)
      .scenePadding(.horizontal)
      .frame(maxWidth: 520)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.screenBackground)
  }

  private var templates: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Or Start from a Template")
        .heading()
      ForEach(HabitTemplate.firstSix) { template in
        HabitTemplateRow(template: template, isChosen: false) { onChoose(template) }
          .padding(12)
          .background { CardSurface() }
      }
    }
  }
}

#Preview("Populated", traits: .sample) {
  EmptyHabitsView {
  } onChoose: { _ in
  }
}
