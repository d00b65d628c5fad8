/// Whether reminders reach the user.
enum ReminderPermission: Hashable, Sendable {
  /// They were not asked yet.
  case undecided
  case allowed
  case refused
  /// There is nothing that could show them.
  case unavailable

  /// What that means and what can be done, in words; nil where all is well.
  func sentence(_ texts: PlatformTexts) -> String? {
    switch self {
    case .undecided: "Reminders come as notifications, which you have not allowed yet."
    case .allowed: nil
    case .refused: texts.refusedNotifications
    case .unavailable: texts.missingNotifications
    }
  }
}
