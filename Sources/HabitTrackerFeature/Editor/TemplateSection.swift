import HabitData
import SwiftUI

/// The row that shows the chosen template and opens the list of templates.
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
