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
    case .own: "Sign out this device?"
    case .other(let device): "Sign out “\(device.name)”?"
    case .others: "Sign out all other devices?"
    }
  }

  var message: String {
    switch self {
    case .own:
      "What this browser keeps of your habits is removed. The pass code lets you in again."
    case .other, .others:
      "What is open there ends at once. The pass code lets it in again."
    }
  }
}
