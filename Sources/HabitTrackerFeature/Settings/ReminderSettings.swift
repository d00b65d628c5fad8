import SwiftUI

/// The switch for all reminders.
struct ReminderSettings: View {
  @Environment(\.platformAccess) private var platformAccess
  @AppStorage(.reminders) private var isOn: Bool

  var body: some View {
    Section {
      Toggle("Reminders", isOn: $isOn)
      if isOn { AllowNotificationsButton() }
    } footer: {
      if isOn { NotificationNote() }
    }
    if isOn { platformAccess?.closedAppSection() }
  }
}

#Preview("Populated", traits: .sample) {
  Form { ReminderSettings() }
}
