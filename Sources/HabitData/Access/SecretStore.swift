import Foundation

// The Keychain is for apps: the programs that test this on a Mac have no access group in it.
#if canImport(Security) && canImport(UIKit)
  import Security

  /// A few bytes that only this app can read, in the Keychain.
  ///
  /// They can be read from the first unlock after a restart on, also while the device is locked, and
  /// they are part of encrypted backups. Extensions have no access: they need none of the secrets.
  struct SecretStore: Sendable {
    /// Names the bytes. It is empty, and says that they belong to this installation of the app: the
    /// Keychain outlives an app that is deleted.
    private let file: URL

    init(_ file: URL) {
      self.file = file
    }

    /// The bytes; nil where there are none.
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

    /// Replaces the bytes.
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
  /// A few bytes in a file that only this user can read.
  struct SecretStore: Sendable {
    private let file: URL

    init(_ file: URL) {
      self.file = file
    }

    /// The bytes; nil where there are none.
    func read() throws -> Data? {
      do {
        return try Data(contentsOf: file)
      } catch CocoaError.fileReadNoSuchFile {
        return nil
      }
    }

    /// Replaces the bytes.
    func write(_ bytes: Data) throws { try PrivateFile.replace(file, with: bytes) }
  }
#endif
