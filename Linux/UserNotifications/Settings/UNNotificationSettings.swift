import Foundation

/// What a person allowed, and what there is.
open class UNNotificationSettings: NSObject {
  /// What a person allowed.
  public let authorizationStatus: UNAuthorizationStatus
  /// Whether notifications can be seen.
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
