import Foundation

// Only apps can use the Keychain: test programs on a Mac have no access group.
#if canImport(Security) && canImport(UIKit)
  import Security

  /// A small secret in the Keychain that only this app can read.
  ///
  /// The secret can be read after the first unlock following a restart, even while the device is
  /// locked. Encrypted backups include it. Extensions have no access, because they need no secrets.
  struct SecretStore: Sendable {
    /// An empty file whose name identifies the secret. The file ties the secret to this
    /// installation, because Keychain items remain after an app is deleted.
    private let file: URL

    init(_ file: URL) {
      self.file = file
    }

    /// Returns the secret; nil if there is none.
    func read() throws -> Data? {
      guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else {
        return nil
      }
      var query = item
      query[kSecReturnData] = true
      query[kSecMatchLimit] = kSecMatchLimitOne
      var found: CFTypeRef?
      let status = SecItemCopyMatching(query as CFDictionary, &found)
      if status == errSecItemNotFound { return nil }
      try check(status)
      return found as? Data
    }

    /// Replaces the secret.
    func write(_ bytes: Data) throws {
      let attributes: [CFString: Any] = [
        kSecValueData: bytes,
        kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlock,
      ]
      var status = SecItemUpdate(item as CFDictionary, attributes as CFDictionary)
      if status == errSecItemNotFound {
        let added = item.merging(attributes) { _, new in new }
        status = SecItemAdd(added as CFDictionary, nil)
      }
      try check(status)
      try Data().write(to: file)
    }

    private var item: [CFString: Any] {
      [
        kSecClass: kSecClassGenericPassword,
        kSecAttrService: "HabitTracker",
        kSecAttrAccount: file.lastPathComponent,
      ]
    }

    private func check(_ status: OSStatus) throws {
      guard status != errSecSuccess else { return }
      let reason = SecCopyErrorMessageString(status, nil) as String?
      throw KeychainError(reason: reason ?? "Keychain error \(status).")
    }
  }

  private struct KeychainError: LocalizedError {
    let reason: String

    var errorDescription: String? { reason }
  }
#else
  import HabitSync

  /// A small secret in a file that only this user can read.
  struct SecretStore: Sendable {
    private let file: URL

    init(_ file: URL) {
      self.file = file
    }

    /// Returns the secret; nil if there is none.
    func read() throws -> Data? {
      do {
        return try Data(contentsOf: file)
      } catch CocoaError.fileReadNoSuchFile {
        return nil
      }
    }

    /// Replaces the secret.
    func write(_ bytes: Data) throws { try PrivateFile.replace(file, with: bytes) }
  }
#endif
