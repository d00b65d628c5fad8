/// Whether reminders reach the person.
enum ReminderPermission: Hashable, Sendable {
  /// They were not asked yet.
  case undecided
  case allowed
  case refused
  /// There is nothing that could show them.
  case unavailable

  /// What that means and what can be done, in words; nil where all is well.
  var sentence: String? {
    switch self {
    case .undecided: "Reminders come as notifications, which you have not allowed yet."
    case .allowed: nil
    case .refused:
      "Notifications are refused. Allow them in the settings of this browser or device to be "
        + "reminded."
    case .unavailable:
      "Nothing here can show notifications: not this browser at this address, and no notify-send "
        + "on the desktop."
    }
  }
}
