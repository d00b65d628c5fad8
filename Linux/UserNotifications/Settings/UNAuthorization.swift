/// What a person is asked to allow.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Makes options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Notifications that are seen.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
}

/// What a person allowed.
public enum UNAuthorizationStatus: Int, Sendable {
  /// They were not asked yet.
  case notDetermined = 0
  /// No notifications.
  case denied = 1
  /// Notifications.
  case authorized = 2
}

/// Whether there is a way to notify, and whether it may be used.
public enum UNNotificationSetting: Int, Sendable {
  /// There is none: no browser that could show notifications, and no desktop.
  case notSupported = 0
  /// There is one that may not be used.
  case disabled = 1
  /// There is one that may be used.
  case enabled = 2
}

/// How a notification is presented while the app runs. On Linux it runs whenever one comes.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Makes options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// With its sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// In the list of notifications.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// As a banner. Browsers and desktops decide by themselves between list and banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}
