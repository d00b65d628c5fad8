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
