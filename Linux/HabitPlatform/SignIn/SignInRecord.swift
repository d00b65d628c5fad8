import Foundation
import HabitData
import HabitTrackerFeature

/// What is kept of the pass code and of the devices that gave it.
struct SignInRecord: Codable, Hashable, Sendable {
  /// Nil until one is chosen.
  var passCode: PassCodeHash?
  /// In the order in which they were taken in; those that were signed out stay for a while, so that
  /// their browsers are told to forget what they keep.
  var devices: [Device] = []

  struct Device: Codable, Hashable, Sendable {
    /// Tells devices apart, and is no secret.
    let id: String
    let name: String
    let signedInAt: Date
    /// When it was used last, to the hour.
    var lastUsedAt: Date
    var signedOutAt: Date?
    let secret: HashedSecret
  }

  /// How many devices there may be, signed in or kept in mind.
  static let limit = 100
  /// How long a device goes on that is not used.
  static let idle: TimeInterval = 90 * 24 * 60 * 60
  /// How long it goes on at all, as long as browsers keep a cookie.
  static let absolute: TimeInterval = 400 * 24 * 60 * 60

  /// The device that shows a cookie, signed in or not.
  func device(showing cookie: String) -> Device? {
    guard let match = cookie.wholeMatch(of: #/([0-9a-f]{16})-([0-9a-f]{64})/#) else { return nil }
    let device = devices.first { $0.id == match.1 }
    return device?.secret.matches(String(match.2)) == true ? device : nil
  }

  /// The devices that may see the habits.
  func signedIn(at now: Date) -> [Device] { devices.filter { $0.isSignedIn(at: now) } }

  mutating func signOut(at now: Date, _ isMeant: (Device) -> Bool) {
    for index in devices.indices where devices[index].signedOutAt == nil {
      if isMeant(devices[index]) { devices[index].signedOutAt = now }
    }
  }

  /// Takes a device in. Those that nobody has to know of any more go, and where there are too many
  /// also those that were used first.
  mutating func add(_ device: Device, at now: Date) {
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

  /// What the screen shows of it.
  var shown: SignedInDevice {
    SignedInDevice(id: id, name: name, signedInAt: signedInAt, lastUsedAt: lastUsedAt)
  }
}
