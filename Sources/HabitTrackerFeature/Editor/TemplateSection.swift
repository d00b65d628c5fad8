import HabitData
import SwiftUI

/// The way to the templates, and which of them fills in the form.
struct TemplateSection: View {
  let templateID: HabitTemplate.ID?

  var body: some View {
    Section {
      NavigationLink(value: EditorScreen.templates) {
        LabeledContent("Template", value: templateID ?? "Your own")
      }
    }
  }
}

#Preview("Populated", traits: .sample) {
  NavigationStack {
    Form { TemplateSection(templateID: "Drink water") }
  }
}

#Preview("Empty", traits: .noHabits) {
  NavigationStack {
    Form { TemplateSection(templateID: nil) }
  }
}
