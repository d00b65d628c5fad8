// UIKit is of iOS alone; on a Mac only tests and the command run.
#if canImport(UIKit)
  import UIKit
#endif

/// The name of this device.
package enum DeviceName {
  /// The name that other devices show unless a person chooses another: "iPhone" or "iPad" without the
  /// entitlement for the name in Settings.
  ///
  /// `ProcessInfo.hostName` resolves the name over the network. On iOS it blocks, may ask for access to
  /// the local network, and returns "localhost".
  @MainActor package static var current: String {
    // See above.
    #if canImport(UIKit)
      UIDevice.current.name
    #else
      ProcessInfo.processInfo.hostName
    #endif
  }
}
