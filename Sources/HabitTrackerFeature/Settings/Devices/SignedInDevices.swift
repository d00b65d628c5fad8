import Foundation
import Observation

/// The devices as the screen shows them, and what a person does with them.
@Observable @MainActor package final class SignedInDevices {
  /// Those used last first.
  private(set) var devices: [SignedInDevice] = []
  /// Why they can't be shown or signed out.
  private(set) var problem: String?
  @ObservationIgnored private let read: () throws -> [SignedInDevice]
  @ObservationIgnored private let endUse: (Set<SignedInDevice.ID>) throws -> Void

  /// - Parameters:
  ///   - read: The devices as they are now.
  ///   - signOut: Signs devices out, at once.
  package init(
    read: @escaping () throws -> [SignedInDevice],
    signOut: @escaping (Set<SignedInDevice.ID>) throws -> Void
  ) {
    self.read = read
    endUse = signOut
    refresh()
  }

  /// Looks what there is now: another process may have changed it.
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

  /// Signs devices out.
  func signOut(_ ids: Set<SignedInDevice.ID>) {
    do {
      try endUse(ids)
      refresh()
    } catch {
      problem = error.localizedDescription
    }
  }
}
