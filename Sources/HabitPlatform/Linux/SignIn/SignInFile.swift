import Dispatch
import Foundation
import HabitData
import HabitTrackerFeature
import WebElements
import WebPush

/// The pass code and the signed-in devices, stored in a file next to the store, or in memory only.
///
/// Two servers with the same store admit the same devices. A change by one server applies to the
/// next request of the other.
final class SignInFile: SignInStore {
  private let file: SharedFile<SignInRecord>
  private let clock: AppClock
  /// The queue for checking pass codes one at a time, off the main actor and off the threads that
  /// serve requests.
  private let queue = DispatchQueue(label: "pass codes")

  init(_ url: URL?, clock: AppClock) {
    file = SharedFile(url, empty: SignInRecord())
    self.clock = clock
  }

  // MARK: The pass code

  func hasPassCode() throws -> Bool { try read().passCode != nil }

  func isPassCode(_ text: String) async throws -> Bool {
    guard let hash = try read().passCode else { return false }
    return try await slowly { hash.matches(PassCode(text)) }
  }

  func choosePassCode(_ text: String, isFirst: Bool, keeping device: String?) async throws {
    // The queue only hashes: it does not know the task's language, in which refusals are written.
    let passCode = try PassCode(choosing: text)
    let hash = try await slowly { try PassCodeHash(passCode) }
    try setHash(hash, isFirst: isFirst, keeping: device)
  }

  /// Sets the pass code. This is slow, because the hash is computed.
  func setPassCode(_ text: String, isFirst: Bool, keeping device: String?) throws {
    try setHash(PassCodeHash(PassCode(choosing: text)), isFirst: isFirst, keeping: device)
  }

  private func setHash(_ hash: PassCodeHash, isFirst: Bool, keeping device: String?) throws {
    let now = clock.now()
    try change { record in
      guard !isFirst || record.passCode == nil else {
        throw SignInRefusal(String(localized: "A pass code was just chosen in another browser."))
      }
      record.passCode = hash
      record.signOut(at: now) { $0.id != device }
    }
  }

  private func slowly<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result(catching: work)) }
    }
  }

  // MARK: Devices

  func signIn(deviceNamed name: String) throws -> String {
    let device = NewDevice(name, at: clock.now())
    try change { $0.add(device.kept) }
    return device.shown
  }

  func signIn(deviceNamed name: String, giving text: String) async throws -> String? {
    guard let hash = try read().passCode else { return nil }
    guard try await slowly({ hash.matches(PassCode(text)) }) else { return nil }
    return try signIn(deviceNamed: name, under: hash)
  }

  /// Signs in a device. Returns nil if the pass code was changed while it was being checked,
  /// because a change signs out all devices with the old pass code.
  func signIn(deviceNamed name: String, under hash: PassCodeHash) throws -> String? {
    let device = NewDevice(name, at: clock.now())
    var isRight = false
    try change { record in
      isRight = record.passCode == hash
      if isRight { record.add(device.kept) }
    }
    guard isRight else { return nil }
    return device.shown
  }

  func status(of shown: [String]) throws -> SignInStatus {
    let (record, now) = (try read(), clock.now())
    let devices = shown.compactMap { record.device(showing: $0) }
    guard let device = devices.first(where: { $0.isSignedIn(at: now) }) else {
      if !devices.isEmpty { return .signedOut }
      return record.passCode == nil ? .noPassCode : .unknown
    }
    if abs(now.timeIntervalSince(device.lastUsedAt)) >= 60 * 60 {
      try noteUse(of: device.id, at: now)
    }
    return .signedIn(id: device.id)
  }

  private func noteUse(of id: String, at now: Date) throws {
    try change { record in
      guard let index = record.devices.firstIndex(where: { $0.id == id }) else { return }
      record.devices[index].lastUsedAt = now
    }
  }

  func signedIn() throws -> Set<String> {
    Set(try signedInDevices().map(\.id))
  }

  func signedInDevices() throws -> [SignInRecord.Device] {
    try read().signedIn(at: clock.now())
  }

  func onChange(_ body: @escaping @Sendable () -> Void) { file.onChange(body) }

  /// Returns the signed-in devices, as the devices screen shows them.
  @MainActor func devices() -> SignedInDevices {
    let devices = SignedInDevices(
      read: { [self] in
        try signedInDevices().map(\.shown)
      },
      signOut: { [self] ids in
        let now = clock.now()
        try change { $0.signOut(at: now) { ids.contains($0.id) } }
      }
    )
    onChange { [weak devices] in
      Task { @MainActor in devices?.refresh() }
    }
    return devices
  }

  // MARK: The file

  func read() throws -> SignInRecord {
    do throws(SharedFileError) { return try file.read() } catch { throw SignInFileError(error) }
  }

  func change(_ body: (inout SignInRecord) throws -> Void) throws {
    try file.change(failure: { SignInFileError($0) as any Error }, body)
  }
}

/// A new device: its record and its cookie.
private struct NewDevice {
  let kept: SignInRecord.Device
  let shown: String

  init(_ name: String, at now: Date) {
    let id = RandomText.hexadecimal(words: 1)
    let secret = RandomText.hexadecimal(words: 4)
    kept = SignInRecord.Device(
      id: id,
      name: name,
      signedInAt: now,
      lastUsedAt: now,
      secret: HashedSecret(secret)
    )
    shown = "\(id)-\(secret)"
  }
}

/// The reason why the pass code and devices can't be read or changed.
struct SignInFileError: LocalizedError, Hashable {
  let errorDescription: String?

  init(_ error: SharedFileError) {
    errorDescription =
      switch error {
      case .unreadable(let file, let reason):
        String(localized: "The devices in \(file) can't be read: \(reason)")
      case .damaged(let file):
        String(
          localized: """
            \(file) is damaged, so no device can sign in. Move the file to another folder, then \
            choose a pass code again.
            """
        )
      case .notWritten(let file, let reason):
        String(localized: "The devices in \(file) can't be changed: \(reason)")
      }
  }
}

/// The subscriptions of signed-in devices, and the key that they belong to.
extension SignInFile {
  /// Returns the subscriptions by device.
  func subscriptions() throws -> [(id: String, push: DeviceSubscription)] {
    try signedInDevices().compactMap { device in device.push.map { (device.id, $0) } }
  }

  /// Stores or removes the subscription of a signed-in device. An endpoint belongs to one device.
  /// If another device has the endpoint, that device is the same browser before it signed in again,
  /// and its subscription is removed.
  func setSubscription(_ push: DeviceSubscription?, of device: String) throws {
    try change { record in
      for index in record.devices.indices {
        let endpoint = record.devices[index].push?.subscription.endpoint
        if let endpoint, endpoint == push?.subscription.endpoint {
          record.devices[index].push = nil
        }
        if record.devices[index].id == device, record.devices[index].signedOutAt == nil {
          record.devices[index].push = push
        }
      }
    }
  }

  /// Returns the stored key, which the first call creates.
  func pushKey(_ make: () -> Data) throws -> Data {
    if let key = try read().pushKey { return key }
    var key = Data()
    try change { record in
      key = record.pushKey ?? make()
      record.pushKey = key
    }
    return key
  }
}

/// The subscription of a device with the locale in which its user reads.
struct DeviceSubscription: Codable, Hashable, Sendable {
  let subscription: PushSubscription
  /// The identifier of the locale.
  let language: String
}
