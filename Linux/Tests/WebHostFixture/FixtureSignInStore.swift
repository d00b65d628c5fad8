import Synchronization
import WebElements

/// A store that admits browsers by the pass code of the command line and forgets them at exit.
final class FixtureSignInStore: SignInStore {
  private let passCode: String
  private let devices = Mutex<[String]>([])

  init(_ passCode: String) {
    self.passCode = passCode
  }

  func hasPassCode() throws -> Bool { true }
  func isPassCode(_ text: String) async throws -> Bool { text == passCode }

  func choosePassCode(_ text: String, isFirst: Bool, keeping device: String?) async throws {
    throw SignInRefusal("The pass code can't be changed.")
  }

  func signIn(deviceNamed name: String) throws -> String {
    let id = String(UInt64.random(in: .min ... .max), radix: 16)
    devices.withLock { $0.append(id) }
    return id
  }

  func signIn(deviceNamed name: String, giving text: String) async throws -> String? {
    text == passCode ? try signIn(deviceNamed: name) : nil
  }

  func status(of shown: [String]) throws -> SignInStatus {
    let device = devices.withLock { devices in shown.first { devices.contains($0) } }
    return device.map { .signedIn(id: $0) } ?? .unknown
  }

  func signedIn() throws -> Set<String> { devices.withLock { Set($0) } }
  func onChange(_ body: @escaping @Sendable () -> Void) {}
}
