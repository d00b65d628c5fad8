import Foundation

// swift-crypto has the same declarations where the system lacks CryptoKit.
#if canImport(CryptoKit)
  import CryptoKit
#else
  import Crypto
#endif

/// A sealed file with its name.
package struct SealedFile: Hashable, Sendable {
  package let name: SyncFileName
  package let bytes: [UInt8]
}

extension SealedFile: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, bytes
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(SyncFileName.self, forKey: .name)
    bytes = Array(try container.decode(Data.self, forKey: .bytes))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(Data(bytes), forKey: .bytes)
  }
}

/// The seal of files, which encrypts contents with ChaCha20-Poly1305 and opens them with the same
/// key and name.
///
/// The name is a keyed hash of the contents, and the nonce is a part of the name. Different
/// contents therefore never have the same nonce, although no state is kept, and a renamed file
/// can't be opened.
package struct FileSeal: Sendable {
  private static let signature = Array("HTSY".utf8)
  private static let version: UInt8 = 1
  private static let nonceCount = 12
  private static let tagCount = 16

  private let sealingKey: SymmetricKey
  private let namingKey: SymmetricKey

  package init(_ key: SyncKey) {
    sealingKey = key.derived(for: "seal")
    namingKey = key.derived(for: "name")
  }

  func seal(_ contents: [UInt8]) throws(SyncFileError) -> SealedFile {
    let name = name(of: contents)
    let box: ChaChaPoly.SealedBox
    do {
      box = try ChaChaPoly.seal(
        contents,
        using: sealingKey,
        nonce: ChaChaPoly.Nonce(data: Self.nonce(of: name)),
        authenticating: Self.place(of: name)
      )
    } catch {
      throw .isDamaged("it can't be encrypted")
    }
    let bytes = Self.signature + [Self.version] + box.ciphertext + box.tag
    guard bytes.count <= SyncLimits.sealedBytes else { throw .isTooLarge }
    return SealedFile(name: name, bytes: bytes)
  }

  func open(_ file: SealedFile) throws(SyncFileError) -> [UInt8] {
    let headCount = Self.signature.count + 1
    guard file.bytes.count <= SyncLimits.sealedBytes else { throw .isTooLarge }
    guard file.bytes.count >= headCount + Self.tagCount else { throw .isCut }
    guard file.bytes.starts(with: Self.signature) else { throw .isForeign }
    let version = file.bytes[Self.signature.count]
    guard version == Self.version else { throw .isOfLaterVersion(Int(version)) }
    let contents: [UInt8]
    do {
      let box = try ChaChaPoly.SealedBox(
        combined: Self.nonce(of: file.name) + file.bytes[headCount...]
      )
      let place = Self.place(of: file.name)
      contents = Array(try ChaChaPoly.open(box, using: sealingKey, authenticating: place))
    } catch {
      throw .isNotSealed
    }
    guard name(of: contents) == file.name else { throw .hasAnotherName }
    return contents
  }

  private func name(of contents: [UInt8]) -> SyncFileName {
    SyncFileName(Array(HMAC<SHA256>.authenticationCode(for: contents, using: namingKey)))
  }

  private static func nonce(of name: SyncFileName) -> [UInt8] {
    Array(name.bytes.prefix(nonceCount))
  }

  /// Returns the authenticated data of the seal.
  private static func place(of name: SyncFileName) -> [UInt8] { signature + [version] + name.bytes }
}
