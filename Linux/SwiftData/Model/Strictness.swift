import Foundation

/// Mistakes that end the process with Apple's SwiftData, and that ours lets pass for the sake of
/// whoever has another window open. With `STRICT_STANDINS=1` they end it here too; the tests run
/// with it.
enum Strictness {
  static let isOn = ProcessInfo.processInfo.environment["STRICT_STANDINS"] == "1"
}
