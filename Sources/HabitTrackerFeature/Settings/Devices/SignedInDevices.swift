import Foundation
import Observation

/// The signed-in devices, as shown on their screen.
@Observable @MainActor package final class SignedInDevices {
  /// The devices, most recently used first.
  private(set) var devices: [SignedInDevice] = []
  /// The reason why devices can't be read or signed out, or nil.
  private(set) var problem: String?
  @ObservationIgnored private let read: () throws -> [SignedInDevice]
  @ObservationIgnored private let endUse: (Set<SignedInDevice.ID>) throws -> Void

  /// Reads the devices.
  ///
  /// - Parameters:
  ///   - read: Returns the current devices.
  ///   - signOut: Signs devices out immediately.
  package init(
    read: @escaping () throws -> [SignedInDevice],
    signOut: @escaping (Set<SignedInDevice.ID>) throws -> Void
  ) {
    self.read = read
    endUse = signOut
    refresh()
  }

  /// Reads the devices again, because another process may have changed them.
  package func refresh() {
    do {
      let now = try read().sorted {
        ($0.lastUsedAt, $0.signedInAt) > ($1.lastUsedAt, $1.signedInAt)
      }
      if now != devices { devices = now }
      problem = nil
    } catch {
      devices = []
      problem = error.localizedDescription
    }
  }

  func signOut(_ ids: Set<SignedInDevice.ID>) {
    do {
      try endUse(ids)
      refresh()
    } catch {
      problem = error.localizedDescription
    }
  }
}

/// A device that entered the pass code and stays signed in.
package struct SignedInDevice: Hashable, Identifiable, Sendable {
  /// The device's ID, which is not a secret.
  package let id: String
  /// The device's name, for example "Safari on iPhone".
  package let name: String
  /// The time when the pass code was entered.
  package let signedInAt: Date
  /// The time of the last use, recorded at most once an hour.
  package let lastUsedAt: Date

  package init(id: String, name: String, signedInAt: Date, lastUsedAt: Date) {
    self.id = id
    self.name = name
    self.signedInAt = signedInAt
    self.lastUsedAt = lastUsedAt
  }
}
