import SwiftUI

/// Says why reminders do not reach the user; nothing where they do.
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

/// Asks the user to allow notifications; there only where they were not asked yet.
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
