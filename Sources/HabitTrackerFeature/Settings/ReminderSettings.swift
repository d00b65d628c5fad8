import SwiftUI

/// The switch for all reminders.
struct ReminderSettings: View {
  @AppStorage(.reminders) private var isOn: Bool

  var body: some View {
    Section {
      Toggle("Reminders", isOn: $isOn)
      if isOn { AllowNotificationsButton() }
    } footer: {
      if isOn { NotificationNote() }
    }
  }
}

#Preview("Populated", traits: .sample) {
  Form { ReminderSettings() }
}
