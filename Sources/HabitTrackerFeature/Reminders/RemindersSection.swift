import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// The row that summarizes a habit's reminders and opens their editor.
struct RemindersSection: View {
  let reminders: [Reminder]

  @Environment(\.locale) private var locale

  var body: some View {
    Section {
      NavigationLink(value: EditorScreen.reminders) {
        LabeledContent("Reminders", value: reminders.summary(locale))
      }
      ProblemText(problem: reminders.problem)
    }
  }
}

#Preview("Populated", traits: .sample) {
  NavigationStack {
    Form { RemindersSection(reminders: [.standard]) }
  }
}
