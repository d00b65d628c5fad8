import Foundation

/// Mistakes that end the process with Apple's SwiftData. Ours goes on, since other windows are open
/// in the same process. With `STRICT_STANDINS=1` it ends too; the tests run with that.
enum Strictness {
  static let isOn = ProcessInfo.processInfo.environment["STRICT_STANDINS"] == "1"
}
