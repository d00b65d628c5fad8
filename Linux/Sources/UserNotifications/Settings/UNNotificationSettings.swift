import Foundation

/// The permission and availability of notifications.
open class UNNotificationSettings: NSObject {
  /// The user's decision about notifications.
  public let authorizationStatus: UNAuthorizationStatus
  /// The availability of visible notifications.
  public let alertSetting: UNNotificationSetting

  init(_ permission: OutletPermission) {
    switch permission {
    case .allowed: (authorizationStatus, alertSetting) = (.authorized, .enabled)
    case .undecided: (authorizationStatus, alertSetting) = (.notDetermined, .notSupported)
    case .refused: (authorizationStatus, alertSetting) = (.denied, .disabled)
    case .unavailable: (authorizationStatus, alertSetting) = (.denied, .notSupported)
    }
  }
}

/// The features that need the user's permission.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt

  /// Creates a set from its raw bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Visible notifications.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
}

/// The user's decision about notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user was not asked yet.
  case notDetermined = 0
  /// The user denied notifications, or no outlet is available.
  case denied = 1
  /// Notifications are allowed.
  case authorized = 2
}

/// The availability of notifications.
public enum UNNotificationSetting: Int, Sendable {
  /// The user was not asked yet, or no outlet is available: neither a browser that can show
  /// notifications, nor a desktop.
  case notSupported = 0
  /// Available but not allowed.
  case disabled = 1
  /// Available and allowed.
  case enabled = 2
}

/// The presentation of a notification while the app runs. On Linux the app runs whenever a
/// notification is delivered.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt

  /// Creates a set from its raw bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Plays the sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// Shows the notification in the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// Shows a banner. Browsers and desktops choose between list and banner themselves.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}
