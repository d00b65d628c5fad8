import Foundation
import HabitSync
import Synchronization
import TestSupport

/// A folder in memory that several transports share.
final class SharedFolder: Sendable {
  private let content = Mutex<[String: [UInt8]]>([:])

  var files: [String: [UInt8]] { content.withLock { $0 } }

  var size: Int { files.values.reduce(0) { $0 + $1.count } }

  func change(_ body: (inout [String: [UInt8]]) -> Void) {
    content.withLock { body(&$0) }
  }
}

/// A transport without faults.
struct MemoryTransport: SyncTransport {
  let folder: SharedFolder

  func names() async throws(SyncTransportError) -> [String] { folder.files.keys.sorted() }

  func read(_ name: String, limit: Int) async throws(SyncTransportError) -> [UInt8] {
    guard let bytes = folder.files[name] else { throw .hasNoFile(name) }
    guard bytes.count <= limit else { throw .isTooLarge(name: name) }
    return bytes
  }

  func write(_ name: String, _ bytes: [UInt8]) async throws(SyncTransportError) {
    folder.change { files in if files[name] == nil { files[name] = bytes } }
  }

  func remove(_ name: String) async throws(SyncTransportError) {
    folder.change { $0[name] = nil }
  }
}
