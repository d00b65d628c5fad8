/// Encryption of files while the device is locked.
package enum DataProtection {
  /// Encrypts the files that are created in a folder until the device is first unlocked after a
  /// restart. After that, widgets can read them even while the device is locked.
  package static func protect(_ folder: URL) throws {
    // Tests run on Macs, which encrypt the whole disk.
    #if canImport(UIKit)
      try FileManager.default.setAttributes(
        [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication],
        ofItemAtPath: folder.path(percentEncoded: false)
      )
    #endif
  }
}
