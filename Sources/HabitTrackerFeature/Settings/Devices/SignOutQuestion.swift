import Foundation

/// The confirmation before devices are signed out.
enum SignOutQuestion: Hashable {
  /// The device that shows the window.
  case own(SignedInDevice.ID)
  /// Another device.
  case other(SignedInDevice)
  /// All other devices.
  case others(Set<SignedInDevice.ID>)

  var devices: Set<SignedInDevice.ID> {
    switch self {
    case .own(let id): [id]
    case .other(let device): [device.id]
    case .others(let ids): ids
    }
  }

  var title: String {
    switch self {
    case .own: String(localized: "Sign out this device?")
    case .other(let device): String(localized: "Sign out “\(device.name)”?")
    case .others: String(localized: "Sign out all other devices?")
    }
  }

  var message: String {
    switch self {
    case .own:
      String(
        localized:
          "Your habits are removed from this browser. You can sign in again with the pass code."
      )
    case .other, .others:
      String(
        localized:
          "Its open pages close immediately. The device can sign in again with the pass code."
      )
    }
  }
}
