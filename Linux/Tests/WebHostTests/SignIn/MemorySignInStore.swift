import Foundation
import Synchronization
import WebElements

/// A store that keeps the pass code and devices in memory, unhashed.
final class MemorySignInStore: SignInStore {
  struct State {
    var passCode: String?
    var devices: [String: Bool] = [:]
    var names: [String] = []
    var isBroken = false
    var passCodeChecks = 0
    /// The cookies of each read.
    var readings: [[String]] = []
    var wasReadOnMain = false
  }

  struct Broken: Error {}

  let state: Mutex<State>
  private let listeners = Mutex<[@Sendable () -> Void]>([])

  init(_ passCode: String?) {
    state = Mutex(State(passCode: passCode))
  }

  private func with<Value: Sendable>(
    _ body: (inout sending State) throws -> sending Value
  ) throws -> Value {
    try state.withLock { state in
      if state.isBroken { throw Broken() }
      return try body(&state)
    }
  }

  func hasPassCode() throws -> Bool {
    try with { state in
      state.readings.append([])
      return state.passCode != nil
    }
  }

  func isPassCode(_ text: String) async throws -> Bool {
    try with {
      $0.passCodeChecks += 1
      return $0.passCode == text
    }
  }

  func choosePassCode(_ text: String, isFirst: Bool, keeping device: String?) async throws {
    guard text.count >= 8 else { throw SignInRefusal("Too short.") }
    try with { state in
      if isFirst, state.passCode != nil { throw SignInRefusal("Already chosen.") }
      state.passCode = text
      for id in state.devices.keys where id != device { state.devices[id] = false }
    }
    notifyListeners()
  }

  func signIn(deviceNamed name: String) throws -> String {
    try with { state in
      let id = "d\(state.devices.count + 1)"
      state.devices[id] = true
      state.names.append(name)
      return id
    }
  }

  func signIn(deviceNamed name: String, giving text: String) async throws -> String? {
    try await isPassCode(text) ? try signIn(deviceNamed: name) : nil
  }

  func status(of shown: [String]) throws -> SignInStatus {
    try with { state in
      state.readings.append(shown)
      if Thread.isMainThread { state.wasReadOnMain = true }
      if let id = shown.first(where: { state.devices[$0] == true }) { return .signedIn(id: id) }
      if shown.contains(where: { state.devices[$0] == false }) { return .signedOut }
      return state.passCode == nil ? .noPassCode : .unknown
    }
  }

  func signedIn() throws -> Set<String> {
    try with { Set($0.devices.filter(\.value).keys) }
  }

  func onChange(_ body: @escaping @Sendable () -> Void) { listeners.withLock { $0.append(body) } }

  func signOut(_ id: String) {
    state.withLock { $0.devices[id] = false }
    notifyListeners()
  }

  private func notifyListeners() { for listener in listeners.withLock({ $0 }) { listener() } }
}
