import SwiftUI

/// The reason why reminders don't reach the user. Empty if notifications are allowed.
struct NotificationNote: View {
  @Environment(NotificationService.self) private var notifications
  @Environment(\.platformTexts) private var texts

  var body: some View {
    VStack(alignment: .leading) {
      if let sentence = notifications.permission.sentence(texts) { Text(sentence) }
    }
    .task { await notifications.followPermission() }
  }
}

/// The button that asks for notification permission. Empty once the user has decided.
struct AllowNotificationsButton: View {
  @Environment(NotificationService.self) private var notifications

  var body: some View {
    if notifications.permission == .undecided {
      Button("Allow Notifications") {
        Task { await notifications.allowTapped() }
      }
    }
  }
}

#Preview("Populated", traits: .sample) {
  Form {
    Section {
      AllowNotificationsButton()
    } footer: {
      NotificationNote()
    }
  }
}
