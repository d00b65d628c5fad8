import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// The screen of a habit's reminders.
struct RemindersEditor: View {
  @Binding var reminders: [Reminder]
  let color: HabitColor

  @Environment(NotificationService.self) private var notifications
  @Environment(\.platformAccess) private var platformAccess

  var body: some View {
    Form {
      ForEach(reminders.indices, id: \.self) { index in
        ReminderFields(
          reminder: reminder(at: index),
          name: reminders.count == 1
            ? String(localized: "Reminder") : String(localized: "Reminder \(index + 1)"),
          color: color
        ) {
          reminders.remove(at: index)
        }
      }
      Section {
        Button("Add Reminder") { reminders.append(.suggestion(alongside: reminders)) }
        if !reminders.isEmpty { AllowNotificationsButton() }
      } footer: {
        VStack(alignment: .leading, spacing: 8) {
          ProblemText(problem: reminders.problem)
          if !notifications.isOn {
            Text("Reminders are turned off in Settings.")
          }
          NotificationNote()
        }
      }
      if !reminders.isEmpty, notifications.isOn { platformAccess?.closedAppSection() }
    }
    .formScreen("Reminders")
  }

  /// Returns a binding that stays valid after the reminder is removed, because a disappearing view
  /// may still read the binding.
  private func reminder(at index: Int) -> Binding<Reminder> {
    Binding {
      reminders.indices.contains(index) ? reminders[index] : .standard
    } set: {
      if reminders.indices.contains(index) { reminders[index] = $0 }
    }
  }
}

#Preview("Populated", traits: .sample) {
  NavigationStack { RemindersEditor(reminders: .constant([.standard]), color: HabitColor(.teal)) }
}

#Preview("Empty", traits: .noHabits) {
  NavigationStack { RemindersEditor(reminders: .constant([]), color: HabitColor(.teal)) }
}

#Preview("Dark", traits: .darkSample) {
  NavigationStack { RemindersEditor(reminders: .constant([.standard]), color: HabitColor(.teal)) }
}
