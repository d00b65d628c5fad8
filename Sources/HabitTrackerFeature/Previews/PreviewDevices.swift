import Foundation

extension SignedInDevices {
  /// Signed-in devices for previews, one of them with the ID "phone".
  static var preview: SignedInDevices {
    let now = Date(timeIntervalSince1970: 1_773_079_200)
    let names = [
      ("phone", "Safari on iPhone"), ("desk", "Firefox on Linux"), ("tab", "Chrome on Android"),
    ]
    var devices = names.enumerated().map { index, device in
      SignedInDevice(
        id: device.0,
        name: device.1,
        signedInAt: now.addingTimeInterval(-86_400 * Double(20 - index)),
        lastUsedAt: now.addingTimeInterval(-7_200 * Double(index))
      )
    }
    return SignedInDevices {
      devices
    } signOut: { ids in
      devices.removeAll { ids.contains($0.id) }
    }
  }

  /// Signed-in devices that can't be read.
  static var previewProblem: SignedInDevices {
    SignedInDevices {
      throw CocoaError(.fileReadNoPermission)
    } signOut: { _ in
    }
  }
}
