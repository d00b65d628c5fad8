import Foundation

// Linux and a Mac, which runs only tests and the command, have no UIKit.
#if canImport(UIKit)
  import UIKit
#endif

/// The name of this device.
package enum DeviceName {
  /// The default name of this device on other devices. Without the entitlement for the name in
  /// Settings, it is "iPhone" or "iPad".
  ///
  /// On iOS the name comes from UIKit, because `ProcessInfo.hostName` resolves the name over the
  /// network, which blocks, may ask for access to the local network, and returns "localhost".
  @MainActor package static var current: String {
    // See the import above.
    #if canImport(UIKit)
      UIDevice.current.name
    #else
      ProcessInfo.processInfo.hostName
    #endif
  }
}
