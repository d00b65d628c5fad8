/// Encryption of files while the device is locked. Has no effect on Linux.
package enum DataProtection {
  /// Encrypts the files that are created in a folder until the device is first unlocked after a
  /// restart. Widgets can read them from then on, even while the device is locked.
  package static func protect(_ folder: URL) throws {}
}
