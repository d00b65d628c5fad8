/// Encryption of files while the device is locked.
package enum DataProtection {
  /// Keeps the files that are created in a folder encrypted until the device is unlocked for the first
  /// time after a restart. From then on widgets can read them, also while it is locked.
  package static func protect(_ folder: URL) throws {}
}
