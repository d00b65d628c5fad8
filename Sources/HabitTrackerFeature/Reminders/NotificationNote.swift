import Foundation
import HabitReminders
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

extension ReminderPermission {
  /// Returns the explanation of a missing permission, or nil if reminders are allowed.
  func sentence(_ texts: PlatformTexts) -> LocalizedStringResource? {
    switch self {
    case .undecided: LocalizedStringResource("To get reminders, allow notifications.")
    case .allowed: nil
    case .refused: texts.refusedNotifications
    case .unavailable: texts.missingNotifications
    }
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
