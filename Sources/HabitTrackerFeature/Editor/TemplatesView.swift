import Foundation
import HabitData
import HabitEngine
import SwiftData
import SwiftUI

/// The screen of templates. Choosing a template returns to the editor.
struct TemplatesView: View {
  @Binding var form: HabitForm
  /// The draft that "Your Own" restores.
  let blank: HabitDraft

  @Environment(\.dismiss) private var dismiss
  @Query private var categoryRecords: [CategoryRecord]
  @State private var search = ""

  var body: some View {
    let templates = HabitTemplate.all(matching: search)
    Form {
      if search.isEmpty {
        Section {
          TemplateRow(
            icon: "square.and.pencil",
            color: HabitColor(.gray),
            name: String(localized: "Your Own"),
            details: String(localized: "Blank, to fill in yourself"),
            isChosen: form.templateID == nil
          ) {
            form.chooseOwn(blank)
            dismiss()
          }
        }
      }
      ForEach(HabitCategory.standard) { category in
        section(category, templates.filter { $0.category == category })
      }
      if templates.isEmpty {
        Section {
        } footer: {
          Text("No templates match “\(search)”")
        }
      }
    }
    .formScreen("Templates")
    .searchable(text: $search, placement: .navigationBarDrawer(displayMode: .always))
  }

  private var categories: CategoryList { CategoryList(categoryRecords) }

  @ViewBuilder private func section(
    _ category: HabitCategory,
    _ templates: [HabitTemplate]
  ) -> some View {
    if !templates.isEmpty {
      Section(categories.category(category)?.name ?? category.title ?? "") {
        ForEach(templates) { template in
          HabitTemplateRow(template: template, isChosen: form.templateID == template.id) {
            form.choose(template, in: categories)
            dismiss()
          }
        }
      }
      .textCase(nil)
    }
  }
}

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
  PreviewHabit { habit, _ in
    NavigationStack { TemplatesView(form: .constant(HabitForm(habit.draft)), blank: HabitDraft()) }
  }
}

#Preview("Empty", traits: .noHabits) {
  NavigationStack {
    TemplatesView(form: .constant(HabitForm(new: HabitDraft())), blank: HabitDraft())
  }
}

#Preview("Dark", traits: .darkSample) {
  PreviewHabit { habit, _ in
    NavigationStack { TemplatesView(form: .constant(HabitForm(habit.draft)), blank: HabitDraft()) }
  }
}
