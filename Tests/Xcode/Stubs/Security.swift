// The part of Apple's Security that the app uses, with a Keychain in memory that refuses the same
// requests as Apple's. Names and types follow Apple's documentation; bridged types are Swift's own.
import Foundation

package typealias CFString = String
package typealias CFDictionary = [String: Any]
package typealias CFTypeRef = Any
package typealias OSStatus = Int32

package let kSecClass: CFString = "class"
package let kSecClassGenericPassword: CFString = "genp"
package let kSecAttrService: CFString = "svce"
package let kSecAttrAccount: CFString = "acct"
package let kSecAttrAccessible: CFString = "pdmn"
package let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
package let kSecValueData: CFString = "v_Data"
package let kSecReturnData: CFString = "r_Data"
package let kSecMatchLimit: CFString = "m_Limit"
package let kSecMatchLimitOne: CFString = "m_LimitOne"

package let errSecSuccess: OSStatus = 0
package let errSecParam: OSStatus = -50
package let errSecDuplicateItem: OSStatus = -25299
package let errSecItemNotFound: OSStatus = -25300

/// The items by class, service, and account, which are the primary key of a generic password.
nonisolated(unsafe) package var keychainItems: [[String]: CFDictionary] = [:]

private func key(_ query: CFDictionary) -> [String]? {
  let parts = [kSecClass, kSecAttrService, kSecAttrAccount].compactMap { query[$0] as? String }
  return parts.count == 3 ? parts : nil
}

package func SecItemAdd(
  _ attributes: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  guard let key = key(attributes), attributes[kSecValueData] is Data else { return errSecParam }
  guard keychainItems[key] == nil else { return errSecDuplicateItem }
  keychainItems[key] = attributes
  return errSecSuccess
}

package func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  // The query must not contain a value or ask for a result, and the class can't be updated.
  guard let key = key(query), attributesToUpdate[kSecClass] == nil,
    query[kSecReturnData] == nil, query[kSecValueData] == nil
  else { return errSecParam }
  guard keychainItems[key] != nil else { return errSecItemNotFound }
  keychainItems[key]?.merge(attributesToUpdate) { _, new in new }
  return errSecSuccess
}

package func SecItemCopyMatching(
  _ query: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  guard let key = key(query), query[kSecReturnData] as? Bool == true else { return errSecParam }
  guard let item = keychainItems[key] else { return errSecItemNotFound }
  result?.pointee = item[kSecValueData]
  return errSecSuccess
}

package func SecCopyErrorMessageString(
  _ status: OSStatus,
  _ reserved: UnsafeMutableRawPointer?
) -> CFString? { "Error \(status)" }
