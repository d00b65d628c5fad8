import Foundation

/// The handling of mistakes that trap in Apple's SwiftData. The stand-in continues, because other
/// windows run in the same process. With `STRICT_STANDINS=1`, as in the tests, the stand-in traps
/// too.
enum Strictness {
  static let isOn = ProcessInfo.processInfo.environment["STRICT_STANDINS"] == "1"
}
