import HabitData
import SwiftUI

/// The way to the templates, and the template that fills in the form.
struct TemplateSection: View {
  let templateID: HabitTemplate.ID?

  var body: some View {
    Section {
      NavigationLink(value: EditorScreen.templates) {
        if let templateID {
          LabeledContent("Template", value: templateID)
        } else {
          Text("Start from a Template")
        }
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
