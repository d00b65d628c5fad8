import HabitData
import SwiftUI

/// The row that shows the chosen template and opens the list of templates.
struct TemplateSection: View {
  let template: HabitTemplate?

  var body: some View {
    Section {
      NavigationLink(value: EditorScreen.templates) {
        if let template {
          LabeledContent("Template", value: template.name)
        } else {
          Text("Start from a Template")
        }
      }
    }
  }
}

#Preview("Populated", traits: .sample) {
  NavigationStack {
    Form { TemplateSection(template: HabitTemplate.all[0]) }
  }
}
