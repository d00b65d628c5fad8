import Foundation
import HabitData
import HabitTrackerFeature

/// The stored pass code and devices.
struct SignInRecord: Codable, Hashable, Sendable {
  /// The hash of the pass code, or nil before it is set.
  var passCode: PassCodeHash?
  /// The devices in order of their sign-in. Signed-out devices are kept for a while, so that their
  /// browsers are told to delete stored data.
  var devices: [Device] = []
  /// The private key for push services (RFC 8292), or nil before its first use.
  var pushKey: Data?

  struct Device: Codable, Hashable, Sendable {
    /// The identifier of the device, which is not secret.
    let id: String
    let name: String
    let signedInAt: Date
    /// The last use, recorded at most once an hour.
    var lastUsedAt: Date
    var signedOutAt: Date?
    let secret: HashedSecret
    /// The subscription to push messages; nil if the user has not turned on push messages.
    var push: DeviceSubscription?
  }

  /// The maximum number of devices, including signed-out ones.
  static let limit = 100
  /// The lifetime of an unused device in seconds.
  static let idle: TimeInterval = 90 * 24 * 60 * 60
  /// The maximum lifetime of a device in seconds, equal to the maximum lifetime of a cookie in
  /// browsers.
  static let absolute: TimeInterval = 400 * 24 * 60 * 60

  /// Returns the device with a cookie, signed in or not.
  func device(showing cookie: String) -> Device? {
    guard let match = cookie.wholeMatch(of: #/([0-9a-f]{16})-([0-9a-f]{64})/#) else { return nil }
    let device = devices.first { $0.id == match.1 }
    return device?.secret.matches(String(match.2)) == true ? device : nil
  }

  func signedIn(at now: Date) -> [Device] { devices.filter { $0.isSignedIn(at: now) } }

  mutating func signOut(at now: Date, _ isMeant: (Device) -> Bool) {
    for index in devices.indices where devices[index].signedOutAt == nil {
      if isMeant(devices[index]) { (devices[index].signedOutAt, devices[index].push) = (now, nil) }
    }
  }

  /// Adds a device that just signed in. Removes devices older than ``absolute``. At the limit, also
  /// removes the device used least recently, preferably one that is no longer signed in.
  mutating func add(_ device: Device) {
    let now = device.signedInAt
    devices.removeAll { now.timeIntervalSince($0.signedInAt) > Self.absolute }
    while devices.count >= Self.limit {
      let oldest = devices.indices.min { first, second in
        let (first, second) = (devices[first], devices[second])
        let isOut = (first.isSignedIn(at: now), second.isSignedIn(at: now))
        return isOut.0 == isOut.1 ? first.lastUsedAt < second.lastUsedAt : !isOut.0
      }
      guard let oldest else { return }
      devices.remove(at: oldest)
    }
    devices.append(device)
  }
}

extension SignInRecord.Device {
  func isSignedIn(at now: Date) -> Bool {
    signedOutAt == nil && now.timeIntervalSince(lastUsedAt) <= SignInRecord.idle
      && now.timeIntervalSince(signedInAt) <= SignInRecord.absolute
  }

  /// The device for the screen.
  var shown: SignedInDevice {
    SignedInDevice(id: id, name: name, signedInAt: signedInAt, lastUsedAt: lastUsedAt)
  }
}
