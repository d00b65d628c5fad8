import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// A row in the list of templates: symbol, name, and summary.
struct TemplateRow: View {
  let icon: String
  let color: HabitColor
  let name: String
  let details: String
  let isChosen: Bool
  let onChoose: @MainActor () -> Void

  var body: some View {
    Button(action: onChoose) {
      HStack(spacing: 12) {
        HabitTile(icon: icon, color: color, size: 44)
        VStack(alignment: .leading, spacing: 2) {
          Text(name)
            .font(.headline)
            .foregroundStyle(.firstText)
          Text(details)
            .font(.footnote)
            .foregroundStyle(.secondText)
        }
        Spacer()
        if isChosen {
          Image(systemName: "checkmark")
            .foregroundStyle(.accent)
            .accessibilityHidden(true)
        }
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

/// The row of a template, with one sentence about its schedule and target.
struct HabitTemplateRow: View {
  let template: HabitTemplate
  let isChosen: Bool
  let onChoose: @MainActor () -> Void

  @Environment(HabitStore.self) private var store
  @Environment(\.locale) private var locale

  var body: some View {
    TemplateRow(
      icon: template.icon,
      color: HabitColor(template.color),
      name: template.name,
      details: template.sentence(today: store.today, locale),
      isChosen: isChosen,
      onChoose: onChoose
    )
  }
}

#Preview("Populated", traits: .sample) {
  Form { HabitTemplateRow(template: HabitTemplate.all[0], isChosen: true) {} }
}
