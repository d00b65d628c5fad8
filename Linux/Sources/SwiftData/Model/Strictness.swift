import Foundation

/// The handling of mistakes that trap in Apple's SwiftData. This module continues, because other
/// windows run in the same process. With `STRICT_STANDINS=1`, as in the tests, it traps too.
enum Strictness {
  static let isOn = ProcessInfo.processInfo.environment["STRICT_STANDINS"] == "1"
}
